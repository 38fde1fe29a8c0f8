#pragma once

#include "ui/backup/event_file_keeper.h"

#include <QFrame>

class QLabel;

namespace mentat {

/// The line above every page while the event file is not where it was opened: what happened, where
/// everything is kept, and the two ways on. It cannot be closed.
class LostPlaceBanner : public QFrame {
    Q_OBJECT

public:
    LostPlaceBanner(OpenBook& book, EventFileKeeper& keeper, QWidget* parent = nullptr);

    /// Empty while nothing happened.
    [[nodiscard]] QString text() const;

private:
    void showState();

    EventFileKeeper& m_keeper;
    QLabel* m_text;
};

} // namespace mentat
