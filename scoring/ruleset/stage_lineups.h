#pragma once

#include "model/event.h"
#include "model/ruleset/ruleset.h"
#include "scoring/ranking/standings.h"

#include <QtGlobal>

#include <optional>
#include <vector>

namespace mentat {

/// H9: who sits at which of a stage's tables: positions in the line-up, those of a table in the
/// order of seeding. sizes: of all tables; together they seat the line-up. The seed is that of the
/// stage's draw; `snake` and `ranked` have no chance in them.
[[nodiscard]] std::vector<std::vector<size_t>>
tablesBySeeds(Seeding seeding, const std::vector<int>& sizes, qint64 seed);
/// The same by a pattern; absent where its tables have other sizes.
[[nodiscard]] std::optional<std::vector<std::vector<size_t>>>
tablesByPattern(const SeatPattern& pattern, std::vector<int> sizes);

/// Whether the seeds alone say who sits where.
[[nodiscard]] inline bool isWithoutChance(Seeding seeding) {
    return seeding == Seeding::Snake || seeding == Seeding::Ranked;
}

// H6 to H9: who plays which advanced round of an event in heats by a ruleset, and at which table.

/// H8: why a stage is held, or is not.
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
    int counted = 0;           // whom `skipBelow` counts
    int wanted = 0;            // the line-up before it is fitted to seats
    friend bool operator==(const HeldReason&, const HeldReason&) = default;
};

struct StageLineUp {
    Name stage;
    bool held = false; // all lists are empty where it is not
    std::vector<PlayerId> qualifiers;
    std::vector<PlayerId> alternates;
    std::vector<PlayerId> lineUp;
    /// In the order of seeding, byes aside; of `snake`, `ranked`, a pattern and the final.
    std::vector<std::vector<PlayerId>> tables;
    HeldReason reason{};
    /// H8: who sits alone, once somebody does; else the first so many of the line-up.
    std::vector<PlayerId> byes{};
    /// H7: only those who advanced get in, so that nobody moves up; the alternates only stand
    /// there.
    bool isForAdvanced = false;
    friend bool operator==(const StageLineUp&, const StageLineUp&) = default;
};

struct StageTie {
    std::vector<PlayerId> players;
    TieMatter matters;
    std::optional<Name> stage; // H7: for who goes on from it; absent: of the standings (R4.5)
    friend bool operator==(const StageTie&, const StageTie&) = default;
};

struct StageLineUps {
    std::vector<StageLineUp> stages; // as far as they can be computed
    std::vector<StageTie> ties;      // of the standings, then of the stages, by table and place
    friend bool operator==(const StageLineUps&, const StageLineUps&) = default;
};

/// The event has no error of H10.
[[nodiscard]] StageLineUps stageLineUps(const Event& event);

/// H7: a place of a table that several share: those who have to roll for who goes on or who wins,
/// or may roll to split it (R4.4).
struct SharedPlace {
    TableNumber table;
    int place;
    std::vector<PlayerId> players;
    bool isForTheLine = false;
    /// H11: the first place of the final, where the ruleset says that a shared win is none.
    bool isForTheWin = false;
    friend bool operator==(const SharedPlace&, const SharedPlace&) = default;
};
/// Of the complete games of a stage, by table and place; dropouts aside.
[[nodiscard]] std::vector<SharedPlace> sharedPlaces(const Event& event, const Name& stage);

/// H7: those that the GM is to roll for now, for who goes on from which stage; none once the event
/// is closed.
[[nodiscard]] std::vector<StageTie> stageTiesToRoll(const Event& event);

/// H11: those who share the first place of the final and have to roll for it, as the ruleset knows
/// no shared win; empty where nobody has to. Any other place of it can stay shared.
[[nodiscard]] std::vector<PlayerId> finalTieToRoll(const Event& event);

/// H9: the tables of a stage of the ruleset for those who sit down, those of a table in the order
/// of seeding; where it is drawn, by the chance of this seed. sizes: of others, which seat them;
/// empty: those of the rule.
[[nodiscard]] std::vector<std::vector<PlayerId>>
stageTables(const Ruleset& ruleset, const Name& stage, const std::vector<PlayerId>& seated,
            qint64 seed, const std::vector<int>& sizes = {});
/// H8: how many of so many have byes in a stage of the ruleset, which are the first of them.
[[nodiscard]] int byesOfStage(const Ruleset& ruleset, const Name& stage, int players);

} // namespace mentat
