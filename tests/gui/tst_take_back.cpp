#include "app/session/rounds/heat_acts.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "ui/frame/banners.h"
#include "ui/heats/rounds/rounds_page.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_take_back {

namespace {

/// Six names of which two letters say who is meant.
QByteArray sixPlayers() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"},
                    {"id": "p3", "name": "Emmy Noether"}, {"id": "p4", "name": "Grace Hopper"},
                    {"id": "p5", "name": "Niels Abel"}, {"id": "p6", "name": "Vera Sós"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
                   "entrants": ["p1", "p2", "p3", "p4", "p5"], "games": []}]})";
}

} // namespace

/// What a message offers to take back is just what it speaks of.
class TestTakeBack : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void openHeats() {
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T12:45:00Z"_s, Qt::ISODate));
        m_fixture->open({sixPlayers()});
        m_fixture->page<RoundsPage>(u"heats"_s);
    }
    const Heat& heat() {
        return *findHeat(std::get<DunePlay>(m_fixture->event().play), HeatNumber(1));
    }
    NoticeBar& notices() { return m_fixture->workspace().notices(); }
    void asPhone(const Result<Change>& change) {
        m_fixture->book().setOthersAct(true);
        QVERIFY(m_fixture->book().perform(change));
        m_fixture->book().setOthersAct(false);
    }
    void paste(const QString& cells) {
        m_fixture->goTo(u"players"_s);
        QApplication::clipboard()->setText(cells);
        WindowFixture::press(u"Ctrl+Shift+V"_s);
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void whoIsTakenOutIsNamedAndComesBack() {
        openHeats();
        WindowFixture::press(u"Delete"_s);
        QCOMPARE(heat().entrants.size(), size_t{4});
        QCOMPARE(m_fixture->notice(), u"Niels Abel is no longer in heat 1."_s);
        QVERIFY(notices().act());
        QCOMPARE(heat().entrants.size(), size_t{5});
    }

    void whoSitsIsNotTakenOutByAKey() {
        openHeats();
        WindowFixture::press(u"F9"_s);
        QCOMPARE(heat().games.size(), size_t{1});
        WindowFixture::press(u"Ctrl+Return"_s);
        QVERIFY(heat().games.front().start.has_value());
        const QString sentence
            = u"Niels Abel sits at table 1 of heat 1. Remove them from the table first."_s;
        m_fixture->widget<QWidget>(u"checkInField"_s).setFocus();
        for (const QString& keys : {u"Delete"_s, u"Ctrl+D"_s, u"Down Up Delete"_s}) {
            m_fixture->book().settle();
            WindowFixture::press(keys);
            QCOMPARE(heat().entrants.size(), size_t{5});
            QVERIFY(heat().standby.empty());
            QCOMPARE(m_fixture->notice(), sentence);
        }
        m_fixture->widget<QWidget>(u"checkInList"_s).setFocus();
        m_fixture->book().settle();
        WindowFixture::press(u"Delete"_s);
        QCOMPARE(m_fixture->notice(), sentence);
        WindowFixture::press(u"F4 Space"_s); // unchecked on the paper list
        QCOMPARE(heat().entrants.size(), size_t{5});
    }

    void theButtonTakesBackNoOtherAct() {
        openHeats();
        WindowFixture::press(u"Delete"_s);
        // What a phone does lets the message stand.
        asPhone(checkIn(m_fixture->event(), HeatNumber(1), *PlayerId::fromText(u"p6"_s)));
        QCOMPARE(m_fixture->notice(), u"Niels Abel is no longer in heat 1."_s);
        QVERIFY(notices().act());
        QCOMPARE(heat().entrants.size(), size_t{5});
        QVERIFY2(m_fixture->notice().startsWith(u"Other changes were made since."_s),
                 qPrintable(m_fixture->notice()));
    }

    // Undo of what was done on another page asks; its button means what it asked about.
    void theQuestionOfUndoMeansOneActToo() {
        openHeats();
        WindowFixture::press(u"Delete"_s);
        m_fixture->goTo(u"players"_s);
        WindowFixture::press(u"Ctrl+Z"_s);
        QVERIFY2(m_fixture->notice().endsWith(u"That was done on another page."_s),
                 qPrintable(m_fixture->notice()));
        asPhone(checkIn(m_fixture->event(), HeatNumber(1), *PlayerId::fromText(u"p6"_s)));
        QVERIFY(notices().act());
        QCOMPARE(heat().entrants.size(), size_t{5});
        QCOMPARE(heat().entrants.back(), *PlayerId::fromText(u"p6"_s));
    }

    // "Another page" was said on the page where it had been done.
    void whatWasDoneBeforeTheFileWasOpenedIsSaidToBe() {
        openHeats();
        WindowFixture::press(u"Delete"_s);
        m_fixture->reopen();
        m_fixture->page<RoundsPage>(u"heats"_s);
        WindowFixture::press(u"Ctrl+Z"_s);
        QVERIFY2(m_fixture->notice().endsWith(u"? That was done before this file was opened."_s),
                 qPrintable(m_fixture->notice()));
        QCOMPARE(heat().entrants.size(), size_t{4});
        WindowFixture::press(u"Ctrl+Z"_s);
        QCOMPARE(heat().entrants.size(), size_t{5});
    }

    void whatAPhoneDidIsSaidToBe() {
        openHeats();
        asPhone(checkIn(m_fixture->event(), HeatNumber(1), *PlayerId::fromText(u"p6"_s)));
        WindowFixture::press(u"Ctrl+Z"_s);
        QVERIFY2(m_fixture->notice().endsWith(u"? That was done by phone or at the second desk."_s),
                 qPrintable(m_fixture->notice()));
        QCOMPARE(heat().entrants.size(), size_t{6});
    }

    void whatIsRedoneOnAPageIsOfThatPage() {
        openHeats();
        WindowFixture::press(u"Delete"_s);
        m_fixture->goTo(u"journal"_s);
        WindowFixture::pressEach(u"Ctrl+Z Ctrl+Z"_s);
        QCOMPARE(heat().entrants.size(), size_t{5});
        WindowFixture::press(u"Ctrl+Shift+Z"_s);
        QCOMPARE(heat().entrants.size(), size_t{4});
        WindowFixture::press(u"Ctrl+Z"_s); // without a question
        QCOMPARE(heat().entrants.size(), size_t{5});
    }

    void anImportThatChangesNothingOffersNoUndo() {
        openHeats();
        const QString list = u"Name\tBadge\tEmail\nBo Peep\t8\tbo@example.org\n"
                             "Cid Dean\t9\t\nBo Peep\t8\tbo@example.com\n"_s;
        paste(list);
        auto& take = m_fixture->widget<QPushButton>(u"importPeople"_s);
        QCOMPARE(take.text(), u"Import 2 people"_s);
        take.click();
        const auto people = m_fixture->book().book().people;
        QCOMPARE(people.size(), size_t(8));
        // The same once more: the two lines of one person come out where they began.
        paste(list);
        const QString summary = m_fixture->widget<QLabel>(u"importSummary"_s).text();
        QVERIFY2(summary.startsWith(u"0 new, 0 updated, 2 unchanged"_s), qPrintable(summary));
        QVERIFY(!take.isEnabled());
        take.click();
        QVERIFY(!notices().act());
        QVERIFY(m_fixture->book().book().people == people);
    }
};

} // namespace mentat::test::tst_take_back

MENTAT_TEST(tst_take_back, TestTakeBack, QApplication)
#include "tst_take_back.moc"
