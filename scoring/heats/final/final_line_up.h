#pragma once

#include "scoring/heats/final/advanced_round.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// How the final's line-up differs from the first of the standings (R4.6, R7.1).
struct LineUpChanges {
    bool isClosed = false;         // until then players may still join or leave
    std::vector<PlayerId> leftOut; // qualifiers outside the line-up
    std::vector<PlayerId> movedUp; // alternates in it
    friend bool operator==(const LineUpChanges&, const LineUpChanges&) = default;

    [[nodiscard]] bool isEmpty() const { return leftOut.empty() && movedUp.empty(); }
};

[[nodiscard]] LineUpChanges lineUpChanges(const Event& event, const Advancement& advancement);

/// R4.6, R7.1: who advances by these standings, with the final's players who said that they can't
/// play.
[[nodiscard]] Advancement advancementBy(const Event& event, const Standings& standings);

/// The number of alternates called in addition to the qualifiers.
inline constexpr size_t alternatesToCall = 4;

/// A player's role on the call list.
enum class CallListPart {
    Qualifier,
    Tied, // for the last place: a roll decides (R4.5)
    Alternate,
    Noted, // has no claim anymore, but was called or is present
};

struct CallListEntry {
    PlayerId player;
    CallListPart part;
    friend bool operator==(const CallListEntry&, const CallListEntry&) = default;
};

/// The players to call, in the order of the standings: the qualifiers, the first four alternates,
/// and everyone in an open tie with one of them (R4.5). Until the line-up is closed (R7.1), each of
/// these who can't play adds one more alternate.
[[nodiscard]] std::vector<CallListEntry> callList(const Event& event, const AdvancedRound& round);
[[nodiscard]] std::vector<CallListEntry> callList(const Event& event,
                                                  const Advancement& advancement);

/// The number of places on the call list, ties aside: the finalists, the first four alternates, and
/// one more for each of these who can't play. ranked: in the order of the standings; the result
/// never exceeds its size.
[[nodiscard]] size_t placesToCall(const AdvancedRound& round, const std::vector<PlayerId>& ranked);
[[nodiscard]] size_t placesToCall(const Event& event, const std::vector<PlayerId>& ranked);

/// R7.1: who plays, in the order of the standings. A provisional line-up follows the standings,
/// without players who can't play. A closed one stays as it was, whatever happens to the standings:
/// the players noted as present or, if a document notes more than can play or nobody, the players
/// seated in the final.
[[nodiscard]] std::vector<PlayerId> finalLineUp(const AdvancedRound& round);
[[nodiscard]] std::vector<PlayerId> finalLineUp(const Event& event, const Advancement& advancement);

/// The result of closing the line-up now: only players who are present play.
struct LineUpClosing {
    std::vector<PlayerId> players;  // who plays
    std::vector<PlayerId> leftOut;  // would be in the line-up, but is not present
    std::vector<PlayerId> movingUp; // play instead
    friend bool operator==(const LineUpClosing&, const LineUpClosing&) = default;
};
[[nodiscard]] LineUpClosing lineUpClosing(const AdvancedRound& round);
[[nodiscard]] LineUpClosing lineUpClosing(const Event& event, const Advancement& advancement);

/// Whether the standings guarantee that the player plays: in the line-up, and in no open tie for
/// the last place.
[[nodiscard]] bool surelyPlays(const Advancement& advancement, const PlayerId& player);

/// What a player was told on the phone.
struct CallMade {
    PlayerId player;
    bool toPlay; // that they certainly play
    friend bool operator==(const CallMade&, const CallMade&) = default;
};

/// What a change of the standings, or of who can't play, means for a player.
enum class LineUpEffect {
    ToldButOut,       // was told that they play, and no longer does
    InWithoutCall,    // plays now, and was not called
    InAfterOtherCall, // plays now, and was called when they did not
    ClosedInButOut,   // is in the closed line-up, but not by the standings
    ClosedOutButIn,   // is in the line-up by the standings, but not in the closed one
};

struct AffectedFinalist {
    PlayerId player;
    LineUpEffect effect;
    friend bool operator==(const AffectedFinalist&, const AffectedFinalist&) = default;
};

/// Players whom the GM must call again or decide about, first those who are out; empty if nothing
/// has changed since the calls and the closing. calls: as made at the time, for calls noted in the
/// event; a missing call is not compared.
[[nodiscard]] std::vector<AffectedFinalist> affectedFinalists(const AdvancedRound& round,
                                                              const std::vector<CallMade>& calls);
[[nodiscard]] std::vector<AffectedFinalist> affectedFinalists(const Event& event,
                                                              const Advancement& advancement,
                                                              const std::vector<CallMade>& calls);

} // namespace mentat
