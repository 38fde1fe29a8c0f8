#include "random_play_table.h"

#include "raw_scoring.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

TableDraw::TableDraw(PlayWorld& world, const QStringList& seated, TableKind kind)
    : m_world(world)
    , m_draw(world.draw)
    , m_kind(kind) {
    for (const QString& player : seated) {
        m_chairs.emplace_back();
        m_chairs.back().player = player;
    }
    deal();
    dropOut();
    ally();
    planVictory();
    endGame();
    drawPoints();
    drawGrid();
    drawValues();
    drawRolls();
    drawConduct();
    nameWinners();
    predict();
}

void TableDraw::deal() {
    QStringList factions = {u"atreides"_s, u"bene-gesserit"_s, u"emperor"_s,
                            u"fremen"_s,   u"guild"_s,         u"harkonnen"_s};
    m_expansion = !m_world.expansionFactions.isEmpty() && m_draw.chance(60);
    if (m_expansion)
        factions += m_world.expansionFactions;
    m_draw.shuffle(factions);
    // A final with a large line-up uses any factions left.
    for (const QString& other :
         {u"ixian"_s, u"tleilaxu"_s, u"choam"_s, u"richese"_s, u"ecaz"_s, u"moritani"_s}) {
        if (!factions.contains(other))
            factions.append(other);
    }
    for (size_t i = 0; i < m_chairs.size(); ++i)
        m_chairs.at(i).faction = factions.at(static_cast<qsizetype>(i));
}

// At least one player stays.
void TableDraw::dropOut() {
    const int most = static_cast<int>(m_chairs.size()) - 1;
    int count = m_draw.chance(m_world.dropouts) ? m_draw.between(1, 2) : 0;
    if (m_kind == TableKind::Final && m_draw.chance(15))
        count += 2;
    for (; count > 0 && most > 0; --count) {
        Chair& chair
            = m_chairs.at(static_cast<size_t>(m_draw.below(static_cast<int>(m_chairs.size()))));
        chair.dropout = remaining().size() > 1 || chair.dropout;
    }
}

void TableDraw::ally() {
    Chairs free = remaining();
    m_draw.shuffle(free);
    int number = m_draw.chance(80) ? 1 : m_draw.between(2, 9);
    while (m_world.allianceSize > 1 && free.size() > 1 && m_draw.chance(60)) {
        const int most = std::min(m_world.allianceSize, static_cast<int>(free.size()));
        const int size = m_draw.between(2, most);
        for (int i = 0; i < size; ++i) {
            m_chairs.at(free.back()).alliance = number;
            free.pop_back();
        }
        ++number;
    }
    // A dropout's alliance is ignored, and a partner left alone is unallied (R10.6).
    for (Chair& chair : m_chairs) {
        if (chair.dropout && m_draw.chance(50))
            chair.alliance = m_draw.between(1, number);
        if (chair.dropout && !free.empty() && m_draw.chance(40)) {
            chair.alliance = number + 1;
            m_chairs.at(free.back()).alliance = number + 1;
            free.pop_back();
            ++number;
        }
    }
}

Chairs TableDraw::remaining() const {
    Chairs chairs;
    for (size_t i = 0; i < m_chairs.size(); ++i) {
        if (!m_chairs.at(i).dropout)
            chairs.push_back(i);
    }
    return chairs;
}

Chairs TableDraw::sideOf(size_t chair) const {
    const int alliance = m_chairs.at(chair).alliance;
    if (alliance == 0)
        return {chair};
    Chairs side = remaining();
    std::erase_if(side, [&](size_t other) { return m_chairs.at(other).alliance != alliance; });
    return side;
}

Chairs TableDraw::sides(size_t fewest, size_t most) const {
    Chairs firsts = remaining();
    std::erase_if(firsts, [&](size_t chair) {
        const Chairs side = sideOf(chair);
        return side.front() != chair || side.size() < fewest || side.size() > most;
    });
    return firsts;
}

std::optional<size_t> TableDraw::holder(const QString& faction) const {
    for (const size_t chair : remaining()) {
        if (m_chairs.at(chair).faction == faction)
            return chair;
    }
    return std::nullopt;
}

void TableDraw::planVictory() {
    if (m_draw.chance(m_kind == TableKind::Final ? 0 : 9))
        return;
    QStringList victories = {u"adjudicated"_s, u"adjudicated"_s};
    if (!sides(1, 1).empty())
        victories += {u"solo"_s, u"solo"_s, u"solo"_s};
    if (!sides(2, 99).empty())
        victories += {u"alliance"_s, u"alliance"_s, u"alliance"_s};
    if (holder(u"bene-gesserit"_s) && remaining().size() > 1)
        victories += {u"bg-prediction"_s, u"bg-prediction"_s};
    if (holder(u"fremen"_s))
        victories += u"fremen-default"_s;
    if (holder(u"guild"_s))
        victories += u"guild-default"_s;
    m_victory = m_draw.pick(victories);
}

