#include "tests/scoring/played_events.h"

#include "scoring/dune/standings/dune_standings.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/raw/raw_scoring.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_against_brute_force {

namespace {

using Answering = std::function<raw::Json(const Event&)>;
using Checking = std::function<raw::Json(const raw::Json&)>;

/// The first seed whose event the program answers otherwise than the checker; 0: none.
quint32 firstDifference(const Answering& answer, const Checking& check, quint32 seeds) {
    for (quint32 seed = 1; seed <= seeds; ++seed) {
        const PlayedEvent played = randomPlayed(seed);
        if (!(answer(played.event) == check(played.document)))
            return seed;
    }
    return 0;
}

/// Empty where the program answers as the checker does.
QByteArray difference(const raw::Json& answered, const raw::Json& expected) {
    if (answered == expected)
        return {};
    return "answered:\n" + raw::writeJson(answered) + "expected:\n" + raw::writeJson(expected);
}

/// A wrong answer must be found within this many events.
constexpr quint32 seedsForAFault = 400;

void expectCaught(const Answering& wrong, const Checking& check) {
    QVERIFY2(firstDifference(wrong, check, seedsForAFault) > 0, "the planted fault was not caught");
}

template <class Act>
Event changed(const Event& event, Act act) {
    Event result = event;
    auto& play = std::get<DunePlay>(result.play);
    for (Heat& heat : play.heats) {
        for (Game& game : heat.games)
            act(game);
    }
    if (play.finalGame())
        act(*play.finalGame());
    return result;
}

template <class Act>
Event withSeats(const Event& event, Act act) {
    return changed(event, [&](Game& game) {
        for (Seat& seat : game.seats)
            act(seat);
    });
}

/// Only the order of the rows, for faults that would show in the values too.
raw::Json playersOf(const raw::Json& rows) {
    raw::Json players = raw::Json::list();
    for (const raw::Json& row : rows.items)
        players.append(*row.find(u"player"_s));
    return players;
}

quint32 firstWrongVerdict(const std::function<QByteArray(const QByteArray&)>& spoilt,
                          quint32 seeds) {
    for (quint32 seed = 1; seed <= seeds; ++seed) {
        const QByteArray game = raw::randomAdjudication(seed);
        if (!(verdictOf(spoilt(game)) == raw::rawAdjudicate(*raw::readJson(game))))
            return seed;
    }
    return 0;
}

} // namespace

/// The answers of the command line, field by field, against a checker written from the rules'
/// words.
class TestAgainstBruteForce : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void events() {
        const std::pair<Answering, Checking> answers[] = {{standingsOf, raw::rawStandings},
                                                          {finalistsOf, raw::rawFinalists},
                                                          {awardsOf, raw::rawAwards},
                                                          {placementsOf, raw::rawPlacements}};
        for (quint32 seed = 1; seed <= seedCount(); ++seed) {
            const PlayedEvent played = randomPlayed(seed);
            for (const auto& [answer, check] : answers) {
                const auto found = difference(answer(played.event), check(played.document));
                QVERIFY2(found.isEmpty(),
                         QByteArray("seed " + QByteArray::number(seed) + '\n' + found).constData());
            }
        }
    }

    void verdicts() {
        const quint32 seed
            = firstWrongVerdict([](const QByteArray& game) { return game; }, seedCount());
        QVERIFY2(seed == 0, QByteArray("seed " + QByteArray::number(seed)).constData());
    }

    void sessions() {
        for (quint32 seed = 1; seed <= seedCount(); ++seed) {
            const PlayedEvent played = randomStorm(seed);
            const auto found = difference(scoresOf(played.event), raw::rawScore(played.document));
            QVERIFY2(found.isEmpty(),
                     QByteArray("seed " + QByteArray::number(seed) + '\n' + found).constData());
        }
    }

    void aSwappedCriterionIsCaught() {
        const auto swapped = [](const Event& event) {
            return withSeats(event,
                             [](Seat& seat) { std::swap(dune(seat).tokens, dune(seat).spice); });
        };
        expectCaught([&](const Event& event) { return playersOf(standingsOf(swapped(event))); },
                     [](const raw::Json& d) { return playersOf(raw::rawStandings(d)); });
        expectCaught([&](const Event& event) { return placementsOf(swapped(event)); },
                     raw::rawPlacements);
    }

    void lessForAtMostIsCaught() {
        const auto oneFewer = [](const Event& event) {
            Event result = event;
            if (const auto fewer = Positive::fromInt(event.settings.finalists.value() - 1))
                result.settings.finalists = *fewer;
            return result;
        };
        expectCaught([&](const Event& event) { return finalistsOf(oneFewer(event)); },
                     raw::rawFinalists);
        expectCaught([&](const Event& event) { return standingsOf(oneFewer(event)); },
                     raw::rawStandings);
    }

    void anUnknownAsZeroInAVerdictIsCaught() {
        const auto filled = [](const QByteArray& game) {
            raw::Json json = *raw::readJson(game);
            for (raw::Json& seat : json.find(u"seats"_s)->items) {
                for (const auto& value : {u"strongholds"_s, u"tokens"_s, u"spice"_s, u"cards"_s}) {
                    if (!seat.find(value))
                        seat.set(value, raw::Json(0));
                }
            }
            return raw::writeJson(json);
        };
        QVERIFY(firstWrongVerdict(filled, seedsForAFault) > 0);
    }

    void rollsLeftOutAreCaught() {
        const auto withoutRolls = [](const Event& event) {
            Event result = event;
            result.tieRolls.clear();
            std::get<DunePlay>(result.play).stage().tieRolls.clear();
            return result;
        };
        expectCaught([&](const Event& event) { return standingsOf(withoutRolls(event)); },
                     raw::rawStandings);
        expectCaught([&](const Event& event) { return placementsOf(withoutRolls(event)); },
                     raw::rawPlacements);
    }

    void aDropoutThatIsOverlookedIsCaught() {
        const auto excused = [](const Event& event) {
            return withSeats(event, [](Seat& seat) { seat.excused = true; });
        };
        expectCaught([&](const Event& event) { return standingsOf(excused(event)); },
                     raw::rawStandings);
        expectCaught([&](const Event& event) { return awardsOf(excused(event)); }, raw::rawAwards);
    }

    void theOtherReadingIsCaught() {
        const auto otherwise = [](const Event& event) {
            Event result = event;
            result.settings.tieBreakValues
                = event.settings.tieBreakValues == TieBreakValues::Individual
                      ? TieBreakValues::Alliance
                      : TieBreakValues::Individual;
            return result;
        };
        expectCaught([&](const Event& event) { return standingsOf(otherwise(event)); },
                     raw::rawStandings);
    }
};

} // namespace mentat::test::tst_against_brute_force

MENTAT_TEST(tst_against_brute_force, TestAgainstBruteForce, QCoreApplication)

#include "tst_against_brute_force.moc"
