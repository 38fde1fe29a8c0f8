#include "model/document/dune/games_year.h"

#include "model/document/dune/games_findings.h"
#include "model/document/event_codec.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

using Column = GamesColumn;

/// A game has at most one seat per faction: more rows are two tables with one number.
constexpr size_t maxSeats = idsOf<Faction>.size();

// Ignores differences in spelling.
bool areSameText(const QString& a, const QString& b) {
    return normalizedText(a) == normalizedText(b);
}
template <class Fact>
bool areSameText(const Fact& a, const Fact& b) {
    return a == b;
}

/// A game's position in the event: heats in order, the final last.
using GameOrder = std::tuple<bool, int, int>;

GameOrder orderOf(const GamesRow& row) {
    if (row.isFinal)
        return {true, 0, 0};
    return {false, row.heat->value(), row.game.table->value()};
}

} // namespace

GamesYear::GamesYear(Rows rows, Rows lost, const GamesHeader& header, GamesCsv& csv)
    : m_rows(std::move(rows))
    , m_lost(std::move(lost))
    , m_header(header)
    , m_csv(csv)
    , m_event{blank(std::type_identity<EventDetails>{}), {}, {}, {}, {}, {}, {}, DunePlay()} {
    m_event.details.name = *m_rows.front()->event;
    m_event.details.year = *m_rows.front()->year;
}

void GamesYear::add(GamesProblemKind kind, const GamesRow& row, GamesColumn column, Values values,
                    Rule rule) {
    m_csv.add({kind,
               rule,
               row.cells.line(),
               m_header.columnOf(column),
               m_header.heading(column),
               std::move(values),
               {}});
}

/// The value given in one row, or equally in several.
template <class Fact, class FactIn>
std::optional<Fact> GamesYear::agreed(const Rows& rows, GamesColumn column, FactIn factIn,
                                      GamesProblemKind kind,
                                      std::map<GamesColumn, const GamesRow*>& said) {
    const GamesRow* first = nullptr;
    for (const GamesRow* row : rows) {
        const std::optional<Fact>& fact = factIn(*row);
        if (!fact)
            continue;
        if (!first) {
            first = row;
            said.emplace(column, row);
        } else if (!areSameText(*factIn(*first), *fact)) {
            add(kind, *row, column,
                {row->cells.raw(column).value_or(QString()),
                 first->cells.raw(column).value_or(QString()), first->cells.line()});
        }
    }
    return first ? factIn(*first) : std::nullopt;
}

void GamesYear::readSettings() {
    const auto fact = [&](GamesColumn column, auto member) {
        using Optional = std::decay_t<decltype(m_facts.*member)>;
        m_facts.*member = agreed<typename Optional::value_type>(
            m_rows, column,
            [member](const GamesRow& row) -> const Optional& { return row.yearFacts.*member; },
            GamesProblemKind::YearDiffers, m_said);
    };
    fact(Column::TurnLimit, &SettingsOfRow::turnLimit);
    fact(Column::AllianceSize, &SettingsOfRow::allianceSize);
    fact(Column::Finalists, &SettingsOfRow::finalists);
    fact(Column::PrizeLevel, &SettingsOfRow::prizeLevel);
    fact(Column::Sets, &SettingsOfRow::sets);
    Settings& settings = m_event.settings;
    settings.turnLimit = m_facts.turnLimit.value_or(settings.turnLimit);
    settings.allianceSize = m_facts.allianceSize.value_or(settings.allianceSize);
    settings.finalists = m_facts.finalists.value_or(settings.finalists);
    settings.prizeLevel = m_facts.prizeLevel.value_or(settings.prizeLevel);
    m_event.details.sets = m_facts.sets.value_or(m_event.details.sets);
}

/// Each normalized name is one player, numbered in order of appearance.
void GamesYear::readPlayers() {
    struct Home {
        size_t player;
        const GamesRow* saidBy;
    };
    std::map<QString, Home> homes;
    for (const GamesRow* row : m_rows) {
        const QString name = row->player->normalized();
        const auto [known, isNew] = homes.try_emplace(name, Home{m_event.players.size(), nullptr});
        if (isNew) {
            Player player = blank(std::type_identity<Player>{});
            player.id = *PlayerId::fromText(u"p%1"_s.arg(m_event.players.size() + 1));
            player.name = *row->player;
            m_ids.emplace(name, player.id);
            m_event.players.push_back(std::move(player));
        }
        if (!row->from)
            continue;
        Home& home = known->second;
        Player& player = m_event.players[home.player];
        if (!home.saidBy) {
            home.saidBy = row;
            player.from = row->from;
        } else if (!areSameText(*player.from, *row->from)) {
            add(GamesProblemKind::HomeDiffers, *row, Column::From,
                {player.name.text(), *row->from, *player.from, home.saidBy->cells.line()});
        }
    }
}