void TableDraw::endGame() {
    const bool conceivable = m_victory == u"solo"_s || m_victory == u"alliance"_s;
    if (m_draw.chance(85))
        m_turns = m_draw.between(1, std::min(m_world.topTurns, m_world.turnLimit));
    if (conceivable && m_draw.chance(15)) {
        m_ending = u"concession"_s;
        if (m_draw.chance(50))
            m_turns = 0;
    } else if (m_victory == u"adjudicated"_s || m_victory.endsWith(u"-default"_s)) {
        m_ending = m_draw.chance(50) ? u"turn-limit"_s : u"time-limit"_s;
    } else if (!m_victory.isEmpty()) {
        m_ending = u"victory"_s;
    }
}

void TableDraw::nameWinners() {
    Chairs winners;
    if (m_victory == u"solo"_s) {
        winners = sides(1, 1);
        m_draw.shuffle(winners);
        // R2.2
        winners.resize(std::min(winners.size(), m_draw.chance(20) ? size_t(2) : size_t(1)));
    } else if (m_victory == u"alliance"_s) {
        winners = sideOf(m_draw.pick(sides(2, 99)));
    } else if (m_victory == u"bg-prediction"_s) {
        winners = {*holder(u"bene-gesserit"_s)};
    } else if (m_victory == u"fremen-default"_s) {
        winners = sideOf(*holder(u"fremen"_s));
    } else if (m_victory == u"guild-default"_s) {
        winners = sideOf(*holder(u"guild"_s));
    } else if (m_victory == u"adjudicated"_s) {
        nameVerdict();
    } else if (m_draw.chance(15)) {
        // An unfinished game may already have any key.
        winners = {m_draw.pick(remaining())};
    }
    for (const size_t winner : winners)
        m_chairs.at(winner).winner = true;
    for (Chair& chair : m_chairs) {
        if (!chair.winner && m_draw.chance(2))
            chair.faction.clear();
    }
}

// R3.5: a saved game keeps the winners that the GM named, with or without a verdict.
void TableDraw::nameVerdict() {
    const Json verdict = rawAdjudicate(write(1), m_world.wallCounts);
    const Json* named = verdict.find(u"winners"_s);
    if (named->items.empty() || m_draw.chance(20)) {
        for (const size_t chair : sideOf(m_draw.pick(remaining())))
            m_chairs.at(chair).winner = true;
        return;
    }
    for (Chair& chair : m_chairs)
        chair.winner = std::count(named->items.begin(), named->items.end(), Json(chair.player)) > 0;
}

// R10.9. A dropout cannot have won, so a correct prediction never names one in a final.
void TableDraw::predict() {
    const bool foretold = m_victory == u"bg-prediction"_s;
    const bool needed = foretold && m_kind == TableKind::Final;
    if (!needed && !m_draw.chance(foretold ? 70 : 5))
        return;
    Chairs others = remaining();
    std::erase_if(others, [&](size_t i) { return m_chairs.at(i).faction == u"bene-gesserit"_s; });
    if (!others.empty())
        m_predicted = m_chairs.at(m_draw.pick(others)).player;
}

Json TableDraw::writeChair(size_t index) const {
    const Chair& chair = m_chairs.at(index);
    Json seat = Json::object();
    seat.set(u"seat"_s, static_cast<int>(index) + 1);
    seat.set(u"player"_s, chair.player);
    if (!chair.faction.isEmpty())
        seat.set(u"faction"_s, chair.faction);
    if (chair.alliance > 0)
        seat.set(u"alliance"_s, chair.alliance);
    if (chair.winner)
        seat.set(u"winner"_s, true);
    for (const Json* part : {&chair.points, &chair.values}) {
        for (const JsonMember& member : part->members)
            seat.set(member.key, member.value);
    }
    if (chair.roll.kind != Json::Kind::Null && !chair.roll.isEmptyContainer())
        seat.set(u"roll"_s, chair.roll);
    for (const JsonMember& member : chair.conduct.members)
        seat.set(member.key, member.value);
    return seat;
}

Json TableDraw::write(int table) const {
    Json game = Json::object();
    game.set(u"table"_s, table);
    game.set(u"expansion"_s, m_expansion);
    if (m_turns)
        game.set(u"turns"_s, *m_turns);
    if (!m_ending.isEmpty())
        game.set(u"ending"_s, m_ending);
    if (!m_victory.isEmpty())
        game.set(u"victory"_s, m_victory);
    if (!m_predicted.isEmpty())
        game.set(u"predicted"_s, m_predicted);
    Json seats = Json::list();
    for (size_t i = 0; i < m_chairs.size(); ++i)
        seats.append(writeChair(i));
    game.set(u"seats"_s, seats);
    return game;
}

Json drawTable(PlayWorld& world, const QStringList& seated, int table, TableKind kind) {
    return TableDraw(world, seated, kind).write(table);
}

} // namespace mentat::test::raw
