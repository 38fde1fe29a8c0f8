#include "app/session/rounds/line_up_acts.h"
#include "scoring/dune/standings/dune_standings.h"
#include "tests/session/session_test.h"
#include "tests/support/player_ids.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace mentat::test::tst_line_up_acts {

namespace {

/// Players p1 to p9, the first with the most points; four play the final, p9 has not played.
QByteArray document() {
    QByteArrayList all;
    QByteArrayList games;
    for (int number = 1; number <= 9; ++number) {
        const QByteArray id = "\"p" + QByteArray::number(number) + '"';
        all.append("{\"id\":" + id + ",\"name\":\"Player " + QByteArray::number(number) + "\"}");
        if (number < 9)
            games.append("{\"table\":" + QByteArray::number(number)
                         + ",\"victory\":\"solo\",\"seats\":[{\"seat\":1,\"player\":" + id
                         + ",\"faction\":\"guild\",\"winner\":true,\"qp\":"
                         + QByteArray::number(10 - number) + ",\"qpReason\":\"x\"}]}");
    }
    return "{\"format\":\"mentat-event\",\"version\":1,\"event\":{\"name\":\"Dune\",\"year\":2026,"
           "\"rules\":\"wbc-dune\",\"settings\":{\"finalists\":4}},\"players\":["
           + all.join(',')
           + "],\"heats\":[{\"number\":1,\"entrants\":[\"p1\",\"p2\",\"p3\",\"p4\",\"p5\",\"p6\","
             "\"p7\",\"p8\"],\"games\":["
           + games.join(',') + "]}]}";
}

/// R7.1 once more: the first four, p1 best, who have played, are there and can play.
std::vector<PlayerId> firstPresent(const Event& event) {
    const auto& details = std::get<DunePlay>(event.play).stage();
    std::vector<PlayerId> first;
    for (int number = 1; number <= 8 && first.size() < 4; ++number) {
        if (std::ranges::count(details.present, player(number)) > 0
            && std::ranges::count(details.unavailable, player(number)) == 0)
            first.push_back(player(number));
    }
    return first;
}

} // namespace

/// The closing of the line-up against another reading.
class TestLineUpActs : public SessionTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFileWith({document()}); }
    void cleanup() { closeFile(); }

    void whoeverReadsTheDocumentFindsTheSameLineUp() {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            RandomSource random(seed);
            Event before = event();
            auto& noted = std::get<DunePlay>(before.play).stage();
            for (const Player& one : before.players) {
                if (random.oneIn(2))
                    noted.present.push_back(one.id);
                if (random.oneIn(4))
                    noted.unavailable.push_back(one.id);
            }
            const auto expected = firstPresent(before);
            const auto closing = closeLineUp(before, finalName());
            QCOMPARE(closing.has_value(), !expected.empty());
            if (!closing)
                continue;
            const Event after = *changed(before, *closing);
            QCOMPARE(finalLineUp(after, duneAdvancement(after)), expected);
            QCOMPARE(duneAdvancement(after).lineUp, expected);
        }
    }
    // The planted fault: a closing that says of nobody that they can't play.
    void aClosingThatForgetsTheOthersIsNoticed() {
        Event forgetful = event();
        auto& noted = std::get<DunePlay>(forgetful.play).stage();
        noted.present = players({2, 5, 8});
        noted.closed = true;
        QCOMPARE(firstPresent(forgetful), players({2, 5, 8}));
        QVERIFY(duneAdvancement(forgetful).lineUp != firstPresent(forgetful));
    }

    void aCallThatCameWithADocumentIsNotKnown() {
        const auto late = VenueTime::of({2026, 7, 31}, {22, 0});
        const auto call = noteCall(event(), finalName(), player(4), CallState::Told, late);
        QVERIFY(call && m_session->perform(id(), *call));
        const QByteArray written = exported(m_session->book());
        ScratchBook other;
        other.create({written});
        const auto session = other.open();
        QVERIFY(callsMade(*session, session->book().events.front().id, finalName())->empty());
    }
};

} // namespace mentat::test::tst_line_up_acts

MENTAT_TEST(tst_line_up_acts, TestLineUpActs, QCoreApplication)
#include "tst_line_up_acts.moc"