void GamesYear::readHeats() {
    std::map<GameOrder, Rows> games;
    for (const GamesRow* row : m_rows)
        games[orderOf(*row)].push_back(row);
    auto& play = std::get<DunePlay>(m_event.play);
    const Pointer heats = Pointer().key("heats");
    for (auto& [order, rows] : games) {
        const GamesRow& first = *rows.front();
        GameOfRows placed{{}, first.isFinal, first.heat, std::move(rows), {}};
        if (first.isFinal) {
            placed.where = Pointer().key("final").key("game");
            Game game = gameOf(placed);
            play.setFinalGame(std::move(game));
            play.isFinalTableStated = placed.said.contains(Column::Table);
        } else {
            if (play.heats.empty() || play.heats.back().number != *first.heat)
                play.heats.push_back({*first.heat, {}, {}, {}, {}, {}});
            Heat& heat = play.heats.back();
            placed.where = heats.index(play.heats.size() - 1).key("games").index(heat.games.size());
            heat.games.push_back(gameOf(placed));
        }
        m_games.push_back(std::move(placed));
    }
    readEntrants(play.heats);
}

/// Seated players count as checked in, in file order.
void GamesYear::readEntrants(std::vector<Heat>& heats) {
    std::map<HeatNumber, std::pair<Heat*, std::set<PlayerId>>> known;
    for (Heat& heat : heats)
        known.emplace(heat.number, std::pair(&heat, std::set<PlayerId>()));
    for (const GamesRow* row : m_rows) {
        if (row->isFinal)
            continue;
        auto& [heat, entrants] = known.at(*row->heat);
        const PlayerId id = idOf(*row->player);
        if (entrants.insert(id).second)
            heat->entrants.push_back(id);
    }
}

PlayerId GamesYear::idOf(const Name& name) const {
    return m_ids.at(name.normalized());
}

Game GamesYear::gameOf(GameOfRows& placed) {
    Rows& rows = placed.seats;
    if (rows.size() > maxSeats) {
        add(GamesProblemKind::TooManySeats, *rows[maxSeats], Column::Table,
            {qint64(rows.size()), qint64(maxSeats)}, Rule::R10_3);
        rows.resize(maxSeats);
    }
    Game game;
    readFacts(placed, game);
    numberSeats(placed, game);
    return game;
}

/// Either every seat has a number, or none: then the order of rows counts.
void GamesYear::numberSeats(GameOfRows& placed, Game& game) {
    const bool isNumbered = std::ranges::any_of(
        placed.seats, [](const GamesRow* row) { return row->seatNumber.has_value(); });
    if (isNumbered) {
        std::ranges::stable_sort(placed.seats, [](const GamesRow* a, const GamesRow* b) {
            return a->seatNumber && (!b->seatNumber || *a->seatNumber < *b->seatNumber);
        });
    }
    int next = 1;
    for (const GamesRow* row : placed.seats) {
        const auto& unreadable = row->cells.unreadable();
        const bool isBlank = std::ranges::find(unreadable, Column::Seat) == unreadable.end();
        if (isNumbered && !row->seatNumber && isBlank)
            add(GamesProblemKind::SeatNotNumbered, *row, Column::Seat, {});
        Seat seat = row->seat;
        seat.number = row->seatNumber.value_or(SeatNumber(next));
        seat.player = idOf(*row->player);
        next = std::min(seat.number.value(), SeatNumber::max - 1) + 1;
        game.seats.push_back(std::move(seat));
    }
}

/// What the game's rows agree on; the rest is unsettled.
template <class Said>
std::optional<Said> GamesYear::settled(GameOfRows& placed, GamesColumn column, auto saidIn) {
    const qint64 before = m_csv.problemCount();
    auto found = agreed<Said>(placed.seats, column, saidIn, GamesProblemKind::Differs, placed.said);
    if (m_csv.problemCount() != before)
        placed.unsettled.push_back(column);
    return found;
}

