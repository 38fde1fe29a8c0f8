#include "scoring/ruleset/stage_round.h"

#include "model/rounds/heat_slots.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/players.h"

#include <algorithm>
#include <cstdlib>

namespace mentat {

std::optional<std::vector<int>> givenTables(const StageOfRuleset& stage, int seated) {
    const auto& rule = stage.rule().tables;
    if (!rule || stage.isFinal())
        return std::nullopt;
    const auto* fixed = std::get_if<Positive>(&*rule);
    const int tables = fixed ? fixed->value() : numberFor(std::get<NumbersFrom>(*rule), seated);
    if (tables == 0 || seated / tables < ListedSize::min)
        return std::nullopt;
    const int larger = seated % tables;
    if (seated / tables + (larger > 0 ? 1 : 0) > ListedSize::max)
        return std::nullopt;
    std::vector<int> sizes(static_cast<size_t>(tables), seated / tables);
    for (int table = 0; table < larger; ++table)
        ++sizes[static_cast<size_t>(table)];
    return sizes;
}

namespace {

bool canBeSeated(const StageOfRuleset& stage, int number) {
    return givenTables(stage, number).has_value() || canBeGrouped(Count(number), stage.sizes());
}

/// The largest number from 1 to this one that can be seated; absent if there is none.
std::optional<int> loweredToSeated(const StageOfRuleset& stage, int number) {
    for (int lower = number; lower > 0; --lower) {
        if (canBeSeated(stage, lower))
            return lower;
    }
    return std::nullopt;
}

/// H8: fits the number so that no bye is needed, apart from the players guaranteed one.
int fittedToSeats(const StageOfRuleset& stage, const StageCrowd& crowd, int wanted) {
    const auto lowered = loweredToSeated(stage, wanted);
    if (!lowered)
        return wanted; // a single table
    if (*lowered >= std::min(crowd.guarded, wanted))
        return *lowered;
    const int most = std::min(crowd.people, crowd.atMost.value_or(crowd.people));
    for (int larger = wanted + 1; larger <= most; ++larger) {
        if (canBeSeated(stage, larger))
            return larger;
    }
    return wanted; // and there are byes
}

/// H8: the final is one table of the largest listed size that is not too large, if any.
int fittedToFinal(const ListedSizes& sizes, int wanted) {
    int best = 0;
    for (const ListedSize size : sizes) {
        if (size.value() <= wanted)
            best = std::max(best, size.value());
    }
    return best == 0 ? wanted : best;
}

int filledTo(const FillTo& fillTo, int number) {
    if (const auto* fixed = std::get_if<Count>(&fillTo))
        return std::max(number, fixed->value());
    for (const Count step : std::get<std::vector<Count>>(fillTo)) {
        if (step.value() >= number)
            return step.value();
    }
    return number;
}

/// Puts smaller tables first where the rule asks for it.
std::vector<int> inOrder(const StageRule& rule, std::vector<int> sizes) {
    if (rule.small == SmallTables::First)
        std::ranges::reverse(sizes);
    return sizes;
}

} // namespace

std::optional<int> entrantsFrom(const Entrants& entrants, int field) {
    if (const auto* fixed = std::get_if<EntrantsNumber>(&entrants))
        return fixed->number.value();
    const auto* byField = std::get_if<EntrantsByField>(&entrants);
    return byField ? std::optional(numberFor(*byField, field)) : std::nullopt;
}

int stageNumberWanted(const StageOfRuleset& stage, const StageCrowd& crowd) {
    const StageRule& rule = stage.rule();
    qint64 number = filledTo(rule.fillTo, crowd.qualified);
    if (rule.fillTables) {
        const int size = stage.sizes().front().value();
        number = (number + size - 1) / size * size;
    }
    number = std::min(number, qint64(crowd.people));
    if (crowd.atMost && !stage.isFinal())
        number = std::min(number, qint64(*crowd.atMost));
    return static_cast<int>(number);
}

HeldBecause whetherEnough(const StageOfRuleset& stage, int counted, int wanted) {
    if (stage.isFinal())
        return HeldBecause::IsFinal;
    if (const int byesTo = stage.rule().byesTo.value(); byesTo > 0)
        return wanted > byesTo ? HeldBecause::AboveByesTo : HeldBecause::NotAboveByesTo;
    if (wanted <= 1)
        return HeldBecause::NobodyToMeet;
    return counted >= stage.rule().skipBelow.value() ? HeldBecause::Enough : HeldBecause::TooFew;
}

bool isHeld(HeldBecause because) {
    switch (because) {
    case HeldBecause::IsFinal:
    case HeldBecause::HasGames:
    case HeldBecause::GmHolds:
    case HeldBecause::Enough:
    case HeldBecause::AboveByesTo: return true;
    case HeldBecause::LaterHasGames:
    case HeldBecause::GmSkips:
    case HeldBecause::TooFew:
    case HeldBecause::NotAboveByesTo:
    case HeldBecause::NobodyToMeet: return false;
    }
    Q_UNREACHABLE();
}

int stageNumber(const StageOfRuleset& stage, const StageCrowd& crowd) {
    const int wanted = stageNumberWanted(stage, crowd);
    if (stage.isFinal())
        return fittedToFinal(stage.sizes(), wanted);
    if (stage.rule().byesTo.value() > 0)
        return wanted; // the rest have byes
    return fittedToSeats(stage, crowd, wanted);
}

int stageByes(const StageOfRuleset& stage, int number) {
    if (stage.isFinal())
        return 0;
    const StageRule& rule = stage.rule();
    const int aim = rule.byesTo.value();
    std::optional<int> best;
    qint64 bestSum = 0;
    for (int byes = 0; byes < number; ++byes) {
        if (!canBeSeated(stage, number - byes))
            continue;
        if (aim == 0)
            return byes;
        const auto tables = static_cast<qint64>(stageSizes(stage, number - byes).size());
        const qint64 sum = byes + rule.advance.value() * tables;
        const qint64 distance = std::abs(sum - aim);
        const qint64 bestDistance = std::abs(bestSum - aim);
        // Of two equally near sums, take the larger; at equal sums, the fewer byes, which came
        // first.
        if (!best || distance < bestDistance || (distance == bestDistance && sum > bestSum)) {
            best = byes;
            bestSum = sum;
        }
    }
    return best.value_or(0);
}

std::vector<int> stageSizes(const StageOfRuleset& stage, int seated) {
    if (seated == 0)
        return {};
    if (stage.isFinal())
        return {seated};
    if (auto given = givenTables(stage, seated))
        return inOrder(stage.rule(), std::move(*given));
    return inOrder(stage.rule(),
                   tableGroups(Count(seated), stage.sizes()).value_or(std::vector{seated}));
}

namespace {

/// nullptr: not computed
const StageLineUp* lineUpNamed(const StageLineUps& lineUps, const Name& stage) {
    const auto found = std::ranges::find(lineUps.stages, stage, &StageLineUp::stage);
    return found == lineUps.stages.end() ? nullptr : &*found;
}

/// Ties of the standings matter for the first stage that is held (R4.5).
std::vector<OpenTie> tiesFor(const StageLineUps& lineUps, const Name& stage) {
    const auto first = std::ranges::find(lineUps.stages, true, &StageLineUp::held);
    if (first == lineUps.stages.end() || first->stage != stage)
        return {};
    std::vector<OpenTie> ties;
    for (const StageTie& tie : lineUps.ties) {
        if (!tie.stage)
            ties.push_back({tie.players, tie.matters});
    }
    return ties;
}

/// H8: among the known players, even if the line-up is closed to all but its own.
std::vector<PlayerId> byesOf(const Event& event, const StageLineUp& lineUp,
                             const AdvancedRound& round) {
    const auto plays = finalLineUp(round);
    if (!round.seated.empty() || plays == lineUp.lineUp)
        return lineUp.byes;
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const int byes = byesOfStage(ruleset, lineUp.stage, static_cast<int>(plays.size()));
    return {plays.begin(), plays.begin() + byes};
}

/// R7.1: who would play if only those who are there could.
std::vector<PlayerId> lineUpIfClosed(const Event& event, const AdvancedRound& round) {
    const auto there = thereFor(round);
    if (round.details.closed || there.empty())
        return {};
    Event after = event;
    auto known = valueAt(after, StageSlot{round.name});
    if (!known)
        return {};
    auto& unavailable = known->value.unavailable;
    for (const PlayerId& player : inOrderOf(round.advancement)) {
        if (!isAmong(there, player) && !isAmong(unavailable, player))
            unavailable.push_back(player);
    }
    put(after, StageSlot{round.name}, known);
    const StageLineUps lineUps = stageLineUps(after);
    const StageLineUp* lineUp = lineUpNamed(lineUps, round.name);
    return lineUp ? lineUp->lineUp : std::vector<PlayerId>();
}

} // namespace

AdvancedRound stageRound(const Event& event, const StageLineUps& lineUps, const Name& stage) {
    AdvancedRound round;
    round.name = stage;
    if (const PlayedStage* played = findStage(std::get<RulesetPlay>(event.play), stage)) {
        round.details = played->details;
        for (const Game& game : played->games) {
            if (game.isVoid)
                continue;
            std::ranges::transform(game.seats, std::back_inserter(round.seated), &Seat::player);
        }
    }
    const StageLineUp* lineUp = lineUpNamed(lineUps, stage);
    if (!lineUp)
        return round;
    round.advancement = {lineUp->qualifiers,
                         lineUp->isForAdvanced ? std::vector<PlayerId>() : lineUp->alternates, // H7
                         lineUp->lineUp, tiesFor(lineUps, stage)};
    round.places = lineUp->qualifiers.size();
    round.byes = byesOf(event, *lineUp, round);
    round.ifClosed = lineUpIfClosed(event, round);
    return round;
}

std::optional<AdvancedRound> rulesetRound(const Event& event, const Name& name) {
    if (!findStageRule(std::get<RulesetPlay>(event.play).ruleset, name))
        return std::nullopt;
    return stageRound(event, stageLineUps(event), name);
}

} // namespace mentat
