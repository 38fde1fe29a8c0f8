#include "model/store/dune/dune_tables.h"

#include "model/document/dune/dune_codec.h"
#include "model/rounds/heats_play.h"
#include "model/store/book_tables.h"
#include "model/store/fact_columns.h"
#include "model/store/heats/heats_tables.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

static_assert(memberCount<ExpansionVote>() == 2, "a fact of a vote has its column");
static_assert(memberCount<FinalChoices>() == 2, "what finalists choose has its table");

const Mapping<ExpansionVote>& votes() {
    static const Mapping<ExpansionVote> mapping(
        "expansion_vote", {"event", "position"},
        {column<&ExpansionVote::player>("player"), column<&ExpansionVote::inFavor>("in_favour")});
    return mapping;
}

const Mapping<FactionPick>& picks() {
    static const Mapping<FactionPick> mapping("faction_pick", {"event", "position"},
                                              factColumns<FactionPick>());
    return mapping;
}

struct FinalTableRow {
    bool isStated = false;
};

/// The final's table, as the event's document has it; no act changes it.
const Mapping<FinalTableRow>& finalTable() {
    static const Mapping<FinalTableRow> mapping("final_table", {"event"},
                                                {column<&FinalTableRow::isStated>("stated")});
    return mapping;
}

} // namespace

Rows rowsOf(EventId event, const FinalChoicesSlot&, const FinalChoices& choices) {
    Rows rows = positionRows(event, votes(), choices.expansionVotes);
    append(rows, positionRows(event, picks(), choices.picks));
    return rows;
}

Rows duneRows(EventId event, const Play& any) {
    const auto& play = std::get<DunePlay>(any);
    Rows rows = roundsRows(event, play);
    append(rows, rowsOf(event, FinalChoicesSlot{}, play.choices));
    rows.push_back(finalTable().row({event.number()}, {play.isFinalTableStated}));
    return rows;
}

void loadDune(Database& database, EventId event, Play& any) {
    auto& play = std::get<DunePlay>(any);
    loadRounds(database, event, DunePlay::parts(), play);
    if (play.stages.size() != 1 || play.stages.front().name != finalName())
        throwBadCell();
    play.choices.expansionVotes = loadPositions(database, event, votes(), [] {
        return ExpansionVote{PlayerId::placeholder(0), false};
    });
    play.choices.picks = loadPositions(database, event, picks(),
                                       [] { return blank(std::type_identity<FactionPick>{}); });
    finalTable().load(
        database, event, "event", [](SqlRow) { return FinalTableRow(); },
        [&](SqlRow, FinalTableRow row) { play.isFinalTableStated = row.isStated; });
}

bool dropDunePart(Play& any, const QStringList& place) {
    auto& play = std::get<DunePlay>(any);
    if (place.value(0) != u"final")
        return dropRoundsPart(play, place);
    const Game* game = play.finalGame();
    const bool isEmpty = !game && play.stage() == Stage() && play.choices == FinalChoices();
    const bool isGame = game && place.value(1) == u"game";
    play.setFinalGame({});
    if (!isGame) {
        play.stage() = {};
        play.choices = {};
    }
    return !isEmpty;
}

} // namespace mentat
