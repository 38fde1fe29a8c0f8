#pragma once

#include "app/session/rounds/table_reports.h"
#include "model/rounds/round.h"
#include "ui/desk/open_book.h"
#include "ui/itemmodels/heats/results_model.h"

#include <QFrame>

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

} // namespace mentat
