#include "tests/gui/looks.h"
#include "tests/gui/reported_sheets.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/test_program.h"
#include "ui/frame/banners.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_still_pages {

namespace {

/// Where everything of a window is that can be aimed at and is seen.
using Aims = std::map<const QWidget*, QPoint>;

bool isAimedAt(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget)
           || qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QTabBar*>(&widget)
           || qobject_cast<const QAbstractSpinBox*>(&widget)
           || qobject_cast<const QPlainTextEdit*>(&widget)
           || qobject_cast<const QAbstractItemView*>(&widget);
}

/// What is told over the header and in the status line comes and goes by itself.
bool isOfWindow(const QWidget& widget) {
    for (const QWidget* one = &widget; one; one = one->parentWidget()) {
        if (qobject_cast<const NoticeBar*>(one) || qobject_cast<const QStatusBar*>(one)
            || one->inherits("QLineEditIconButton") || qobject_cast<const QScrollBar*>(one))
            return true;
    }
    return false;
}

/// Where it is in the window, as far as nothing was scrolled: that follows what is typed.
QPoint placeOf(const QWidget& widget, const QWidget& window) {
    QPoint place = widget.mapTo(&window, QPoint());
    for (const QWidget* one = widget.parentWidget(); one; one = one->parentWidget()) {
        if (const auto* area = qobject_cast<const QScrollArea*>(one))
            place
                += QPoint(area->horizontalScrollBar()->value(), area->verticalScrollBar()->value());
    }
    return place;
}

Aims aimsIn(const QWidget& window) {
    Aims aims;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (isAimedAt(*widget) && widget->isVisible() && widget->window() == &window
            && !widget->visibleRegion().isEmpty() && !isOfWindow(*widget))
            aims[widget] = placeOf(*widget, window);
    }
    return aims;
}

Aims restingAims(const QWidget& window) {
    Aims aims = aimsIn(window);
    for (int look = 0; look < 100; ++look) {
        QTest::qWait(10);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
        Aims next = aimsIn(window);
        if (next == aims)
            return aims;
        aims = std::move(next);
    }
    return aims;
}

QString nameOf(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return u"%1 %2 “%3”"_s.arg(QString::fromLatin1(widget.metaObject()->className()),
                               widget.objectName(),
                               button ? button->text() : widget.accessibleName());
}

/// What stayed in sight and is elsewhere.
QStringList jumpsBetween(const Aims& before, const Aims& after) {
    QStringList jumps;
    for (const auto& [widget, place] : before) {
        const auto now = after.find(widget);
        if (now != after.end() && now->second != place)
            jumps << u"%1 by %2, %3"_s.arg(nameOf(*widget))
                         .arg(now->second.x() - place.x())
                         .arg(now->second.y() - place.y());
    }
    return jumps;
}

} // namespace

