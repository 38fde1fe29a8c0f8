#include "tests/gui/results_fixture.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/storm_document.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/test_program.h"
#include "ui/frame/status_line.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/sheets/sheet_view.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_window_faults {

namespace {

const QString noSpace = u"There is no space left to write "_s;

/// What any program that opens the file finds in it.
struct InFile {
    QByteArray documents;
    QStringList drafts;
    friend bool operator==(const InFile&, const InFile&) = default;
};

InFile shownBy(const Session& session) {
    InFile shown{exported(session.book()), {}};
    for (const Draft& draft : session.drafts())
        shown.drafts.append(draft.place + u' ' + draft.content);
    shown.drafts.sort();
    return shown;
}

} // namespace

/// The disk is full while somebody works in the window: it is said once, the screen shows what the
/// file holds, and the same key does it once there is room.
class TestWindowFaults : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<TestDisk> m_disk;
    std::unique_ptr<ResultsFixture> m_results;

    WindowFixture& fixture() { return m_results->fixture(); }
    void fill() { m_disk->failAt(diskFaults()[diskFull], 1, true); }
    QString saved() {
        for (const auto* label : fixture().window().findChildren<QLabel*>()) {
            if (label->text().startsWith(u"Saved"))
                return label->text();
        }
        return {};
    }
    [[nodiscard]] InFile inFile() {
        return shownBy(*fixture().scratch().open(Session::Access::Read));
    }
    /// The window shows what the file holds.
    void compareWithFile() { QVERIFY(shownBy(fixture().book().session()) == inFile()); }
    /// One sentence, which is not SQLite's.
    void compareNotice() {
        QVERIFY2(fixture().notice().startsWith(noSpace), qPrintable(fixture().notice()));
        QVERIFY(!fixture().notice().contains(u'\n'));
    }
    QString draftState() { return m_results->sheet()->findChild<QLabel*>(u"sheetDraft"_s)->text(); }

    const Heat& heat() { return std::get<DunePlay>(fixture().event().play).heats.front(); }
    /// Ten who are in, and one who is not: Lena Ek.
    static QByteArray heatToDraw() {
        QByteArrayList players;
        QByteArrayList entrants;
        for (int i = 1; i <= 10; ++i) {
            const QByteArray id = "\"p" + QByteArray::number(i) + '"';
            players.append(R"({"id": )" + id + R"(, "name": )" + id + '}');
            entrants.append(id);
        }
        return R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [)"
               + players.join(", ") + R"(, {"id": "p11", "name": "Lena Ek"}],
            "heats": [{"number": 1, "start": "2026-07-29T17:00", "entrants": [)"
               + entrants.join(", ") + R"(], "games": []}]})";
    }

private Q_SLOTS:
    void init() {
        m_disk = std::make_unique<TestDisk>();
        m_results = std::make_unique<ResultsFixture>();
    }
    void cleanup() {
        m_results.reset();
        m_disk.reset();
    }

    void aResultIsRecordedOnceThereIsRoom() {
        m_results->openHeat(2);
        m_results->keys(u"1 Return 7 F8 S Down E Return E 7 Return 3 1 1 Return 1 4 Return 2"_s);
        m_results->keys(u"G 5 Return H 4 Return F 3 Return A 2 Return B 3 Return"_s);
        const InFile before = inFile();
        const QString savedBefore = saved();
        fixture().clock().set(fixture().clock().nowUtc().addSecs(60));
        const QString shownInList = m_results->cell(0, 1);
        fill();
        m_results->keys(u"Ctrl+Return"_s);
        QVERIFY(m_disk->hasFailed());
        compareNotice();
        QVERIFY(!dune(m_results->game(1)).victory);
        QVERIFY(m_results->sheet());
        QCOMPARE(m_results->cell(0, 1), shownInList);
        QCOMPARE(saved(), savedBefore);
        m_disk->mend();
        QVERIFY(inFile() == before);
        compareWithFile();
        m_results->keys(u"Ctrl+Return"_s);
        QVERIFY(dune(m_results->game(1)).victory);
        QCOMPARE(fixture().notice(), QString());
        QVERIFY(!m_results->sheet());
        QVERIFY(!saved().isEmpty());
        compareWithFile();
    }

    void aSheetThatIsNotSavedIsNotTypedPast_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("typed");
        QTest::newRow("Dune")
            << resultsDocument(2) << u"results"_s
            << u"1 Return 7 '1700 'S Down E Return E 7 Return 3 1 1 Return 1 4 "
               "Return 2 G 5 Return H 4 Return F 3 Return A 2 Return B 3 Return"_s;
        QTest::newRow("by a ruleset") << rulesetHeat() << u"results"_s << u"1 Return '2134"_s;
        QTest::newRow("a session")
            << stormSession() << u"games"_s
            << u"Insert 'hea Return 'ear Return Return 'g '1 Return '3 Return '2 Return 'a '1 "
               "Return '3 Return '2 Return"_s;
    }
    void aSheetThatIsNotSavedIsNotTypedPast() {
        QFETCH(const QByteArray, document);
        QFETCH(const QString, page);
        QFETCH(const QString, typed);
        fixture().clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        fixture().open({document});
        fixture().goTo(page);
        WindowFixture::pressEach(typed);
        const InFile before = inFile();
        QCOMPARE(before.drafts.size(), qsizetype(1));
        fill();
        WindowFixture::pressEach(u"Ctrl+Return"_s);
        QVERIFY(m_disk->hasFailed());
        m_disk->mend();
        // Whoever types on without looking types into no field.
        QCOMPARE(QApplication::focusWidget()->objectName(), u"refusedBar"_s);
        WindowFixture::pressEach(u"'9 Return"_s);
        QVERIFY(inFile() == before);
        compareWithFile();
        WindowFixture::pressEach(u"Ctrl+Return"_s);
        QVERIFY(inFile().drafts.isEmpty());
        QVERIFY(inFile().documents != before.documents);
    }

    void aDraftThatIsNotKeptIsNotCalledKept() {
        m_results->openHeat(2);
        m_results->keys(u"1 Return 7"_s);
        QVERIFY(draftState().endsWith(u"draft kept"));
        const InFile before = inFile();
        fill();
        m_results->keys(u"F8"_s);
        compareNotice();
        QVERIFY2(draftState().endsWith(u"draft not kept"), qPrintable(draftState()));
        QVERIFY(inFile() == before);
        m_disk->mend();
        m_results->keys(u"S"_s);
        QVERIFY2(draftState().endsWith(u"draft kept"), qPrintable(draftState()));
        QVERIFY(inFile() != before);
        compareWithFile();
    }

    void undoGoesOnOnceThereIsRoom() {
        m_results->openHeat(2);
        m_results->recordSolo(u"3"_s);
        fill();
        m_results->keys(u"Ctrl+Z"_s);
        compareNotice();
        QVERIFY(dune(m_results->game(1)).victory);
        m_disk->mend();
        compareWithFile();
        m_results->keys(u"Ctrl+Z"_s);
        QVERIFY(!dune(m_results->game(1)).victory);
        QCOMPARE(fixture().notice(), QString());
        compareWithFile();
    }

    void aPlayerIsCheckedInAndAHeatDrawnOnceThereIsRoom() {
        fixture().open({heatToDraw()});
        fixture().page<RoundsPage>(u"heats"_s);
        WindowFixture::type(u"Lena"_s);
        fill();
        WindowFixture::press(u"Return"_s);
        compareNotice();
        QCOMPARE(heat().entrants.size(), size_t(10));
        m_disk->mend();
        compareWithFile();
        WindowFixture::press(u"Return"_s);
        QCOMPARE(heat().entrants.size(), size_t(11));
        QCOMPARE(fixture().notice(), QString());
        fill();
        WindowFixture::press(u"F9"_s);
        compareNotice();
        QVERIFY(heat().games.empty());
        m_disk->mend();
        compareWithFile();
        WindowFixture::press(u"F9"_s);
        QCOMPARE(heat().games.size(), size_t(2));
        compareWithFile();
    }
};

} // namespace mentat::test::tst_window_faults

MENTAT_TEST(tst_window_faults, TestWindowFaults, QApplication)
#include "tst_window_faults.moc"
