#include "model/errors.h"
#include "model/values/numbers.h"
#include "scoring/dune/today/dune_warnings.h"
#include "tests/scoring/played_events.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <random>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_invariances {

namespace {

/// All that the program says of an event.
struct Answers {
    raw::Json standings;
    raw::Json finalists;
    raw::Json awards;
    raw::Json placements;
    std::vector<FindingKind> warnings; // sorted
    bool operator==(const Answers&) const = default;
};

using Random = std::mt19937;
using Changing = std::function<Event(const Event&, Random&)>;
using Answering = std::function<Answers(const Event&)>;

/// A change of an event and what it does to the answers.
struct Invariance {
    Changing change;
    /// Whether the answers before and after are as they should be.
    std::function<bool(const Answers&, const Answers&, const Event& before)> holds;
};

Answers answersOf(const Event& event) {
    Answers answers{
        standingsOf(event), finalistsOf(event), awardsOf(event), placementsOf(event), {}};
    for (const Finding& finding : duneWarnings(event).open)
        answers.warnings.push_back(finding.kind);
    std::ranges::sort(answers.warnings);
    return answers;
}

/// Whether the change does to the answers what it should.
bool holds(const Invariance& invariance, const Answering& answer, const Event& before,
           const Answers& answersBefore, quint32 seed) {
    Random random(seed);
    const Event after = invariance.change(before, random);
    if (!eventErrors(after).empty())
        qFatal("The event of seed %u has errors after the change.", seed);
    return invariance.holds(answersBefore, answer(after), before);
}

/// A program that has the fault is found out within these events.
void expectToCatch(const Invariance& invariance, const std::function<void(Event&)>& fault) {
    constexpr quint32 seedsForAFault = 100;
    const auto answer = [&](const Event& event) {
        Event spoilt = event;
        fault(spoilt);
        return answersOf(spoilt);
    };
    for (quint32 seed = 1; seed <= seedsForAFault; ++seed) {
        const Event event = randomPlayed(seed).event;
        if (!holds(invariance, answer, event, answer(event), seed))
            return;
    }
    QFAIL("the planted fault was not caught");
}

template <class Act>
void forEachGame(Event& event, Act act) {
    auto& play = std::get<DunePlay>(event.play);
    for (Heat& heat : play.heats)
        std::ranges::for_each(heat.games, act);
    if (play.finalGame())
        act(*play.finalGame());
}

template <class Act>
void forEachSeat(Event& event, Act act) {
    forEachGame(event, [&](Game& game) { std::ranges::for_each(game.seats, act); });
}

// Renaming.

void forEachId(Event& event, const std::function<void(PlayerId&)>& act) {
    auto& play = std::get<DunePlay>(event.play);
    for (Player& player : event.players)
        act(player.id);
    for (auto* rolls : {&event.tieRolls, &play.stage().tieRolls}) {
        for (TieRoll& roll : *rolls)
            std::ranges::for_each(roll.players, act);
    }
    for (KeepApart& apart : event.keepApart)
        std::ranges::for_each(apart.players, act);
    for (AwardDecision& decision : event.awardDecisions) {
        if (decision.player)
            act(*decision.player);
    }
    for (Heat& heat : play.heats) {
        std::ranges::for_each(heat.entrants, act);
        std::ranges::for_each(heat.standby, act);
        heat.draw.reset();
    }
    Stage& final = play.stage();
    std::ranges::for_each(final.unavailable, act);
    std::ranges::for_each(final.present, act);
    std::ranges::for_each(final.calls, act, &FinalCall::player);
    std::ranges::for_each(play.choices.expansionVotes, act, &ExpansionVote::player);
    std::ranges::for_each(play.choices.picks, act, &FactionPick::player);
    forEachSeat(event, [&](Seat& seat) { act(seat.player); });
    forEachGame(event, [&](Game& game) {
        if (dune(game).predicted)
            act(*dune(game).predicted);
    });
}

/// New ids and names by the old ones; the ids sort the other way round.
std::map<QString, QString> newWords(const Event& event) {
    std::map<QString, QString> words;
    for (size_t i = 0; i < event.players.size(); ++i) {
        words[event.players[i].id.text()] = u"q%1"_s.arg(9999 - i);
        words[event.players[i].name.text()] = u"Name %1"_s.arg(i % 3);
    }
    return words;
}

Event renamed(const Event& event, Random&) {
    const auto words = newWords(event);
    Event result = event;
    for (Player& player : result.players)
        player.name = *Name::fromText(words.at(player.name.text()));
    forEachId(result, [&](PlayerId& id) { id = *PlayerId::fromText(words.at(id.text())); });
    return result;
}

raw::Json withWords(const raw::Json& json, const std::map<QString, QString>& words) {
    raw::Json result = json;
    if (const auto found = words.find(json.text); found != words.end())
        result.text = found->second;
    for (raw::Json& item : result.items)
        item = withWords(item, words);
    for (raw::JsonMember& member : result.members)
        member.value = withWords(member.value, words);
    return result;
}

const Invariance renaming{
    renamed, [](const Answers& before, const Answers& after, const Event& event) {
        const auto words = newWords(event);
        Answers expected = before;
        for (raw::Json* json :
             {&expected.standings, &expected.finalists, &expected.awards, &expected.placements})
            *json = withWords(*json, words);
        return after == expected;
    }};

// Another order in the document.

Event reordered(const Event& event, Random& random) {
    Event result = event;
    auto& heats = std::get<DunePlay>(result.play).heats;
    for (Heat& heat : heats)
        std::ranges::shuffle(heat.games, random);
    std::ranges::shuffle(heats, random);
    forEachGame(result, [&](Game& game) { std::ranges::shuffle(game.seats, random); });
    return result;
}

void sortItems(raw::Json& list) {
    std::ranges::sort(list.items, {}, [](const raw::Json& json) { return raw::writeJson(json); });
}

/// The winners of an award stand in the order of the document (R5.3).
raw::Json withSortedWinners(const raw::Json& awards) {
    raw::Json result = awards;
    for (raw::Json& award : result.items)
        sortItems(*award.find(u"winners"_s));
    return result;
}

const Invariance reordering{reordered, [](Answers before, Answers after, const Event&) {
                                for (Answers* answers : {&before, &after})
                                    answers->awards = withSortedWinners(answers->awards);
                                return after == before;
                            }};

// Twice the performance points.

Event doubled(const Event& event, Random&) {
    const auto twice = [](PerformancePoints& points) {
        points = PerformancePoints::fromHalves(2 * points.halves());
    };
    Event result = event;
    Settings& settings = result.settings;
    for (auto* worth :
         {&settings.cityPoints, &settings.strongholdPoints, &settings.shieldWallPoints})
        twice(*worth);
    forEachSeat(result, [&](Seat& seat) {
        if (dune(seat).performancePoints)
            twice(*dune(seat).performancePoints);
    });
    return result;
}

/// 95/84 is 95/42: the denominator halved, or else the numerator doubled.
QString twice(const QString& exact) {
    const auto whole = exact.section(u'/', 0, 0).toLongLong();
    const auto parts = exact.contains(u'/') ? exact.section(u'/', 1).toLongLong() : 1;
    return Fraction(2 * whole, parts).text();
}

const Invariance doubling{doubled, [](Answers before, Answers after, const Event&) {
                              for (raw::Json& award : before.awards.items) {
                                  raw::Json& exact = *award.find(u"exact"_s);
                                  if (exact.kind == raw::Json::Kind::Text)
                                      exact = raw::Json(twice(exact.text));
                                  for (raw::Json& winner : award.find(u"winners"_s)->items)
                                      winner.find(u"pp"_s)->number *= 2;
                              }
                              for (Answers* answers : {&before, &after}) {
                                  for (raw::Json& award : answers->awards.items)
                                      award.remove(u"normalized"_s); // rounded
                              }
                              return after == before;
                          }};

// A void game, with somebody who left it.

Event withVoidGames(const Event& event, Random& random) {
    Event result = event;
    for (Heat& heat : std::get<DunePlay>(result.play).heats) {
        if (heat.games.empty() || heat.games.front().seats.empty())
            continue;
        Game game = heat.games[random() % heat.games.size()];
        game.table = TableNumber(1'000);
        game.isVoid = true;
        for (Seat& seat : game.seats) {
            dune(seat).tokens = Count(20);
            if (!dune(seat).winner)
                seat.dropout = true;
        }
        heat.games.insert(heat.games.begin(), game);
    }
    return result;
}

const Invariance voiding{withVoidGames, [](const Answers& before, const Answers& after,
                                           const Event&) { return after == before; }};

// Another order of registration.

Event registeredOtherwise(const Event& event, Random& random) {
    Event result = event;
    std::ranges::shuffle(result.players, random);
    return result;
}

/// Without what may be otherwise: the order of the equal, and who of them stands on which side of
/// the cut; the order of the disqualified.
raw::Json standingsButForTies(const raw::Json& standings) {
    raw::Json result = standings;
    for (raw::Json& row : result.items) {
        if (!row.find(u"tied"_s)->flag)
            continue;
        row.remove(u"status"_s);
        row.remove(u"decidedBy"_s);
    }
    sortItems(result);
    return result;
}

/// Nothing of the lists where the tie over the cut leaves them open.
raw::Json finalistsButForTies(const raw::Json& finalists) {
    raw::Json result = finalists;
    for (raw::Json& tie : result.find(u"ties"_s)->items) {
        sortItems(*tie.find(u"players"_s));
        for (const auto& list : {u"qualifiers"_s, u"alternates"_s, u"lineup"_s})
            result.remove(list);
    }
    return result;
}

const Invariance registering{
    registeredOtherwise, [](Answers before, Answers after, const Event&) {
        for (Answers* answers : {&before, &after}) {
            answers->standings = standingsButForTies(answers->standings);
            answers->finalists = finalistsButForTies(answers->finalists);
            sortItems(answers->placements);
            answers->warnings.clear(); // of finalists who are not the line-up
        }
        return after == before;
    }};

} // namespace

/// What must not matter does not, over random events.
class TestInvariances : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesThatMustNotMatter() {
        const std::pair<const char*, const Invariance&> all[]
            = {{"ids and names", renaming},
               {"order of heats, games and seats", reordering},
               {"scale of the performance points", doubling},
               {"void games", voiding},
               {"order of registration", registering}};
        const quint32 seeds = seedCount() / 4;
        for (quint32 seed = 1; seed <= seeds; ++seed) {
            const Event event = randomPlayed(seed).event;
            const Answers answers = answersOf(event);
            for (const auto& [name, invariance] : all) {
                QVERIFY2(holds(invariance, answersOf, event, answers, seed),
                         qPrintable(u"seed %1: "_s.arg(seed) + QLatin1StringView(name)));
            }
        }
    }

