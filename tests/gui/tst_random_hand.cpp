#include "tests/gui/hurried_hand.h"
#include "tests/gui/results_fixture.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/storm_document.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include "app/session/rounds/table_acts.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/heats/tables/seat_choices.h"
#include "ui/heats/tables/seat_list.h"
#include "ui/heats/tables/tables_view.h"
#include "ui/sheets/sheet_view.h"
#include "ui/typing/refused_bar.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_random_hand {

namespace {

/// What hurt in events that were run by the window: a name typed into the check-in field starts a
/// table, or locks one; digits after an Enter are swallowed; the end of a field that had moved on
/// skips the next; a refusal leaves the focus in a field; an Enter begins a correction; the focus
/// comes back to the tables after somebody moved or left; Results stay at another heat than the one
/// that plays; an Enter takes the first of the ways to leave.
class Trap final : public QObject {
public:
    enum class Kind {
        StartsATable,
        LocksATable,
        SwallowsADigit,
        SkipsAField,
        LandsInTheSheet,
        CorrectsByEnter,
        ComesBackToTheTables,
        StaysAtAHeat,
        DisqualifiesByEnter,
    };
    Trap(Kind kind, WindowFixture& window) : m_kind(kind), m_window(window) {
        QCoreApplication::instance()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool isKey
            = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        if (m_kind == Kind::LandsInTheSheet && event->type() == QEvent::FocusIn)
            leaveRefusal(watched);
        if (m_kind == Kind::ComesBackToTheTables && event->type() == QEvent::Hide)
            comeBack(watched);
        if (!isKey || watched != QApplication::focusWidget())
            return false;
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (event->type() == QEvent::ShortcutOverride) {
            if (m_kind == Kind::StaysAtAHeat && key.key() == Qt::Key_4
                && key.modifiers() == Qt::ControlModifier)
                stay();
            return false;
        }
        return springs(watched, key);
    }

private:
    bool springs(QObject* watched, const QKeyEvent& key) {
        switch (m_kind) {
        case Kind::StartsATable:
            if (watched->objectName() == u"checkInField" && key.text() == u"s")
                m_window.book().perform(startTable(
                    m_window.event(), {HeatNumber(2), TableNumber(1)}, m_window.book().now()));
            return false;
        case Kind::LocksATable:
            if (watched->objectName() == u"checkInField" && key.text() == u"l")
                m_window.book().perform(
                    toggleTableLock(m_window.event(), {HeatNumber(2), TableNumber(1)}));
            return false;
        case Kind::SwallowsADigit: {
            const bool isAfterEnter = std::exchange(m_isAfterEnter, key.key() == Qt::Key_Return);
            return isAfterEnter && key.text().size() == 1 && key.text().front().isDigit()
                   && qobject_cast<QLineEdit*>(watched);
        }
        case Kind::SkipsAField:
            if (key.key() == Qt::Key_Return)
                delete watched->findChild<QObject*>(u"lateEnd"_s);
            return false;
        case Kind::CorrectsByEnter: {
            const auto* field = qobject_cast<QLineEdit*>(watched);
            if (field && field->isReadOnly() && key.key() == Qt::Key_Return) {
                for (auto* sheet : m_window.window().findChildren<SheetView*>()) {
                    if (sheet->isAncestorOf(field))
                        QTimer::singleShot(0, sheet, &SheetView::beginTyping);
                }
            }
            return false;
        }
        case Kind::DisqualifiesByEnter:
            if (key.key() == Qt::Key_Return)
                takeFirstWay(watched);
            return false;
        case Kind::LandsInTheSheet:
        case Kind::ComesBackToTheTables:
        case Kind::StaysAtAHeat: break;
        }
        return false;
    }

    void leaveRefusal(QObject* watched) {
        if (auto* bar = qobject_cast<RefusedBar*>(watched))
            QTimer::singleShot(0, bar, [bar] { Q_EMIT bar->markWanted(); });
    }

    void takeFirstWay(QObject* watched) {
        auto* ways = qobject_cast<QListWidget*>(watched);
        if (!ways || ways->objectName() != u"seatChoiceList" || !ways->selectedItems().isEmpty())
            return;
        ways->setCurrentRow(0);
        QTimer::singleShot(0, &m_window.window(),
                           [this] { m_window.widget<QPushButton>(u"seatChoiceMake"_s).click(); });
    }

