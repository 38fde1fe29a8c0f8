#include "model/finding.h"

#include "model/finding_kind.h"

#include <algorithm>
#include <iterator>

namespace mentat {

namespace {

struct KindsOfRule {
    FindingKind first;
    Rule rule;
};

/// The kinds stand rule after rule; from each first one on they are the rule's.
constexpr KindsOfRule kindsOfRules[] = {
    {FindingKind::MissingKey, Rule::R10_1},
    {FindingKind::PlayerTwiceInGame, Rule::R10_2},
    {FindingKind::FactionTwice, Rule::R10_3},
    {FindingKind::TurnsOutside, Rule::R10_4},
    {FindingKind::NoWinner, Rule::R10_5},
    {FindingKind::AllianceOfOne, Rule::R10_6},
    {FindingKind::WinnerDroppedOut, Rule::R10_7},
    {FindingKind::Negative, Rule::R10_8},
    {FindingKind::PredictedNotInGame, Rule::R10_9},
    {FindingKind::StrongholdTwoHolders, Rule::R10_10},
    {FindingKind::PointsAboveBoard, Rule::R10_21},
    {FindingKind::StrongholdsAboveBoard, Rule::R10_22},
    {FindingKind::TooManyTokens, Rule::R10_23},
    {FindingKind::NotTheVerdict, Rule::R10_24},
    {FindingKind::SoloStrongholdsFew, Rule::R10_25},
    {FindingKind::UnknownInTie, Rule::R10_26},
    {FindingKind::SmallGame, Rule::R10_27},
    {FindingKind::PersonAmbiguous, Rule::Identity},
    {FindingKind::NothingInList, Rule::H10_1},
    {FindingKind::TableTooLarge, Rule::H10_2},
    {FindingKind::PlaceOutOfStep, Rule::H10_3},
    {FindingKind::ScoreWithout, Rule::H10_4},
    {FindingKind::NoSuchStage, Rule::H10_5},
    {FindingKind::SizeNotListed, Rule::H10_21},
    {FindingKind::NotInStage, Rule::H10_22},
    {FindingKind::NotScored, Rule::H10_23},
    {FindingKind::StageNotClosed, Rule::H10_24},
    {FindingKind::BetterPlaceWorseScore, Rule::H10_25},
    {FindingKind::SecondBye, Rule::H10_26},
    {FindingKind::NotSeated, Rule::H10_27},
};
static_assert(std::ranges::is_sorted(kindsOfRules, {}, &KindsOfRule::first));

} // namespace

Rule ruleOf(FindingKind kind) {
    const auto next = std::ranges::upper_bound(kindsOfRules, kind, {}, &KindsOfRule::first);
    return std::prev(next)->rule;
}

} // namespace mentat
