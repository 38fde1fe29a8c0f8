#pragma once

#include "model/rounds/game.h"
#include "model/tie_roll.h"
#include "model/values/enum_ids.h"
#include "model/values/name.h"

#include <array>
#include <optional>
#include <vector>

namespace mentat {

/// Where the call list stands with somebody.
enum class CallState { Told, Confirmed, NoAnswer, Cannot };

constexpr std::array<EnumId<CallState>, 4> idTable(CallState) {
    return {{{CallState::Told, QLatin1StringView("told")},
             {CallState::Confirmed, QLatin1StringView("confirmed")},
             {CallState::NoAnswer, QLatin1StringView("no-answer")},
             {CallState::Cannot, QLatin1StringView("cannot")}}};
}

struct FinalCall {
    PlayerId player;
    CallState state;
    std::optional<VenueTime> time;
    friend bool operator==(const FinalCall&, const FinalCall&) = default;
};

/// An advanced round but its games: who is called, who plays, where and when.
struct Stage {
    std::optional<VenueTime> start;
    std::optional<Minutes> minutes;
    std::optional<QString> location;
    std::vector<PlayerId> unavailable;
    std::vector<PlayerId> present;
    std::optional<VenueTime> deadline;
    bool closed = false;
    std::vector<FinalCall> calls;
    std::optional<qint64> seed; // H9: of `rows` and `random`
    std::vector<TieRoll> tieRolls;
    friend bool operator==(const Stage&, const Stage&) = default;
};

/// An advanced round of which something is recorded; its rule is the one of its name.
struct PlayedStage {
    Name name;
    Stage details;
    std::vector<Game> games;
    friend bool operator==(const PlayedStage&, const PlayedStage&) = default;
};

} // namespace mentat