/// What is shown or typed moves nothing that is aimed at, by one pixel or by more: pages of rounds,
/// results, dice, the event. What scrolls follows the hand.
class TestStillPages : public QObject {
    Q_OBJECT

private:
    /// Presses them one after another on the page that the scene shows.
    static QStringList jumpsOf(const QString& scene, const QString& keys) {
        WindowFixture fixture;
        sceneOf(scene).set(fixture);
        fixture.workspace().notices().dismiss();
        const QString page = fixture.workspace().currentId();
        QStringList jumps;
        Aims before = restingAims(fixture.window());
        for (const QString& key : keys.split(u' ')) {
            WindowFixture::pressEach(key);
            const Aims after = restingAims(fixture.window());
            for (const QString& jump : jumpsBetween(before, after))
                jumps << key + u": "_s + jump;
            before = after;
        }
        if (fixture.workspace().currentId() != page)
            jumps << u"the page is another one"_s;
        return jumps;
    }

private Q_SLOTS:
    void keysMoveNothing_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("keys");
        const auto row = [](const QString& scene, const QString& keys) {
            QTest::newRow(qPrintable(scene)) << scene << keys;
        };
        row(u"final-calls"_s, u"Down Space Space T C N Down Up"_s);
        row(u"final-closed"_s, u"Down Space Down Up"_s);
        row(u"ruleset-stages"_s, u"Down Space Space T C N Down"_s);
        row(u"ruleset-stages-cards"_s, u"F8 M Esc L L"_s);
        row(u"ruleset-stages-rolls"_s, u"Ctrl+T '3 Return '4 Return"_s);
        row(u"ruleset-stages-final"_s, u"Down M Esc F8"_s);
        row(u"ruleset-stages-places"_s, u"Down Up"_s);
        row(u"results-reported"_s, u"Down '2 Return Esc"_s);
        row(u"results-taken"_s, u"Down Up"_s);
        row(u"results-several"_s, u"Down Up"_s);
        row(u"results-sheet"_s, u"Tab Tab 'A Tab"_s);
        row(u"results-asked"_s, u"Tab '3 Return"_s);
        row(u"ruleset-sheet"_s, u"'1 '2 '3 '4 '5"_s);
        row(u"standings"_s, u"Down Down Up"_s);
        row(u"standings-ties"_s, u"Ctrl+T '3 Return '4 Return"_s);
        row(u"standings-rolled"_s, u"Ctrl+T '3 Return Down Up"_s);
        row(u"event"_s, u"'x Tab 'y Tab 'z Tab '1 Tab"_s); // a year that is none
        row(u"event-heats"_s, u"Tab '1 Tab '2 Tab"_s);
        row(u"event-pack"_s, u"'x Tab 'y Tab 'z"_s);
        row(u"ruleset-part"_s, u"Tab '1 Tab '9 Tab"_s);
        row(u"ruleset-settings"_s, u"Down Down Return '9"_s);
        row(u"event-closed"_s, u"'x 'y Tab"_s);
        row(u"heats-move"_s, u"Down Up Esc"_s);
    }
    void keysMoveNothing() {
        QFETCH(const QString, scene);
        QFETCH(const QString, keys);
        const QStringList jumps = jumpsOf(scene, keys);
        QVERIFY2(jumps.isEmpty(), qPrintable(jumps.join(u'\n')));
    }

    /// The clock in the header begins with the first table: the page was a pixel lower then.
    void theClockThatBeginsMovesNoPage() {
        WindowFixture fixture;
        sceneOf(u"ruleset-stages-cards"_s).set(fixture);
        fixture.workspace().notices().dismiss();
        const Aims before = restingAims(fixture.window());
        auto& clock = fixture.widget<QLabel>(u"heatClockFigure"_s);
        QVERIFY(!clock.isVisible());
        WindowFixture::pressEach(u"Ctrl+Return"_s);
        const Aims after = restingAims(fixture.window());
        QVERIFY(clock.isVisible());
        int compared = 0;
        for (const auto& [widget, place] : before) {
            const auto now = after.find(widget);
            if (now == after.end())
                continue;
            QVERIFY2(now->second.y() == place.y(), qPrintable(nameOf(*widget)));
            ++compared;
        }
        QVERIFY(compared > 5);
    }

    /// What closing an event asks comes where nothing is aimed at.
    void closingAsksWithoutMovingAnything() {
        WindowFixture fixture;
        sceneOf(u"event-closing"_s).set(fixture);
        fixture.workspace().notices().dismiss();
        const Aims before = restingAims(fixture.window());
        auto& anyway = fixture.widget<QPushButton>(u"closeAnyway"_s);
        QVERIFY(anyway.isVisible());
        anyway.setFocus();
        WindowFixture::pressEach(u"Space"_s);
        QVERIFY(fixture.widget<QPushButton>(u"closeWithThisOpen"_s).isVisible());
        const QStringList jumps = jumpsBetween(before, restingAims(fixture.window()));
        QVERIFY2(jumps.isEmpty(), qPrintable(jumps.join(u'\n')));
    }

    /// They come by themselves, with no sheet open and with one.
    void reportsByPhoneMoveNothing() {
        ResultsFixture results;
        results.openHeat(3);
        letThemReport(results.fixture().book());
        QWidget& window = results.fixture().window();
        Aims before = restingAims(window);
        QStringList jumps;
        for (const int table : {2, 3}) {
            reportSolo(results.fixture().book(), table, 1);
            const Aims after = restingAims(window);
            jumps += jumpsBetween(before, after);
            before = after;
        }
        results.openSheet(1);
        before = restingAims(window);
        reportSolo(results.fixture().book(), 1, 1);
        jumps += jumpsBetween(before, restingAims(window));
        QVERIFY2(jumps.isEmpty(), qPrintable(jumps.join(u'\n')));
    }

    /// The tests above find a page that is a pixel lower.
    void aPixelIsFound() {
        WindowFixture fixture;
        sceneOf(u"standings"_s).set(fixture);
        const Aims before = restingAims(fixture.window());
        auto* layout = fixture.workspace().current()->layout();
        QVERIFY(layout && before.size() > 3);
        QMargins lower = layout->contentsMargins();
        lower.setTop(lower.top() + 1);
        layout->setContentsMargins(lower);
        const QStringList jumps = jumpsBetween(before, restingAims(fixture.window()));
        QVERIFY(!jumps.isEmpty());
        QVERIFY2(jumps.front().endsWith(u"by 0, 1"_s), qPrintable(jumps.join(u'\n')));
    }
};

} // namespace mentat::test::tst_still_pages

MENTAT_TEST(tst_still_pages, TestStillPages, QApplication)
#include "tst_still_pages.moc"
