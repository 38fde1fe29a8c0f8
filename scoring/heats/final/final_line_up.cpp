#include "scoring/heats/final/final_line_up.h"

#include "scoring/players.h"

#include <algorithm>

namespace mentat {
namespace {

size_t placesToCallIn(const Stage& details, size_t places, const std::vector<PlayerId>& ranked) {
    const size_t wanted = places + alternatesToCall;
    size_t available = 0;
    size_t number = 0;
    while (number < ranked.size() && available < wanted) {
        if (details.closed || !isAmong(details.unavailable, ranked[number]))
            ++available;
        ++number;
    }
    return number;
}

/// In standings order; unranked players last.
std::vector<PlayerId> inOrder(const std::vector<PlayerId>& players,
                              const std::vector<PlayerId>& ranked) {
    std::vector<PlayerId> ordered;
    for (const PlayerId& player : ranked) {
        if (isAmong(players, player))
            ordered.push_back(player);
    }
    for (const PlayerId& player : players) {
        if (!isAmong(ordered, player))
            ordered.push_back(player);
    }
    return ordered;
}

bool isTiedAtCut(const Advancement& advancement, const PlayerId& player) {
    return std::ranges::any_of(advancement.ties, [&](const OpenTie& tie) {
        return tie.matters == TieMatter::Cut && isAmong(tie.players, player);
    });
}

/// How many ranked players to call.
size_t numberToCall(const AdvancedRound& round, const std::vector<PlayerId>& ranked) {
    size_t number = placesToCall(round, ranked);
    for (const OpenTie& tie : round.advancement.ties) {
        const auto first = std::ranges::find(ranked, tie.players.front()) - ranked.begin();
        if (static_cast<size_t>(first) < number)
            number = std::max(number, static_cast<size_t>(first) + tie.players.size());
    }
    return number;
}

CallListPart partOf(const Advancement& advancement, const PlayerId& player) {
    if (isTiedAtCut(advancement, player))
        return CallListPart::Tied;
    return isAmong(advancement.qualifiers, player) ? CallListPart::Qualifier
                                                   : CallListPart::Alternate;
}

/// The players who were called or are marked present.
std::vector<PlayerId> notedIn(const Stage& details) {
    std::vector<PlayerId> noted = details.present;
    for (const FinalCall& call : details.calls)
        noted.push_back(call.player);
    return noted;
}

std::vector<PlayerId> without(std::vector<PlayerId> players, const std::vector<PlayerId>& others) {
    std::erase_if(players, [&](const PlayerId& player) { return isAmong(others, player); });
    return players;
}

void addClosedEffects(const AdvancedRound& round, std::vector<AffectedFinalist>& affected) {
    const auto closed = finalLineUp(round);
    for (const PlayerId& player : without(closed, round.advancement.lineUp))
        affected.push_back({player, LineUpEffect::ClosedInButOut});
    for (const PlayerId& player : without(round.advancement.lineUp, closed))
        affected.push_back({player, LineUpEffect::ClosedOutButIn});
}

bool isPromise(const FinalCall& call) {
    return call.state == CallState::Told || call.state == CallState::Confirmed;
}

void addOpenEffects(const AdvancedRound& round, const std::vector<CallMade>& calls,
                    std::vector<AffectedFinalist>& affected) {
    const Stage& details = round.details;
    const Advancement& advancement = round.advancement;
    for (const FinalCall& call : details.calls) {
        const auto made = std::ranges::find(calls, call.player, &CallMade::player);
        if (made != calls.end() && made->toPlay && isPromise(call)
            && !isAmong(advancement.lineUp, call.player))
            affected.push_back({call.player, LineUpEffect::ToldButOut});
    }
    const bool isSomeoneOut = !affected.empty();
    // Players who are present know already.
    for (const PlayerId& player : without(advancement.lineUp, details.present)) {
        const auto call = std::ranges::find(details.calls, player, &FinalCall::player);
        const auto made = std::ranges::find(calls, player, &CallMade::player);
        // Until a player loses a place, uncalled players are just still to be called.
        if (call == details.calls.end() && isSomeoneOut)
            affected.push_back({player, LineUpEffect::InWithoutCall});
        else if (call != details.calls.end() && made != calls.end() && !made->toPlay
                 && call->state != CallState::NoAnswer && surelyPlays(advancement, player))
            affected.push_back({player, LineUpEffect::InAfterOtherCall});
    }
}

} // namespace

std::vector<PlayerId> inOrderOf(const Advancement& advancement) {
    std::vector<PlayerId> ranked = advancement.qualifiers;
    ranked.insert(ranked.end(), advancement.alternates.begin(), advancement.alternates.end());
    return ranked;
}

std::vector<PlayerId> thereFor(const AdvancedRound& round) {
    if (round.seated.empty())
        return round.details.present;
    std::vector<PlayerId> there = round.seated;
    there.insert(there.end(), round.byes.begin(), round.byes.end());
    for (const PlayerId& player : inOrderOf(round.advancement)) {
        if (there.size() >= round.places)
            break;
        if (isAmong(round.details.present, player) && !isAmong(there, player))
            there.push_back(player);
    }
    return there;
}

AdvancedRound finalRound(const Event& event, const Advancement& advancement) {
    AdvancedRound round{.name = finalName(),
                        .details = *finalStage(event),
                        .advancement = advancement,
                        .places = static_cast<size_t>(event.settings.finalists.value()),
                        .seated = {},
                        .ifClosed = {}};
    if (const Game* game = onlyFinalGame(event)) {
        for (const Seat& seat : game->seats)
            round.seated.push_back(seat.player);
    }
    const auto there = thereFor(round);
    for (const PlayerId& player : inOrderOf(advancement)) {
        if (round.ifClosed.size() == round.places)
            break;
        if (isAmong(there, player) && !isAmong(round.details.unavailable, player))
            round.ifClosed.push_back(player);
    }
    return round;
}

size_t placesToCall(const AdvancedRound& round, const std::vector<PlayerId>& ranked) {
    return placesToCallIn(round.details, round.places, ranked);
}

size_t placesToCall(const Event& event, const std::vector<PlayerId>& ranked) {
    return placesToCallIn(*finalStage(event), static_cast<size_t>(event.settings.finalists.value()),
                          ranked);
}

Advancement advancementBy(const Event& event, const Standings& standings) {
    return advancement(standings, event.settings.finalists, finalStage(event)->unavailable);
}

std::vector<CallListEntry> callList(const Event& event, const AdvancedRound& round) {
    const auto ranked = inOrderOf(round.advancement);
    const size_t number = numberToCall(round, ranked);
    const auto noted = notedIn(round.details);
    std::vector<CallListEntry> entries;
    for (size_t i = 0; i < ranked.size(); ++i) {
        if (i < number)
            entries.push_back({ranked[i], partOf(round.advancement, ranked[i])});
        else if (isAmong(noted, ranked[i]))
            entries.push_back({ranked[i], CallListPart::Noted});
    }
    for (const Player& player : event.players) {
        if (isAmong(noted, player.id) && !isAmong(ranked, player.id))
            entries.push_back({player.id, CallListPart::Noted});
    }
    return entries;
}

std::vector<CallListEntry> callList(const Event& event, const Advancement& advancement) {
    return callList(event, finalRound(event, advancement));
}

std::vector<PlayerId> finalLineUp(const AdvancedRound& round) {
    const Stage& stage = round.details;
    if (!stage.closed)
        return round.advancement.lineUp;
    const auto ranked = inOrderOf(round.advancement);
    const auto& present = stage.present;
    if (!present.empty() && present.size() <= round.places)
        return inOrder(present, ranked);
    if (!round.seated.empty())
        return inOrder(round.seated, ranked);
    if (present.empty())
        return round.advancement.lineUp;
    auto there = without(inOrder(present, ranked), stage.unavailable);
    if (there.size() > round.places)
        there.erase(there.begin() + static_cast<ptrdiff_t>(round.places), there.end());
    return there;
}

std::vector<PlayerId> finalLineUp(const Event& event, const Advancement& advancement) {
    return finalLineUp(finalRound(event, advancement));
}

LineUpChanges lineUpChanges(const Event& event, const Advancement& advancement) {
    const auto players = finalLineUp(event, advancement);
    return {.isClosed = finalStage(event)->closed,
            .leftOut = without(advancement.qualifiers, players),
            .movedUp = without(players, advancement.qualifiers)};
}

LineUpClosing lineUpClosing(const AdvancedRound& round) {
    return {.players = round.ifClosed,
            .leftOut = without(round.advancement.lineUp, round.ifClosed),
            .movingUp = without(round.ifClosed, round.advancement.lineUp)};
}

LineUpClosing lineUpClosing(const Event& event, const Advancement& advancement) {
    return lineUpClosing(finalRound(event, advancement));
}

bool surelyPlays(const Advancement& advancement, const PlayerId& player) {
    return isAmong(advancement.lineUp, player) && !isTiedAtCut(advancement, player);
}

std::vector<AffectedFinalist> affectedFinalists(const AdvancedRound& round,
                                                const std::vector<CallMade>& calls) {
    std::vector<AffectedFinalist> affected;
    if (round.details.closed)
        addClosedEffects(round, affected);
    else
        addOpenEffects(round, calls, affected);
    return affected;
}

std::vector<AffectedFinalist> affectedFinalists(const Event& event, const Advancement& advancement,
                                                const std::vector<CallMade>& calls) {
    return affectedFinalists(finalRound(event, advancement), calls);
}

} // namespace mentat
