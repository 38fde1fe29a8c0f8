#include "model/dune/dune_kind.h"

#include "model/dune/game_errors.h"

namespace mentat {

namespace {

void addHeatGameErrors(const GameToCheck& checked, const Event& event, const KnownPlayers& players,
                       Findings& findings) {
    addGameErrors(checked, event.settings, players, findings);
}

void addChoiceErrors(const FinalChoices& choices, const Pointer& where, const KnownPlayers& players,
                     Findings& findings) {
    for (const ExpansionVote& vote : choices.expansionVotes) {
        players.checkOne(vote.player, where.key("expansionVotes").key(vote.player.text()),
                         findings);
    }
    const Pointer picks = where.key("picks");
    const auto pickPlace = [&](size_t i) { return picks.index(i).key("player"); };
    for (size_t i = 0; i < choices.picks.size(); ++i)
        players.checkOne(choices.picks[i].player, pickPlace(i), findings);
    checkTwice(
        choices.picks, [](const FactionPick& pick) { return pick.player; },
        [](const FactionPick& pick) { return Value(pick.player.text()); }, pickPlace, {}, findings);
}

} // namespace

void addDuneErrors(const Event& event, const KnownPlayers& players, const EditList* edits,
                   Findings& findings) {
    addHeatsErrors(event, {addHeatGameErrors}, players, edits, findings);
    const auto& play = std::get<DunePlay>(event.play);
    const Pointer final = Pointer().key("final");
    addStageErrors(play.stage(), final, players, findings);
    addChoiceErrors(play.choices, final, players, findings);
    const Game* game = play.finalGame();
    if (game && isAdvancedGameTouched(edits)) {
        addGameErrors({*game, true, [&] { return final.key("game"); }}, event.settings, players,
                      findings);
    }
}

Play duneNextYear(const Play& last, const YearShift& shift) {
    const auto& played = std::get<DunePlay>(last);
    DunePlay next;
    next.heats = heatsNextYear(played.heats, shift);
    planNextYear(next.stage(), played.stage(), shift);
    return next;
}

} // namespace mentat
