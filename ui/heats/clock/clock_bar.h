#pragma once

#include "reports/wording/heats/clock_wording.h"
#include "ui/desk/page.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace mentat {

class OpenBook;
class ReasonLine;

/// Calls the clock (R8) from any page: table number, letter of the action, Enter. Escape cancels.
/// The focus returns to its previous place.
class CallClockLine : public QWidget {
    Q_OBJECT

public:
    CallClockLine(OpenBook& book, std::span<const ClockWords> words, QWidget* parent = nullptr);

    /// Shows it, empty.
    void open();

Q_SIGNALS:
    /// Shown, or hidden again.
    void opened();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void call();
    /// Says why not; the table's number is typed again.
    void refuse(const QString& reason);
    void leave();
    void offerPlayers();
    /// Absent: no table has the number, or nothing is typed.
    [[nodiscard]] std::optional<GameAddress> place() const;

    OpenBook& m_book;
    ClockWording m_wording;
    QLineEdit* m_table;
    QComboBox* m_action;
    QComboBox* m_whose;
    ReasonLine* m_reason;
    QPointer<QWidget> m_focusBefore;
};

class RunningClocks;

/// Over every page's header: the called clock (R8) that ends first, and the line for calling a
/// clock. Has no size without either. Announces when a clock has run out.
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
    std::optional<bool> m_isOver; // as shown by the icon
};

} // namespace mentat
