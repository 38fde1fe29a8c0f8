#pragma once

#include "reports/wording/heats/clock_wording.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLineEdit;

namespace mentat {

class OpenBook;
class ReasonLine;

/// Calls the clock (R8) from any page: the table's number, the letter of the action, Enter. Escape
/// gives it up. The focus goes back to where it was.
class CallClockLine : public QWidget {
    Q_OBJECT

public:
    CallClockLine(OpenBook& book, std::span<const ClockWords> words, QWidget* parent = nullptr);

    /// Shows it, with nothing typed.
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

} // namespace mentat
