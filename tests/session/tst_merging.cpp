#include "app/session/acts.h"
#include "app/session/people/merging.h"
#include "model/failure_kind.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_merging {

namespace {

PlayerId idOf(const char* text) {
    return *PlayerId::fromText(QString::fromLatin1(text));
}

/// p1 and p2 are one person, p3 to p7 others; they never sit in the same heat, but stand together
/// in lists.
const QByteArray dune = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune",
  "keepApart":[{"players":["p1","p2"]},{"players":["p2","p3"]},{"players":["p1","p2","p4"]}],
  "awardDecisions":[{"faction":"guild","player":"p2","reason":"drawn"}]},
 "players":[{"id":"p1","name":"Jean-François Gagné","from":"QC"},
  {"id":"p2","name":"J. F. Gagne","badge":"1042","phone":"555","preference":"base","copies":1,
   "finalAnswer":"yes","disqualified":true,"disqualifiedReason":"late"},
  {"id":"p3","name":"C"},{"id":"p4","name":"D"},{"id":"p5","name":"E"},{"id":"p6","name":"F"},
  {"id":"p7","name":"G"}],
 "tieRolls":[{"players":["p1","p2"],"rolls":[1,2]},{"players":["p2","p3"],"rolls":[4,5]},
  {"players":["p3","p2","p1"],"rolls":[6,5,4]}],
 "heats":[
  {"number":1,"entrants":["p3","p2","p4"],
   "draw":{"seed":7,"entrants":["p3","p2","p4"],"tables":[["p4","p3","p2"]]},
   "games":[{"table":1,"predicted":"p2","seats":[{"seat":1,"player":"p4","faction":"bene-gesserit"},
    {"seat":2,"player":"p3"},{"seat":3,"player":"p2","spice":4}]}]},
  {"number":2,"entrants":["p3"],"standby":["p1"],"games":[]},
  {"number":3,"entrants":["p5","p2","p3","p1"],"games":[
   {"table":1,"void":true,"seats":[{"seat":1,"player":"p2"},{"seat":2,"player":"p3"}]},
   {"table":2,"seats":[{"seat":1,"player":"p1"},{"seat":2,"player":"p3"}]}]},
  {"number":4,"entrants":["p3","p2"],"standby":["p4","p1"],"games":[]}],
 "final":{"unavailable":["p2"],"present":["p1","p2"],
  "calls":[{"player":"p2","state":"told"},{"player":"p1","state":"confirmed"}],
  "expansionVotes":{"p2":true},"picks":[{"player":"p2","faction":"guild"}],
  "tieRolls":[{"players":["p2","p4"],"rolls":[3,4]}],
  "game":{"seats":[{"seat":1,"player":"p2"},{"seat":2,"player":"p4"}]}}})";

/// The same with one person instead of two, written by hand.
const QByteArray mergedDune = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune",
  "keepApart":[{"players":["p1","p3"]},{"players":["p1","p4"]}],
  "awardDecisions":[{"faction":"guild","player":"p1","reason":"drawn"}]},
 "players":[{"id":"p1","name":"Jean-François Gagné","alsoKnownAs":["J. F. Gagne"],"from":"QC",
   "badge":"1042","phone":"555","preference":"base","copies":1,"finalAnswer":"yes","disqualified":true,
   "disqualifiedReason":"late"},
  {"id":"p3","name":"C"},{"id":"p4","name":"D"},{"id":"p5","name":"E"},{"id":"p6","name":"F"},
  {"id":"p7","name":"G"}],
 "tieRolls":[{"players":["p1","p3"],"rolls":[4,5]},{"players":["p3","p1"],"rolls":[6,4]}],
 "heats":[
  {"number":1,"entrants":["p3","p1","p4"],
   "draw":{"seed":7,"entrants":["p3","p1","p4"],"tables":[["p4","p3","p1"]]},
   "games":[{"table":1,"predicted":"p1","seats":[{"seat":1,"player":"p4","faction":"bene-gesserit"},
    {"seat":2,"player":"p3"},{"seat":3,"player":"p1","spice":4}]}]},
  {"number":2,"entrants":["p3"],"standby":["p1"],"games":[]},
  {"number":3,"entrants":["p5","p3","p1"],"games":[
   {"table":1,"void":true,"seats":[{"seat":1,"player":"p1"},{"seat":2,"player":"p3"}]},
   {"table":2,"seats":[{"seat":1,"player":"p1"},{"seat":2,"player":"p3"}]}]},
  {"number":4,"entrants":["p3","p1"],"standby":["p4"],"games":[]}],
 "final":{"unavailable":["p1"],"present":["p1"],
  "calls":[{"player":"p1","state":"confirmed"}],
  "expansionVotes":{"p1":true},"picks":[{"player":"p1","faction":"guild"}],
  "tieRolls":[{"players":["p1","p4"],"rolls":[3,4]}],
  "game":{"seats":[{"seat":1,"player":"p1"},{"seat":2,"player":"p4"}]}}})";

