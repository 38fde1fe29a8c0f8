#include "app/session/acts.h"
#include "app/session/people/known_people.h"
#include "app/session/people/look_alikes.h"
#include "app/session/people/merging.h"
#include "app/session/people/name_search.h"
#include "app/session/typing/typed_values.h"
#include "model/failure_kind.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_one_person {

namespace {

QByteArray eventOf(int year, const QByteArray& players) {
    return R"({"format":"mentat-event","version":1,"event":{"name":"Dune","year":)"
           + QByteArray::number(year) + R"(,"rules":"wbc-dune"},"players":[)" + players + "]}";
}

QString namesOf(const std::vector<Name>& names) {
    QStringList texts;
    for (const Name& name : names)
        texts << name.text();
    return texts.join(u"; "_s);
}

PlayerId idOf(const char* text) {
    return *PlayerId::fromText(QString::fromLatin1(text));
}

} // namespace

/// Who is called otherwise in a list, in another year or at check-in than they are known by.
class TestOnePerson : public QObject {
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
    [[nodiscard]] const BookEvent& entry(size_t position = 0) const {
        return book().events[position];
    }
    [[nodiscard]] PersonId personNamed(const QString& name) const {
        return std::ranges::find(book().people, *Name::fromText(name), &Person::name)->id;
    }
    PeopleImport import(const QByteArray& csv) {
        return *m_session->importPeople(*readPeopleCsv(csv), false);
    }
    [[nodiscard]] qsizetype foundAs(const QString& typed) const {
        return static_cast<qsizetype>(NameSearch(book(), entry().event).find(typed).size());
    }

private Q_SLOTS:
    void aPlayerIsSomebodyWhomTheFileKnows_data() {
        QTest::addColumn<bool>("keepsPlayer");
        QTest::newRow("as in the event") << true;
        QTest::newRow("as in the file") << false;
    }
    void aPlayerIsSomebodyWhomTheFileKnows() {
        QFETCH(bool, keepsPlayer);
        open({eventOf(2026, R"({"id":"p1","name":"Kathryn Pell","from":"OH"})"),
              eventOf(2025, R"({"id":"q1","name":"Katherine Pell","badge":"12","phone":"555"})")});
        const PersonId known = personNamed(u"Katherine Pell"_s);
        const PersonId own = *entry().event.players[0].person;
        const QByteArray before = exported(book());
        const KnownName player = idOf("p1");
        const auto change = keepsPlayer ? mergeKnown(book(), entry().id, player, known)
                                        : mergeKnown(book(), entry().id, known, player);
        QVERIFY(change);
        QVERIFY(m_session->perform(entry().id, *change));
        const QString kept = keepsPlayer ? u"Kathryn Pell"_s : u"Katherine Pell"_s;
        const QString gone = keepsPlayer ? u"Katherine Pell"_s : u"Kathryn Pell"_s;
        QCOMPARE(change->operands, (Values{kept, gone}));
        const Player& now = entry().event.players[0];
        QCOMPARE(now.name.text(), kept);
        QCOMPARE(namesOf(now.alsoKnownAs), gone);
        QCOMPARE(now.from, std::optional(u"OH"_s));
        QCOMPARE(now.phone, std::optional(u"555"_s)); // nobody said another
        QCOMPARE(book().people.size(), size_t(1));
        const Person& person = book().people.front();
        QCOMPARE(person.id, own);
        QCOMPARE(person.name.text(), kept);
        QCOMPARE(namesOf(person.alsoKnownAs), gone);
        QCOMPARE(entry(1).event.players[0].person, std::optional(own));
        QCOMPARE(entry(1).event.players[0].name.text(), u"Katherine Pell"_s); // as that year said
        for (const QString& name : {kept, gone})
            QCOMPARE(foundAs(name), 1);
        QVERIFY(m_session->undo());
        QCOMPARE(exported(book()), before);
        QCOMPARE(book().people.size(), size_t(2));
    }

    void twoOfTheFileAndTwoOfTheEvent() {
        open({eventOf(2026, R"({"id":"p1","name":"Kathryn Pell"},{"id":"p2","name":"Kate Pell"})"),
              eventOf(2025, R"({"id":"q1","name":"Ann Lee"})"),
              eventOf(2024, R"({"id":"q1","name":"Anne Lee"})")});
        QVERIFY(m_session->perform(entry().id,
                                   *mergeKnown(book(), entry().id, idOf("p2"), idOf("p1"))));
        QCOMPARE(entry().event.players.size(), size_t(1));
        QCOMPARE(namesOf(entry().event.players[0].alsoKnownAs), u"Kathryn Pell"_s);
        QVERIFY(m_session->perform(entry().id,
                                   *mergeKnown(book(), entry().id, personNamed(u"Ann Lee"_s),
                                               personNamed(u"Anne Lee"_s))));
        QCOMPARE(namesOf(findPerson(book(), personNamed(u"Ann Lee"_s))->alsoKnownAs),
                 u"Anne Lee"_s);
    }