    void comeBack(QObject* watched) {
        auto* choices = qobject_cast<SeatChoices*>(watched);
        auto* tables = choices ? qobject_cast<TablesView*>(choices->parentWidget()) : nullptr;
        if (tables && tables->isVisible())
            QTimer::singleShot(0, tables, [tables] { tables->findChild<SeatList*>()->setFocus(); });
    }

    /// As if Results had stood at the heat that is only drawn. Where the hand has left it by itself
    /// is chance, and seldom one that does not play.
    void stay() {
        QTimer::singleShot(0, &m_window.window(), [this] {
            const auto* page = m_window.workspace().current();
            auto* tabs = page ? page->findChild<RoundTabs*>() : nullptr;
            if (tabs && tabs->isVisible())
                tabs->choose(HeatNumber(2));
        });
    }

    Kind m_kind;
    WindowFixture& m_window;
    bool m_isAfterEnter = false;
};

} // namespace

/// A hundred thousand keys in a soak, some thousands else, over events of each kind: no table
/// started, no result changed, no correction begun, no field skipped, nobody disqualified but by
/// what was meant to do it, and no typed text lost without a sign.
class TestRandomHand : public QObject {
    Q_OBJECT

private:
    static constexpr int keysOfAnEvening = 500;
    int m_typed = 0;
    int m_inFields = 0;
    int m_refused = 0;
    int m_refusals = 0;

