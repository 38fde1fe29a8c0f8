#pragma once

#include "model/formats/play.h"
#include "model/people/player.h"
#include "model/settings.h"
#include "model/tie_roll.h"
#include "model/values/event_aids.h"
#include "model/values/logo.h"
#include "model/values/venue_time.h"

#include <optional>
#include <vector>

namespace mentat {

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
    Faction faction;
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
    /// What the event's format adds: heats and a final, or games.
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

} // namespace mentat
