#include "app/session/acts.h"
#include "app/session/people/known_people.h"
#include "app/session/people/list_matching.h"
#include "app/session/people/merging.h"
#include "model/changes/change_kind.h"
#include "model/document/bytes/json.h"
#include "model/failure_kind.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_known_people {

namespace {

struct Who {
    QString name;
    QString from = {};
    QString badge = {};
};

Event eventOf(int year, const std::vector<Who>& players) {
    Json::List list;
    for (size_t i = 0; i < players.size(); ++i) {
        Json::Object player{{u"id"_s, Json(u"p%1"_s.arg(i + 1))},
                            {u"name"_s, Json(players[i].name)}};
        if (!players[i].from.isEmpty())
            player.push_back({u"from"_s, Json(players[i].from)});
        if (!players[i].badge.isEmpty())
            player.push_back({u"badge"_s, Json(players[i].badge)});
        list.push_back(Json(player));
    }
    const Json document(
        Json::Object{{u"format"_s, Json(u"mentat-event"_s)},
                     {u"version"_s, Json(1)},
                     {u"event"_s, Json(Json::Object{{u"name"_s, Json(u"Dune"_s)},
                                                    {u"year"_s, Json(year)},
                                                    {u"rules"_s, Json(u"wbc-dune"_s)}})},
                     {u"players"_s, Json(list)}});
    return eventFrom(document.toBytes());
}

} // namespace

class TestKnownPeople : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    std::unique_ptr<Session> m_session;

    void import(int year, const std::vector<Who>& players) {
        QVERIFY(m_session->importEvent(eventOf(year, players), ImportMode::AsNew));
    }
    [[nodiscard]] const Book& book() const { return m_session->book(); }
    [[nodiscard]] PersonId personIn(size_t event, size_t player) const {
        return *book().events[event].event.players[player].person;
    }
    PeopleImport importCsv(const QByteArray& csv, bool skip = false) {
        const auto list = readPeopleCsv(csv);
        if (!list)
            qFatal("no list");
        return *m_session->importPeople(*list, skip);
    }