    static void beginEvening(ResultsFixture& desk) {
        desk.fixture().clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        desk.fixture().open({runningEvent()});
        desk.showPage();
        desk.recordSolo(u"3"_s);
        desk.openSheet(2);
        desk.keys(u"7 F8 A E"_s);
    }
    /// At the tables that play, after the grace period.
    static void beginAfterGrace(WindowFixture& window) {
        window.clock().set(QDateTime::fromString(u"2026-07-29T14:30:00Z"_s, Qt::ISODate));
        window.open({runningEvent()});
        window.page<RoundsPage>(u"heats"_s).reveal(u"1"_s);
    }
    /// One of the three tables is recorded, one half typed.
    static void beginHeats(WindowFixture& window, const QString& then = u"'21"_s) {
        window.clock().set(QDateTime::fromString(u"2026-07-29T14:00:00Z"_s, Qt::ISODate));
        window.open({rulesetHeat()});
        window.goTo(u"results"_s);
        WindowFixture::pressEach(u"1 Return '2134 Return "_s + then);
    }
    static void beginSession(WindowFixture& window) {
        window.open({playedStorm()});
        window.goTo(u"games"_s);
        WindowFixture::pressEach(u"Insert 'hea Return 'ear Return Return 'g '12 Return"_s);
    }
    static void begin(const QString& kind, ResultsFixture& desk) {
        if (kind == u"dune")
            beginEvening(desk);
        else if (kind == u"dune, late")
            beginAfterGrace(desk.fixture());
        else if (kind == u"heats")
            beginHeats(desk.fixture());
        else if (kind == u"heats, recorded")
            beginHeats(desk.fixture(), u"Escape Home Return"_s); // back to what is recorded
        else
            beginSession(desk.fixture());
    }
    void typeEvening(WindowFixture& window, int evening) {
        HurriedHand hand(window, static_cast<unsigned>(evening));
        hand.type(keysOfAnEvening);
        m_typed += hand.typed();
        m_inFields += hand.inFields();
        m_refused += hand.refused();
        m_refusals += hand.refusals();
        QVERIFY2(hand.wrong().isEmpty(),
                 qPrintable(u"evening %1: %2"_s.arg(evening).arg(hand.wrong())));
    }

private Q_SLOTS:
    void nothingIsHurtAndNothingLost_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("evenings");
        QTest::newRow("Dune") << u"dune"_s << rounds(1, 120);
        QTest::newRow("Dune after grace") << u"dune, late"_s << rounds(1, 60);
        QTest::newRow("by a ruleset") << u"heats"_s << rounds(1, 60);
        QTest::newRow("a session") << u"session"_s << rounds(1, 20);
    }
    void nothingIsHurtAndNothingLost() {
        QFETCH(const QString, kind);
        QFETCH(const int, evenings);
        m_typed = m_inFields = m_refused = m_refusals = 0;
        const int first = setting("MENTAT_FIRST", 1);
        for (int evening = first; evening < first + setting("MENTAT_EVENINGS", evenings);
             ++evening) {
            ResultsFixture desk;
            begin(kind, desk);
            typeEvening(desk.fixture(), evening);
            if (QTest::currentTestFailed())
                return;
        }
        std::printf("%s: keys %d, letters in fields %d, refused by a sign %d, sheets refused %d\n",
                    qPrintable(kind), m_typed, m_inFields, m_refused, m_refusals);
        QVERIFY(m_inFields > m_typed / 20);
        QVERIFY(m_refused > m_typed / 200);
    }

    void aTrapIsFound_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("over");
        // In which it was found soonest; where it is no more, the others are gone through.
        QTest::addColumn<unsigned>("evening");
        using enum Trap::Kind;
        const QString dune = u"dune"_s;
        const QString heats = u"heats"_s;
        const QString session = u"session"_s;
        QTest::newRow("a table starts") << int(StartsATable) << u"started"_s << dune << 7U;
        QTest::newRow("a table is locked") << int(LocksATable) << u"locked"_s << dune << 7U;
        QTest::newRow("a digit is lost") << int(SwallowsADigit) << u"lost"_s << dune << 7U;
        QTest::newRow("a field is skipped")
            << int(SkipsAField) << u"skipped another"_s << dune << 7U;
        QTest::newRow("behind a refusal")
            << int(LandsInTheSheet) << u"landed in the sheet"_s << dune << 7U;
        QTest::newRow("a correction by Enter")
            << int(CorrectsByEnter) << u"began a correction"_s << dune << 7U;
        QTest::newRow("back at the tables")
            << int(ComesBackToTheTables) << u"started"_s << dune << 7U;
        QTest::newRow("out by Enter")
            << int(DisqualifiesByEnter) << u"dropped out"_s << u"dune, late"_s << 7U;
        QTest::newRow("Ctrl+4 stays")
            << int(StaysAtAHeat) << u"stayed at another heat"_s << dune << 7U;
        // The sheets of all kinds are one, and are trapped alike.
        QTest::newRow("behind a refusal, by a ruleset")
            << int(LandsInTheSheet) << u"landed in the sheet"_s << heats << 7U;
        QTest::newRow("behind a refusal, a session")
            << int(LandsInTheSheet) << u"landed in the sheet"_s << session << 7U;
        QTest::newRow("a correction by Enter, by a ruleset")
            << int(CorrectsByEnter) << u"began a correction"_s << u"heats, recorded"_s << 7U;
        QTest::newRow("a correction by Enter, a session")
            << int(CorrectsByEnter) << u"began a correction"_s << session << 7U;
        QTest::newRow("a field is skipped, a session")
            << int(SkipsAField) << u"skipped another"_s << session << 7U;
    }
    void aTrapIsFound() {
        QFETCH(const int, kind);
        QFETCH(const QString, found);
        QFETCH(const QString, over);
        QFETCH(const unsigned, evening);
        QString wrong;
        constexpr unsigned evenings = 40;
        for (unsigned tried = 0; tried < evenings && !wrong.contains(found); ++tried) {
            const unsigned now = (evening + tried - 1) % evenings + 1;
            ResultsFixture desk;
            begin(over, desk);
            Trap trap(Trap::Kind(kind), desk.fixture());
            HurriedHand hand(desk.fixture(), now);
            hand.type(keysOfAnEvening);
            wrong = hand.wrong();
            if (setting("MENTAT_SEARCH", 0) != 0) {
                std::printf("%s: evening %u, %d keys: %s\n", QTest::currentDataTag(), now,
                            hand.typed(), qPrintable(wrong.left(60)));
                if (tried < 20 && wrong.contains(found))
                    wrong.clear();
            }
        }
        QVERIFY2(wrong.contains(found), qPrintable(wrong));
    }
};

} // namespace mentat::test::tst_random_hand

MENTAT_TEST(tst_random_hand, TestRandomHand, QApplication)
#include "tst_random_hand.moc"
