#include "random_game.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

const QStringList& baseFactions() {
    static const QStringList factions = {u"atreides"_s, u"bene-gesserit"_s, u"emperor"_s,
                                         u"fremen"_s,   u"guild"_s,         u"harkonnen"_s};
    return factions;
}

const QStringList& expansionFactions() {
    static const QStringList factions
        = {u"ixian"_s, u"tleilaxu"_s, u"choam"_s, u"richese"_s, u"ecaz"_s, u"moritani"_s};
    return factions;
}

GamePlan::GamePlan(World& world, const QStringList& seated, bool isFinal)
    : m_world(world)
    , m_draw(world.draw)
    , m_isFinal(isFinal) {
    for (const QString& player : seated) {
        SeatPlan seat;
        seat.player = player;
        m_seats.push_back(seat);
    }
    m_expansion = m_draw.chance(m_world.hasExpansion ? 50 : 5);
    dealFactions();
    dropSome();
    ally();
    leaveAlone();
    // A game without victory is unfinished.
    if (m_draw.chance(80))
        decide();
    else
        scatterWinners();
    endGame();
    predict();
    forgetFactions();
    drawControl();
    drawPoints();
    drawRolls();
}

void GamePlan::dealFactions() {
    QStringList factions = baseFactions();
    if (m_expansion || m_draw.chance(5))
        factions += expansionFactions();
    m_draw.shuffle(factions);
    for (size_t i = 0; i < m_seats.size() && static_cast<qsizetype>(i) < factions.size(); ++i)
        m_seats.at(i).faction = factions.at(static_cast<qsizetype>(i));
}

void GamePlan::dropSome() {
    for (int count = m_draw.chance(22) ? m_draw.between(1, 2) : 0; count > 0 && !m_seats.empty();
         --count)
        m_seats.at(static_cast<size_t>(m_draw.below(static_cast<int>(m_seats.size())))).dropout
            = true;
}

// Alliances from two up to the alliance size; a dropout may have any number, which is ignored.
void GamePlan::ally() {
    std::vector<size_t> free = remaining();
    m_draw.shuffle(free);
    int number = m_draw.chance(80) ? 1 : m_draw.between(2, 40);
    while (m_world.allianceSize > 1 && free.size() > 1 && m_draw.chance(60)) {
        const int most = std::min(m_world.allianceSize, static_cast<int>(free.size()));
        const int size = m_draw.chance(50) ? most : m_draw.between(2, most);
        for (int i = 0; i < size; ++i) {
            m_seats.at(free.back()).alliance = number;
            free.pop_back();
        }
        ++number;
    }
    for (SeatPlan& seat : m_seats) {
        if (seat.dropout && m_draw.chance(50))
            seat.alliance = m_draw.between(1, number + 1);
    }
}

// A seat left alone in its alliance by a dropout is simply unallied.
void GamePlan::leaveAlone() {
    const auto dropout = std::find_if(m_seats.begin(), m_seats.end(),
                                      [](const SeatPlan& seat) { return seat.dropout; });
    const std::vector<size_t> alone = unallied();
    if (dropout == m_seats.end() || alone.empty() || !m_draw.chance(40))
        return;
    dropout->alliance = 90;
    m_seats.at(m_draw.pick(alone)).alliance = 90;
}

std::vector<size_t> GamePlan::remaining() const {
    std::vector<size_t> seats;
    for (size_t i = 0; i < m_seats.size(); ++i) {
        if (!m_seats.at(i).dropout)
            seats.push_back(i);
    }
    return seats;
}

std::vector<size_t> GamePlan::sideOf(size_t seat) const {
    const int alliance = m_seats.at(seat).alliance;
    if (alliance == 0)
        return {seat};
    std::vector<size_t> side = remaining();
    std::erase_if(side, [&](size_t other) { return m_seats.at(other).alliance != alliance; });
    return side;
}

std::vector<size_t> GamePlan::unallied() const {
    std::vector<size_t> seats = remaining();
    std::erase_if(seats, [this](size_t seat) { return sideOf(seat).size() != 1; });
    return seats;
}

std::vector<size_t> GamePlan::alliedLeaders() const {
    std::vector<size_t> seats = remaining();
    std::erase_if(seats, [this](size_t seat) {
        return sideOf(seat).size() < 2 || sideOf(seat).front() != seat;
    });
    return seats;
}

std::optional<size_t> GamePlan::holderOf(const QString& faction) const {
    for (const size_t seat : remaining()) {
        if (m_seats.at(seat).faction == faction)
            return seat;
    }
    return std::nullopt;
}

std::vector<QString> GamePlan::possibleVictories() const {
    std::vector<QString> victories;
    if (!unallied().empty())
        victories.push_back(u"solo"_s);
    if (!alliedLeaders().empty())
        victories.push_back(u"alliance"_s);
    // A final won by prediction names the predicted player, who must be another.
    if (holderOf(u"bene-gesserit"_s) && m_seats.size() > 1)
        victories.push_back(u"bg-prediction"_s);
    if (holderOf(u"fremen"_s))
        victories.push_back(u"fremen-default"_s);
    if (holderOf(u"guild"_s))
        victories.push_back(u"guild-default"_s);
    if (!remaining().empty())
        victories.push_back(u"adjudicated"_s);
    return victories;
}

void GamePlan::decide() {
    const std::vector<QString> victories = possibleVictories();
    if (victories.empty())
        return;
    m_victory = m_draw.pick(victories);
    nameWinners();
}

