#pragma once

#include "ui/desk/open_book.h"
#include "ui/heats/results/reported_results.h"

#include <QObject>

#include <map>

namespace mentat {

class SheetView;
class OpenSheets;
class ResultsLists;

/// The reports that were opened in their sheets and are not recorded yet, with the bar by which
/// Enter takes one. What was typed at the desk is never typed over.
class TakenReports : public QObject {
    Q_OBJECT

public:
    TakenReports(OpenBook& book, ResultsLists& lists, OpenSheets& sheets, QObject* parent);

    /// The sheet of a table of the shown round, with what it reported last where nothing is typed
    /// or recorded.
    void openTable(TableNumber table);
    void openReport(const OpenTableReport& report);
    /// To the bar, where it is shown, else to the field of the sheet where the hand was.
    void goOn(SheetView& sheet);
    /// The sheet is left: a report that was only looked at is no draft of the desk.
    void forget(const GameAddress& place);

private:
    /// Or hides it: as long as what the current sheet shows is what the table sent.
    void showBar();
    /// A sheet was recorded: what its table reported until now is settled by that.
    void settle(const GameAddress& place);

    OpenBook& m_book;
    ResultsLists& m_lists;
    OpenSheets& m_sheets;
    std::map<GameAddress, QString> m_taken; // each as it was sent
};

} // namespace mentat
