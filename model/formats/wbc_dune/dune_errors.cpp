#include "model/formats/wbc_dune/dune_format.h"

#include "model/formats/wbc_dune/game_errors.h"

namespace mentat {

namespace {

void addHeatGameErrors(const GameToCheck& checked, const Event& event, const KnownPlayers& players,
                       Findings& findings) {
    addGameErrors(checked, event.settings, players, findings);
}

void addVoteAndPickErrors(const FinalDetails& details, const Pointer& where,
                          const KnownPlayers& players, Findings& findings) {
    for (const ExpansionVote& vote : details.expansionVotes) {
        players.checkOne(vote.player, where.key("expansionVotes").key(vote.player.text()),
                         findings);
    }
    const Pointer picks = where.key("picks");
    const auto pickPlace = [&](size_t i) { return picks.index(i).key("player"); };
    for (size_t i = 0; i < details.picks.size(); ++i)
        players.checkOne(details.picks[i].player, pickPlace(i), findings);
    checkTwice(
        details.picks, [](const FactionPick& pick) { return pick.player; },
        [](const FactionPick& pick) { return Value(pick.player.text()); }, pickPlace, {}, findings);
}

} // namespace

void addDuneErrors(const Event& event, const KnownPlayers& players, const EditList* edits,
                   Findings& findings) {
    addHeatsErrors(event, {addHeatGameErrors}, players, edits, findings);
    const auto& play = std::get<DunePlay>(event.play);
    const Pointer final = Pointer().key("final");
    addStageErrors(play.finalDetails, final, players, findings);
    addVoteAndPickErrors(play.finalDetails, final, players, findings);
    if (play.finalGame && isFinalGameTouched(edits)) {
        addGameErrors({play.finalGame->game, true, [&] { return final.key("game"); }},
                      event.settings, players, findings);
    }
}

Play duneNextYear(const Play& last, const YearShift& shift) {
    const auto& played = std::get<DunePlay>(last);
    DunePlay next;
    next.heats = heatsNextYear(played.heats, shift);
    planNextYear(next.finalDetails, played.finalDetails, shift);
    return next;
}

} // namespace mentat
