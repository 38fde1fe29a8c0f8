#include "app/session/acts.h"
#include "app/session/rounds/check_in_acts.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/lists/list_table.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_scanned_badges {

namespace {

constexpr int scans = 40;

/// Players "p1" to "p40", with badges from 2001 on.
QByteArray eventOfForty() {
    QStringList players;
    for (int i = 1; i <= scans; ++i)
        players << u"{\"id\":\"p%1\",\"name\":\"Player Number%1\",\"badge\":\"%2\"}"_s.arg(i).arg(
            2000 + i);
    return R"({"format":"mentat-event","version":1,
        "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},"players":[)"
           + players.join(u',').toUtf8() + R"(],
        "heats":[{"number":1,"start":"2026-07-29T13:00","minutes":300,"entrants":[],"games":[]},
                 {"number":2,"start":"2026-07-29T20:00","minutes":300,"entrants":[],"games":[]}]})";
}

} // namespace

/// A scanner at check-in: what it types looks like what a hurried hand types, and nobody whose
/// badge it read may be lost.
class TestScannedBadges : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void open(const QByteArray& document) {
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T12:45:00Z"_s, Qt::ISODate));
        m_fixture->open({document});
        m_fixture->page<RoundsPage>(u"heats"_s);
    }
    void openPeople(const QByteArray& players) {
        open(R"({"format":"mentat-event","version":1,
            "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},"players":[)"
             + players + R"(],"heats":[{"number":1,"start":"2026-07-29T13:00","minutes":300,
            "entrants":[],"games":[]}]})");
    }
    void scan(const QString& badge) const {
        WindowFixture::type(badge);
        WindowFixture::press(u"Return"_s);
    }
    [[nodiscard]] const Heat& heat() const {
        return std::get<DunePlay>(m_fixture->event().play).heats.front();
    }
    [[nodiscard]] bool isIn(const QString& player) const {
        return std::ranges::count(heat().entrants, *PlayerId::fromText(player)) == 1;
    }
    [[nodiscard]] QStringList missed() const {
        return missedBadges(m_fixture->book().session(), m_fixture->book().eventId(),
                            HeatNumber(1));
    }
    /// Name and state of each row.
    [[nodiscard]] QStringList rows() const {
        const QAbstractItemModel& model = *list().model();
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row)
            rows << model.index(row, 0).data().toString() + u" / "_s
                        + model.index(row, 4).data().toString();
        return rows;
    }
    [[nodiscard]] ListTable& list() const { return m_fixture->widget<ListTable>(u"checkInList"_s); }
    [[nodiscard]] QLineEdit& field() const {
        return m_fixture->widget<QLineEdit>(u"checkInField"_s);
    }
    [[nodiscard]] QLabel& line() const { return m_fixture->widget<QLabel>(u"missedBadges"_s); }

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(u"fusion"_s); }
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    // Four a second and more, a line end behind each, five of them unknown.
    void fortyScansLoseNobody() {
        open(eventOfForty());
        const QStringList unknown{u"2903"_s, u"2911"_s, u"2912"_s, u"2930"_s, u"2940"_s};
        for (int i = 1; i <= scans; ++i) {
            const QString other = QString::number(2900 + i);
            scan(unknown.contains(other) ? other : QString::number(2000 + i));
            QVERIFY2(field().text().isEmpty(), qPrintable(field().text()));
        }
        QCOMPARE(heat().entrants.size(), size_t(35));
        QCOMPARE(missed(), unknown);
        for (const QString& badge : unknown)
            QVERIFY2(rows().contains(u"Badge %1 / not found"_s.arg(badge)), qPrintable(badge));
        QCOMPARE(rows().size(), scans);
        QVERIFY(line().isVisible());
        QVERIFY2(line().text().startsWith(u"5 badges not found: 2903, 2911"_s),
                 qPrintable(line().text()));
        QCOMPARE(m_fixture->event().players.size(), size_t(scans)); // no number became a name
    }

    // The same with all that the window does meanwhile, and half a name in the field throughout.
    void fortyScansFourASecondLoseNobody() {
        constexpr int betweenScans = 250; // milliseconds of the desk's clock
        open(eventOfForty());
        const QStringList unknown{u"2905"_s, u"2906"_s, u"2919"_s, u"2920"_s, u"2940"_s};
        WindowFixture::type(u"Mich"_s);
        for (int i = 1; i <= scans; ++i) {
            const QString other = QString::number(2900 + i);
            for (const QChar digit : unknown.contains(other) ? other : QString::number(2000 + i)) {
                WindowFixture::type(digit);
                QCoreApplication::processEvents();
            }
            WindowFixture::press(u"Return"_s);
            m_fixture->clock().set(m_fixture->clock().nowUtc().addMSecs(betweenScans));
            QTest::qWait(1); // what waits for its turn or for a moment
            QVERIFY2(field().text() == u"Mich"_s, qPrintable(field().text()));
        }
        QCOMPARE(heat().entrants.size(), size_t(35));
        QCOMPARE(missed(), unknown);
        field().clear();
        QCOMPARE(rows().size(), scans);
        QVERIFY2(line().text().startsWith(u"5 badges not found: 2905, 2906"_s),
                 qPrintable(line().text()));
        QCOMPARE(m_fixture->event().players.size(), size_t(scans));
    }

    void aMissIsSaidAndTheListNeverClaimsThatNoOneIsIn() {
        open(eventOfForty());
        QVERIFY(list().emptyText().startsWith(u"No one is in yet."_s));
        scan(u"2001"_s);
        scan(u"555"_s);
        QCOMPARE(m_fixture->notice(), u"No one has badge 555. Type the name."_s);
        QVERIFY(!list().emptyText().startsWith(u"No one is in yet."_s));
        QCOMPARE(rows().size(), 2);
        scan(u"0,555.0"_s); // the same once more, as another list has it
        scan(u"00555"_s);
        QCOMPARE(missed(), QStringList{u"555"_s});
        WindowFixture::press(u"Return Return"_s); // line ends behind a scan ask for nothing
        QVERIFY(line().text().startsWith(u"1 badge not found: 555."_s));
    }

    void whatIsTypedAsANameStays() {
        open(eventOfForty());
        scan(u"player number40"_s);
        scan(u"player number40"_s); // who is in already
        QCOMPARE(field().text(), u"player number40"_s);
        WindowFixture::press(u"F4"_s);
        field().setFocus();
        scan(u"Nobody"_s);
        QCOMPARE(field().text(), u"Nobody"_s);
        QCOMPARE(missed(), QStringList());
    }

    // Whoever was typing a name goes on with it.
    void aScanBehindHalfANameIsTheBadge_data() {
        QTest::addColumn<QString>("half");
        for (const QString& half : {u"Mich"_s, u"Mich "_s, u"Smith, "_s, u"O'Br"_s, u"Smith, J."_s,
                                    u"Zo\u00EB"_s, u"2003 Mich"_s, u"numb"_s})
            QTest::newRow(qPrintable(half)) << half;
    }
    void aScanBehindHalfANameIsTheBadge() {
        QFETCH(const QString, half);
        open(eventOfForty());
        WindowFixture::type(half);
        scan(u"2001"_s);
        QVERIFY(isIn(u"p1"_s));
        QCOMPARE(field().text(), half);
        QCOMPARE(
            m_fixture->notice(),
            u"The scanner read Player Number1's badge. You were typing “%1”; keep going."_s.arg(
                half.simplified()));
        scan(u"2999"_s);
        QCOMPARE(field().text(), half);
        QCOMPARE(m_fixture->notice(), u"No one has badge 2999. Type the name."_s);
        QCOMPARE(missed(), QStringList{u"2999"_s});
        scan(u"2001"_s); // who is in already
        QCOMPARE(field().text(), half);
        scan(u"#2002"_s);
        QVERIFY(isIn(u"p2"_s));
        QCOMPARE(heat().entrants.size(), size_t(2));
        QCOMPARE(m_fixture->event().players.size(), size_t(scans));
        WindowFixture::type(u"x"_s);
        QCOMPARE(field().text(), half + u'x');
    }

    void theNameGoesOnAfterTheScan() {
        open(eventOfForty());
        WindowFixture::type(u"Mich"_s);
        scan(u"2001"_s);
        WindowFixture::type(u"ael Smith"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(m_fixture->event().players.back().name.text(), u"Michael Smith"_s);
        QCOMPARE(heat().entrants.size(), size_t(2));
        QVERIFY(field().text().isEmpty());
    }

    void aScanIntoTheMiddleOfANameIsTheBadgeToo() {
        open(eventOfForty());
        for (const QString& back : {u"Left Left"_s, u"Home"_s, u"Home Right"_s}) {
            const QString badge = QString::number(2001 + heat().entrants.size());
            field().clear();
            WindowFixture::type(u"Mich"_s);
            WindowFixture::press(back);
            scan(badge);
            QCOMPARE(field().text(), u"Mich"_s);
        }
        QVERIFY(isIn(u"p1"_s) && isIn(u"p2"_s) && isIn(u"p3"_s));
        QCOMPARE(missed(), QStringList());
    }

    // A half-typed answer is none, and nor is the badge behind it.
    void aScanBehindTheNameThatIsAskedForIsNoAnswer() {
        openPeople(R"({"id":"p1","name":"Ada Byron"},{"id":"p2","name":"Alan Turing",
                       "badge":"77"})");
        scan(u"555"_s);
        WindowFixture::press(u"Down Return"_s);
        WindowFixture::type(u"byr"_s);
        scan(u"77"_s);
        QVERIFY(isIn(u"p2"_s) && !isIn(u"p1"_s));
        QCOMPARE(m_fixture->event().players[1].badge, std::optional(u"77"_s));
        QCOMPARE(field().placeholderText(), u"Who has 555?"_s);
        QCOMPARE(field().text(), u"byr"_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY(isIn(u"p1"_s));
        QCOMPARE(m_fixture->event().players[0].badge, std::optional(u"555"_s));
        QCOMPARE(missed(), QStringList());
    }

    void theNameThatIsTypedForItGetsTheBadge() {
        openPeople(R"({"id":"p1","name":"Ada Byron"},{"id":"p2","name":"Alan Turing",
                       "badge":"77"},{"id":"p3","name":"Carl Gauss"})");
        scan(u"555"_s);
        scan(u"556"_s);
        scan(u"77"_s);
        QVERIFY(isIn(u"p2"_s));
        WindowFixture::press(u"Up Return"_s); // the last that was missed
        QCOMPARE(field().placeholderText(), u"Who has 556?"_s);
        QVERIFY(field().accessibleName().contains(u"556"_s));
        QVERIFY2(line().text().contains(u"badge 556, then press Enter"_s),
                 qPrintable(line().text()));
        scan(u"557"_s); // the next in the line is no answer
        QCOMPARE(field().placeholderText(), u"Who has 556?"_s);
        WindowFixture::type(u"byron"_s);
        WindowFixture::press(u"Return"_s);
        QVERIFY(isIn(u"p1"_s));
        QCOMPARE(m_fixture->event().players[0].badge, std::optional(u"556"_s));
        QCOMPARE(m_fixture->notice(), u"Ada Byron now has badge 556."_s);
        QCOMPARE(missed(), (QStringList{u"555"_s, u"557"_s}));
        QCOMPARE(field().placeholderText(), u"Name or badge"_s);
        WindowFixture::press(u"Ctrl+Z"_s); // all of it
        QVERIFY(!isIn(u"p1"_s));
        QVERIFY(!m_fixture->event().players[0].badge);
        QVERIFY(missed().contains(u"556"_s));
    }

    void whoHasABadgeKeepsItAndWhoIsInGetsOne() {
        openPeople(R"({"id":"p1","name":"Ada Byron"},{"id":"p2","name":"Alan Turing",
                       "badge":"77"})");
        scan(u"555"_s);
        WindowFixture::press(u"Down Return"_s);
        scan(u"turing"_s);
        QVERIFY(isIn(u"p2"_s));
        QCOMPARE(m_fixture->event().players[1].badge, std::optional(u"77"_s));
        QCOMPARE(m_fixture->notice(),
                 u"Alan Turing keeps badge 77. If 555 is right, change it on Players."_s);
        QCOMPARE(missed(), QStringList());
        QVERIFY(!line().isVisible());
        scan(u"ada"_s);
        scan(u"556"_s);
        WindowFixture::press(u"Up Return"_s);
        scan(u"ada"_s);
        QCOMPARE(m_fixture->event().players[0].badge, std::optional(u"556"_s));
        QCOMPARE(heat().entrants.size(), size_t(2));
        QCOMPARE(missed(), QStringList());
        scan(u"557"_s);
        WindowFixture::press(u"Up Up Return"_s);
        scan(u"Emmy Noether"_s); // somebody new
        QCOMPARE(m_fixture->event().players.back().badge, std::optional(u"557"_s));
        QCOMPARE(heat().entrants.size(), size_t(3));
    }

    void escLeavesItForLaterAndDeleteTakesItOff() {
        openPeople(R"({"id":"p1","name":"Ada Byron"})");
        scan(u"555"_s);
        WindowFixture::press(u"Down Return Escape"_s);
        QCOMPARE(field().placeholderText(), u"Name or badge"_s);
        QCOMPARE(missed(), QStringList{u"555"_s});
        scan(u"byron"_s);
        QVERIFY(!m_fixture->event().players[0].badge);
        WindowFixture::press(u"Up Delete"_s);
        QCOMPARE(missed(), QStringList());
        QCOMPARE(m_fixture->notice(), u"Badge 555 is no longer listed."_s);
        QCOMPARE(rows(), QStringList{u"Ada Byron / in"_s});
        QVERIFY(isIn(u"p1"_s));
    }

    void ofTwoWithOneBadgeBothAreListed() {
        openPeople(R"({"id":"p1","name":"Ada Byron","badge":"100"},
                      {"id":"p2","name":"Blaise Pascal","badge":"0100"},
                      {"id":"p3","name":"Carl Gauss","badge":"102"})");
        scan(u"100"_s);
        QVERIFY(m_fixture->notice().startsWith(u"Several people have this badge."_s));
        QVERIFY(field().text().isEmpty());
        scan(u"102"_s);
        QVERIFY(isIn(u"p3"_s));
        QCOMPARE(rows(), (QStringList{u"Ada Byron / badge 100?"_s, u"Blaise Pascal / badge 100?"_s,
                                      u"Carl Gauss / in"_s}));
        WindowFixture::press(u"Up Return"_s);
        QVERIFY(isIn(u"p2"_s));
        QVERIFY(!isIn(u"p1"_s));
        QCOMPARE(missed(), QStringList());
        WindowFixture::press(u"Ctrl+Z"_s);
        QCOMPARE(missed(), QStringList{u"100"_s});
    }

    void theyOutliveThePageAndTheProgram() {
        open(eventOfForty());
        scan(u"555"_s);
        m_fixture->goTo(u"players"_s);
        m_fixture->goTo(u"heats"_s);
        QVERIFY(line().isVisible());
        QCOMPARE(rows(), QStringList{u"Badge 555 / not found"_s});
        m_fixture->reopen();
        m_fixture->page<RoundsPage>(u"heats"_s);
        QVERIFY(line().isVisible());
        QCOMPARE(rows(), QStringList{u"Badge 555 / not found"_s});
    }

    // Whoever the badge is given to on Players comes in by the next scan, or from the list.
    void aBadgeThatBecomesKnownIsWhoseItIs() {
        openPeople(R"({"id":"p1","name":"Ada Byron"},{"id":"p2","name":"Carl Gauss"})");
        scan(u"555"_s);
        Player ada = m_fixture->event().players[0];
        ada.badge = u"555"_s;
        QVERIFY(m_fixture->book().perform(
            changePlayer(m_fixture->book().book(), m_fixture->event(), ada)));
        QCOMPARE(rows(), QStringList{u"Ada Byron / badge 555?"_s});
        scan(u"555"_s);
        QVERIFY(isIn(u"p1"_s));
        QCOMPARE(missed(), QStringList());
        QVERIFY(!line().isVisible());
    }

    void thePaperListTakesScansToo() {
        open(eventOfForty());
        WindowFixture::press(u"F4"_s);
        field().setFocus();
        scan(u"555"_s);
        scan(u"2001"_s);
        QVERIFY(isIn(u"p1"_s));
        field().clear();
        scan(u"2001"_s); // twice: stays in
        QVERIFY(isIn(u"p1"_s));
        QCOMPARE(missed(), QStringList{u"555"_s});
        QVERIFY(line().isVisible());
        field().clear();
        WindowFixture::type(u"numb"_s);
        scan(u"2002"_s);
        QVERIFY(isIn(u"p2"_s));
        QCOMPARE(field().text(), u"numb"_s);
        scan(u"556"_s);
        QCOMPARE(field().text(), u"numb"_s);
        QCOMPARE(missed(), (QStringList{u"555"_s, u"556"_s}));
    }

    void theMenuAsksToo() {
        openPeople(R"({"id":"p1","name":"Ada Byron"})");
        const auto& act = m_fixture->menuEntry(u"Enter who has an unknown badge"_s);
        QVERIFY(!act.isVisible());
        scan(u"555"_s);
        QVERIFY(act.isVisible());
        m_fixture->menuEntry(u"Enter who has an unknown badge"_s).trigger();
        QCOMPARE(field().placeholderText(), u"Who has 555?"_s);
        scan(u"ada"_s);
        QVERIFY(!act.isVisible());
    }
};

} // namespace mentat::test::tst_scanned_badges

MENTAT_TEST(tst_scanned_badges, TestScannedBadges, QApplication)
#include "tst_scanned_badges.moc"
