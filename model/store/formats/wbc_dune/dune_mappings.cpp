#include "model/store/formats/wbc_dune/dune_mappings.h"

#include "model/document/formats/wbc_dune/dune_codec.h"
#include "model/store/event_tables.h"

namespace mentat {

namespace {

/// The columns of a game, at a heat's table as in the final.
template <class Row, auto Outer>
std::vector<Column<Row>> gameColumns(std::vector<Column<Row>> columns) {
    const std::vector<Column<Row>> rest{
        innerColumn<Outer, &Game::expansion>("expansion"),
        innerColumn<Outer, &Game::start>("start_time"),
        innerColumn<Outer, &Game::end>("end_time"),
        innerColumn<Outer, &Game::minutes>("minutes"),
        innerColumn<Outer, &Game::turns>("turns"),
        partColumn<Outer, &DuneGame::ending>("ending"),
        partColumn<Outer, &DuneGame::victory>("victory"),
        partColumn<Outer, &DuneGame::predicted>("predicted"),
        innerColumn<Outer, &Game::isVoid>("void"),
        innerColumn<Outer, &Game::locked>("locked"),
        innerColumn<Outer, &Game::checked>("checked"),
        partColumn<Outer, &DuneGame::pool>("pool"),
        innerColumn<Outer, &Game::accepted>("accepted"),
        innerColumn<Outer, &Game::note>("note"),
    };
    columns.insert(columns.end(), rest.begin(), rest.end());
    return columns;
}

std::vector<Column<SeatRow>> seatColumns() {
    constexpr auto seat = &SeatRow::seat;
    return {column<&SeatRow::position>("position"),
            innerColumn<seat, &Seat::player>("player"),
            partColumn<seat, &DuneSeat::faction>("faction"),
            partColumn<seat, &DuneSeat::alliance>("alliance"),
            partColumn<seat, &DuneSeat::winner>("winner"),
            partColumn<seat, &DuneSeat::performancePoints>("performance_half_points"),
            partColumn<seat, &DuneSeat::control>("control"),
            partColumn<seat, &DuneSeat::strongholds>("strongholds"),
            partColumn<seat, &DuneSeat::shieldWall>("shield_wall"),
            partColumn<seat, &DuneSeat::techTokens>("tech_tokens"),
            partColumn<seat, &DuneSeat::tokens>("tokens"),
            partColumn<seat, &DuneSeat::spice>("spice"),
            partColumn<seat, &DuneSeat::cards>("cards"),
            partColumn<seat, &DuneSeat::rolls>("rolls"),
            innerColumn<seat, &Seat::dropout>("dropout"),
            partColumn<seat, &DuneSeat::dropoutTurn>("dropout_turn"),
            innerColumn<seat, &Seat::excused>("excused"),
            innerColumn<seat, &Seat::left>("left_at"),
            innerColumn<seat, &Seat::late>("late"),
            partColumn<seat, &DuneSeat::qp>("qualification_half_points"),
            partColumn<seat, &DuneSeat::qpReason>("qualification_reason")};
}

} // namespace

const Mapping<HeatRow>& heatTable() {
    constexpr auto details = &HeatRow::details;
    static const Mapping<HeatRow> mapping(
        "heat", {"event", "number"},
        {column<&HeatRow::position>("position"), innerColumn<details, &HeatDetails::name>("name"),
         innerColumn<details, &HeatDetails::start>("start_time"),
         innerColumn<details, &HeatDetails::minutes>("minutes"),
         innerColumn<details, &HeatDetails::location>("location"),
         innerColumn<details, &HeatDetails::cancelled>("cancelled")});
    return mapping;
}

const Mapping<Attendance>& entrantTable() {
    static const Mapping<Attendance> mapping("entrant", {"event", "heat", "player"},
                                             {column<&Attendance::onlyIfNeeded>("if_needed"),
                                              column<&Attendance::position>("position")});
    return mapping;
}

const Mapping<Draw>& drawTable() {
    static const Mapping<Draw> mapping(
        "draw", {"event", "heat"},
        {column<&Draw::seed>("seed"), column<&Draw::algorithm>("algorithm"),
         column<&Draw::avoidRepeats>("avoid_repeats"), column<&Draw::sizes>("sizes"),
         column<&Draw::expansionTables>("expansion_tables"),
         ownPartColumn<Draw, &DuneDraw::factions>("factions"), column<&Draw::entrants>("entrants"),
         column<&Draw::tables>("tables")});
    return mapping;
}

const Mapping<GameRow>& gameTable() {
    static const Mapping<GameRow> mapping(
        "game", {"event", "heat", "table_number"},
        gameColumns<GameRow, &GameRow::game>({column<&GameRow::position>("position")}));
    return mapping;
}

const Mapping<SeatRow>& seatTable() {
    static const Mapping<SeatRow> mapping("seat", {"event", "heat", "table_number", "number"},
                                          seatColumns());
    return mapping;
}

const Mapping<FinalDetails>& finalTable() {
    static const Mapping<FinalDetails> mapping(
        "final_details", {"event"},
        {baseColumn<FinalDetails, &Stage::start>("start_time"),
         baseColumn<FinalDetails, &Stage::minutes>("minutes"),
         baseColumn<FinalDetails, &Stage::unavailable>("unavailable"),
         baseColumn<FinalDetails, &Stage::present>("present"),
         baseColumn<FinalDetails, &Stage::deadline>("deadline"),
         baseColumn<FinalDetails, &Stage::closed>("closed")});
    return mapping;
}

const Mapping<FinalCall>& callTable() {
    static const Mapping<FinalCall> mapping("final_call", {"event", "position"},
                                            {column<&FinalCall::player>("player"),
                                             column<&FinalCall::state>("state"),
                                             column<&FinalCall::time>("time")});
    return mapping;
}

const Mapping<ExpansionVote>& voteTable() {
    static const Mapping<ExpansionVote> mapping(
        "expansion_vote", {"event", "position"},
        {column<&ExpansionVote::player>("player"), column<&ExpansionVote::inFavour>("in_favour")});
    return mapping;
}

const Mapping<FactionPick>& pickTable() {
    static const Mapping<FactionPick> mapping(
        "faction_pick", {"event", "position"},
        {column<&FactionPick::player>("player"), column<&FactionPick::faction>("faction")});
    return mapping;
}

const Mapping<TieRoll>& finalTieRollTable() {
    static const Mapping<TieRoll> mapping("final_tie_roll", {"event", "position"},
                                          tieRollColumns());
    return mapping;
}

const Mapping<FinalGameRow>& finalGameTable() {
    static const Mapping<FinalGameRow> mapping(
        "final_game", {"event"},
        gameColumns<FinalGameRow, &FinalGameRow::game>(
            {column<&FinalGameRow::tableStated>("table_stated"),
             innerColumn<&FinalGameRow::game, &Game::table>("table_number")}));
    return mapping;
}

const Mapping<SeatRow>& finalSeatTable() {
    static const Mapping<SeatRow> mapping("final_seat", {"event", "number"}, seatColumns());
    return mapping;
}

} // namespace mentat
