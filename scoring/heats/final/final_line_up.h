#pragma once

#include "scoring/heats/final/advanced_round.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// In what the line-up of the final is not just the first of the standings (R4.6, R7.1).
struct LineUpChanges {
    bool isClosed = false;         // until then others may still come in or go
    std::vector<PlayerId> leftOut; // qualifiers who are not in it
    std::vector<PlayerId> movedUp; // alternates who are
    friend bool operator==(const LineUpChanges&, const LineUpChanges&) = default;

    [[nodiscard]] bool isEmpty() const { return leftOut.empty() && movedUp.empty(); }
};

[[nodiscard]] LineUpChanges lineUpChanges(const Event& event, const Advancement& advancement);

/// R4.6, R7.1: who advances by these standings, with those of the final who said that they can't
/// play.
[[nodiscard]] Advancement advancementBy(const Event& event, const Standings& standings);

/// How many alternates are called beside the qualifiers.
inline constexpr size_t alternatesToCall = 4;

/// As what somebody stands on the call list.
enum class CallListPart {
    Qualifier,
    Tied, // for the last place in the final: a roll decides (R4.5)
    Alternate,
    Noted, // who has no claim any more, but was called, or is there
};

struct CallListEntry {
    PlayerId player;
    CallListPart part;
    friend bool operator==(const CallListEntry&, const CallListEntry&) = default;
};

/// Whom the GM phones, in the order of the standings: the qualifiers, the first four alternates,
/// everybody in an open tie with one of them (R4.5). For each of these who can't play, the list
/// goes on by one alternate more, until the line-up is closed (R7.1).
[[nodiscard]] std::vector<CallListEntry> callList(const Event& event, const AdvancedRound& round);
[[nodiscard]] std::vector<CallListEntry> callList(const Event& event,
                                                  const Advancement& advancement);

/// How many places of the standings make up the call list, ties apart: those of the finalists, the
/// first four alternates', and one more for each of these players who can't play. ranked: in the
/// order of the standings; never more than these.
[[nodiscard]] size_t placesToCall(const AdvancedRound& round, const std::vector<PlayerId>& ranked);
[[nodiscard]] size_t placesToCall(const Event& event, const std::vector<PlayerId>& ranked);

/// R7.1: who plays, in the order of the standings. While it is provisional, that of the standings
/// without those who can't play. Once it is closed it holds whom it held then, whatever the
/// standings become: those noted as present, or, where a document notes more than can play or
/// nobody, those who sit in the final.
[[nodiscard]] std::vector<PlayerId> finalLineUp(const AdvancedRound& round);
[[nodiscard]] std::vector<PlayerId> finalLineUp(const Event& event, const Advancement& advancement);

/// What closing the line-up now comes to: only who is there plays.
struct LineUpClosing {
    std::vector<PlayerId> players;  // who plays
    std::vector<PlayerId> leftOut;  // would be in it, and is not there
    std::vector<PlayerId> movingUp; // play in their stead
    friend bool operator==(const LineUpClosing&, const LineUpClosing&) = default;
};
[[nodiscard]] LineUpClosing lineUpClosing(const AdvancedRound& round);
[[nodiscard]] LineUpClosing lineUpClosing(const Event& event, const Advancement& advancement);

/// Whether the standings make sure that somebody plays: in the line-up, and no tie for the last
/// place is open around them.
[[nodiscard]] bool surelyPlays(const Advancement& advancement, const PlayerId& player);

/// What somebody was told on the phone.
struct CallMade {
    PlayerId player;
    bool toPlay; // that they play, for sure
    friend bool operator==(const CallMade&, const CallMade&) = default;
};

/// What a change of the standings, or of who can't play, means for somebody.
enum class LineUpEffect {
    ToldButOut,       // was told that they play, and no longer do
    InWithoutCall,    // plays now, and nobody called
    InAfterOtherCall, // plays now, and was called when that was not so
    ClosedInButOut,   // is in the closed line-up, and would not be by the standings
    ClosedOutButIn,   // would be in the line-up by the standings, and is not in the closed one
};

struct AffectedFinalist {
    PlayerId player;
    LineUpEffect effect;
    friend bool operator==(const AffectedFinalist&, const AffectedFinalist&) = default;
};

/// Whom the GM has to tell something else, or decide about, those who are out first; empty where
/// nothing has changed since the calls and the closing. calls: as they were made, of the calls that
/// the event notes; one that is not among them is not compared.
[[nodiscard]] std::vector<AffectedFinalist> affectedFinalists(const AdvancedRound& round,
                                                              const std::vector<CallMade>& calls);
[[nodiscard]] std::vector<AffectedFinalist> affectedFinalists(const Event& event,
                                                              const Advancement& advancement,
                                                              const std::vector<CallMade>& calls);

} // namespace mentat
