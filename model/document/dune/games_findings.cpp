#include "model/document/dune/games_findings.h"

#include "model/document/finding_order.h"
#include "model/errors.h"
#include "model/finding_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Column = GamesColumn;

/// A key of the event document that errors are found at or depend on, and its column.
struct GamesKey {
    QLatin1StringView key;
    Column column;
};

constexpr std::array gameKeys{
    GamesKey{"table"_L1, Column::Table},
    GamesKey{"turns"_L1, gamesColumn<&Game::turns>()},
    GamesKey{"ending"_L1, gamesColumn<&DuneGame::ending>()},
    GamesKey{"victory"_L1, gamesColumn<&DuneGame::victory>()},
    GamesKey{"predicted"_L1, gamesColumn<&DuneGame::predicted>()},
    GamesKey{"void"_L1, gamesColumn<&Game::isVoid>()},
};
constexpr std::array seatKeys{
    GamesKey{"seat"_L1, Column::Seat},
    GamesKey{"player"_L1, Column::Player},
    GamesKey{"faction"_L1, gamesColumn<&DuneSeat::faction>()},
    GamesKey{"alliance"_L1, gamesColumn<&DuneSeat::alliance>()},
    GamesKey{"winner"_L1, gamesColumn<&DuneSeat::winner>()},
    GamesKey{"performancePoints"_L1, gamesColumn<&DuneSeat::performancePoints>()},
    GamesKey{"roll"_L1, gamesColumn<&DuneSeat::rolls>()},
    GamesKey{"dropout"_L1, gamesColumn<&Seat::dropout>()},
};
constexpr std::array settingKeys{
    GamesKey{"turnLimit"_L1, Column::TurnLimit},
    GamesKey{"allianceSize"_L1, Column::AllianceSize},
};

template <size_t N>
const GamesKey* keyOf(const std::array<GamesKey, N>& keys, Column column) {
    const auto found = std::ranges::find(keys, column, &GamesKey::column);
    return found == keys.end() ? nullptr : &*found;
}

template <size_t N>
std::optional<Column> columnOfKey(const std::array<GamesKey, N>& keys, const QString& key) {
    const auto found = std::ranges::find(keys, key, &GamesKey::key);
    return found == keys.end() ? std::nullopt : std::optional(found->column);
}

/// With more unreadable cells than this in a year, skip the search for errors that do not depend on
/// them: it compares each error with each cell.
constexpr size_t maxUnread = 1000;

Finding unreadAt(const Pointer& where) {
    return {FindingKind::WrongType, where, {}, {}};
}

bool mayBeOf(const GamesRow& lost, const GameOfRows& game) {
    if (lost.isFinal || game.isFinal)
        return game.isFinal && (lost.isFinal || !lost.heat);
    return (!lost.heat || lost.heat == game.heat)
           && (!lost.game.table || lost.game.table == game.seats.front()->game.table);
}

} // namespace

GamesFindings::GamesFindings(Event& event, const std::vector<GameOfRows>& games,
                             const std::vector<const GamesRow*>& lost, const GamesHeader& header,
                             GamesCsv& csv)
    : m_event(event)
    , m_games(games)
    , m_lost(lost)
    , m_header(header)
    , m_csv(csv) {
    for (const GameOfRows& game : m_games)
        m_gameAt.emplace(game.where.text(), &game);
}

void GamesFindings::addUnread(const GameOfRows& game, Findings& findings) const {
    for (size_t i = 0; i < game.seats.size(); ++i) {
        for (const Column column : game.seats[i]->cells.unreadable()) {
            if (const GamesKey* key = keyOf(seatKeys, column))
                findings.push_back(unreadAt(game.where.key("seats").index(i).key(key->key.data())));
            else if (const GamesKey* ofGame = keyOf(gameKeys, column))
                findings.push_back(unreadAt(game.where.key(ofGame->key.data())));
        }
    }
    for (const Column column : game.unsettled) {
        if (const GamesKey* key = keyOf(gameKeys, column))
            findings.push_back(unreadAt(game.where.key(key->key.data())));
    }
    if (std::ranges::any_of(m_lost, [&](const GamesRow* row) { return mayBeOf(*row, game); }))
        findings.push_back(unreadAt(game.where.key("seats")));
}

