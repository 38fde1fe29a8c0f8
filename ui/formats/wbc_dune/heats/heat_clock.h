#pragma once

#include "ui/frame/page.h"

#include <QLabel>
#include <QTimer>

namespace mentat {

/// The clock of the heat that is on, at the right of every page's header: until when somebody may
/// come late, the last turn may begin, and the heat ends. Computed from the time of day: a restart
/// loses nothing.
class HeatClock : public QLabel {
    Q_OBJECT

public:
    explicit HeatClock(const Surroundings& surroundings);

private:
    void showTime();
    [[nodiscard]] QString text(const Heat& heat) const;

    OpenBook& m_book;
    QTimer m_tick;
};

} // namespace mentat