private Q_SLOTS:
    void init() {
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create();
        m_session = m_scratch->open();
    }
    void cleanup() { m_session.reset(); }

    void theSameNameIsTheSamePerson() {
        import(2022, {{ u"Jean-François Gagné"_s, u"QC"_s }});
        import(2023, {{ u"jean francois  GAGNE"_s }});
        QCOMPARE(book().people.size(), size_t(1));
        QCOMPARE(personIn(0, 0), personIn(1, 0));
        QCOMPARE(book().people.front().from, u"QC"_s);
        QCOMPARE(book().people.front().name.text(), u"jean francois  GAGNE"_s);
        QCOMPARE(book().events[0].event.players[0].name.text(), u"Jean-François Gagné"_s);
    }

    void anotherHomeIsAnotherPerson() {
        import(2022, {{ u"John Smith"_s, u"PA"_s }});
        import(2023, {{ u"John Smith"_s, u"OH"_s }});
        QCOMPARE(book().people.size(), size_t(2));
        QVERIFY(ambiguousPeople(book(), book().events[1].event).empty());
    }

    void twoPlayersOfOneEventAreTwoPeople() {
        import(2022, {{u"John Smith"_s}, { u"John Smith"_s }});
        QCOMPARE(book().people.size(), size_t(2));
        QVERIFY(personIn(0, 0) != personIn(0, 1));
    }

    void whereTwoCouldBeMeantANewOneIsMadeAndToldOf() {
        import(2022, {{u"John Smith"_s, u"PA"_s}, { u"John Smith"_s, u"OH"_s }});
        import(2023, {{u"Ada Byron"_s}, { u"John Smith"_s }});
        QCOMPARE(book().people.size(), size_t(4));
        const Findings told = ambiguousPeople(book(), book().events[1].event);
        QCOMPARE(told.size(), size_t(1));
        QCOMPARE(told.front().where.text(), u"/players/1"_s);
        QVERIFY(ambiguousPeople(book(), book().events[0].event).empty());
    }

    void theOneWhoseHomeAgreesIsTakenFirst() {
        import(2022, {{ u"John Smith"_s, u"PA"_s }});
        import(2023, {{u"John Smith"_s}, { u"John Smith"_s, u"PA"_s }});
        QCOMPARE(personIn(1, 1), personIn(0, 0));
        QVERIFY(personIn(1, 0) != personIn(0, 0));
    }

    void thePersonShowsTheNewestEvent() {
        import(2023, {{ u"Ada Byron"_s, u"PA"_s, u"2023"_s }});
        import(2019, {{ u"Ada Byron"_s, u"PA"_s, u"2019"_s }});
        QCOMPARE(book().people.front().badge, u"2023"_s);
        QCOMPARE(book().events[1].event.players[0].badge, u"2019"_s);
        import(2024, {{ u"Ada Byron"_s, {}, u"2024"_s }});
        QCOMPARE(book().people.front().badge, u"2024"_s);
        QCOMPARE(book().people.front().from, u"PA"_s);
    }

    void aListAddsUpdatesAndLeavesAlone() {
        import(2022, {{ u"Ada Byron"_s, u"PA"_s }});
        const QByteArray csv = "Name;From;Badge;Preference\n"
                               "Ada Byron;PA;1001;expansion\nBlaise Pascal;NY;1002;\n";
        const PeopleImport first = importCsv(csv);
        QCOMPARE(first.added, 1);
        QCOMPARE(first.updated, 1);
        QCOMPARE(book().people[0].preference, Preference::Variant);
        const PeopleImport second = importCsv(csv);
        QCOMPARE(second.added, 0);
        QCOMPARE(second.unchanged, 2);
        import(2023, {{ u"Blaise Pascal"_s, u"NY"_s }});
        QCOMPARE(book().people.size(), size_t(2));
        m_session.reset();
        m_session = m_scratch->open();
        QCOMPARE(book().people[0].badge, u"1001"_s);
    }

    void aBadgeTellsTwoOfOneNameApart() {
        const PeopleImport both = importCsv("name,badge\nJohn Smith,1\nJohn Smith,2\n");
        QCOMPARE(both.added, 2);
        const PeopleImport again
            = importCsv("name,badge,phone\nJohn Smith,2,555-0102\nJohn Smith,1,\n");
        QCOMPARE(again.updated, 1);
        QCOMPARE(again.unchanged, 1);
        QCOMPARE(book().people[1].phone, u"555-0102"_s);
        // somebody else's badge does not make a person
        QCOMPARE(importCsv("name,badge\nAda Byron,2\n").added, 1);
    }

    void rejectedLinesWriteNothingUnlessSkipped() {
        const QByteArray csv = "name,badge,preference\nAda Byron,1,\n,2,\nAda Byron,1,\n"
                               "Carl Gauss,3,sometimes\n";
        const PeopleImport refused = importCsv(csv);
        QCOMPARE(refused.rejected.size(), size_t(2));
        QCOMPARE(refused.rejected[0].line, 3);
        QCOMPARE(refused.rejected[0].reason.kind, FailureKind::LineNoName);
        QCOMPARE(refused.rejected[1].reason.kind, FailureKind::LineUnknownPreference);
        QVERIFY(book().people.empty());
        const PeopleImport skipped = importCsv(csv, true);
        QCOMPARE(skipped.added, 1);
        QCOMPARE(book().people.size(), size_t(1));
    }

    // As most registration exports have it: a row for each event or day of one person.
    void severalRowsOfOnePersonAreOne() {
        const PeopleImport once = importCsv("Badge,Last,First,State,Event\n1042,Byron,Ada,PA,DUN\n"
                                            "1042,Byron,Ada,PA,PRO\n1043,Hopper,Grace,VA,DUN\n");
        QCOMPARE(once.added, 2);
        QVERIFY(once.rejected.empty());
        QCOMPARE(once.matched.size(), size_t(3));
        QCOMPARE(once.matched[1].again, std::optional<qint64>(2));
        QCOMPARE(book().people.size(), size_t(2));
        // A later row says what is newer, and keeps what it does not say.
        const PeopleImport newer = importCsv("name,badge,email,phone\nAda Byron,1042,old@x,555\n"
                                             "Ada Byron,1042,new@x,\nGrace Hopper,1043,,\n");
        QCOMPARE(newer.updated, 1);
        QCOMPARE(newer.unchanged, 1);
        QCOMPARE(book().people[0].email, u"new@x"_s);
        QCOMPARE(book().people[0].phone, u"555"_s);
        // The second says what the first did not.
        const PeopleImport later = importCsv("name,email\nGrace Hopper,\nGrace Hopper,g@x\n");
        QCOMPARE(later.updated, 1);
        QCOMPARE(later.unchanged, 0);
        QCOMPARE(book().people[1].email, u"g@x"_s);
    }

    // Without a badge, with nothing in common but the name: nobody merges them by itself.
    void twoOfOneNameThatDifferAreRejected() {
        const PeopleImport import = importCsv("name,email,phone\nJohn Smith,a@x,1\n"
                                              "John Smith,b@x,2\nJohn Smith,a@x,3\n");
        QCOMPARE(import.rejected.size(), size_t(1));
        QCOMPARE(import.rejected[0].line, 3);
        QCOMPARE(import.rejected[0].reason.kind, FailureKind::LineNamesSame);
        QCOMPARE(import.rejected[0].reason.values, (Values{qint64(2)}));
    }

    // "Zelda Quoxley (no. 5)" of a report of ours, which has lost the number.
    void ofTwoLinesOneOfWhichSaysFromWhereNobodyCanTell_data() {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<int>("rejected");
        QTest::newRow("no home") << QByteArray("Ada Byron,PA,,\nADA BYRON,,,\n") << 1;
        QTest::newRow("no home before") << QByteArray("Ada Byron,,,\nADA BYRON,PA,,\n") << 1;
        QTest::newRow("neither") << QByteArray("Ada Byron,,,\nADA BYRON,,,\n") << 0;
        QTest::newRow("both") << QByteArray("Ada Byron,PA,,\nADA BYRON,PA,,\n") << 0;
        QTest::newRow("one badge") << QByteArray("Ada Byron,PA,7,\nADA BYRON,,7,\n") << 0;
        QTest::newRow("one e-mail")
            << QByteArray("Ada Byron,PA,,a@b.org\nADA BYRON,,,A@b.org\n") << 0;
    }
    void ofTwoLinesOneOfWhichSaysFromWhereNobodyCanTell() {
        QFETCH(const QByteArray, csv);
        QFETCH(const int, rejected);
        const PeopleImport import
            = matchPeople(book(), *readPeopleCsv("name,from,badge,email\n" + csv));
        QCOMPARE(static_cast<int>(import.rejected.size()), rejected);
        QCOMPARE(import.added, 1);
    }

    void whatSomebodyGoesByIsKeptBeside() {
        importCsv("First,Last,Preferred Name\nRobert,Smith,Bob\n");
        QCOMPARE(book().people[0].name.text(), u"Robert Smith"_s);
        QCOMPARE(book().people[0].alsoKnownAs, std::vector<Name>{*Name::fromText(u"Bob Smith"_s)});
        QCOMPARE(importCsv("name,badge\nBob Smith,7\n").updated, 1);
        QCOMPARE(book().people[0].badge, u"7"_s);
    }

    // Each line, and each fact that a line would change, can stay out; what then comes in is one
    // act, and one undo.
    void aListBesideAnEventIsOneActAndOneUndo() {
        import(2026, {{u"Ada Byron"_s, u"PA"_s, u"1"_s}, { u"Emmy Noether"_s, u"NY"_s, u"2"_s }});
        const std::vector<Person> before = book().people;
        const auto list
            = readPeopleCsv("name,badge,phone\nADA BYRON,7,555\nEmmy Noether,3,\nBo Peep,4,\n");
        NotWanted leftOut;
        leftOut.lines = {3};
        leftOut.facts = {{2, PersonFact::Name}, {2, PersonFact::Badge}};
        const PeopleImport fates = matchPeople(book(), without(*list, leftOut));
        QCOMPARE(fates.added, 1);
        QCOMPARE(fates.updated, 1);
        const EventId event = book().events.front().id;
        QVERIFY(m_session->perform(event, peopleTaken(fates)));
        QCOMPARE(book().people.size(), size_t(3));
        QCOMPARE(book().people[0].name.text(), u"Ada Byron"_s); // not as the list shouts it
        QCOMPARE(book().people[0].badge, u"1"_s);
        QCOMPARE(book().people[0].phone, u"555"_s);
        QCOMPARE(book().people[1].badge, u"2"_s);
        const std::vector<Person> after = book().people;
        QVERIFY(m_session->undo());
        QVERIFY(book().people == before);
        QVERIFY(m_session->redo());
        QVERIFY(book().people == after);
        m_session.reset();
        m_session = m_scratch->open();
        QVERIFY(m_session->undo());
        QVERIFY(book().people == before);
    }

    void aNameThatFitsSeveralIsRejected() {
        importCsv("name,from,badge\nJohn Smith,PA,1\nJohn Smith,OH,2\n");
        const PeopleImport import = importCsv("name\nJohn Smith\n");
        QCOMPARE(import.rejected.size(), size_t(1));
        QCOMPARE(import.rejected[0].reason.kind, FailureKind::LineAmbiguous);
        // Unless it was said to be one more.
        auto list = readPeopleCsv("name\nJohn Smith\n");
        list->lines[0].isNew = true;
        QCOMPARE(m_session->importPeople(*list, false)->added, 1);
        QCOMPARE(book().people.size(), size_t(3));
    }

    // A spreadsheet may write them in another way than the list before.
    void aBadgeIsComparedByItsNumber() {
        importCsv("name,from,badge\nJohn Smith,PA,0981\nJohn Smith,OH,\"1,043\"\n");
        const PeopleImport again
            = importCsv("name,badge,phone\nJohn Smith,1043.0,555-0102\nJohn Smith,981,\n");
        QCOMPARE(again.updated, 2);
        QCOMPARE(book().people.size(), size_t(2));
        QCOMPARE(book().people[1].phone, std::optional(u"555-0102"_s));
        const PeopleImport shared = importCsv("name,badge\nAda Byron,#981\n");
        QCOMPARE(shared.shared.size(), size_t(1));
        QCOMPARE(shared.shared[0].names, (QStringList{u"John Smith"_s, u"Ada Byron"_s}));
    }

    // Beside all events: of a file without one, of closed ones, after a restart.
    void aListIsTakenBackAndDoneAgain() {
        importCsv("name,badge\nAda Byron,5\n");
        const auto before = book().people;
        const PeopleImport two = importCsv("name,badge\nAda Byron,7\nCarl Gauss,8\n");
        QCOMPARE(two.added + two.updated, 2);
        const auto after = book().people;
        QVERIFY(m_session->undo());
        QVERIFY(book().people == before);
        m_session.reset();
        m_session = m_scratch->open();
        QVERIFY(book().people == before);
        QVERIFY(m_session->redo());
        QVERIFY(book().people == after);
        QVERIFY(m_session->undo() && m_session->undo());
        QVERIFY(book().people.empty());
        QCOMPARE(m_session->undo().error().kind, FailureKind::NothingToUndo);
        QVERIFY(m_session->redo() && m_session->redo());
        QVERIFY(book().people == after);
        import(2026, {});
        QVERIFY(m_session->perform(book().events[0].id, *closeEvent(book().events[0].event)));
        importCsv("name\nEmmy Noether\n");
        QVERIFY(m_session->undo());
        QVERIFY(book().people == after);
    }

    // Who was checked in since goes first; reverted alone, the list would leave an event without
    // them.
    void aListIsNotTakenFromUnderAPlayer() {
        import(2025, {});
        import(2026, {});
        const EventId other = book().events[0].id;
        const auto event = [&](EventId id) -> const Event& { return *findEvent(book(), id); };
        for (const bool isBeside : {true, false}) {
            const QByteArray csv = isBeside ? "name\nCarl Gauss\n" : "name\nEmmy Noether\n";
            if (isBeside)
                importCsv(csv);
            else
                QVERIFY(m_session->perform(book().events[1].id,
                                           peopleTaken(matchPeople(book(), *readPeopleCsv(csv)))));
            const JournalId act = (*m_session->undoEntry())->id;
            const PersonId known = book().people.back().id;
            const PlayerId next = nextPlayerId(event(other));
            const auto added
                = addPlayer(book(), event(other), playerOf(*findPerson(book(), known), next));
            QVERIFY(added && m_session->perform(other, *added));
            const auto refused = m_session->putBack(act);
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, FailureKind::LaterDepends);
            QCOMPARE(refused.error().values, Values{QString(idOf(ChangeKind::PlayerAdded))});
            QVERIFY(findPerson(book(), known));
            QVERIFY(m_session->undo()); // the registration
            QVERIFY(findPerson(book(), known));
            QVERIFY(m_session->putBack(act));
            QVERIFY(!findPerson(book(), known));
            QVERIFY(m_session->undo());
            QVERIFY(findPerson(book(), known));
        }
    }

    // Several who are known become players by one change, which is taken back and done again.
    void severalAreRegisteredAsOneAct() {
        import(2025, {});
        importCsv("name,from\nCarl Gauss,NI\nEmmy Noether,PA\n");
        const EventId id = book().events[0].id;
        const auto event = [&]() -> const Event& { return *findEvent(book(), id); };
        const JournalId list = (*m_session->undoEntry())->id;
        std::vector<PersonId> people;
        for (const Person& person : book().people)
            people.push_back(person.id);
        QCOMPARE(people.size(), size_t(2));
        const Event before = event();
        const auto added = addPeople(book(), event(), people);
        QVERIFY(added && m_session->perform(id, *added));
        QCOMPARE(event().players.size(), before.players.size() + 2);
        const Player& last = event().players.back();
        QCOMPARE(last.name.text(), u"Emmy Noether"_s);
        QCOMPARE(last.from, std::optional(u"PA"_s));
        QVERIFY(last.person == people.back());
        QCOMPARE(book().people.size(), size_t(2));
        QCOMPARE(addPeople(book(), event(), people).error().kind, FailureKind::BothInEvent);
        QCOMPARE(addPeople(book(), event(), {PersonId(99)}).error().kind,
                 FailureKind::UnknownPerson);
        QCOMPARE(m_session->putBack(list).error().kind, FailureKind::LaterDepends);
        const Event after = event();
        QVERIFY(m_session->undo());
        QVERIFY(event() == before);
        QVERIFY(m_session->redo());
        QVERIFY(event() == after);
    }

    void changingAPlayerChangesThePersonUnlessANewerEventSaysOtherwise() {
        import(2022, {{ u"Ada Byron"_s }});
        import(2023, {{ u"Ada Byron"_s }});
        const auto phone = [&](size_t event, const QString& number) {
            Player player = book().events[event].event.players[0];
            player.phone = number;
            QVERIFY(m_session->perform(book().events[event].id,
                                       *changePlayer(book(), book().events[event].event, player)));
        };
        phone(0, u"555-0100"_s);
        QVERIFY(!book().people[0].phone);
        phone(1, u"555-0101"_s);
        QCOMPARE(book().people[0].phone, u"555-0101"_s);
        QVERIFY(m_session->undo());
        QVERIFY(!book().people[0].phone);
    }

    void otherNamesMeanThePerson() {
        import(2022, {{ u"Ada King"_s, u"PA"_s }});
        changeNames(0, u"Ada King"_s, {u"Ada Byron"_s});
        QCOMPARE(otherNames(), QStringList{u"Ada Byron"_s});
        // A list that knows the former name makes no second one, and renames nobody.
        const PeopleImport listed = importCsv("name,phone\nada byron,555-0101\n");
        QCOMPARE(listed.updated, 1);
        QCOMPARE(book().people.size(), size_t(1));
        QCOMPARE(book().people[0].name.text(), u"Ada King"_s);
        QCOMPARE(book().people[0].phone, u"555-0101"_s);
        // Whoever has the name as their own is meant first.
        import(2023, {{u"Ada Byron"_s}, { u"Ada King"_s }});
        QCOMPARE(personIn(1, 1), personIn(0, 0));
        QVERIFY(personIn(1, 0) != personIn(0, 0));
    }

    void whoGoesByAnotherNameNowKeepsTheFormerOne() {
        import(2022, {{ u"Ada King"_s }});
        changeNames(0, u"Ada King"_s, {u"Ada Byron"_s});
        import(2023, {{ u"Ada Byron"_s }});
        QCOMPARE(book().people.size(), size_t(1));
        QCOMPARE(book().people[0].name.text(), u"Ada Byron"_s);
        QCOMPARE(otherNames(), QStringList{u"Ada King"_s});
    }

    void anotherNameThatIsTakenOutIsForgotten() {
        import(2022, {{ u"Ada King"_s }});
        changeNames(0, u"Ada King"_s, {u"Ada Byron"_s, u"Ada B."_s});
        changeNames(0, u"Ada King"_s, {u"Ada B."_s});
        QCOMPARE(otherNames(), QStringList{u"Ada B."_s});
        QVERIFY(m_session->undo());
        QCOMPARE(otherNames(), (QStringList{u"Ada Byron"_s, u"Ada B."_s}));
        m_session.reset();
        m_session = m_scratch->open();
        QCOMPARE(otherNames(), (QStringList{u"Ada Byron"_s, u"Ada B."_s}));
    }

    /// Who looks for names asks this before looking at thousands of them again.
    void whatConcernsNamesIsKnown() {
        import(2022, {{u"Ada King"_s}, { u"Blaise Pascal"_s }});
        import(2023, {{ u"Ada Byron"_s }});
        const Event& event = book().events[0].event;
        Player badge = event.players[0];
        badge.badge = u"42"_s;
        QVERIFY(concernsNames(*changePlayer(book(), event, badge)));
        QVERIFY(concernsNames(*addPlayer(
            book(), event, newPlayer(*Name::fromText(u"Chloe"_s), nextPlayerId(event)))));
        QVERIFY(concernsNames(*removePlayer(event, event.players[1].id)));
        QVERIFY(concernsNames(*mergePeople(book(), personIn(0, 0), personIn(1, 0))));

        EventDetails details = event.details;
        details.location = u"Seven Springs"_s;
        QVERIFY(!concernsNames(*changeDetails(event, details)));
        QVERIFY(!concernsNames(*closeEvent(event)));
        QVERIFY(!concernsNames(
            *changeKeepApart(event, {{{event.players[0].id, event.players[1].id}}})));
    }

private:
    void changeNames(size_t event, const QString& name, const QStringList& others) {
        Player player = book().events[event].event.players[0];
        player.name = *Name::fromText(name);
        player.alsoKnownAs.clear();
        for (const QString& other : others)
            player.alsoKnownAs.push_back(*Name::fromText(other));
        QVERIFY(m_session->perform(book().events[event].id,
                                   *changePlayer(book(), book().events[event].event, player)));
    }
    [[nodiscard]] QStringList otherNames() const {
        QStringList names;
        for (const Name& name : book().people[0].alsoKnownAs)
            names << name.text();
        return names;
    }
};

} // namespace mentat::test::tst_known_people

MENTAT_TEST(tst_known_people, TestKnownPeople, QCoreApplication)
#include "tst_known_people.moc"
