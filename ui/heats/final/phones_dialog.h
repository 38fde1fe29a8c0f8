#pragma once

#include "ui/desk/open_book.h"

#include <QDialog>

class QGridLayout;

namespace mentat {

/// The phones of those whom the GM calls, one field each, asked for before everybody goes home.
/// Each is saved as its field is left; Enter leads to the next.
class PhonesDialog : public QDialog {
    Q_OBJECT

public:
    PhonesDialog(OpenBook& book, const std::vector<PlayerId>& players, QWidget* parent = nullptr);

private:
    void addField(QGridLayout& fields, const PlayerId& player, int position, int rows);
    void save(const PlayerId& player, const QString& typed);

    OpenBook& m_book;
};

} // namespace mentat