template <class T>
void GamesYear::readFactsOf(GameOfRows& placed, T& game) {
    forEachListedFact<T>([&]<auto Member>(const FactOf<Member>&) {
        using Known = typename FactOf<Member>::Value;
        using Said = typename SaidOfGame<Member>::Type;
        const bool isInHours = isFactOf<Member, &Game::minutes> && m_header.has(Column::InHours);
        const GamesColumn column = isInHours ? Column::InHours : gamesColumn<Member>();
        auto said = settled<Said>(
            placed, column,
            [](const GamesRow& row) -> const auto& { return row.game.of<Member>(); });
        if constexpr (std::is_same_v<Known, std::optional<PlayerId>>)
            game.*Member = said ? playerNamed(placed, column, *said) : std::nullopt;
        else if constexpr (isOptional<Known>)
            game.*Member = std::move(said);
        else
            game.*Member = std::move(said).value_or(Known());
    });
}

std::optional<PlayerId> GamesYear::playerNamed(GameOfRows& placed, GamesColumn column,
                                               const QString& name) {
    const auto known = m_ids.find(normalizedText(name));
    if (known != m_ids.end())
        return known->second;
    placed.unsettled.push_back(column);
    add(GamesProblemKind::NoSuchPlayer, *placed.said.at(column), column, {name}, Rule::R10_9);
    return std::nullopt;
}

void GamesYear::readFacts(GameOfRows& placed, Game& game) {
    game.table = settled<TableNumber>(
                     placed, Column::Table,
                     [](const GamesRow& row) -> const auto& { return row.game.table; })
                     .value_or(TableNumber(1));
    readFactsOf(placed, game);
    readFactsOf(placed, dune(game));
}

void GamesYear::read(NeededSettings needed) {
    readSettings();
    readPlayers();
    readHeats();
    GamesFindings findings(m_event, m_games, m_lost, m_header, m_csv);
    findings.takeNeeds(
        {!m_said.contains(Column::TurnLimit), !m_said.contains(Column::AllianceSize)}, needed);
    findings.addErrors();
    m_csv.events.push_back(std::move(m_event));
}

namespace {

/// The rows with one event name and year, and rows that may belong to them.
struct RowsOfYear {
    std::vector<const GamesRow*> rows;
    std::vector<const GamesRow*> lost;
};

/// Stop after this many problems in a year; each takes a pass over its games.
constexpr size_t maxLost = 100;

bool mayBeOf(const GamesRow& lost, const GamesRow& first) {
    return (!lost.year || lost.year == first.year)
           && (!lost.event || lost.event->normalized() == first.event->normalized());
}

std::vector<RowsOfYear> byYear(const std::vector<GamesRow>& rows) {
    std::vector<RowsOfYear> years;
    std::map<std::pair<QString, Year>, size_t> yearAt;
    std::vector<const GamesRow*> lost;
    for (const GamesRow& row : rows) {
        if (!row.hasPlace()) {
            if (lost.size() < maxLost)
                lost.push_back(&row);
            continue;
        }
        const auto [known, isNew]
            = yearAt.try_emplace({row.event->normalized(), *row.year}, years.size());
        if (isNew)
            years.emplace_back();
        years[known->second].rows.push_back(&row);
    }
    for (const GamesRow* row : lost) {
        for (RowsOfYear& year : years) {
            if (mayBeOf(*row, *year.rows.front()))
                year.lost.push_back(row);
        }
    }
    return years;
}

} // namespace

GamesCsv readDuneGames(const std::vector<CsvRow>& rows, NeededSettings needed) {
    GamesCsv csv;
    const GamesHeader header(rows.front(), csv);
    if (!header.isUsable()) {
        csv.sortProblems();
        return csv;
    }
    std::vector<GamesRow> read;
    read.reserve(rows.size());
    for (size_t i = 1; i < rows.size(); ++i) {
        GamesRow row = readGamesRow(rows[i], header, csv);
        if (!csv.isHopeless())
            read.push_back(std::move(row));
    }
    if (csv.isHopeless())
        read.clear();
    for (const RowsOfYear& year : byYear(read))
        GamesYear(year.rows, year.lost, header, csv).read(needed);
    csv.sortProblems();
    return csv;
}

} // namespace mentat
