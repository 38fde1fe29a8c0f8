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

// What the organizer adds to an event's rules and passes on with them: labels for the sheets, a
// card for the tables, notes for the next Game Master.

/// Names for the columns of a result, if the game has its own: "House", "Doubloons".
struct SheetLabels {
    static constexpr qsizetype longest = 12; // characters; a column of a slip fits no more
    std::optional<Name> label;
    std::optional<Name> score;
    std::optional<Name> place;
    friend bool operator==(const SheetLabels&, const SheetLabels&) = default;
};

/// A section of the card on every table: a title and lines.
struct CardSection {
    static constexpr qsizetype longestTitle = 40; // characters, for one line of a column
    static constexpr qsizetype longestLine = 400; // a line may wrap on paper, but not across pages
    Name title = Name::placeholder();
    std::vector<Name> lines;
    friend bool operator==(const CardSection&, const CardSection&) = default;
};

struct EventAids {
    SheetLabels sheet;
    std::vector<CardSection> card;
    std::optional<QString> notes; // for the Game Master, of any length
    [[nodiscard]] bool isEmpty() const { return *this == EventAids(); }
    friend bool operator==(const EventAids&, const EventAids&) = default;
};

/// What an event is: everything except settings and lists.
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
    std::optional<QString> host{}; // the convention's name: "World Boardgaming Championships"

    friend bool operator==(const EventDetails&, const EventDetails&) = default;
};

/// People whom the draw keeps at different tables; hard: even if more players meet again.
struct KeepApart {
    std::vector<PlayerId> players;
    bool hard = false;
    friend bool operator==(const KeepApart&, const KeepApart&) = default;
};

/// R5.3: the player whom the GM chose among tied winners, and whether the award was handed out.
/// Without a player, only the latter.
struct AwardDecision {
    Side side;
    std::optional<PlayerId> player;
    std::optional<QString> reason;
    bool handedOver = false;
    friend bool operator==(const AwardDecision&, const AwardDecision&) = default;
};

/// The GM's answer to a question about the rules.
struct Ruling {
    std::optional<QString> question;
    std::optional<QString> answer;
    std::optional<QString> topic;
    std::optional<QString> entry; // the id of the related rule entry
    std::optional<HeatNumber> heat;
    std::optional<TableNumber> table;
    std::optional<VenueTime> time;
    friend bool operator==(const Ruling&, const Ruling&) = default;
};

/// One year's tournament: only facts. Standings, awards, and line-ups are computed from it and
/// never stored. A value: copy it to ask what a change would do.
struct Event {
    EventDetails details;
    Settings settings;
    std::vector<KeepApart> keepApart;
    std::vector<AwardDecision> awardDecisions;
    std::vector<Ruling> rulings;
    std::vector<Player> players; // in the order of registration
    std::vector<TieRoll> tieRolls;
    /// The kind's part: heats and a final, or games.
    Play play;
    /// Printed on its certificates. Separate from the details, so that a change of these does not
    /// copy a picture into the journal.
    std::optional<Logo> logo{};
    EventAids aids{};

    friend bool operator==(const Event&, const Event&) = default;
};

/// The event's full title: "Dune 2026".
[[nodiscard]] QString eventTitle(const EventDetails& details);

/// nullptr if the event has no such player.
[[nodiscard]] const Player* findPlayer(const Event& event, const PlayerId& id);
/// The player's name; the id itself if the event has no such player.
[[nodiscard]] QString playerName(const Event& event, const PlayerId& id);

/// The players of an event by id, for many lookups: findPlayer() scans all players each time. Keeps
/// pointers into the event.
class PlayerIndex {
public:
    explicit PlayerIndex(const Event& event);

    /// nullptr if the id is unknown.
    [[nodiscard]] const Player* find(const PlayerId& id) const;
    /// The player's calledName(); the id itself if it is unknown.
    [[nodiscard]] QString nameOf(const PlayerId& id) const;

private:
    std::span<const Player> m_all; // in the order of registration
    std::unordered_map<PlayerId, const Player*> m_players;
};

/// Whether the event has more than the base game: otherwise the variant is never mentioned (R1.5).
[[nodiscard]] bool hasVariant(const Event& event);

} // namespace mentat
