#include "model/document/dune/games_row.h"

#include "model/people/names.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Column = GamesColumn;

// The name of an event if the file has none.
const QString usualEvent = u"Dune"_s;

template <class Read>
auto neededFact(GamesCells& cells, Column column, Read read) -> decltype(read()) {
    const size_t before = cells.unreadable().size();
    auto found = read();
    if (!found && cells.unreadable().size() == before)
        cells.add(GamesProblemKind::Empty, column, {headingOf(column)});
    return found;
}

/// "Byron, Ada" is Ada Byron, as in a list of people; otherwise she would become two people.
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

template <class T>
void readSeatFacts(GamesCells& cells, T& seat) {
    forEachListedFact<T>([&]<auto Member>(const FactOf<Member>&) {
        using Known = typename FactOf<Member>::Value;
        auto read = cells.read(std::type_identity<typename ReadInLists<Known>::Type>{},
                               gamesColumn<Member>());
        if constexpr (isOptional<Known>)
            seat.*Member = std::move(read);
        else
            seat.*Member = std::move(read).value_or(Known());
    });
}

template <class T>
void readGameFacts(GamesRow& row) {
    forEachListedFact<T>([&]<auto Member>(const FactOf<Member>&) {
        auto& said = row.game.of<Member>();
        if constexpr (std::is_same_v<typename FactOf<Member>::Value, std::optional<PlayerId>>) {
            if (const auto name = personIn(row.cells, gamesColumn<Member>()))
                said = name->text();
        } else {
            said = row.cells.read(std::type_identity<typename SaidOfGame<Member>::Type>{},
                                  gamesColumn<Member>());
        }
    });
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
    row.seatNumber = row.cells.number<SeatNumber>(Column::Seat);
    readSeatFacts(row.cells, dune(row.seat));
    readSeatFacts(row.cells, row.seat);
    readGameFacts<Game>(row);
    readGameFacts<DuneGame>(row);
    readYear(row);
    return row;
}

} // namespace mentat