void GamePlan::nameWinners() {
    std::vector<size_t> winners;
    if (m_victory == u"solo"_s) {
        winners = unallied();
        m_draw.shuffle(winners);
        // Two can win solo at the same time (R2.2).
        winners.resize(std::min(winners.size(), m_draw.chance(15) ? size_t(2) : size_t(1)));
    } else if (m_victory == u"alliance"_s) {
        winners = sideOf(m_draw.pick(alliedLeaders()));
    } else if (m_victory == u"bg-prediction"_s) {
        winners = {*holderOf(u"bene-gesserit"_s)};
    } else if (m_victory == u"fremen-default"_s) {
        winners = sideOf(*holderOf(u"fremen"_s));
    } else if (m_victory == u"guild-default"_s) {
        winners = sideOf(*holderOf(u"guild"_s));
    } else {
        winners = sideOf(m_draw.pick(remaining()));
    }
    // A winner's faction is required: if not everyone has one (over 12 seats), nobody won.
    const bool known = std::none_of(winners.begin(), winners.end(),
                                    [this](size_t i) { return m_seats.at(i).faction.isEmpty(); });
    if (!known)
        m_victory.clear();
    for (const size_t winner : winners)
        m_seats.at(winner).winner = known;
}

// An unfinished game may already have any key, even winners.
void GamePlan::scatterWinners() {
    for (SeatPlan& seat : m_seats)
        seat.winner = !seat.dropout && m_draw.chance(8);
}

void GamePlan::endGame() {
    const bool conceivable = m_victory == u"solo"_s || m_victory == u"alliance"_s;
    QStringList endings = {u"victory"_s, u"turn-limit"_s, u"time-limit"_s};
    if (conceivable || m_victory.isEmpty())
        endings.append(u"concession"_s);
    if (m_world.may())
        m_ending = m_draw.pick(endings);
    if (!m_draw.chance(m_victory.isEmpty() ? 50 : 88))
        return;
    m_turns = m_draw.between(1, m_world.turnLimit);
    const bool none = (m_ending.isEmpty() || m_ending == u"concession"_s)
                      && (conceivable || m_victory.isEmpty());
    if (none && m_draw.chance(m_ending.isEmpty() ? 3 : 40))
        m_turns = 0;
}

void GamePlan::predict() {
    QStringList others;
    for (const SeatPlan& seat : m_seats) {
        if (seat.faction != u"bene-gesserit"_s)
            others.append(seat.player);
    }
    const bool needed = m_isFinal && m_victory == u"bg-prediction"_s;
    const bool predicted = m_draw.chance(m_victory == u"bg-prediction"_s ? 85 : 12);
    if (!others.isEmpty() && (needed || predicted))
        m_predicted = m_draw.pick(others);
}

// What was not recorded; never a winner's faction.
void GamePlan::forgetFactions() {
    const int percent = m_draw.chance(20) ? 30 : 0;
    for (SeatPlan& seat : m_seats) {
        if (!seat.winner && m_draw.chance(percent))
            seat.faction.clear();
    }
}

void GamePlan::writeTimes(Json& game) {
    m_start = m_world.firstDay.addSecs(60 * m_draw.below(6000));
    const int minutes = m_draw.between(20, 480);
    if (m_world.may())
        game.set(u"start"_s, timeText(m_start));
    if (m_world.may())
        game.set(u"end"_s, timeText(m_start.addSecs(60 * minutes)));
    if (m_world.may())
        game.set(u"minutes"_s, m_draw.chance(80) ? minutes : m_draw.below(480));
}

Json GamePlan::write(int table) {
    Json game = Json::object();
    // The final's table may be omitted, and is then 1: nothing says whether a given 1 is kept.
    if (!m_isFinal || m_draw.chance(30))
        game.set(u"table"_s, m_isFinal ? table + 1 : table);
    game.set(u"expansion"_s, m_expansion);
    writeTimes(game);
    if (m_turns)
        game.set(u"turns"_s, *m_turns);
    if (!m_ending.isEmpty())
        game.set(u"ending"_s, m_ending);
    if (!m_victory.isEmpty())
        game.set(u"victory"_s, m_victory);
    if (!m_predicted.isEmpty())
        game.set(u"predicted"_s, m_predicted);
    if (m_draw.chance(m_isFinal ? 5 : 4))
        game.set(u"void"_s, true);
    if (m_draw.chance(25))
        game.set(u"locked"_s, true);
    if (m_draw.chance(25))
        game.set(u"checked"_s, true);
    QStringList pool = baseFactions() + (m_expansion ? expansionFactions() : QStringList());
    m_draw.shuffle(pool);
    if (m_draw.chance(20))
        game.set(u"pool"_s, listOfTexts(pool.mid(0, m_draw.between(3, 8))));
    Json accepted = Json::list();
    for (int rule = 21; rule <= 27 && m_draw.chance(60); rule += m_draw.between(1, 4)) {
        Json warning = Json::object();
        warning.set(u"rule"_s, u"R10.%1"_s.arg(rule));
        if (m_world.may())
            warning.set(u"reason"_s, randomNotes(m_draw));
        accepted.append(warning);
    }
    if (m_draw.chance(30))
        setUnlessEmpty(game, u"accepted"_s, accepted);
    if (m_world.may())
        game.set(u"note"_s, randomNotes(m_draw));
    Json seats = Json::list();
    const int first = m_draw.chance(90) ? 1 : m_draw.between(2, 4);
    for (size_t i = 0; i < m_seats.size(); ++i)
        seats.append(writeSeat(i, first + static_cast<int>(i)));
    if (m_draw.chance(10))
        m_draw.shuffle(seats.items);
    game.set(u"seats"_s, seats);
    return game;
}

Json randomGame(World& world, const QStringList& seated, int table, bool isFinal) {
    return GamePlan(world, seated, isFinal).write(table);
}

} // namespace mentat::test::raw