    void anOrderByIdIsCaught() {
        expectToCatch(renaming, [](Event& event) {
            std::ranges::sort(event.players, std::less<>(), &Player::id);
        });
    }
    void heatsNumberedByTheirPlaceAreCaught() {
        expectToCatch(reordering, [](Event& event) {
            int number = 0;
            for (Heat& heat : std::get<DunePlay>(event.play).heats)
                heat.number = HeatNumber(++number);
        });
    }
    void rollsOfWhoeverSitsFirstAreCaught() {
        expectToCatch(reordering, [](Event& event) {
            forEachGame(event, [](Game& game) {
                if (!game.seats.empty())
                    dune(game.seats.front()).qp = QualificationPoints::fromHalves(1);
            });
        });
    }
    void aFixedWorthOfStrongholdsIsCaught() {
        expectToCatch(doubling, [](Event& event) {
            event.settings.cityPoints = PerformancePoints::fromHalves(2);
        });
    }
    void aVoidGameThatCountsIsCaught() {
        expectToCatch(voiding, [](Event& event) {
            for (Heat& heat : std::get<DunePlay>(event.play).heats)
                std::erase_if(heat.games, [](const Game& game) { return !game.isVoid; });
            forEachGame(event, [](Game& game) { game.isVoid = false; });
        });
    }
    void aPreferenceForTheFirstIsCaught() {
        expectToCatch(registering, [](Event& event) {
            forEachSeat(event, [&](Seat& seat) {
                if (seat.player == event.players.front().id)
                    dune(seat).qp = QualificationPoints::fromHalves(6);
            });
        });
    }
};

} // namespace mentat::test::tst_invariances

MENTAT_TEST(tst_invariances, TestInvariances, QCoreApplication)

#include "tst_invariances.moc"
