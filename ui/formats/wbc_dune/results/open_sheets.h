#pragma once

#include "scoring/formats/wbc_dune/results/sheet_field.h"
#include "ui/desk/page.h"

#include <map>

class QStackedWidget;
class QTabBar;

namespace mentat {

class ResultSheet;

/// The sheets that are being typed, several at a time, each under its tab. Those of other heats
/// stay open unseen.
class OpenSheets : public QWidget {
    Q_OBJECT

public:
    /// hint: what is shown while none is open. between: what stands between tabs and sheet.
    OpenSheets(const PageContext& pageContext, QWidget* hint, QWidget* between);

    /// Whose sheets are shown. Sheets of games that are gone are closed.
    void showHeat(std::optional<HeatNumber> heat);
    /// Of a table of the shown heat; it is then the current one. nullptr where there is no such
    /// table.
    ResultSheet* open(TableNumber table);
    void close(ResultSheet& sheet);
    void closeAll();

    /// The one of the shown heat that is seen; nullptr while none is open.
    [[nodiscard]] ResultSheet* current() const;
    /// nullptr where it is not open.
    [[nodiscard]] ResultSheet* at(const GameAddress& place) const;
    /// To the next tab (1) or the one before (-1), around the ends.
    void step(int direction);

Q_SIGNALS:
    /// Which sheets are open, or which is seen.
    void changed();
    /// Esc in the current one.
    void left();
    void recorded(mentat::ResultSheet* sheet);

private:
    [[nodiscard]] const Heat* heat() const;
    /// Those of the shown heat, in the order of their tabs.
    [[nodiscard]] std::vector<ResultSheet*> sheets() const;
    void closeGone();
    void showTabs();
    void showSheetOfTab(int tab);

    PageContext m_pageContext;
    OpenBook& m_book;
    QTabBar* m_tabs;
    QStackedWidget* m_stack; // the first is the hint
    std::optional<HeatNumber> m_heat;
    std::map<GameAddress, SheetField> m_stoppedAt; // in this run
    std::map<GameAddress, ResultSheet*> m_sheets;
};

} // namespace mentat