const QByteArray storm = R"({"format":"mentat-event","version":1,
 "event":{"name":"Storm","year":2026,"rules":"eye-of-the-storm"},
 "players":[{"id":"p1","name":"Ada Byron"},{"id":"p2","name":"A. Byron","house":"Moritani"},
  {"id":"p3","name":"C","house":"Wayku"}],
 "games":[{"number":1,"seats":[{"player":"p2","status":"eliminated"}]},
  {"number":2,"seats":[{"player":"p1","status":"eliminated"},{"player":"p3","status":"eliminated"}]}]})";
const QByteArray mergedStorm = R"({"format":"mentat-event","version":1,
 "event":{"name":"Storm","year":2026,"rules":"eye-of-the-storm"},
 "players":[{"id":"p1","name":"Ada Byron","alsoKnownAs":["A. Byron"],"house":"Moritani"},
  {"id":"p3","name":"C","house":"Wayku"}],
 "games":[{"number":1,"seats":[{"player":"p1","status":"eliminated"}]},
  {"number":2,"seats":[{"player":"p1","status":"eliminated"},{"player":"p3","status":"eliminated"}]}]})";

QByteArray earlierYear(int year, const QByteArray& names) {
    QByteArray players;
    int number = 0;
    for (const QByteArray& name : names.split(',')) {
        players += (players.isEmpty() ? "" : ",") + QByteArray("{\"id\":\"q")
                   + QByteArray::number(++number) + "\",\"phone\":\"12\",\"name\":\"" + name
                   + "\"}";
    }
    return "{\"format\":\"mentat-event\",\"version\":1,\"event\":{\"name\":\"Dune\",\"year\":"
           + QByteArray::number(year) + ",\"rules\":\"wbc-dune\"},\"players\":[" + players + "]}";
}

} // namespace

class TestMerging : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    std::unique_ptr<Session> m_session;

    void open(const std::vector<QByteArray>& documents) {
        m_session.reset();
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create(documents);
        m_session = m_scratch->open();
    }
    [[nodiscard]] const Book& book() const { return m_session->book(); }
    [[nodiscard]] EventId id(size_t position = 0) const { return book().events[position].id; }
    [[nodiscard]] PersonId personOf(size_t event, const char* player) const {
        return *findPlayer(book().events[event].event, idOf(player))->person;
    }
    [[nodiscard]] QByteArray documentOf(size_t event) const {
        return exported(Book{{}, {book().events[event]}, {}});
    }

    /// Performs the change, and checks that undo gives back just what was, in memory and on disk.
    void performAndTryUndo(const Change& change, size_t event = 0) {
        const QByteArray before = exported(book());
        const auto people = book().people;
        const QString rows = dumpWithoutJournal(m_scratch->path());
        QVERIFY(m_session->perform(id(event), change));
        const QString mergedRows = dumpWithoutJournal(m_scratch->path());
        QVERIFY(m_session->undo());
        QCOMPARE(exported(book()), before);
        QVERIFY(book().people == people);
        QCOMPARE(dumpWithoutJournal(m_scratch->path()), rows);
        QVERIFY(m_session->redo());
        QCOMPARE(dumpWithoutJournal(m_scratch->path()), mergedRows);
        const Book now = book();
        m_session = nullptr;
        m_session = m_scratch->open();
        QCOMPARE(exported(book()), exported(now));
        QVERIFY(book().people == now.people);
        for (size_t i = 0; i < now.events.size(); ++i)
            QVERIFY(book().events[i].event == now.events[i].event);
    }

