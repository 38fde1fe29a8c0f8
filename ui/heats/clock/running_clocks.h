#pragma once

#include "scoring/heats/clock/called_clock.h"
#include "ui/desk/open_book.h"

#include <QTimer>

namespace mentat {

/// The clocks that were called in the event that is worked on (R8), as of now: looked at again and
/// again while there is one, and each time computed from the time of day.
class RunningClocks : public QObject {
    Q_OBJECT

public:
    explicit RunningClocks(OpenBook& book, QObject* parent = nullptr);

    /// Those to be seen; the one that ends first in front, what is long over last.
    [[nodiscard]] const std::vector<CalledClock>& shown() const { return m_shown; }
    /// With the dismissed ones.
    [[nodiscard]] const std::vector<CalledClock>& all() const { return m_all; }

    void dismiss(const CalledClock& clock);

Q_SIGNALS:
    /// There may be other clocks, or less of them may remain.
    void looked();
    /// While somebody looked on.
    void ranOut(const mentat::CalledClock& clock);

private:
    void look();

    OpenBook& m_book;
    std::vector<CalledClock> m_all;
    std::vector<CalledClock> m_shown;
    std::vector<CalledClock> m_running; // when it was last looked
    QTimer m_tick;
};

} // namespace mentat
