#include "tests/support/raw/heats/heats_stages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// H6, H7: who enters a stage.
namespace mentat::test::raw::heats {

namespace {

Number winsOf(const Event& event, const QString& player) {
    Json wins = Json::object();
    wins.set(u"by"_s, u"wins"_s);
    return *valueOf(event, wins, player).numbers.front();
}

qint64 countIn(const QStringList& some, const QStringList& people) {
    return std::count_if(people.begin(), people.end(),
                         [&](const QString& player) { return some.contains(player); });
}

// The last pair whose `from` is at most the number.
qint64 numberAbove(const Event& event, const Json& pairs, qint64 people) {
    qint64 number = 0;
    for (const Json& pair : pairs.items) {
        const auto from = static_cast<qint64>(pair.items.at(0).number);
        if (from < people || (from == people && !event.slips(HeatsSlip::FieldBelowThePair)))
            number = static_cast<qint64>(pair.items.at(1).number);
    }
    return number;
}

// H6 `fillWith`
bool mayFill(const Event& event, const Json& fillWith, const QString& player) {
    if (const std::optional<Number> wins = numberAt(fillWith, u"wins"_s))
        return winsOf(event, player) >= *wins;
    const std::optional<qint64> place = wholeAt(fillWith, u"place"_s);
    if (!place)
        qFatal("no fillWith");
    const std::vector<Played> games = gamesOf(event, player);
    return std::any_of(games.begin(), games.end(),
                       [&](const Played& played) { return played.seat->place <= *place; });
}

} // namespace

qint64 Candidates::qualifying(const QStringList& people) const {
    if (!winners)
        return number;
    const qint64 there = countIn(*winners, people);
    return most ? std::min(*most, there) : there;
}

QStringList Candidates::guarded(const QStringList& people) const {
    QStringList all;
    for (const QString& player : people) {
        if (winners ? winners->contains(player) : advanced && advanced->contains(player))
            all.append(player);
    }
    return winners && most ? all.mid(0, *most) : all;
}

Candidates fromStandings(const Event& event, const Standings& standings) {
    Candidates candidates;
    candidates.order = standings.players();
    const Json& entrants = *event.rules.stages.front().entrants;
    if (entrants.kind == Json::Kind::Number) {
        candidates.number = static_cast<qint64>(entrants.number);
    } else if (entrants.kind == Json::Kind::Object) {
        candidates.winners = QStringList();
        for (const QString& player : candidates.order) {
            if (winsOf(event, player) >= *numberAt(entrants, u"wins"_s))
                candidates.winners->append(player);
        }
        if (!event.slips(HeatsSlip::MostForgotten))
            candidates.most = wholeAt(entrants, u"most"_s);
        if (candidates.most && event.slips(HeatsSlip::MostOfAllWinners))
            candidates.winners = candidates.winners->mid(0, *candidates.most);
    } else {
        candidates.number = numberAbove(event, entrants, event.field());
    }
    return candidates;
}

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
    candidates.advanced = QStringList();
    for (const StagePlayer& player : players) {
        candidates.order.append(player.player);
        if (player.advances)
            candidates.advanced->append(player.player);
    }
    return candidates;
}

Candidates entering(const Event& event, size_t stage, const Candidates& candidates) {
    const StageRules& rules = event.rules.stages.at(stage);
    Candidates here = candidates;
    if (rules.fillWith && !event.slips(HeatsSlip::FillWithForgotten)) {
        const qint64 top = candidates.qualifying(candidates.order);
        here.order.clear();
        for (qsizetype i = 0; i < candidates.order.size(); ++i) {
            const QString& player = candidates.order.at(i);
            const bool isFree = i < top && !event.slips(HeatsSlip::FillWithForEverybody);
            if (isFree || mayFill(event, *rules.fillWith, player))
                here.order.append(player);
        }
    }
    const bool withByes = rules.byesTo > 0 && candidates.advanced && !isFinal(event, stage);
    if (withByes && !event.slips(HeatsSlip::AlternatesEnterWithByes)) {
        here.entering = QStringList();
        for (const QString& player : here.order) {
            if (candidates.advanced->contains(player))
                here.entering->append(player);
        }
    }
    return here;
}

} // namespace mentat::test::raw::heats