    void whoPlayedBesideThemIsSomebodyElse() {
        open({eventOf(2026, R"({"id":"p1","name":"Kathryn Pell"})"),
              eventOf(2025, R"({"id":"q1","name":"Kathryn Pell"},
                               {"id":"q2","name":"Katherine Pell"})")});
        const auto refused
            = mergeKnown(book(), entry().id, idOf("p1"), personNamed(u"Katherine Pell"_s));
        QCOMPARE(refused.error().kind, FailureKind::BothInEvent);
        QCOMPARE(mergeKnown(book(), entry().id, idOf("x"), PersonId(1)).error().kind,
                 FailureKind::UnknownPlayer);
        QCOMPARE(mergeKnown(book(), EventId(99), idOf("p1"), PersonId(1)).error().kind,
                 FailureKind::UnknownEvent);
    }

    // The next year: its event, a list, and who registers.
    void theOtherSpellingIsFoundNextYear() {
        open({eventOf(2026, R"({"id":"p1","name":"Kathryn Pell"},
                               {"id":"p2","name":"Katherine Pell","from":"OH"})")});
        QVERIFY(m_session->perform(entry().id,
                                   *mergeKnown(book(), entry().id, idOf("p1"), idOf("p2"))));
        const PersonId kathryn = *entry().event.players[0].person;
        const PeopleImport list = import("name,badge\nKatherine Pell,77\n");
        QCOMPARE(list.added, 0);
        QCOMPARE(list.updated, 1);
        QVERIFY(m_session->importEvent(eventFrom(eventOf(2027, {})), ImportMode::AsNew));
        const Event& next = entry(1).event;
        for (const QString& typed : {u"Katherine Pell"_s, u"Kathryn Pell"_s, u"77"_s}) {
            const auto found = NameSearch(book(), next).find(typed);
            QCOMPARE(found, std::vector<KnownName>{kathryn});
        }
        const Player registered = playerOf(*findPerson(book(), kathryn), nextPlayerId(next));
        QVERIFY(m_session->perform(entry(1).id, *addPlayer(book(), next, registered)));
        QCOMPARE(namesOf(entry(1).event.players[0].alsoKnownAs), u"Katherine Pell"_s);
        QCOMPARE(book().people.size(), size_t(1));
        // A document of a later year that has the other name means her too.
        QVERIFY(m_session->importEvent(
            eventFrom(eventOf(2028, R"({"id":"x","name":"Katherine Pell"})")), ImportMode::AsNew));
        QCOMPARE(book().people.size(), size_t(1));
    }

    void twoPeopleStayTwoWhateverTheyAreCalled() {
        open(
            {eventOf(2026, R"({"id":"p1","name":"Bill Smith"},{"id":"p2","name":"William Smith"})"),
             eventOf(2025, R"({"id":"q1","name":"Zed"})")});
        const auto asked = [&] {
            const auto two = saidToBeTwo(*m_session);
            int pairs = 0;
            for (const LookAlike& pair : lookAlikes(book(), entry().event)) {
                const auto other = std::get<PlayerId>(pair.other);
                pairs += two.contains(pairOf(*findPlayer(entry().event, pair.player)->person,
                                             *findPlayer(entry().event, other)->person))
                             ? 0
                             : 1;
            }
            return pairs;
        };
        QCOMPARE(asked(), 1);
        const PersonId bill = *entry().event.players[0].person;
        const PersonId william = *entry().event.players[1].person;
        QVERIFY(sayTheyAreTwo(*m_session, entry(1).id, william, bill)); // in any event
        QCOMPARE(asked(), 0);
        Player junior = entry().event.players[1];
        junior.name = *Name::fromText(u"William Smith Jr."_s);
        QVERIFY(m_session->perform(entry().id, *changePlayer(book(), entry().event, junior)));
        QCOMPARE(lookAlikes(book(), entry().event).size(), size_t(1)); // still alike
        QCOMPARE(asked(), 0);
        QVERIFY(sayTheyAreTwo(*m_session, entry(1).id, bill, PersonId(99)));
        m_session.reset();
        m_session = m_scratch->open();
        QCOMPARE(asked(), 0);
        QCOMPARE(saidToBeTwo(*m_session).size(), size_t(2));
    }

    void fatherAndSonAreNotEvenAlike() {
        open({eventOf(2026, R"({"id":"p1","name":"Bill Smith Sr."},
                               {"id":"p2","name":"Bill Smith, Jr."})")});
        QVERIFY(lookAlikes(book(), entry().event).empty());
        // A list means each by their whole name.
        const PeopleImport list
            = import("First,Last,Suffix,Phone\nBill,Smith,Jr.,1\nBill,Smith,Sr.,2\n");
        QCOMPARE(list.added, 0);
        QCOMPARE(list.updated, 2);
        QVERIFY(similarLines(book().people, list).empty());
    }

    void aListNamesWhoMayBeKnown() {
        open({eventOf(2025, R"({"id":"q1","name":"Katherine Pell","from":"OH"},
                               {"id":"q2","name":"Mike Roe"},{"id":"q3","name":"Bill Smith"},
                               {"id":"q4","name":"Lan Nguyen"})")});
        const auto people = book().people;
        const QByteArray csv = "name,badge\n"
                               "Kathryn Pell,1\n"   // another spelling
                               "Mark Roe,2\n"       // a brother
                               "Ann Lee,3\n"        // new
                               "Anne Lee,4\n"       // with another badge: two people
                               "Bill Smith Jr.,5\n" // father or son, or the same
                               "Annie Lee,\n"       // perhaps one of the two
                               "Mike Roe,6\n"       // known
                               "Nguyễn Lan,\n";     // with the family name first
        const PeopleImport list = import(csv);
        QCOMPARE(list.added, 7);
        QStringList told;
        for (const SimilarLine& line : similarLines(people, list))
            told << u"%1 %2: %3"_s.arg(line.line).arg(line.name.text(), line.other.name.text());
        QCOMPARE(told, (QStringList{u"2 Kathryn Pell: Katherine Pell"_s,
                                    u"6 Bill Smith Jr.: Bill Smith"_s, u"7 Annie Lee: Ann Lee"_s,
                                    u"9 Nguyễn Lan: Lan Nguyen"_s}));
    }

    void aLineCanBeSaidToBeSomebody() {
        open({eventOf(2025, R"({"id":"q1","name":"Katherine Pell","from":"OH"})")});
        PeopleList list = *readPeopleCsv("name,badge\nKathryn Pell,1\nAnn Lee,2\n");
        list.lines[0].same = personNamed(u"Katherine Pell"_s);
        list.lines[1].same = PersonId(99); // gone meanwhile: she is new
        const auto people = book().people;
        const auto imported = m_session->importPeople(list, false);
        QVERIFY(imported);
        QCOMPARE(imported->added, 1);
        QCOMPARE(imported->updated, 1);
        const Person& pell = *findPerson(book(), personNamed(u"Katherine Pell"_s));
        QCOMPARE(pell.badge, std::optional(u"1"_s));
        QCOMPARE(namesOf(pell.alsoKnownAs), u"Kathryn Pell"_s);
        QVERIFY(similarLines(people, *imported).empty());
    }

    void aHomeMayStandBehindAName_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("from");
        const auto row = [](const QString& typed, const QString& name, const QString& from = {}) {
            QTest::newRow(qPrintable(typed)) << typed << name << from;
        };
        row(u"Pat Doe"_s, u"Pat Doe"_s);
        row(u"Pat Doe, OH"_s, u"Pat Doe"_s, u"OH"_s);
        row(u"  Pat  Doe ,Columbus OH "_s, u"Pat Doe"_s, u"Columbus OH"_s);
        row(u"Pat Doe,"_s, u"Pat Doe"_s);
        row(u"Doe, Pat"_s, u"Pat Doe"_s);
        row(u"Doe, Pat, OH"_s, u"Pat Doe"_s, u"OH"_s);
        row(u"Nguyen, AJ"_s, u"AJ Nguyen"_s);
        row(u"Bill Smith, Jr."_s, u"Bill Smith, Jr."_s);
        row(u"Bill Smith, Jr., OH"_s, u"Bill Smith, Jr."_s, u"OH"_s);
        row(u"Smith, Bill, Jr."_s, u"Bill Smith, Jr."_s);
        row(u"Smith, Bill, III, OH"_s, u"Bill Smith, III"_s, u"OH"_s);
        row(u"Smith Jr., Bill"_s, u"Bill Smith Jr."_s);
        row(u"de la Cruz, Maria"_s, u"Maria de la Cruz"_s);
        row(u"Van Dyke, Dick, CA"_s, u"Dick Van Dyke"_s, u"CA"_s);
        row(u"Du Fresne, QC"_s, u"Du Fresne"_s, u"QC"_s);
        row(u","_s, QString());
    }
    void aHomeMayStandBehindAName() {
        QFETCH(QString, typed);
        QFETCH(QString, name);
        QFETCH(QString, from);
        const TypedName somebody = typedName(typed);
        QCOMPARE(somebody.name, name);
        QCOMPARE(somebody.from, from);
    }
};

} // namespace mentat::test::tst_one_person

MENTAT_TEST(tst_one_person, TestOnePerson, QCoreApplication)
#include "tst_one_person.moc"
