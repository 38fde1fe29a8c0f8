#include "heats_stages.h"

#include "heats_sizes.h"
#include "raw_heats.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw::heats {

namespace {

// Who could be in a stage, the best first, and how many of them qualify.
struct Candidates {
    QStringList order;
    qint64 number = 0;
    // H6 `{"wins": N}`: instead of a number.
    std::optional<QStringList> winners;

    qint64 qualifying(const QStringList& people) const {
        if (!winners)
            return number;
        return std::count_if(people.begin(), people.end(),
                             [this](const QString& player) { return winners->contains(player); });
    }
};

bool isFinal(const Event& event, size_t stage) {
    return stage + 1 == event.rules.stages.size();
}

// H6
Candidates fromStandings(const Event& event, const Standings& standings) {
    Candidates candidates{standings.players(), 0, std::nullopt};
    const Json& entrants = *event.rules.stages.front().entrants;
    if (entrants.kind == Json::Kind::Number) {
        candidates.number = static_cast<qint64>(entrants.number);
    } else if (entrants.kind == Json::Kind::Object) {
        Json wins = Json::object();
        wins.set(u"by"_s, u"wins"_s);
        candidates.winners = QStringList();
        for (const QString& player : candidates.order) {
            if (*valueOf(event, wins, player).numbers.front() >= *numberAt(entrants, u"wins"_s))
                candidates.winners->append(player);
        }
    } else {
        const auto field = static_cast<double>(event.field());
        for (const Json& pair : entrants.items) {
            const double from = pair.items.at(0).number;
            if (from < field || (from == field && !event.slips(HeatsSlip::FieldBelowThePair)))
                candidates.number = static_cast<qint64>(pair.items.at(1).number);
        }
    }
    return candidates;
}

// H7, of a stage that is complete and has no tie across the line.
Candidates fromStage(const Event& event, size_t stage, const QStringList& seeds) {
    std::vector<StagePlayer> players = playersOf(event, stage, seeds);
    Candidates candidates;
    candidates.number
        = std::count_if(players.begin(), players.end(), [&](const StagePlayer& player) {
              return player.advances
                     && !(event.slips(HeatsSlip::DisqualifiedPlaceIsLost)
                          && event.isOut(player.player));
          });
    std::erase_if(players, [&](const StagePlayer& player) {
        return player.isDropout || event.isOut(player.player);
    });
    std::sort(players.begin(), players.end(),
              [&](const StagePlayer& one, const StagePlayer& other) {
                  if (one.advances != other.advances)
                      return one.advances;
                  if (one.advances && one.place != other.place)
                      return one.place < other.place;
                  const int sign = one.advances ? 0 : compareEliminated(event, one, other);
                  return sign != 0 ? sign > 0 : one.seed < other.seed;
              });
    for (const StagePlayer& player : players)
        candidates.order.append(player.player);
    return candidates;
}

qint64 half(const Event& event) {
    const qint64 field = event.field();
    return event.slips(HeatsSlip::HalfIsRoundedUp) ? (field + 1) / 2 : field / 2;
}

qint64 filled(const Event& event, size_t stage, qint64 qualified, qint64 people) {
    const StageRules& rules = event.rules.stages.at(stage);
    qint64 number = std::max(qualified, rules.fillTo);
    const qint64 full = rules.sizes.front();
    if (rules.fillTables && !event.slips(HeatsSlip::TablesAreNotFilled))
        number = (number + full - 1) / full * full;
    return std::min(number, people);
}

// H8. Silent: who qualifies is one of the people there are.
bool isHeld(const Event& event, size_t stage, bool isFirst, const Candidates& candidates) {
    if (isFinal(event, stage) || event.stages.at(stage).hasGames())
        return true;
    for (size_t later = stage + 1; later < event.stages.size(); ++later) {
        if (event.stages.at(later).hasGames() && !event.slips(HeatsSlip::StageWithoutGamesIsHeld))
            return false;
    }
    const StageRules& rules = event.rules.stages.at(stage);
    const qint64 people = candidates.order.size();
    qint64 qualify = std::min(candidates.qualifying(candidates.order), people);
    if (event.slips(HeatsSlip::SkippedAfterFilling))
        qualify = filled(event, stage, qualify, people);
    if (isFirst && rules.atMostHalf)
        qualify = std::min(qualify, half(event));
    return qualify >= rules.skipBelow;
}

StageOutcome held(const Event& event, size_t stage, bool isFirst, const Candidates& candidates) {
    const auto numberOf = [&](const QStringList& people) {
        return numberFor(event, stage, isFirst, candidates.qualifying(people), people.size());
    };
    StageOutcome outcome{event.rules.stages.at(stage).name, true, {}, {}, {}, {}};
    const qint64 number = numberOf(candidates.order);
    outcome.qualifiers = candidates.order.mid(0, number);
    outcome.alternates = candidates.order.mid(number);
    QStringList there = candidates.order;
    there.removeIf(
        [&](const QString& player) { return event.stages.at(stage).unavailable.contains(player); });
    qint64 coming = numberOf(there);
    if (event.slips(HeatsSlip::AbsentWinnersCount))
        coming = std::min<qint64>(number, there.size());
    outcome.lineup
        = event.slips(HeatsSlip::AbsentKeepTheirPlace) ? outcome.qualifiers : there.mid(0, coming);
    outcome.tables = seatedBy(event, stage, outcome.lineup);
    return outcome;
}

} // namespace

