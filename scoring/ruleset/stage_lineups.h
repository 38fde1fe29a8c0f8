#pragma once

#include "model/event.h"
#include "model/ruleset/ruleset.h"
#include "scoring/ranking/standings.h"

#include <QtGlobal>

#include <optional>
#include <vector>

namespace mentat {

/// H9: the seating of a stage: positions in the line-up, in the order of seeding at each table.
/// sizes: of all tables; together they seat the line-up. seed: of the stage's draw; `snake` and
/// `ranked` involve no chance.
[[nodiscard]] std::vector<std::vector<size_t>>
tablesBySeeds(Seeding seeding, const std::vector<int>& sizes, qint64 seed);
/// The same by a pattern; absent if its tables have other sizes.
[[nodiscard]] std::optional<std::vector<std::vector<size_t>>>
tablesByPattern(const SeatPattern& pattern, std::vector<int> sizes);

/// Whether seeds alone determine the seating.
[[nodiscard]] inline bool isWithoutChance(Seeding seeding) {
    return seeding == Seeding::Snake || seeding == Seeding::Ranked;
}

// H6 to H9: who plays each advanced round of an event in heats by a ruleset, and at which table.

/// H8: why a stage is held or not.
enum class HeldBecause {
    IsFinal,
    HasGames,
    LaterHasGames, // not held
    GmHolds,
    GmSkips, // not held
    Enough,
    TooFew, // not held
    AboveByesTo,
    NotAboveByesTo, // not held
    NobodyToMeet,   // not held: at most one would play
};
/// With its numbers.
struct HeldReason {
    HeldBecause because = HeldBecause::TooFew;
    int qualified = 0;         // by H6 or H7
    std::optional<int> atMost; // half the field, in the first stage held under `atMostHalf`
    int counted = 0;           // the players `skipBelow` counts
    int wanted = 0;            // before fitting to seats
    friend bool operator==(const HeldReason&, const HeldReason&) = default;
};

struct StageLineUp {
    Name stage;
    bool held = false; // if not, all lists are empty
    std::vector<PlayerId> qualifiers;
    std::vector<PlayerId> alternates;
    std::vector<PlayerId> lineUp;
    /// In the order of seeding, byes aside; for `snake`, `ranked`, a pattern, and the final.
    std::vector<std::vector<PlayerId>> tables;
    HeldReason reason{};
    /// H8: players seated alone, once there are any; otherwise the first of the line-up.
    std::vector<PlayerId> byes{};
    /// H7: only for players who advanced, so nobody moves up; alternates are only listed.
    bool isForAdvanced = false;
    friend bool operator==(const StageLineUp&, const StageLineUp&) = default;
};

struct StageTie {
    std::vector<PlayerId> players;
    TieMatter matters;
    std::optional<Name> stage; // H7: the stage they advance from; absent: the standings (R4.5)
    friend bool operator==(const StageTie&, const StageTie&) = default;
};

struct StageLineUps {
    std::vector<StageLineUp> stages; // as far as they can be computed
    std::vector<StageTie> ties;      // of the standings, then of the stages, by table and place
    friend bool operator==(const StageLineUps&, const StageLineUps&) = default;
};

/// The event has no H10 error.
[[nodiscard]] StageLineUps stageLineUps(const Event& event);

/// H7: a place at a table shared by several players who have to roll for advancing or winning, or
/// may roll to split it (R4.4).
struct SharedPlace {
    TableNumber table;
    int place;
    std::vector<PlayerId> players;
    bool isForTheLine = false;
    /// H11: the first place of the final, if the ruleset excludes a shared win.
    bool isForTheWin = false;
    friend bool operator==(const SharedPlace&, const SharedPlace&) = default;
};
/// From the complete games of a stage, by table and place; without dropouts.
[[nodiscard]] std::vector<SharedPlace> sharedPlaces(const Event& event, const Name& stage);

/// H7: the ties for advancing that the GM should roll now; none once the event is closed.
[[nodiscard]] std::vector<StageTie> stageTiesToRoll(const Event& event);

/// H11: players who share the first place of the final and have to roll for it, because the ruleset
/// has no shared win; otherwise empty. Any other place can stay shared.
[[nodiscard]] std::vector<PlayerId> finalTieToRoll(const Event& event);

/// H9: the tables of a stage of the ruleset for these players, in the order of seeding at each
/// table; if the rule draws, from this seed. sizes: replaces the rule's sizes and seats everyone;
/// empty: the rule's.
[[nodiscard]] std::vector<std::vector<PlayerId>>
stageTables(const Ruleset& ruleset, const Name& stage, const std::vector<PlayerId>& seated,
            qint64 seed, const std::vector<int>& sizes = {});
/// H8: the number of byes in a stage of the ruleset, which go to the first players.
[[nodiscard]] int byesOfStage(const Ruleset& ruleset, const Name& stage, int players);

} // namespace mentat
