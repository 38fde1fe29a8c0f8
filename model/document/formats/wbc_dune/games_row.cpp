#include "model/document/formats/wbc_dune/games_row.h"

#include "model/people/name_order.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Column = GamesColumn;

// What an event is called where the file does not say it.
const QString usualEvent = u"Dune"_s;

template <class Read>
auto neededFact(GamesCells& cells, Column column, Read read) -> decltype(read()) {
    const size_t before = cells.unreadable().size();
    auto found = read();
    if (!found && cells.unreadable().size() == before)
        cells.add(GamesProblemKind::Empty, column, {headingOf(column)});
    return found;
}

/// "Byron, Ada" is Ada Byron, as in a list of people: else she would be two people of the file.
std::optional<Name> personIn(GamesCells& cells, Column column) {
    const auto name = cells.name(column);
    return name ? Name::fromText(givenNameFirst(name->text())) : std::nullopt;
}

std::optional<Name> playerIn(GamesCells& cells) {
    if (auto name = personIn(cells, Column::Player))
        return name;
    const auto given = cells.name(Column::Given);
    const auto family = cells.name(Column::Family);
    if (!given || !family)
        return given ? given : family;
    return Name::fromText(given->text() + u' ' + family->text());
}

/// A number, or "final".
void readHeat(GamesRow& row) {
    const auto text = row.cells.raw(Column::Heat);
    if (!text) {
        row.cells.add(GamesProblemKind::Empty, Column::Heat, {headingOf(Column::Heat)});
        return;
    }
    QString word = text->toLower();
    if (word.startsWith("heat"_L1))
        word = word.mid(4).trimmed();
    row.isFinal = word == "final"_L1 || word == "f"_L1;
    const auto number = gamesNumber(word);
    row.heat = number ? HeatNumber::fromInt(*number) : std::nullopt;
    if (!row.isFinal && !row.heat)
        row.cells.add(GamesProblemKind::NotHeat, Column::Heat, {*text});
}

void readPlace(GamesRow& row) {
    GamesCells& cells = row.cells;
    static const auto usual = Name::fromText(usualEvent);
    row.event = cells.raw(Column::Event) ? cells.name(Column::Event) : usual;
    row.year = neededFact(cells, Column::YearPlayed,
                          [&] { return cells.number<Year>(Column::YearPlayed); });
    readHeat(row);
    const auto readTable = [&] { return cells.number<TableNumber>(Column::Table); };
    row.game.table = row.isFinal ? readTable() : neededFact(cells, Column::Table, readTable);
    row.player = neededFact(cells, Column::Player, [&] { return playerIn(cells); });
    row.from = cells.text(Column::From);
}

void readSeat(GamesRow& row) {
    GamesCells& cells = row.cells;
    Seat& seat = row.seat;
    DuneSeat& own = dune(seat);
    const auto flag = [&](Column column) { return cells.flag(column).value_or(false); };
    const auto count = [&](Column column) { return cells.number<Count>(column); };
    row.seatNumber = cells.number<SeatNumber>(Column::Seat);
    own.faction = cells.faction();
    own.alliance = cells.alliance();
    own.winner = flag(Column::Winner);
    own.performancePoints = cells.points<PerformancePoints>(Column::Pp);
    own.strongholds = count(Column::Strongholds);
    own.shieldWall = flag(Column::ShieldWall);
    own.techTokens = flag(Column::TechTokens);
    own.tokens = count(Column::Tokens);
    own.spice = count(Column::Spice);
    own.cards = count(Column::Cards);
    own.rolls = cells.rolls();
    seat.dropout = flag(Column::Dropout);
    own.dropoutTurn = count(Column::DropoutTurn);
    seat.excused = flag(Column::Excused);
    seat.left = cells.time(Column::Left);
    seat.late = flag(Column::Late);
    own.qp = cells.points<QualificationPoints>(Column::Qp);
    own.qpReason = cells.text(Column::QpReason);
}

void readGame(GamesRow& row) {
    GamesCells& cells = row.cells;
    GameFacts& game = row.game;
    game.expansion = cells.flag(Column::Expansion);
    game.start = cells.time(Column::Start);
    game.end = cells.time(Column::End);
    game.minutes = cells.duration();
    game.turns = cells.number<Turns>(Column::TurnsPlayed);
    game.ending = cells.ending();
    game.victory = cells.victory();
    if (const auto predicted = personIn(cells, Column::Predicted))
        game.predicted = predicted->text();
    game.isVoid = cells.flag(Column::Void);
    game.note = cells.text(Column::Note);
}

void readYear(GamesRow& row) {
    GamesCells& cells = row.cells;
    row.yearFacts
        = {cells.number<Positive>(Column::TurnLimit), cells.number<Positive>(Column::AllianceSize),
           cells.number<Positive>(Column::Finalists), cells.number<Count>(Column::PrizeLevel),
           cells.sets()};
}

} // namespace

GamesRow readGamesRow(const CsvRow& csvRow, const GamesHeader& header, GamesCsv& csv) {
    static const Seat emptySeat = seatOf(SeatNumber(1), PlayerId::placeholder(0));
    GamesRow row{.cells = GamesCells(csvRow, header, csv),
                 .event = {},
                 .year = {},
                 .heat = {},
                 .seatNumber = {},
                 .player = {},
                 .seat = emptySeat,
                 .from = {},
                 .game = {},
                 .yearFacts = {}};
    for (size_t i = header.width(); i < csvRow.fields.size(); ++i) {
        if (csvRow.fields[i].trimmed().isEmpty())
            continue;
        csv.add({GamesProblemKind::TooManyFields,
                 Rule::R10_1,
                 csvRow.line,
                 0,
                 {},
                 {qint64(csvRow.fields.size()), qint64(header.width())},
                 {}});
        break;
    }
    readPlace(row);
    readSeat(row);
    readGame(row);
    readYear(row);
    return row;
}

} // namespace mentat
