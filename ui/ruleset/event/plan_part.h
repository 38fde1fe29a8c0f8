#pragma once

#include "app/session/ruleset/plan_reading.h"
#include "reports/wording/ruleset/plan_wording.h"
#include "ui/desk/page.h"
#include "ui/lists/report_list.h"

#include <QScrollArea>

#include <map>

class QLabel;
class QLineEdit;

namespace mentat {

class ListTable;
class ReasonLine;

/// A plan of the event for a given number of people: its tables, stages and hours, updated during
/// typing. Nothing is stored in the event; typed values stay while the window is open, separately
/// for each event.
class PlanPart : public BookView<QScrollArea> {
    Q_OBJECT

public:
    explicit PlanPart(const PageContext& pageContext);

protected:
    void showAll() override;

private:
    struct Typed {
        PlanTyped plan;
        QString elimination;
    };
    void build();
    void showTyped();
    void showAnswers();
    void showPlan(const Ruleset& ruleset);
    void showElimination(const Ruleset& ruleset);
    void setRows(const std::vector<PlanLine>& lines);
    [[nodiscard]] Typed typed() const;

    OpenBook& m_book;
    ReportTableModel m_model;
    QLineEdit* m_players;
    QLineEdit* m_field;
    QLineEdit* m_winners;
    QLabel* m_winnersLabel = nullptr;
    QLineEdit* m_minutes;
    ReasonLine* m_why;
    ListTable* m_list;
    QLabel* m_sentences;
    QLineEdit* m_elimination;
    ReasonLine* m_eliminationWhy;
    QLabel* m_rounds;
    PlanExpectation m_known;        // from the event
    std::optional<EventId> m_event; // the event of the numbers in the fields
    std::map<EventId, Typed> m_typed;
};

} // namespace mentat
