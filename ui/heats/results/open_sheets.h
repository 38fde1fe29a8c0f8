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

/// The drafts of results in the event, round by round.
[[nodiscard]] std::vector<HalfTyped> halfTypedResults(const OpenBook& book);

/// Discards the draft of a game, and reports it; does nothing without a draft.
void discardDraftOf(OpenBook& book, const GameAddress& place);

/// Asks with a menu over the widget which other table of the round a draft is really for, by its
/// number or an arrow key: a table without a draft. The draft then belongs to that table. Absent if
/// it stays, which is reported.
[[nodiscard]] std::optional<TableNumber> moveDraftByMenu(OpenBook& book, const GameAddress& from,
                                                         QWidget& over);

class SheetView;
class TableReportBar;
struct HeatsWindow;

/// The sheets being edited, several at a time, each in its tab. Those of other rounds stay open
/// invisibly.
class OpenSheets : public QWidget {
    Q_OBJECT

public:
    /// between: goes between tabs and sheet.
    OpenSheets(OpenBook& book, const HeatsWindow& format, QWidget* between);

    /// The round whose sheets are shown. Closes sheets of games that are gone.
    void showRound(const std::optional<RoundId>& round);
    /// Of a table of the current round; becomes the current sheet. nullptr if there is no such
    /// table.
    SheetView* open(TableNumber table);
    void close(SheetView& sheet);
    void closeAll();

    /// The visible one of the current round; nullptr while none is open.
    [[nodiscard]] SheetView* current() const;
    /// nullptr if it is not open.
    [[nodiscard]] SheetView* at(const GameAddress& place) const;
    /// The button that records the visible sheet, for the bar of the page.
    [[nodiscard]] QWidget* acts() const { return m_acts; }
    /// Above the visible sheet; hidden until it is shown.
    [[nodiscard]] TableReportBar& reportBar() const { return *m_reportBar; }
    /// To the next tab (1) or the previous one (-1), wrapping around.
    void step(int direction);

Q_SIGNALS:
    /// The open sheets or the visible one changed.
    void changed();
    /// Esc in the current one, or in the bar above it.
    void left();
    void recorded(mentat::SheetView* sheet);
    /// Other acts are possible with one of them.
    void stateChanged();

private:
    /// Those of the current round, in the order of their tabs.
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
    QStackedWidget* m_stack; // the first is shown while no sheet is open
    QWidget* m_acts;
    std::optional<RoundId> m_round;
    std::map<GameAddress, QString> m_stoppedAt; // in this run
    std::map<GameAddress, SheetView*> m_sheets;
};

} // namespace mentat