qint64 numberFor(const Event& event, size_t stage, bool isFirst, qint64 qualified, qint64 people) {
    const StageRules& rules = event.rules.stages.at(stage);
    qint64 number = filled(event, stage, qualified, people);
    if (isFinal(event, stage))
        number
            = std::min<qint64>(number, *std::max_element(rules.sizes.begin(), rules.sizes.end()));
    else if (isFirst && rules.atMostHalf)
        number = std::min(number, half(event));
    if (event.slips(HeatsSlip::AnyNumberIsSeated))
        return number;
    for (qint64 fewer = number; fewer > 0; --fewer) {
        if (tablesFor(static_cast<int>(fewer), rules.sizes))
            return fewer;
    }
    return number;
}

std::vector<QStringList> seatedBy(const Event& event, size_t stage, const QStringList& lineup) {
    const StageRules& rules = event.rules.stages.at(stage);
    if (lineup.isEmpty())
        return {};
    if (isFinal(event, stage))
        return {lineup};
    if (rules.seeding != u"snake"_s && rules.seeding != u"ranked"_s)
        return {};
    const int people = static_cast<int>(lineup.size());
    const std::vector<int> sizes = tablesFor(people, rules.sizes).value_or(std::vector{people});
    std::vector<QStringList> tables(sizes.size());
    const auto hasRoom = [&](size_t table) { return tables.at(table).size() < sizes.at(table); };
    bool back = false;
    size_t step = 0;
    for (qsizetype next = 0; next < lineup.size();) {
        const size_t table = back ? sizes.size() - 1 - step : step;
        if (hasRoom(table)) {
            tables.at(table).append(lineup.at(next++));
            if (rules.seeding == u"ranked"_s && hasRoom(table))
                continue;
        }
        if (++step == sizes.size()) {
            step = 0;
            back = !back && !event.slips(HeatsSlip::SnakeGoesRound);
        }
    }
    return tables;
}

Course courseOf(const Event& event, const Standings& standings) {
    Course course;
    if (event.rules.stages.empty())
        return course;
    Candidates candidates = fromStandings(event, standings);
    for (size_t stage = 0; stage < event.rules.stages.size(); ++stage) {
        const bool isFirst = !course.firstHeld;
        if (!isHeld(event, stage, isFirst, candidates)) {
            course.stages.push_back({event.rules.stages.at(stage).name, false, {}, {}, {}, {}});
            continue;
        }
        course.stages.push_back(held(event, stage, isFirst, candidates));
        if (isFirst) {
            course.firstHeld = stage;
            course.seeds = event.slips(HeatsSlip::SeedsOfTheStandings)
                               ? standings.players()
                               : course.stages.back().lineup;
        }
        if (isFinal(event, stage) || !event.stages.at(stage).isComplete())
            return course;
        for (const QStringList& tied : lineTies(event, stage))
            course.ties.push_back({event.rules.stages.at(stage).name, tied});
        if (!course.ties.empty())
            return course;
        candidates = fromStage(event, stage, course.seeds);
    }
    return course;
}

QStringList firstQualifiers(const Event& event, const Standings& standings) {
    const Course course = courseOf(event, standings);
    return course.firstHeld ? course.stages.at(*course.firstHeld).qualifiers : QStringList();
}

} // namespace mentat::test::raw::heats
