#pragma once

#include "reports/wording/heats/clock_wording.h"
#include "ui/desk/page.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace mentat {

class CallClockLine;
class RunningClocks;

/// Over every page's header: the called clock (R8) that ends first, and the line in which a clock
/// is called. Has no size while there is neither. Says when one has run out.
class ClockBar : public QWidget {
    Q_OBJECT

public:
    ClockBar(const PageContext& pageContext, std::span<const ClockWords> words);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void addKeys();
    void showNext();
    void breakLongText();
    void dismissNext();
    void announce(const CalledClock& clock);

    PageContext m_pageContext;
    OpenBook& m_book;
    ClockWording m_wording;
    RunningClocks* m_clocks;
    QWidget* m_next; // with its icon, text and button
    QHBoxLayout* m_nextRow;
    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_done;
    CallClockLine* m_line;
    std::optional<bool> m_isOver; // as the icon says
};

} // namespace mentat
