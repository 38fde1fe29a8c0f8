#include "model/finding_kind.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/dune/today/dune_warnings.h"
#include "tests/scoring/played_events.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_doubts {

namespace {

/// More than anybody has.
const Count plenty(1'000'000);

std::optional<Count>& valueOf(Seat& seat, EndValue value) {
    switch (value) {
    case EndValue::Strongholds: return dune(seat).strongholds;
    case EndValue::Tokens: return dune(seat).tokens;
    case EndValue::Spice: return dune(seat).spice;
    case EndValue::Cards: break;
    }
    return dune(seat).cards;
}

/// A random event in which every player's name is the id, so that warnings name ids.
Event eventOf(quint32 seed) {
    Event event = randomPlayed(seed).event;
    for (Player& player : event.players)
        player.name = *Name::fromText(player.id.text());
    return event;
}

/// A warning of R10.26 about a game of a heat.
struct Told {
    QString game; // its place
    size_t heat, table, seat;
    EndValue value;
    QString player, rival;
};

std::vector<Told> doubtsIn(const Event& event) {
    const Warnings warnings = duneWarnings(event);
    Findings all = warnings.open;
    for (const AcceptedWarning& one : warnings.accepted)
        all.push_back(one.warning);
    std::vector<Told> doubts;
    for (const Finding& finding : all) {
        const QStringList path = finding.where.text().split(u'/');
        if (finding.kind != FindingKind::UnknownInTie || path[1] != u"heats"_s)
            continue;
        const auto text = [&](size_t i) { return std::get<QString>(finding.values[i]); };
        doubts.push_back({finding.scope.text(), path[2].toULongLong(), path[4].toULongLong(),
                          path[6].toULongLong(), *enumFromId<EndValue>(text(0)), text(2), text(3)});
    }
    return doubts;
}

using Ranks = std::map<QString, int>;

Ranks ranksIn(const Event& event) {
    Ranks ranks;
    for (const Standing& row : duneStandings(event).ranked)
        ranks[row.player.text()] = row.rank->value();
    return ranks;
}

Seat& seatAt(Event& event, size_t heat, size_t game, size_t seat) {
    return std::get<DunePlay>(event.play).heats[heat].games[game].seats[seat];
}

/// Calls act(heat, game, seat, value) for each unknown value of the heats.
template <class Act>
void forEachUnknown(Event& event, Act act) {
    auto& heats = std::get<DunePlay>(event.play).heats;
    for (size_t heat = 0; heat < heats.size(); ++heat) {
        for (size_t game = 0; game < heats[heat].games.size(); ++game) {
            for (size_t seat = 0; seat < heats[heat].games[game].seats.size(); ++seat) {
                for (const EndValue value : allEndValues) {
                    if (!valueOf(seatAt(event, heat, game, seat), value))
                        act(heat, game, seat, value);
                }
            }
        }
    }
}

/// The places of the games with an unknown value that decides something, if it is a certain number.
std::set<QString> decisiveGames(Event event) {
    const Ranks before = ranksIn(event);
    std::set<QString> games;
    forEachUnknown(event, [&](size_t heat, size_t game, size_t seat, EndValue value) {
        const QString where = u"/heats/%1/games/%2"_s.arg(heat).arg(game);
        for (const int number : {1, 2, 3, plenty.value()}) {
            if (games.contains(where))
                return;
            valueOf(seatAt(event, heat, game, seat), value) = Count(number);
            if (ranksIn(event) != before)
                games.insert(where);
            valueOf(seatAt(event, heat, game, seat), value).reset();
        }
    });
    return games;
}

/// A game with a decisive unknown that nobody warns of; empty: none.
QString missedIn(const Event& event, const std::vector<Told>& doubts) {
    std::set<QString> told;
    for (const Told& doubt : doubts)
        told.insert(doubt.game);
    for (const QString& game : decisiveGames(event)) {
        if (!told.contains(game))
            return game;
    }
    return {};
}

/// A warning of a value that, however large, does not put the player before the rival, nor level
/// with a rival whose sum it is too.
QString falseIn(const Event& event, const std::vector<Told>& doubts) {
    const Ranks before = ranksIn(event);
    for (const Told& doubt : doubts) {
        Event filled = event;
        valueOf(seatAt(filled, doubt.heat, doubt.table, doubt.seat), doubt.value) = plenty;
        const Ranks after = ranksIn(filled);
        const bool drawsLevel = after.at(doubt.player) == after.at(doubt.rival)
                                && before.at(doubt.player) != before.at(doubt.rival);
        if (after.at(doubt.player) >= after.at(doubt.rival) && !drawsLevel)
            return doubt.game + u' ' + doubt.player + u" before "_s + doubt.rival;
    }
    return {};
}

} // namespace

/// R10.26 against trial: unknown values are filled in, and the standings made again.
class TestDoubts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDecisiveUnknownIsWarnedOf() {
        const quint32 seeds = seedCount() / 20; // each takes some hundred standings
        for (quint32 seed = 1; seed <= seeds; ++seed) {
            const Event event = eventOf(seed);
            const QString missed = missedIn(event, doubtsIn(event));
            QVERIFY2(missed.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + missed));
        }
    }

    void everyWarningIsOfADecisiveUnknown() {
        const quint32 seeds = seedCount() / 4;
        for (quint32 seed = 1; seed <= seeds; ++seed) {
            const Event event = eventOf(seed);
            const QString wrong = falseIn(event, doubtsIn(event));
            QVERIFY2(wrong.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + wrong));
        }
    }

    void aWarningLeftOutIsMissed() {
        quint32 seed = 1;
        while (doubtsIn(eventOf(seed)).empty())
            ++seed;
        QVERIFY(!missedIn(eventOf(seed), {}).isEmpty());
    }

    void aWarningOfAnythingElseIsFalse() {
        quint32 seed = 1;
        while (doubtsIn(eventOf(seed)).empty())
            ++seed;
        std::vector<Told> doubts = doubtsIn(eventOf(seed));
        std::swap(doubts.front().player, doubts.front().rival);
        QVERIFY(!falseIn(eventOf(seed), doubts).isEmpty());
    }
};

} // namespace mentat::test::tst_doubts

MENTAT_TEST(tst_doubts, TestDoubts, QCoreApplication)

#include "tst_doubts.moc"
