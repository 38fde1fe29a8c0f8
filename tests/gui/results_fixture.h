#pragma once

#include "tests/gui/window_fixture.h"
#include "ui/dune/results/sheet/sheet_edit.h"

class QTableView;

namespace mentat {
class DuneFields;
class SheetView;
} // namespace mentat

namespace mentat::test {

/// A heat at 13:00 on 29 July 2026 whose tables of six have started at 13:05: Ada Byron to Florence
/// Allen, Grace Hopper to Leonhard Euler, then others.
[[nodiscard]] QByteArray resultsDocument(int tables);

/// The same with three tables, which play; heat 2 at 17:30 is drawn and to start, heat 3 takes
/// check-ins.
[[nodiscard]] QByteArray runningEvent();

/// The page Results over a heat whose tables have played since 13:05; it is 17:12. Counts the keys
/// that it presses.
class ResultsFixture {
public:
    void openHeat(int tables = 1);
    /// The event file that is at this path already.
    void openFile(const QString& path);
    void showPage();
    /// It is this time of the same day now, "18:30".
    void setTime(const QString& time);
    void openSheet(int table);

    [[nodiscard]] WindowFixture& fixture() { return m_fixture; }
    [[nodiscard]] const Game& game(int table);
    /// The sheet that is shown; nullptr while none is.
    [[nodiscard]] SheetView* sheet();
    /// Of the sheet that is shown.
    [[nodiscard]] DuneFields* fields();
    [[nodiscard]] SheetEdit& field(const SheetField& field);
    [[nodiscard]] SheetField focusedField();
    [[nodiscard]] QString verdict();
    [[nodiscard]] QString correctionEffect();
    /// Why the sheet was not recorded as it is; empty: it was not refused.
    [[nodiscard]] QString refusal();
    /// What the list of tables says.
    [[nodiscard]] QString cell(int row, int column);
    [[nodiscard]] QStringList questions();
    [[nodiscard]] ChangeKind lastKind();

    void keys(const QString& names);
    /// Types a whole sheet of a solo victory of the first seat with the Emperor.
    void recordSolo(const QString& strongholds, int table = 1);
    /// Opens a heat and types two sides with the same four values, the others behind them: the next
    /// is the first of the dice.
    void typeTied();
    void answer(const QString& question, const QString& typed);
    /// Prints the keys pressed so far and compares them with the goal.
    void report(const char* what, int goal) const;

private:
    WindowFixture m_fixture;
    int m_keys = 0;
};

} // namespace mentat::test
