#pragma once

#include "ui/desk/open_book.h"

#include <QWidget>

class QLineEdit;

namespace mentat {

/// Where a stage is played and how long its games may take. Each is saved as its field is left.
class StagePlaceForm : public QWidget {
    Q_OBJECT

public:
    explicit StagePlaceForm(OpenBook& book, QWidget* parent = nullptr);

    void showStage(const Name& stage);

private:
    void save();
    void showDetails(bool isOther);

    OpenBook& m_book;
    std::optional<Name> m_stage;
    QLineEdit* m_location;
    QLineEdit* m_minutes;
};

} // namespace mentat
