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

/// A report that the desk still has to look at: all those of a table without a result; for a table
/// with a result, later reports that differ from it.
struct OpenTableReport {
    GameAddress place;
    ReportedRow row;
    QString sheet; // as the draft of its game would be
};

/// Those of a round, table by table, in the order of arrival.
[[nodiscard]] std::vector<OpenTableReport> openTableReports(OpenBook& book, const Round& round);

/// Whether the sheet of this game has a draft typed at the desk, one that differs from these
/// reports.
[[nodiscard]] bool isTypedAtDesk(const OpenBook& book, const GameAddress& place,
                                 const std::vector<OpenTableReport>& reports);

/// Makes the report the draft of its game, so that its sheet opens with it. Returns whether it did:
/// a draft typed at the desk is not overwritten, which is reported.
[[nodiscard]] bool takeUp(OpenBook& book, const OpenTableReport& report,
                          const std::vector<OpenTableReport>& all);

/// Above a sheet that a table reported by phone: the players who sent and confirmed it. Enter
/// accepts it, Esc leaves it, Tab leads into its fields.
class TableReportBar : public QFrame {
    Q_OBJECT

public:
    explicit TableReportBar(QWidget* parent = nullptr);

    /// said: "5:12 PM, seat 2 Carl Gauss"; differs: the fields in which another report differs;
    /// empty: none. corrects: the table already has a recorded result, so Enter does not accept the
    /// report.
    void showReport(const QString& said, const QString& differs, bool corrects);

Q_SIGNALS:
    void taken();
    /// Enter, when it does not accept the report.
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

/// The reports opened in their sheets and not recorded yet, with the bar where Enter accepts one.
/// Drafts typed at the desk are never overwritten.
class TakenReports : public QObject {
    Q_OBJECT

public:
    TakenReports(OpenBook& book, ResultsLists& lists, OpenSheets& sheets, QObject* parent);

    /// The sheet of a table of the current round, with its last report if nothing is typed or
    /// recorded.
    void openTable(TableNumber table);
    void openReport(const OpenTableReport& report);
    /// To the bar if it is visible, otherwise to the last used field of the sheet.
    void goOn(SheetView& sheet);
    /// The sheet is closed: a report that was only looked at is not a draft of the desk.
    void forget(const GameAddress& place);

private:
    /// Shows the bar as long as the content of the current sheet is what the table sent; otherwise
    /// hides it.
    void showBar();
    /// A sheet was recorded: this settles the reports of its table so far.
    void settle(const GameAddress& place);

    OpenBook& m_book;
    ResultsLists& m_lists;
    OpenSheets& m_sheets;
    std::map<GameAddress, QString> m_taken; // each as it was sent
};

} // namespace mentat
