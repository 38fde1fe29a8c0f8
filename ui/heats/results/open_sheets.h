#pragma once

#include "model/rounds/round.h"
#include "ui/desk/open_book.h"
#include "ui/desk/page.h"
#include "ui/desk/pages_kind.h"

#include <map>

class QWidget;
class QStackedWidget;
class QTabBar;

namespace mentat {

/// The results of the event that are half typed, round by round.
[[nodiscard]] std::vector<HalfTyped> halfTypedResults(const OpenBook& book);

/// Throws away what is half typed of a game, and says so; nothing where nothing is.
void throwAwayDraftOf(OpenBook& book, const GameAddress& place);

/// Asks by a menu over the widget for which other table of the round a half-typed sheet really is,
/// by its number or an arrow key: one of which nothing is half typed. The draft is that table's
/// then. Absent where it stays, which is said.
[[nodiscard]] std::optional<TableNumber> moveDraftByMenu(OpenBook& book, const GameAddress& from,
                                                         QWidget& over);

class SheetView;
class TableReportBar;
struct HeatsWindow;

/// The sheets that are being typed, several at a time, each under its tab. Those of other rounds
/// stay open unseen.
class OpenSheets : public QWidget {
    Q_OBJECT

public:
    /// hint: what is shown while none is open. between: what stands between tabs and sheet.
    OpenSheets(OpenBook& book, const HeatsWindow& format, QWidget* hint, QWidget* between);

    /// Whose sheets are shown. Sheets of games that are gone are closed.
    void showRound(const std::optional<RoundId>& round);
    /// Of a table of the shown round; it is then the current one. nullptr where there is no such
    /// table.
    SheetView* open(TableNumber table);
    void close(SheetView& sheet);
    void closeAll();

    /// The one of the shown round that is seen; nullptr while none is open.
    [[nodiscard]] SheetView* current() const;
    /// nullptr where it is not open.
    [[nodiscard]] SheetView* at(const GameAddress& place) const;
    /// What records the one that is seen, for the bar of the page.
    [[nodiscard]] QWidget* acts() const { return m_acts; }
    /// Above the sheet that is seen; hidden until it is shown.
    [[nodiscard]] TableReportBar& reportBar() const { return *m_reportBar; }
    /// To the next tab (1) or the one before (-1), around the ends.
    void step(int direction);

Q_SIGNALS:
    /// Which sheets are open, or which is seen.
    void changed();
    /// Esc in the current one, or in the bar above it.
    void left();
    void recorded(mentat::SheetView* sheet);
    /// Something else can be done with one of them.
    void stateChanged();

private:
    /// Those of the shown round, in the order of their tabs.
    [[nodiscard]] std::vector<SheetView*> sheets() const;
    void closeGone();
    void showTabs();
    [[nodiscard]] QString positionOf(const GameAddress& place) const;
    void showSheetOfTab(int tab);
    void showActs();

    OpenBook& m_book;
    const HeatsWindow& m_format;
    QTabBar* m_tabs;
    TableReportBar* m_reportBar;
    QStackedWidget* m_stack; // the first is the hint
    QWidget* m_acts;
    std::optional<RoundId> m_round;
    std::map<GameAddress, QString> m_stoppedAt; // in this run
    std::map<GameAddress, SheetView*> m_sheets;
};

} // namespace mentat
