#pragma once

#include "app/session/rounds/table_reports.h"
#include "model/rounds/round.h"
#include "ui/desk/open_book.h"
#include "ui/itemmodels/heats/results_model.h"

#include <QFrame>
#include <QObject>

#include <map>

class QLabel;

namespace mentat {

/// A report that the desk still has to look at: of a table without a result all of them; of one
/// that has its result those that came after it and say something else.
struct OpenTableReport {
    GameAddress place;
    ReportedRow row;
    QString sheet; // as the draft of its game would be
};

/// Those of a round, table by table, in the order in which they came.
[[nodiscard]] std::vector<OpenTableReport> openTableReports(OpenBook& book, const Round& round);

/// Whether somebody at the desk half typed the sheet of this game: what is kept of it is none of
/// these reports.
[[nodiscard]] bool isTypedAtDesk(const OpenBook& book, const GameAddress& place,
                                 const std::vector<OpenTableReport>& reports);

/// Makes the report what is half typed of its game, so that its sheet opens with it. Whether that
/// is done: what somebody typed at the desk is not typed over, which is said.
[[nodiscard]] bool takeUp(OpenBook& book, const OpenTableReport& report,
                          const std::vector<OpenTableReport>& all);

/// Above a sheet that a table reported by phone: who sent and who confirmed it. Enter takes it, Esc
/// leaves it, Tab leads into its fields.
class TableReportBar : public QFrame {
    Q_OBJECT

public:
    explicit TableReportBar(QWidget* parent = nullptr);

    /// said: "5:12 PM, seat 2 Carl Gauss"; differs: the fields in which another report differs;
    /// empty: none.
    /// corrects: the table's result is recorded already, so that no Enter takes the report.
    void showReport(const QString& said, const QString& differs, bool corrects);

Q_SIGNALS:
    void taken();
    /// Enter, where that does not take it.
    void refused();
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QLabel* m_text;
    QLabel* m_differs;
    QLabel* m_keys;
    bool m_corrects = false;
    bool m_wasTypedAt = false; // since the focus came
};

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
