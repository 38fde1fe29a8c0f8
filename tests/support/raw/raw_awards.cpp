#include "raw_play.h"
#include "raw_scoring.h"

#include <algorithm>
#include <numeric>
#include <set>

using namespace Qt::StringLiterals;

// R5.2, R5.3
namespace mentat::test::raw {

namespace {

__extension__ using Wide = __int128;

struct Feat {
    QString player;
    qint64 heat = 0;
    qint64 table = 0;
    qint64 halves = 0;
    qint64 turns = 0;
    qint64 players = 0;

    // PP ÷ turns × players ÷ 6.
    qint64 numerator() const { return halves * players; }
    qint64 denominator() const { return turns * 12; }
};

int compare(const Feat& one, const Feat& two) {
    const Wide mine = Wide(one.numerator()) * two.denominator();
    const Wide theirs = Wide(two.numerator()) * one.denominator();
    return mine > theirs ? 1 : (mine < theirs ? -1 : 0);
}

struct FactionPlay {
    bool played = false;
    std::vector<Feat> feats;
};

FactionPlay playsOf(const QString& faction, const PlayedEvent& event) {
    FactionPlay all;
    for (const Play& play : event.plays) {
        for (const PlaySeat& seat : play.seats) {
            if (!play.completed() || seat.faction != faction || event.isOut(seat.player))
                continue;
            all.played = true;
            if (seat.pointHalves && play.turns && *play.turns > 0)
                all.feats.push_back({seat.player, play.heat, play.table, *seat.pointHalves,
                                     *play.turns, static_cast<qint64>(play.seats.size())});
        }
    }
    return all;
}

// Silent: a player who held nothing in any turn has not scored (R5.3, "a faction nobody scored
// with"), so a best figure of 0 is no award. Silent: tied winners are in document order.
std::vector<Feat> bestOf(const std::vector<Feat>& feats) {
    std::vector<Feat> best;
    for (const Feat& feat : feats) {
        const bool beaten = std::any_of(feats.begin(), feats.end(), [&](const Feat& other) {
            return compare(other, feat) > 0;
        });
        if (!beaten && feat.halves > 0)
            best.push_back(feat);
    }
    return best;
}

// Silent: of several decisions for one faction, the last that fits counts.
QString chosen(const QString& faction, const std::set<QString>& tied, const Json& document) {
    QString player;
    if (tied.size() < 2)
        return player;
    const Json* event = document.find(u"event"_s);
    if (!event)
        return player;
    for (const Json& decision : itemsAt(*event, u"awardDecisions"_s)) {
        const QString named = textAt(decision, u"player"_s);
        if (textAt(decision, u"faction"_s) == faction && tied.contains(named))
            player = named;
    }
    return player;
}

QString exactText(const Feat& feat) {
    const qint64 common = std::gcd(feat.numerator(), feat.denominator());
    const QString numerator = QString::number(feat.numerator() / common);
    const qint64 denominator = feat.denominator() / common;
    return denominator == 1 ? numerator : QString(numerator + u'/' + QString::number(denominator));
}

Json featJson(const Feat& feat) {
    Json object = Json::object();
    object.set(u"player"_s, feat.player);
    object.set(u"heat"_s, static_cast<double>(feat.heat));
    object.set(u"table"_s, static_cast<double>(feat.table));
    object.set(u"pp"_s, fromHalves(feat.halves));
    object.set(u"turns"_s, static_cast<double>(feat.turns));
    object.set(u"players"_s, static_cast<double>(feat.players));
    return object;
}

Json awardOf(const QString& faction, const std::vector<Feat>& feats, const Json& document) {
    std::vector<Feat> best = bestOf(feats);
    std::set<QString> people;
    for (const Feat& feat : best)
        people.insert(feat.player);
    const QString decided = chosen(faction, people, document);
    std::stable_partition(best.begin(), best.end(),
                          [&](const Feat& feat) { return feat.player == decided; });
    Json award = Json::object();
    award.set(u"faction"_s, faction);
    award.set(u"normalized"_s,
              best.empty() ? Json()
                           : toThreeDecimals(best.front().numerator(), best.front().denominator()));
    award.set(u"exact"_s, best.empty() ? Json() : Json(exactText(best.front())));
    Json winners = Json::list();
    for (const Feat& feat : best)
        winners.append(featJson(feat));
    award.set(u"winners"_s, winners);
    award.set(u"tied"_s, people.size() > 1 && decided.isEmpty());
    award.set(u"decided"_s, !decided.isEmpty());
    return award;
}

} // namespace

Json rawAwards(const Json& document) {
    const PlayedEvent event = readPlayed(document);
    Json awards = Json::list();
    for (const QString& faction : factionOrder()) {
        const FactionPlay all = playsOf(faction, event);
        if (all.played)
            awards.append(awardOf(faction, all.feats, document));
    }
    return awards;
}

} // namespace mentat::test::raw
