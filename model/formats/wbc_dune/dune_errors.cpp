#include "model/formats/wbc_dune/dune_format.h"

#include "model/formats/wbc_dune/game_errors.h"

namespace mentat {

namespace {

void addVoteAndPickErrors(const Play& play, const Pointer& where, const KnownPlayers& players,
                          Findings& findings) {
    const FinalDetails& details = std::get<DunePlay>(play).finalDetails;
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
    addHeatsErrors(event, {addGameErrors, addVoteAndPickErrors}, players, edits, findings);
}

} // namespace mentat
