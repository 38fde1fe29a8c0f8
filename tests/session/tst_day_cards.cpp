#include "scoring/dune/today/dune_to_do.h"
#include "scoring/ruleset/ruleset_scoring.h"
#include "tests/session/heat_states.h"
#include "tests/support/award_document.h"
#include "tests/support/kinds/final_document.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_day_cards {

namespace {

DayCard heatCard(const Event& event, const VenueTime& now) {
    return duneDayCards(event, now).front();
}
DayCard finalCard(const Event& event, const VenueTime& now = at(31, 20)) {
    return duneDayCards(event, now).back();
}

/// Void games aside: all, those that play, those whose result stands there. Counted once more by
/// other means.
using Counts = std::array<int, 3>;
Counts countsOf(const std::vector<Game>& games) {
    Counts counts{};
    for (const Game& game : games) {
        if (game.isVoid)
            continue;
        ++counts[0];
        const bool isRecorded = dune(game).victory.has_value();
        counts[2] += isRecorded;
        counts[1] += !isRecorded && game.start && !game.end && !isCountedOut(game);
    }
    return counts;
}

} // namespace

/// How far the heats and rounds of an event are, as Today shows them in a row.
class TestDayCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beforeAHeatItCountsWhoIsIn() {
        Event event = beforeTheHeat();
        heatOf(event).entrants.push_back(event.players.front().id);
        const DayCard card = heatCard(event, at(29, 12));
        QCOMPARE(card.state, DayCardState::CheckIn);
        QCOMPARE(card.count, 1);
        QCOMPARE(card.start, std::optional(at(29, 13)));
        QVERIFY(!card.isOn);
        heatOf(event).details.canceled = u"no room"_s;
        QCOMPARE(heatCard(event, at(29, 12)).state, DayCardState::Canceled);
    }

    void itFollowsItsTables() {
        Event event = drawn();
        QCOMPARE(heatCard(event, at(29, 13)).state, DayCardState::Drawn);
        QCOMPARE(heatCard(event, at(29, 13)).count, 2);

        event = playing();
        DayCard card = heatCard(event, at(29, 14));
        QCOMPARE(card.state, DayCardState::Playing);
        QCOMPARE(card.count, 2);
        QCOMPARE(card.of, 2);
        QVERIFY(card.isOn && card.isOfTheHour && !card.start);

        for (Game& game : heatOf(event).games)
            game.end = at(29, 16);
        card = heatCard(event, at(29, 16));
        QCOMPARE(card.state, DayCardState::ToRecord);
        QCOMPARE(card.recorded, 0);

        gameOf(event, 2).isVoid = true;
        QCOMPARE(heatCard(event, at(29, 16)).of, 1);

        card = heatCard(settled(), at(29, 18));
        QCOMPARE(card.state, DayCardState::Recorded);
        QCOMPARE(card.recorded, 2);
        QVERIFY(!card.isOn);
    }

    /// R7.1, R7.5
    void theFinalFollowsTheCutTheLineUpAndTheGame() {
        QCOMPARE(finalCard(beforeTheHeat()).state, DayCardState::ToCome);
        QCOMPARE(finalCard(beforeTheHeat()).of, 6);

        const DayCard cut = finalCard(settled());
        QCOMPARE(cut.state, DayCardState::CutReached);
        QVERIFY(cut.cut);

        FinalDocument document;
        QCOMPARE(finalCard(eventFrom(finalDocument(document))).state, DayCardState::LineUpMade);
        QCOMPARE(finalCard(eventFrom(finalDocument(document))).count, 6);
        document.closed = false;
        Event event = eventFrom(finalDocument(document));
        playOf(event).stage().present = {*PlayerId::fromText(u"p2"_s)};
        QCOMPARE(finalCard(event).state, DayCardState::LineUp);
        QCOMPARE(finalCard(event).count, 1);

        const DayCard decided = finalCard(settled(playedFinal()));
        QCOMPARE(decided.state, DayCardState::Decided);
        QCOMPARE(decided.players, std::vector<PlayerId>{*PlayerId::fromText(u"p1"_s)});
    }

    /// One thing at most is on, and none of an event that is closed.
    void theCountsAgreeWithBruteForce() {
        Counts all{};
        for (quint32 seed = 1; seed <= 80; ++seed) {
            raw::RandomDocumentOptions options;
            options.rules = u"wbc-dune"_s;
            Event event = eventFrom(seed % 2 ? raw::randomDocument(seed, options)
                                             : raw::randomPlayedEvent(seed));
            const auto cards = duneDayCards(event, at(29, 18));
            auto& heats = playOf(event).heats;
            QCOMPARE(cards.size(), heats.empty() ? size_t(0) : heats.size() + 1);
            for (size_t i = 0; i < heats.size(); ++i) {
                const DayCard& card = cards[i];
                const Counts counts = countsOf(heats[i].games);
                for (size_t kind = 0; kind < counts.size(); ++kind)
                    all[kind] += counts[kind];
                if (counts[0] == 0) {
                    QVERIFY(card.state == DayCardState::CheckIn
                            || card.state == DayCardState::Canceled);
                    continue;
                }
                QCOMPARE(Counts({card.of, card.state == DayCardState::Playing ? card.count : 0,
                                 card.recorded}),
                         counts);
                if (counts[2] > 0) { // planted
                    for (Game& game : heats[i].games)
                        dune(game).victory.reset();
                    QVERIFY(duneDayCards(event, at(29, 18))[i].recorded != counts[2]);
                }
            }
            event.details.closed = true;
            const auto closed = duneDayCards(event, at(29, 18));
            QVERIFY(
                std::ranges::none_of(closed, [](const DayCard& card) { return card.isOfTheHour; }));
        }
        QVERIFY2(all[0] > 50 && all[1] > 0 && all[2] > 50,
                 qPrintable(u"%1 %2 %3"_s.arg(all[0]).arg(all[1]).arg(all[2])));
    }

    /// Each stage of the ruleset has its card, in the order of the rules; who won is known when the
    /// last is played.
    void eachStageHasItsCard() {
        int decided = 0;
        for (quint32 seed = 1; seed <= 60; ++seed) {
            raw::RandomHeatsOptions options;
            options.playedStages = seed % 2 == 0;
            const Event event = eventFrom(raw::randomHeatsEvent(seed, options));
            const auto& play = std::get<RulesetPlay>(event.play);
            const auto cards = rulesetDayCards(event, at(29, 18));
            if (play.heats.empty())
                continue;
            QCOMPARE(cards.size(), play.heats.size() + play.ruleset.stages.size());
            for (size_t i = 0; i < play.ruleset.stages.size(); ++i) {
                const DayCard& card = cards[play.heats.size() + i];
                QVERIFY(card.round == RoundId(play.ruleset.stages[i].name));
                const PlayedStage* played = findStage(play, play.ruleset.stages[i].name);
                const auto tables = std::ranges::count_if(
                    played ? played->games : std::vector<Game>(),
                    [](const Game& game) { return !game.isVoid && !isBye(game); });
                if (tables > 0 && card.state != DayCardState::Decided)
                    QCOMPARE(card.of, static_cast<int>(tables));
                decided += card.state == DayCardState::Decided;
                QCOMPARE(card.state == DayCardState::Decided, !card.players.empty());
            }
        }
        QVERIFY(decided > 5);
    }
};

} // namespace mentat::test::tst_day_cards

MENTAT_TEST(tst_day_cards, TestDayCards, QCoreApplication)
#include "tst_day_cards.moc"