private Q_SLOTS:
    void allThatIsSaidOfTheOtherIsSaidOfTheKept_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("heats and a final") << dune << mergedDune;
        QTest::newRow("houses and games") << storm << mergedStorm;
    }
    void allThatIsSaidOfTheOtherIsSaidOfTheKept() {
        QFETCH(QByteArray, document);
        QFETCH(QByteArray, expected);
        open({document});
        const auto change = mergePlayers(book(), id(), idOf("p1"), idOf("p2"));
        QVERIFY(change);
        performAndTryUndo(*change);
        Event wanted = eventFrom(expected);
        for (size_t i = 0; i < wanted.players.size(); ++i)
            wanted.players[i].person = book().events[0].event.players[i].person;
        QCOMPARE(documentOf(0), exported(Book{{}, {{id(), wanted}}, {}}));
        QCOMPARE(book().people.size(), wanted.players.size()); // the two persons are one as well
    }

    void whatIsKnownOfTheKeptStays() {
        open({dune});
        const auto change = mergePlayers(book(), id(), idOf("p2"), idOf("p1"));
        performAndTryUndo(*change);
        const Player& kept = *findPlayer(book().events[0].event, idOf("p2"));
        QCOMPARE(kept.name.text(), u"J. F. Gagne"_s);
        QCOMPARE(kept.from, std::optional(u"QC"_s));
        QCOMPARE(kept.badge, std::optional(u"1042"_s));
        QCOMPARE(kept.preference, Preference::Base);
        QCOMPARE(kept.disqualified, std::optional(true));
    }

    void whoSitsTwiceAtOnceIsTwoPeople() {
        open({dune, storm});
        const auto inHeat = mergePlayers(book(), id(), idOf("p2"), idOf("p3"));
        QCOMPARE(inHeat.error().kind, FailureKind::BothInRound);
        QCOMPARE(inHeat.error().values, (Values{u"J. F. Gagne"_s, u"C"_s, qint64(1)}));
        const auto inVoidGame = mergePlayers(book(), id(), idOf("p1"), idOf("p3"));
        QCOMPARE(inVoidGame.error().values.back(), Value(qint64(3)));
        const auto inStormGame = mergePlayers(book(), id(1), idOf("p1"), idOf("p3"));
        QCOMPARE(inStormGame.error().kind, FailureKind::BothInGame);
        QCOMPARE(inStormGame.error().values, (Values{u"Ada Byron"_s, u"C"_s, qint64(2)}));
        QByteArray apart = dune; // p4 leaves heat 1: only the final holds p2 and p4 together
        apart.replace("{\"seat\":1,\"player\":\"p4\",\"faction\":\"bene-gesserit\"}",
                      "{\"seat\":1,\"player\":\"p6\",\"faction\":\"bene-gesserit\"}");
        open({apart});
        const auto inFinal = mergePlayers(book(), id(), idOf("p2"), idOf("p4"));
        QCOMPARE(inFinal.error().kind, FailureKind::BothInRound);
        QCOMPARE(inFinal.error().values.back(), Value(u"Final"_s));
    }

    void whoIsTwoPeopleIsToldOfAllAtOnce_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("heats and a final") << dune;
        QTest::newRow("games") << storm;
    }
    void whoIsTwoPeopleIsToldOfAllAtOnce() {
        QFETCH(QByteArray, document);
        open({document});
        const Event& event = book().events[0].event;
        const PlayedAtOnce atOnce(event);
        int two = 0;
        for (const Player& a : event.players) {
            for (const Player& b : event.players) {
                if (a.id == b.id)
                    continue;
                const bool areTwo = atOnce.areTwo(a.id, b.id);
                QCOMPARE(areTwo, !mergePlayers(book(), id(), a.id, b.id).has_value());
                two += areTwo ? 1 : 0;
            }
        }
        QVERIFY(two > 0);
    }

    void nonsenseIsRefused() {
        open({dune});
        const auto kindOf = [](const Result<Change>& change) { return change.error().kind; };
        QCOMPARE(kindOf(mergePlayers(book(), id(), idOf("p1"), idOf("p1"))),
                 FailureKind::MergedWithItself);
        QCOMPARE(kindOf(mergePlayers(book(), id(), idOf("p1"), idOf("x"))),
                 FailureKind::UnknownPlayer);
        QCOMPARE(kindOf(mergePlayers(book(), EventId(99), idOf("p1"), idOf("p2"))),
                 FailureKind::UnknownEvent);
        const PersonId one = personOf(0, "p1");
        QCOMPARE(kindOf(mergePeople(book(), one, one)), FailureKind::MergedWithItself);
        QCOMPARE(kindOf(mergePeople(book(), one, PersonId(99))), FailureKind::UnknownPerson);
    }

    void peopleOfDifferentYearsBecomeOne() {
        open({dune, earlierYear(2024, "Jean F Gagne,X"), earlierYear(2023, "Jean F Gagne,Y")});
        const PersonId kept = personOf(0, "p1");
        const PersonId other = personOf(1, "q1");
        QVERIFY(kept != other);
        QCOMPARE(personOf(2, "q1"), other);
        const QByteArray documents = exported(book());
        performAndTryUndo(*mergePeople(book(), kept, other));
        QCOMPARE(personOf(1, "q1"), kept);
        QCOMPARE(personOf(2, "q1"), kept);
        QCOMPARE(exported(book()), documents); // every year keeps its own words
        QVERIFY(!findPerson(book(), other));
        QCOMPARE(findPerson(book(), kept)->name.text(), u"Jean-François Gagné"_s);
        QCOMPARE(findPerson(book(), kept)->phone, std::optional(u"12"_s));
    }

    void playersWhoMergeBringTheirOtherYears() {
        QByteArray other = dune;
        other.replace("\"J. F. Gagne\"", "\"Jim Gagne\"");
        open({other, earlierYear(2024, "Jim Gagne,X")});
        const PersonId kept = personOf(0, "p1");
        QCOMPARE(personOf(1, "q1"), personOf(0, "p2"));
        performAndTryUndo(*mergePlayers(book(), id(), idOf("p1"), idOf("p2")));
        QCOMPARE(personOf(1, "q1"), kept);
    }

    // Two years in which one person was registered twice: one after the other.
    void whoWasTwiceInTwoYearsIsMergedYearByYear() {
        open({earlierYear(2026, "Ada Byron,A B"), earlierYear(2025, "Ada Byron,A B")});
        const PersonId kept = personOf(0, "q1");
        const PersonId other = personOf(0, "q2");
        const auto refused = mergePeople(book(), kept, other);
        QCOMPARE(refused.error().kind, FailureKind::BothInEvent);
        QCOMPARE(refused.error().values,
                 (Values{u"Ada Byron"_s, u"A B"_s, u"Dune"_s, qint64(2026)}));
        performAndTryUndo(*mergePlayers(book(), id(0), idOf("q1"), idOf("q2")));
        QVERIFY(findPerson(book(), other));
        performAndTryUndo(*mergePlayers(book(), id(1), idOf("q1"), idOf("q2")), 1);
        QVERIFY(!findPerson(book(), other));
        QCOMPARE(personOf(1, "q1"), kept);
    }

    void mergedPeopleStayMergedWhereLaterActsStandOnIt() {
        open({dune, earlierYear(2024, "Jean F Gagne,X")});
        const PersonId kept = personOf(0, "p1");
        QVERIFY(m_session->perform(id(), *mergePeople(book(), kept, personOf(1, "q1"))));
        const JournalId merged = (**m_session->undoEntry()).id;
        Player player = *findPlayer(book().events[0].event, idOf("p1"));
        player.phone = u"777"_s;
        QVERIFY(m_session->perform(id(), *changePlayer(book(), book().events[0].event, player)));
        const auto refused = m_session->putBack(merged);
        QCOMPARE(refused.error().kind, FailureKind::LaterDepends);
        QCOMPARE(refused.error().values, (Values{u"player-changed"_s}));
        QVERIFY(m_session->undo());
        QVERIFY(m_session->putBack(merged));
        QVERIFY(personOf(1, "q1") != kept);
    }
};

} // namespace mentat::test::tst_merging

MENTAT_TEST(tst_merging, TestMerging, QCoreApplication)
#include "tst_merging.moc"
