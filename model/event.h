#pragma once

#include "model/kinds/play.h"
#include "model/people/player.h"
#include "model/rounds/heats_play.h"
#include "model/settings.h"
#include "model/values/logo.h"
#include "model/values/name.h"
#include "model/values/times.h"

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace mentat {

// What whoever runs an event lays beside its rules, and hands on with them: labels for the sheets,
// a card for the tables, notes for the next Game Master.

/// What the columns of a result are called where the game has words of its own: "House",
/// "Doubloons".
struct SheetLabels {
    static constexpr qsizetype longest = 12; // characters: a column of a slip has no room for more
    std::optional<Name> label;
    std::optional<Name> score;
    std::optional<Name> place;
    friend bool operator==(const SheetLabels&, const SheetLabels&) = default;
};

/// A part of the card that lies on every table: its title, and lines below it.
struct CardSection {
    static constexpr qsizetype longestTitle = 40; // characters, for one line of a column
    static constexpr qsizetype longestLine
        = 400; // a line goes over several of paper, not over pages
    Name title = Name::placeholder();
    std::vector<Name> lines;
    friend bool operator==(const CardSection&, const CardSection&) = default;
};

struct EventAids {
    SheetLabels sheet;
    std::vector<CardSection> card;
    std::optional<QString> notes; // for the Game Master, in as many lines as they have
    [[nodiscard]] bool isEmpty() const { return *this == EventAids(); }
    friend bool operator==(const EventAids&, const EventAids&) = default;
};

/// What an event is: everything about it that is neither a setting nor a list.
struct EventDetails {
    Name name;
    std::optional<QString> code; // the convention's: "DUN"
    Year year;
    std::optional<QString> location;
    std::optional<QString> gm;
    std::vector<QString> assistants;
    std::vector<GameSet> sets{GameSet::Base};
    std::optional<QString> notes;
    bool closed = false;
    std::optional<QString> host{}; // whose convention it is: "World Boardgaming Championships"

    friend bool operator==(const EventDetails&, const EventDetails&) = default;
};

/// People whom the draw keeps from one table; hard: even if more players meet again for it.
struct KeepApart {
    std::vector<PlayerId> players;
    bool hard = false;
    friend bool operator==(const KeepApart&, const KeepApart&) = default;
};

/// R5.3: whom the GM chose between equals, and whether the award was handed over. Without a player
/// it only says that it was handed over.
struct AwardDecision {
    Side side;
    std::optional<PlayerId> player;
    std::optional<QString> reason;
    bool handedOver = false;
    friend bool operator==(const AwardDecision&, const AwardDecision&) = default;
};

/// What the GM answered when a rule was asked for.
struct Ruling {
    std::optional<QString> question;
    std::optional<QString> answer;
    std::optional<QString> topic;
    std::optional<QString> entry; // the id of the rule entry it belongs to
    std::optional<HeatNumber> heat;
    std::optional<TableNumber> table;
    std::optional<VenueTime> time;
    friend bool operator==(const Ruling&, const Ruling&) = default;
};

/// One year's tournament: facts only. Standings, awards and line-ups are computed from it and never
/// stored. A value: copy it to ask what a change would do.
struct Event {
    EventDetails details;
    Settings settings;
    std::vector<KeepApart> keepApart;
    std::vector<AwardDecision> awardDecisions;
    std::vector<Ruling> rulings;
    std::vector<Player> players; // in the order of registration
    std::vector<TieRoll> tieRolls;
    /// What the event's kind adds: heats and a final, or games.
    Play play;
    /// What it prints on its certificates. Beside the details, so that a change of these does not
    /// carry a picture along in the journal.
    std::optional<Logo> logo{};
    EventAids aids{};

    friend bool operator==(const Event&, const Event&) = default;
};

/// What an event is called among others: "Dune 2026".
[[nodiscard]] QString eventTitle(const EventDetails& details);

/// nullptr where the event has no such player.
[[nodiscard]] const Player* findPlayer(const Event& event, const PlayerId& id);
/// The player's name; the id itself where the event has no such player.
[[nodiscard]] QString playerName(const Event& event, const PlayerId& id);

/// The players of an event by id, for whoever asks for many: findPlayer() looks through all of them
/// each time. Keeps pointers into the event.
class PlayerIndex {
public:
    explicit PlayerIndex(const Event& event);

    /// nullptr where nobody has the id.
    [[nodiscard]] const Player* find(const PlayerId& id) const;
    /// What the player is called (calledName()); the id itself where nobody has it.
    [[nodiscard]] QString nameOf(const PlayerId& id) const;

private:
    std::span<const Player> m_all; // in the order of registration
    std::unordered_map<PlayerId, const Player*> m_players;
};

/// Whether the event has more than the base game: without it nothing asks for, shows or speaks of
/// a variant (R1.5).
[[nodiscard]] bool hasVariant(const Event& event);

} // namespace mentat
