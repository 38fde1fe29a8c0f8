#include "app/session/formats/by_ruleset/listed_stages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// So many times as many: of each table of the round before, one goes on.
Entrants timesAsMany(const Entrants& entrants, int times) {
    if (const auto* number = std::get_if<EntrantsNumber>(&entrants))
        return EntrantsNumber{Positive(number->number.value() * times)};
    if (const auto* byField = std::get_if<EntrantsByField>(&entrants)) {
        EntrantsByField more = *byField;
        for (EntrantsFrom& from : more)
            from.number = Count(from.number.value() * times);
        return more;
    }
    return entrants; // everybody who has won
}

/// How many the stage would take at most; 0: nobody can say.
int mostOf(const Entrants& entrants) {
    if (const auto* number = std::get_if<EntrantsNumber>(&entrants))
        return number->number.value();
    const auto* byField = std::get_if<EntrantsByField>(&entrants);
    return byField && !byField->empty() ? byField->back().number.value() : 0;
}

/// The advanced rounds of a ruleset as a schedule lists them: no other, and each of them.
class ListedStages {
public:
    ListedStages(const ScheduledEvent& scheduled, Ruleset& ruleset)
        : m_scheduled(scheduled)
        , m_ruleset(ruleset) {}

    StagesChanged apply() {
        renameIfOne();
        // From the last to the first, so that each is put before what comes after it.
        for (const RoundKind kind :
             {RoundKind::Final, RoundKind::Semifinal, RoundKind::Quarterfinal}) {
            const auto stage = stageOf(kind);
            if (isListed(kind) && !stage && insert(kind)) {
                m_done.added.push_back(kind);
            } else if (!isListed(kind) && stage) {
                drop(*stage);
                m_done.dropped.push_back(kind);
            }
        }
        return std::move(m_done);
    }

private:
    [[nodiscard]] bool isListed(RoundKind kind) const {
        return std::ranges::find(m_scheduled.rounds, kind, &ScheduledRound::kind)
               != m_scheduled.rounds.end();
    }
    [[nodiscard]] std::optional<size_t> stageOf(RoundKind kind) const {
        const auto found = std::ranges::find_if(m_ruleset.stages, [&](const StageRule& stage) {
            return stage.name.normalised() == stageName(kind).normalised();
        });
        return found == m_ruleset.stages.end()
                   ? std::nullopt
                   : std::optional(static_cast<size_t>(found - m_ruleset.stages.begin()));
    }

    /// One round before the final is the same, whatever it is called.
    void renameIfOne() {
        const auto semifinal = stageOf(RoundKind::Semifinal);
        if (!semifinal || isListed(RoundKind::Semifinal) || !isListed(RoundKind::Quarterfinal)
            || stageOf(RoundKind::Quarterfinal))
            return;
        m_ruleset.stages[*semifinal].name = stageName(RoundKind::Quarterfinal);
        m_done.added.push_back(RoundKind::Quarterfinal);
        m_done.dropped.push_back(RoundKind::Semifinal);
    }

    /// Whoever would have entered it enters the next.
    void drop(size_t stage) {
        auto& stages = m_ruleset.stages;
        if (stage + 1 < stages.size() && !stages[stage + 1].entrants)
            stages[stage + 1].entrants = stages[stage].entrants;
        stages.erase(stages.begin() + static_cast<std::ptrdiff_t>(stage));
    }

    /// Before the next that there is, with tables of its sizes; its winners are then as many as the
    /// ruleset has enter that one. A final where there is no stage at all: one table.
    bool insert(RoundKind kind) {
        auto& stages = m_ruleset.stages;
        if (stages.empty() == (kind != RoundKind::Final))
            return false;
        if (kind == RoundKind::Final) {
            StageRule last{stageName(kind), {}, {}};
            last.entrants = EntrantsNumber{Positive(m_ruleset.sizes.front().value())};
            stages.push_back(std::move(last));
            return true;
        }
        StageRule& next = stages.front();
        if (!next.entrants)
            return false;
        StageRule stage = next;
        stage.name = stageName(kind);
        stage.fillTo = Count(0);
        stage.fillTables = false;
        stage.advance = Positive(1);
        // A final's tables are larger than those of the rounds before it.
        stage.sizes = stages.size() == 1 ? ListedSizes() : next.sizes;
        const int size = sizesOf(m_ruleset, stage).front().value();
        stage.entrants = timesAsMany(*next.entrants, size);
        const int most = mostOf(*next.entrants);
        stage.skipBelow = Count((most > 0 ? most : size * size) + 1);
        next.entrants.reset();
        next.atMostHalf = false;
        stages.insert(stages.begin(), std::move(stage));
        return true;
    }

    const ScheduledEvent& m_scheduled;
    Ruleset& m_ruleset;
    StagesChanged m_done;
};

} // namespace

Name stageName(RoundKind kind) {
    return *Name::fromText(kind == RoundKind::Quarterfinal ? u"Quarterfinal"_s
                           : kind == RoundKind::Semifinal  ? u"Semifinal"_s
                                                           : u"Final"_s);
}

StagesChanged listStages(Ruleset& ruleset, const ScheduledEvent& scheduled) {
    return ListedStages(scheduled, ruleset).apply();
}

} // namespace mentat
