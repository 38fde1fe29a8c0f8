#include "model/formats/by_ruleset/ruleset_errors.h"

#include "model/errors.h"
#include "model/finding_kind.h"

namespace mentat {

namespace {

class RulesetErrors {
public:
    RulesetErrors(const Ruleset& ruleset, Findings& findings)
        : m_ruleset(ruleset)
        , m_findings(findings) {}

    void addAll(const Pointer& where) {
        if (m_ruleset.sizes.empty())
            add(FindingKind::NothingInList, where.key("sizes"), {});
        addSizesTwice(m_ruleset.sizes, where.key("sizes"));
        addOrder(where.key("order"));
        addEliminated(where.key("eliminated"));
        addStages(where.key("stages"));
    }

private:
    void add(FindingKind kind, const Pointer& where, Values values) {
        m_findings.push_back({kind, where, std::move(values), {}, Rule::H10_1});
    }

    void addSizesTwice(const ListedSizes& sizes, const Pointer& where) {
        for (const size_t later : laterOfTwo(sizes, [](ListedSize size) { return size; }))
            add(FindingKind::Twice, where.index(later), {qint64(sizes[later].value())});
    }

    void addOrder(const Pointer& where) {
        if (m_ruleset.order.empty())
            add(FindingKind::NothingInList, where, {});
        for (size_t i = 0; i < m_ruleset.order.size(); ++i) {
            const OrderKey& key = m_ruleset.order[i];
            const OrderBy by = orderBy(key);
            const Pointer place = where.index(i).key("by");
            if (by == OrderBy::ScoreShare && m_ruleset.score != Scores::High)
                add(FindingKind::NeedsHighScores, place, {QString(idOf(by))});
            else if (needsScores(key) && m_ruleset.score == Scores::None)
                add(FindingKind::NeedsScores, place, {QString(idOf(by))});
        }
    }

    void addEliminated(const Pointer& where) {
        if (m_ruleset.score != Scores::None)
            return;
        for (size_t i = 0; i < m_ruleset.eliminated.size(); ++i) {
            const EliminatedBy by = m_ruleset.eliminated[i];
            if (by == EliminatedBy::StageScore)
                add(FindingKind::NeedsScores, where.index(i).key("by"), {QString(idOf(by))});
        }
    }

    void addStages(const Pointer& where) {
        const auto& stages = m_ruleset.stages;
        for (const size_t later :
             laterOfTwo(stages, [](const StageRule& stage) { return stage.name.text(); }))
            add(FindingKind::Twice, where.index(later).key("name"), {stages[later].name.text()});
        for (size_t i = 0; i < stages.size(); ++i) {
            const Pointer place = where.index(i);
            addSizesTwice(stages[i].sizes, place.key("sizes"));
            if (i > 0 && stages[i].entrants)
                add(FindingKind::EntrantsNotFirst, place.key("entrants"), {});
            else if (i == 0 && !stages[i].entrants)
                add(FindingKind::MissingKey, place, {QStringLiteral("entrants")});
            else if (i == 0)
                addEntrants(*stages[i].entrants, place.key("entrants"));
        }
    }

    void addEntrants(const Entrants& entrants, const Pointer& where) {
        if (std::holds_alternative<EntrantsByWins>(entrants)) {
            if (!m_ruleset.order.empty() && orderBy(m_ruleset.order.front()) != OrderBy::Wins)
                add(FindingKind::WinsNotFirst, where, {});
            return;
        }
        const auto* byField = std::get_if<EntrantsByField>(&entrants);
        if (byField && byField->empty())
            add(FindingKind::NothingInList, where, {});
        for (size_t i = 1; byField && i < byField->size(); ++i) {
            if ((*byField)[i].field <= (*byField)[i - 1].field)
                add(FindingKind::NotAscending, where.index(i).index(0), {});
        }
    }

    const Ruleset& m_ruleset;
    Findings& m_findings;
};

} // namespace

void addRulesetErrors(const Ruleset& ruleset, const Pointer& where, Findings& findings) {
    RulesetErrors(ruleset, findings).addAll(where);
}

} // namespace mentat