Findings GamesFindings::unread() const {
    Findings findings;
    for (const GameOfRows& game : m_games) {
        addUnread(game, findings);
        for (const GamesRow* row : game.seats) {
            for (const Column column : row->cells.unreadable()) {
                if (const GamesKey* key = keyOf(settingKeys, column))
                    findings.push_back(
                        unreadAt(Pointer().key("event").key("settings").key(key->key.data())));
            }
        }
    }
    return findings;
}

const Findings& GamesFindings::errors() {
    if (m_errors)
        return *m_errors;
    m_errors = eventErrors(m_event);
    if (m_errors->empty())
        return *m_errors;
    const Findings broken = unread();
    m_errors = broken.size() > maxUnread ? Findings()
                                         : withoutConsequences(*std::move(m_errors), broken);
    return *m_errors;
}

/// The cell with the value; if no cell has it, the game's first cell.
GamesFindings::Cell GamesFindings::cellOf(const Finding& finding) const {
    const QString where = finding.where.text();
    const int depth = where.startsWith("/final"_L1) ? 2 : 4;
    const auto known = m_gameAt.find(where.section(u'/', 0, depth));
    if (known == m_gameAt.end())
        return {m_games.front().seats.front(), Column::YearPlayed};
    const GameOfRows& game = *known->second;
    const QStringList keys = where.split(u'/').mid(depth + 1);
    const size_t seat = keys.value(1).toULongLong();
    if (keys.value(0) == "seats"_L1 && seat < game.seats.size())
        return {game.seats[seat], columnOfKey(seatKeys, keys.value(2)).value_or(Column::Player)};
    const Column column = columnOfKey(gameKeys, keys.value(0)).value_or(Column::Table);
    const auto said = game.said.find(column);
    return {said == game.said.end() ? game.seats.front() : said->second, column};
}

void GamesFindings::add(GamesProblemKind kind, const Finding& finding, Column column,
                        Values values) {
    const Cell cell = cellOf(finding);
    m_csv.add({kind, ruleOf(finding), cell.row->cells.line(), m_header.columnOf(column),
               m_header.heading(column), std::move(values),
               kind == GamesProblemKind::Error ? std::optional(finding) : std::nullopt});
}

void GamesFindings::need(GamesProblemKind kind, const Findings& findings, Column column,
                         Positive& setting, NeededSettings needed) {
    qint64 greatest = 0;
    for (const Finding& finding : findings) {
        greatest = std::max(greatest, std::get<qint64>(finding.values.front()));
        if (needed == NeededSettings::AreProblems)
            add(kind, finding, cellOf(finding).column, finding.values);
    }
    const auto value = Positive::fromInt(greatest);
    if (!value)
        return;
    m_csv.needed.push_back(
        {m_event.details.name.text(), m_event.details.year, headingOf(column), value->value()});
    if (needed == NeededSettings::AreTaken) {
        setting = *value;
        m_errors.reset();
    }
}

void GamesFindings::takeNeeds(const Unsaid& unsaid, NeededSettings needed) {
    m_unsaid = unsaid;
    Findings turns;
    Findings alliances;
    for (const Finding& finding : errors()) {
        if (finding.kind == FindingKind::TurnsOutside && unsaid.turnLimit)
            turns.push_back(finding);
        else if (finding.kind == FindingKind::AllianceTooLarge && unsaid.allianceSize)
            alliances.push_back(finding);
    }
    need(GamesProblemKind::NeedsTurnLimit, turns, Column::TurnLimit, m_event.settings.turnLimit,
         needed);
    need(GamesProblemKind::NeedsAllianceSize, alliances, Column::AllianceSize,
         m_event.settings.allianceSize, needed);
}

void GamesFindings::addErrors() {
    for (const Finding& finding : errors()) {
        const bool isNeed
            = (finding.kind == FindingKind::TurnsOutside && m_unsaid.turnLimit)
              || (finding.kind == FindingKind::AllianceTooLarge && m_unsaid.allianceSize);
        if (isNeed)
            continue; // reported already, with what would settle it
        if (finding.kind == FindingKind::MissingKey)
            add(GamesProblemKind::Empty, finding, gamesColumn<&DuneSeat::faction>(),
                {headingOf(gamesColumn<&DuneSeat::faction>())});
        else if (finding.kind == FindingKind::NothingPredicted)
            add(GamesProblemKind::Error, finding, gamesColumn<&DuneGame::predicted>(), {});
        else
            add(GamesProblemKind::Error, finding, cellOf(finding).column, {});
    }
}

} // namespace mentat
