#pragma once

#include "model/rounds/game.h"
#include "model/values/enum_ids.h"
#include "model/values/ids.h"
#include "model/values/name.h"
#include "model/values/numbers.h"
#include "model/values/value.h"

#include <array>
#include <compare>
#include <optional>
#include <variant>
#include <vector>

namespace mentat {

/// R4.4: the dice of exactly these players, in order; fewer dice than players if some have not
/// rolled yet. planned: the time of the roll ("Saturday 8:45").
struct TieRoll {
    std::vector<PlayerId> players;
    std::vector<Roll> rolls;
    std::optional<QString> planned;
    friend bool operator==(const TieRoll&, const TieRoll&) = default;
};

struct HeatDetails {
    std::optional<Name> name;
    std::optional<VenueTime> start;
    Minutes minutes{300};
    std::optional<QString> location;
    /// Why it is not held; absent: it is held.
    std::optional<QString> canceled;
    friend bool operator==(const HeatDetails&, const HeatDetails&) = default;
};

/// How a heat's tables were drawn: enough to repeat the draw (R1.7).
struct Draw {
    std::optional<qint64> seed;
    std::optional<Count> algorithm;
    bool avoidRepeats = false;
    std::vector<Count> sizes;
    std::optional<Count> variantTables;
    std::vector<PlayerId> entrants;
    std::vector<std::vector<PlayerId>> tables;
    DrawPart part;
    friend bool operator==(const Draw&, const Draw&) = default;
};

struct Heat {
    HeatNumber number;
    HeatDetails details;
    std::vector<PlayerId> entrants; // in the order of check-in
    std::vector<PlayerId> standby;  // plays only if needed; never also in entrants
    std::optional<Draw> draw;
    std::vector<Game> games;
    friend bool operator==(const Heat&, const Heat&) = default;
};

/// A player's status on the call list.
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

/// An advanced round without its games: calls, line-up, place, and time.
struct Stage {
    std::optional<VenueTime> start;
    std::optional<Minutes> minutes;
    std::optional<QString> location;
    std::optional<bool> held; // H8: the GM's decision; absent: the ruleset's
    std::vector<PlayerId> unavailable;
    std::vector<PlayerId> present;
    std::optional<VenueTime> deadline;
    bool closed = false;
    std::vector<FinalCall> calls;
    std::optional<qint64> seed; // H9: of `rows` and `random`
    std::vector<TieRoll> tieRolls;
    friend bool operator==(const Stage&, const Stage&) = default;
};

/// An advanced round with recorded facts; its rule has the same name.
struct PlayedStage {
    Name name;
    Stage details;
    std::vector<Game> games;
    friend bool operator==(const PlayedStage&, const PlayedStage&) = default;
};

/// Games at tables played at one time: a heat, by its number, or an advanced round, by its name.
/// Heats sort first.
class RoundId {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a heat's number is the id of its round
    RoundId(HeatNumber heat) : m_id(heat) {}
    // NOLINTNEXTLINE(google-explicit-constructor): likewise
    RoundId(Name stage) : m_id(std::move(stage)) {}

    /// Absent: it is an advanced round.
    [[nodiscard]] std::optional<HeatNumber> heat() const;
    /// Absent: it is a heat.
    [[nodiscard]] std::optional<Name> stage() const;
    [[nodiscard]] bool isHeat() const { return std::holds_alternative<HeatNumber>(m_id); }
    [[nodiscard]] bool isAdvanced() const { return !isHeat(); }

    friend bool operator==(const RoundId&, const RoundId&) = default;
    friend std::strong_ordering operator<=>(const RoundId& one, const RoundId& other);

private:
    std::variant<HeatNumber, Name> m_id;
};

/// The round as an operand of failures and the journal (model/changes/change_kind.h).
[[nodiscard]] Value operandOf(const RoundId& round);

/// The name of the last round: "Final". An event with a single advanced round uses it for that.
[[nodiscard]] const Name& finalName();

struct Event;

/// What every kind of heats adds to an event; base of the kind's own play.
struct HeatsPlay {
    std::vector<Heat> heats;
    std::vector<PlayedStage> stages; // in the order of play
    friend bool operator==(const HeatsPlay&, const HeatsPlay&) = default;

    /// The names of the advanced rounds, including those without recorded facts. A kind whose rules
    /// name them overrides it.
    [[nodiscard]] std::vector<Name> advancedRounds() const;
};

/// The heats of an event of any kind; nullptr if it has none.
[[nodiscard]] const HeatsPlay* heatsPlay(const Event& event);
[[nodiscard]] HeatsPlay* heatsPlay(Event& event);

/// A game, and a seat, of the event's kind with nothing known yet. The event has heats.
[[nodiscard]] Game blankGame(const Event& event);
[[nodiscard]] Seat blankSeat(const Event& event, SeatNumber number, PlayerId player);

/// The names of the advanced rounds in the event's rules, in the order of play; empty without
/// heats.
[[nodiscard]] std::vector<Name> advancedRounds(const Event& event);
/// The final, empty if nothing is recorded; nullptr if the event has no heats.
[[nodiscard]] const Stage* finalStage(const Event& event);
/// Whether the only advanced round of its rules is the final, with one table.
[[nodiscard]] bool hasOnlyFinal(const Event& event);
/// The game of that final; nullptr if it has none yet, and in other events.
[[nodiscard]] const Game* onlyFinalGame(const Event& event);

/// nullptr if there is none.
[[nodiscard]] const Heat* findHeat(const HeatsPlay& play, HeatNumber number);
/// nullptr if nothing is recorded.
[[nodiscard]] const PlayedStage* findStage(const HeatsPlay& play, const Name& name);
/// nullptr if there is no such round, or nothing is recorded.
[[nodiscard]] const std::vector<Game>* gamesOf(const HeatsPlay& play, const RoundId& round);
[[nodiscard]] std::vector<Game>* gamesOf(HeatsPlay& play, const RoundId& round);

} // namespace mentat
