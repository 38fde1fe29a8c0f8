#include "model/store/formats/wbc_dune/dune_tables.h"

#include "model/document/formats/wbc_dune/dune_codec.h"
#include "model/store/event_tables.h"
#include "model/store/heats/heats_tables.h"

namespace mentat {

namespace {

const Mapping<ExpansionVote>& votes() {
    static const Mapping<ExpansionVote> mapping(
        "expansion_vote", {"event", "position"},
        {column<&ExpansionVote::player>("player"), column<&ExpansionVote::inFavour>("in_favour")});
    return mapping;
}

const Mapping<FactionPick>& picks() {
    static const Mapping<FactionPick> mapping(
        "faction_pick", {"event", "position"},
        {column<&FactionPick::player>("player"), column<&FactionPick::faction>("faction")});
    return mapping;
}

} // namespace

Rows rowsOf(EventId event, const FinalSlot&, const FinalDetails& details) {
    Rows rows = stageRows(event, details);
    append(rows, positionRows(event, votes(), details.expansionVotes));
    append(rows, positionRows(event, picks(), details.picks));
    return rows;
}

Rows duneRows(EventId event, const Play& any) {
    const auto& play = std::get<DunePlay>(any);
    Rows rows = heatsRows(event, play);
    append(rows, rowsOf(event, FinalSlot{}, play.finalDetails));
    return rows;
}

void loadDune(Database& database, EventId event, Play& any) {
    auto& play = std::get<DunePlay>(any);
    loadHeats(database, event, DunePlay::parts(), play);
    FinalDetails& details = play.finalDetails;
    loadStage(database, event, details);
    details.expansionVotes = loadPositions(database, event, votes(), [] {
        return ExpansionVote{PlayerId::placeholder(0), false};
    });
    details.picks = loadPositions(database, event, picks(),
                                  [] { return blank(std::type_identity<FactionPick>{}); });
}

bool dropDunePart(Play& any, const QStringList& place) {
    auto& play = std::get<DunePlay>(any);
    if (place.value(0) != QStringLiteral("final"))
        return dropHeatsPart(play, place);
    const bool isEmpty = !play.finalGame && play.finalDetails == FinalDetails();
    const bool isGame = play.finalGame && place.value(1) == QStringLiteral("game");
    play.finalGame.reset();
    if (!isGame)
        play.finalDetails = {};
    return !isEmpty;
}

} // namespace mentat
