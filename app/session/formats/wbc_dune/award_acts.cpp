#include "app/session/formats/wbc_dune/award_acts.h"

#include "app/session/acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/formats/wbc_dune/dune_awards.h"

#include <algorithm>
#include <ranges>

namespace mentat {

namespace {

std::optional<Award> awardOf(const Event& event, Faction faction) {
    const auto awards = duneAwards(event);
    const auto found = std::ranges::find(awards, faction, &Award::faction);
    return found == awards.end() ? std::nullopt : std::optional(*found);
}

AwardDecision decisionAbout(const Event& event, Faction faction) {
    for (const AwardDecision& decision : std::views::reverse(event.awardDecisions)) {
        if (decision.faction == faction)
            return decision;
    }
    return {faction, {}, {}, false};
}

} // namespace

Result<Change> decideBetweenEquals(const Event& event, Faction faction, const PlayerId& player,
                                   const QString& reason) {
    const auto award = awardOf(event, faction);
    const bool isEqual = award && (award->tied || award->decided)
                         && std::ranges::find(award->winners, player, &Performance::player)
                                != award->winners.end();
    if (!isEqual)
        return failure(FailureKind::NotAmongEquals, {playerName(event, player), faction});
    if (reason.trimmed().isEmpty())
        return failure(FailureKind::ReasonMissing);
    AwardDecision decision = decisionAbout(event, faction);
    decision.player = player;
    decision.reason = reason.trimmed();
    return decideAward(event, decision);
}

Result<Change> handOverAward(const Event& event, Faction faction, bool handedOver) {
    const auto award = awardOf(event, faction);
    if (!award || award->winners.empty())
        return failure(FailureKind::NobodyScored, {faction});
    if (award->tied && handedOver)
        return failure(FailureKind::AwardUndecided, {faction});
    AwardDecision decision = decisionAbout(event, faction);
    decision.handedOver = handedOver;
    auto change = decideAward(event, decision);
    if (change)
        change->kind = handedOver ? ChangeKind::AwardHandedOver : ChangeKind::HandOverTakenBack;
    return change;
}

} // namespace mentat
