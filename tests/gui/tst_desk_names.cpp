#include "model/document/people/people_csv.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/lists/list_table.h"
#include "ui/pages/players/look_alike_line.h"
#include "ui/pages/players/players_page.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_desk_names {

namespace {

QByteArray eventOf(const QByteArray& players) {
    return R"({"format":"mentat-event","version":1,
        "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},"players":[)"
           + players + R"(],
        "heats":[{"number":1,"start":"2026-07-29T13:00","minutes":300,"entrants":[],"games":[]}]})";
}

} // namespace

/// Who is meant by a name, where somebody has several, or several have one.
class TestDeskNames : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    template <class Page>
    void open(const QByteArray& players, const QString& page) {
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T12:45:00Z"_s, Qt::ISODate));
        m_fixture->open({eventOf(players)});
        m_fixture->page<Page>(page);
    }
    [[nodiscard]] QStringList checkInRows() const {
        const QAbstractItemModel& list = *m_fixture->widget<QTableView>(u"checkInList"_s).model();
        QStringList rows;
        for (int row = 0; row < list.rowCount(); ++row) {
            rows << (list.index(row, 0).data().toString() + u" / "_s
                     + list.index(row, 1).data().toString());
        }
        return rows;
    }
    [[nodiscard]] bool isIn(const QString& player) const {
        const auto& play = std::get<DunePlay>(m_fixture->event().play);
        return std::ranges::count(play.heats.front().entrants, *PlayerId::fromText(player)) == 1;
    }

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(u"fusion"_s); }
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aFormerNameFindsThem() {
        open<RoundsPage>(R"({"id":"p1","name":"Ada King","alsoKnownAs":["Ada Byron"],"from":"PA"},
                           {"id":"p2","name":"Grace Hopper"})",
                         u"heats"_s);
        m_fixture->type(u"byr"_s);
        QCOMPARE(checkInRows(), QStringList{u"Ada King – also Ada Byron / PA"_s});
        m_fixture->press(u"Return"_s);
        QVERIFY(isIn(u"p1"_s));
        m_fixture->type(u"ada"_s); // their own name needs no word about another
        QCOMPARE(checkInRows(), QStringList{u"Ada King / PA"_s});
    }

    void twoOfOneNameAndHomeAreToldApartByTheirBadges() {
        open<RoundsPage>(R"({"id":"p1","name":"John Smith","from":"PA","badge":"11"},
                           {"id":"p2","name":"John Smith","from":"PA","badge":"12"},
                           {"id":"p3","name":"John Smith","from":"OH","badge":"13"})",
                         u"heats"_s);
        m_fixture->type(u"smith"_s);
        QCOMPARE(checkInRows(),
                 (QStringList{u"John Smith (badge 11) / PA"_s, u"John Smith (badge 12) / PA"_s,
                              u"John Smith (OH) / OH"_s}));
        m_fixture->press(u"Ctrl+A"_s);
        m_fixture->type(u"smith oh"_s); // as it is read
        QCOMPARE(checkInRows(), QStringList{u"John Smith (OH) / OH"_s});
    }

    // Known from an earlier year, not yet a player: no second one is made.
    void theHomeFindsANamesakeWhoIsOnlyKnown() {
        open<RoundsPage>(R"({"id":"p1","name":"Michael Smith","from":"OH"})", u"heats"_s);
        const auto list = readPeopleCsv("name,from\nMichael Smith,FL\n");
        QVERIFY(m_fixture->book().session().importPeople(*list, false));
        QCOMPARE(m_fixture->book().book().people.size(), size_t(2));
        m_fixture->type(u"smith fl"_s);
        QCOMPARE(checkInRows(), QStringList{u"Michael Smith / FL"_s});
        m_fixture->press(u"Return"_s);
        QCOMPARE(m_fixture->book().book().people.size(), size_t(2));
        QCOMPARE(m_fixture->event().players.back().from, std::optional(u"FL"_s));
        QVERIFY(isIn(u"p2"_s));
    }

    // By keys, and never by an Enter alone.
    void aThirdOfOneNameIsAddedFromTheEndOfTheList() {
        open<RoundsPage>(R"({"id":"p1","name":"Michael Smith","from":"OH"},
                           {"id":"p2","name":"Michael Smith","from":"FL"},
                           {"id":"p3","name":"Ann Lind"})",
                         u"heats"_s);
        for (const QString& player : {u"p1"_s, u"p2"_s}) {
            m_fixture->type(u"michael smith"_s);
            QCOMPARE(checkInRows().last(), u"Add “michael smith” / "_s);
            m_fixture->press(u"Return"_s);
            QVERIFY(isIn(player));
        }
        m_fixture->type(u"Michael Smith"_s);
        m_fixture->press(u"Return"_s); // all of them are in
        QCOMPARE(m_fixture->event().players.size(), size_t(3));
        m_fixture->press(u"Down Down Return"_s);
        QCOMPARE(m_fixture->event().players.size(), size_t(4));
        QCOMPARE(m_fixture->event().players.back().name.text(), u"Michael Smith"_s);
        QVERIFY(isIn(u"p4"_s));
        // Nor does a longer name hide a shorter one.
        m_fixture->type(u"Ann Lin"_s);
        QCOMPARE(checkInRows(), (QStringList{u"Ann Lind / "_s, u"Add “Ann Lin” / "_s}));
        m_fixture->press(u"Escape"_s);
        m_fixture->type(u"ann lin"_s); // letters of a name alone
        QCOMPARE(checkInRows(), QStringList{u"Ann Lind / "_s});
        m_fixture->press(u"Return"_s);
        QVERIFY(isIn(u"p3"_s));
    }

    // A longer name that is not in yet is not taken for theirs.
    void aNamesakeWhoIsInIsStillTheOneWhoseNameIsTyped() {
        open<RoundsPage>(R"({"id":"p1","name":"Al Roe","from":"OH"},
                           {"id":"p2","name":"Al Roe","from":"FL"},
                           {"id":"p3","name":"Al Roebuck"})",
                         u"heats"_s);
        for (int i = 0; i < 3; ++i) {
            m_fixture->press(u"Ctrl+A"_s);
            m_fixture->type(u"al roe"_s);
            m_fixture->press(u"Return"_s);
        }
        QVERIFY(isIn(u"p1"_s) && isIn(u"p2"_s) && !isIn(u"p3"_s));
    }

    void aBadgeIsFoundHoweverTheListHasIt() {
        open<RoundsPage>(R"({"id":"p1","name":"Ada Byron","badge":"1042.0"},
                           {"id":"p2","name":"Grace Hopper","badge":"1,043"},
                           {"id":"p3","name":"Alan Turing","badge":"00981"},
                           {"id":"p4","name":"Kurt Gödel","badge":"#1045"})",
                         u"heats"_s);
        for (const QString& badge : {u"1042"_s, u"1043"_s, u"981"_s}) {
            m_fixture->type(badge);
            m_fixture->press(u"Return"_s);
        }
        m_fixture->press(u"F4"_s); // the paper list
        m_fixture->widget<QLineEdit>(u"checkInField"_s).setFocus();
        m_fixture->type(u"1045"_s);
        m_fixture->press(u"Return"_s);
        for (const QString& player : {u"p1"_s, u"p2"_s, u"p3"_s, u"p4"_s})
            QVERIFY2(isIn(player), qPrintable(player));
        QCOMPARE(m_fixture->event().players[1].badge, std::optional(u"1,043"_s)); // as it was
    }

    void otherNamesAreTypedAndTakenOutOnPlayers() {
        open<PlayersPage>(R"({"id":"p1","name":"Ada King"})", u"players"_s);
        m_fixture->type(u"king"_s);
        m_fixture->press(u"F2"_s);
        auto& field = m_fixture->widget<QLineEdit>(u"playerAlsoKnownAs"_s);
        field.setFocus();
        m_fixture->type(u"Ada Byron;  A. A. King ; ada byron"_s);
        m_fixture->press(u"Return"_s);
        QCOMPARE(field.text(), u"Ada Byron; A. A. King"_s);
        QCOMPARE(m_fixture->event().players[0].alsoKnownAs.size(), size_t(2));
        m_fixture->press(u"Ctrl+Z"_s);
        QVERIFY(m_fixture->event().players[0].alsoKnownAs.empty());
        QVERIFY(field.text().isEmpty());
    }

    void anotherSpellingComesFirst() {
        open<RoundsPage>(R"({"id":"p1","name":"Katherine Pell","from":"OH"},
                           {"id":"p2","name":"Karl Pell"})",
                         u"heats"_s);
        m_fixture->type(u"Kathryn Pell"_s);
        // A brother is pointed out, but Enter does not take him.
        QCOMPARE(checkInRows(),
                 (QStringList{u"Katherine Pell – a similar name / OH"_s, u"Add “Kathryn Pell” / "_s,
                              u"Karl Pell – a similar name / "_s}));
        m_fixture->press(u"Return"_s);
        QVERIFY(isIn(u"p1"_s));
        QCOMPARE(m_fixture->event().players.size(), size_t(2));
        QVERIFY2(m_fixture->notice().contains(u"You typed “Kathryn Pell”"_s),
                 qPrintable(m_fixture->notice()));
        // Once she is in, the same Enter says so and makes no second one.
        m_fixture->type(u"Kate Pell"_s);
        m_fixture->press(u"Return"_s);
        QCOMPARE(m_fixture->event().players.size(), size_t(2));
        m_fixture->press(u"Down"_s);
        m_fixture->press(u"Return"_s);
        QCOMPARE(m_fixture->event().players.back().name.text(), u"Kate Pell"_s);
        // Whoever shares a name with nobody takes a name and an Enter, as ever.
        m_fixture->type(u"Kristin Roe"_s);
        m_fixture->press(u"Return"_s);
        QCOMPARE(m_fixture->event().players.back().name.text(), u"Kristin Roe"_s);
        m_fixture->type(u"Kevin Roe"_s); // nor a brother
        m_fixture->press(u"Return"_s);
        QCOMPARE(m_fixture->event().players.back().name.text(), u"Kevin Roe"_s);
    }

    void fatherAndSonAreTwo() {
        open<RoundsPage>(R"({"id":"p1","name":"Bill Smith, Jr.","from":"OH"})", u"heats"_s);
        m_fixture->type(u"Bill Smith Sr."_s);
        QCOMPARE(checkInRows(), QStringList{u"Add “Bill Smith Sr.” / "_s});
        m_fixture->press(u"Return"_s);
        QCOMPARE(m_fixture->event().players.size(), size_t(2));
        QVERIFY(!isIn(u"p1"_s));
        m_fixture->type(u"smith"_s); // both are found, the one who is not in is meant
        QCOMPARE(checkInRows().size(), 2);
        m_fixture->press(u"Return"_s);
        QVERIFY(isIn(u"p1"_s));
        // With and without: similar, and either can be meant.
        m_fixture->type(u"Bill Smith"_s);
        QCOMPARE(checkInRows().last(), u"Add “Bill Smith” / "_s);
        m_fixture->press(u"Escape"_s);
        m_fixture->type(u"Smith, William, III"_s);
        m_fixture->press(u"Return"_s);
        QCOMPARE(m_fixture->event().players.back().name.text(), u"William Smith, III"_s);
    }

    void theFirstWhoIsNotInIsMeant() {
        open<RoundsPage>(R"({"id":"p1","name":"Pat O'Hara"},{"id":"p2","name":"Tim O'Hara"},
                           {"id":"p3","name":"Chloé Du Fresne"})",
                         u"heats"_s);
        for (const QString& player : {u"p1"_s, u"p2"_s}) {
            QVERIFY(!isIn(player));
            m_fixture->type(u"ohara"_s);
            m_fixture->press(u"Return"_s);
            QVERIFY(isIn(player));
        }
        // Where all are in, Enter says of the first that he is.
        m_fixture->type(u"ohara"_s);
        m_fixture->press(u"Return"_s);
        QVERIFY2(m_fixture->notice().contains(u"Pat O'Hara"_s), qPrintable(m_fixture->notice()));
        m_fixture->type(u"dufr"_s);
        m_fixture->press(u"Return"_s);
        QVERIFY(isIn(u"p3"_s));
        // Whose whole name is typed is meant, though another begins so and is not in.
        m_fixture->type(u"Pat O'Hara"_s);
        m_fixture->press(u"Return"_s);
        QVERIFY2(m_fixture->notice().contains(u"Pat O'Hara"_s), qPrintable(m_fixture->notice()));
    }

    void aHomeIsTypedBehindTheName() {
        open<RoundsPage>(R"({"id":"p1","name":"Michael Smith","from":"OH"},
                           {"id":"p2","name":"Ann Lee"})",
                         u"heats"_s);
        m_fixture->type(u"Pat Doe, PA"_s);
        QCOMPARE(checkInRows(), QStringList{u"Add “Pat Doe” / PA"_s});
        m_fixture->press(u"Return"_s);
        QCOMPARE(m_fixture->event().players.back().name.text(), u"Pat Doe"_s);
        QCOMPARE(m_fixture->event().players.back().from, std::optional(u"PA"_s));
        // What was not known is filled in, with the check-in as one act.
        m_fixture->type(u"Ann Lee, NJ"_s);
        m_fixture->press(u"Return"_s);
        QVERIFY(isIn(u"p2"_s));
        QCOMPARE(m_fixture->event().players[1].from, std::optional(u"NJ"_s));
        m_fixture->press(u"Ctrl+Z"_s);
        QVERIFY(!isIn(u"p2"_s));
        QVERIFY(!m_fixture->event().players[1].from);
        // One from elsewhere is a namesake: new, and said to be.
        m_fixture->type(u"Michael Smith, FL"_s);
        QCOMPARE(checkInRows(), (QStringList{u"Add “Michael Smith” / FL"_s,
                                             u"Michael Smith – a similar name / OH"_s}));
        m_fixture->press(u"Return"_s);
        QVERIFY(!isIn(u"p1"_s));
        QCOMPARE(m_fixture->event().players.back().from, std::optional(u"FL"_s));
        m_fixture->type(u"Michael Smith, O"_s); // the same home, not yet whole
        m_fixture->press(u"Return"_s);
        QVERIFY(isIn(u"p1"_s));
    }

    void anUnknownBadgeIsSaidAndGivesWay() {
        open<RoundsPage>(R"({"id":"p1","name":"Ada Byron","badge":"1042"},
                           {"id":"p2","name":"Alan Turing","badge":"00981"},
                           {"id":"p3","name":"Kurt Gödel"})",
                         u"heats"_s);
        m_fixture->type(u"kurt"_s);
        m_fixture->press(u"Return"_s);
        const auto& list = m_fixture->widget<ListTable>(u"checkInList"_s);
        m_fixture->type(u"7"_s);
        QCOMPARE(list.emptyText(), u"No one has badge 7. Type the name."_s);
        m_fixture->press(u"Escape"_s);
        // Two scans, as a scanner types them.
        m_fixture->type(u"555"_s);
        m_fixture->press(u"Return"_s);
        QCOMPARE(m_fixture->notice(), u"No one has badge 555. Type the name."_s);
        m_fixture->type(u"00981"_s);
        m_fixture->press(u"Return"_s);
        QVERIFY(isIn(u"p2"_s));
        // On the paper list as well, where a badge counts too.
        const auto boxes = m_fixture->window().findChildren<QCheckBox*>();
        (*std::ranges::find(boxes, u"Paper list"_s, &QCheckBox::text))->click();
        m_fixture->widget<QLineEdit>(u"checkInField"_s).setFocus();
        m_fixture->type(u"555"_s);
        m_fixture->press(u"Return"_s);
        m_fixture->type(u"1042"_s);
        m_fixture->press(u"Return"_s);
        QVERIFY(isIn(u"p1"_s));
    }

    void twoSelectedAreMadeOne() {
        open<PlayersPage>(R"({"id":"p1","name":"Kathryn Pell","from":"OH"},
                             {"id":"p2","name":"Grace Pell"},{"id":"p3","name":"Ann Lee"})",
                          u"players"_s);
        auto& button = m_fixture->widget<QPushButton>(u"playersOnePerson"_s);
        auto& list = m_fixture->widget<QTableView>(u"playersList"_s);
        QVERIFY(!button.isVisible());
        list.setFocus();
        list.selectAll();
        QVERIFY(!button.isVisible()); // three
        m_fixture->type(u"pell"_s);
        list.selectAll();
        QVERIFY(button.isVisible());
        m_fixture->inNextDialog([](QDialog& dialog) {
            const auto text
                = [&](const QString& name) { return dialog.findChild<QLabel*>(name)->text(); };
            QCOMPARE(text(u"onePersonText"_s),
                     u"Grace Pell and Kathryn Pell (OH) are one person. Which name stays?"_s);
            QVERIFY(text(u"onePersonFacts"_s).contains(u"Grace Pell: nothing played."_s));
            QCOMPARE(dialog.findChild<QPushButton*>(u"keepOne"_s)->text(), u"Keep Grace Pell"_s);
            auto* other = dialog.findChild<QPushButton*>(u"keepOther"_s);
            QCOMPARE(other->text(), u"Keep Kathryn Pell"_s);
            other->click();
        });
        button.click();
        QCOMPARE(m_fixture->event().players.size(), size_t(2));
        const Player& pell = m_fixture->event().players[0];
        QCOMPARE(pell.name.text(), u"Kathryn Pell"_s);
        QCOMPARE(pell.alsoKnownAs.front().text(), u"Grace Pell"_s);
        QApplication::setActiveWindow(&m_fixture->window()); // as when a dialog goes
        m_fixture->press(u"Ctrl+Z"_s);
        QCOMPARE(m_fixture->event().players.size(), size_t(3));
    }

    void buttonsThatKeepANameAreNeverTheSame() {
        const auto texts = [](const NamedPair& pair) {
            const auto [one, other] = keepTexts(pair);
            return QString(one + u" / "_s + other);
        };
        QCOMPARE(texts({u"Kathryn Pell"_s, u"Katherine Pell"_s, u"a"_s, u"a"_s}),
                 u"Keep Kathryn Pell / Keep Katherine Pell"_s);
        QCOMPARE(texts({u"Al Roe"_s, u"Al Roe"_s, u"Al Roe (OH)"_s, u"Al Roe (FL)"_s}),
                 u"Keep Al Roe (OH) / Keep Al Roe (FL)"_s);
        QCOMPARE(texts({u"Al Roe"_s, u"Al Roe"_s, u"Al Roe"_s, u"Al Roe"_s}),
                 u"Keep the first / Keep the second"_s);
        const QString longName = u"Bartholomew Featherstonehaugh-Cholmondeley"_s;
        QCOMPARE(texts({longName, u"Bart"_s, longName, u"Bart"_s}),
                 u"Keep the first / Keep the second"_s);
    }

    void aFieldShowsTheBeginOfItsText() {
        const QByteArray mail = "a-very-long-name-of-somebody.who.writes.often@mail.example.org";
        open<PlayersPage>(R"({"id":"p1","name":"Ada King","email":")" + mail + R"("})",
                          u"players"_s);
        auto& field = m_fixture->widget<QLineEdit>(u"playerEmail"_s);
        QCOMPARE(field.text().toUtf8(), mail);
        QCOMPARE(field.cursorPosition(), 0);
        field.setFocus();
        field.end(false);
        m_fixture->press(u"Tab"_s);
        QCOMPARE(field.cursorPosition(), 0);
    }

    // A21: the next two stand where the last two stood.
    void aDoubleClickAnswersForOnePairOnly() {
        open<PlayersPage>(R"({"id":"p1","name":"Ada Byron","badge":"11"},
                             {"id":"p2","name":"A. Byron","from":"PA"},
                             {"id":"p3","name":"Grace Hopper"},{"id":"p4","name":"G. Hopper"})",
                          u"players"_s);
        QCOMPARE(
            m_fixture->widget<QLabel>(u"lookAlikeText"_s).text(),
            u"Ada Byron (badge 11) looks like A. Byron (PA). If they are the same person, which "_s
            u"name stays?"_s);
        auto& keep = m_fixture->widget<QPushButton>(u"lookAlikeKeepFirst"_s);
        keep.setFocus();
        QTest::keyClick(&keep, Qt::Key_Space);
        QCOMPARE(m_fixture->event().players.size(), size_t(3));
        QVERIFY(!keep.hasFocus());
        QTest::mouseClick(&keep, Qt::LeftButton);
        QCOMPARE(m_fixture->event().players.size(), size_t(3));
        QTRY_VERIFY_WITH_TIMEOUT(
            (QTest::mouseClick(&keep, Qt::LeftButton), m_fixture->event().players.size() == 2),
            patience);
    }
};

} // namespace mentat::test::tst_desk_names

MENTAT_TEST(tst_desk_names, TestDeskNames, QApplication)
#include "tst_desk_names.moc"
