#include "app/session/rounds/check_in_acts.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/storm_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/sample.h"
#include "tests/support/test_program.h"
#include "ui/desk/page.h"
#include "ui/pages/reports/page_preview.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_low_window {

namespace {

/// What a small laptop has at twice the scale (1366 × 768), without panel and title bar.
constexpr QSize low(683, 346);

const QByteArray nothingDrawn = R"({"format": "mentat-event", "version": 1,
    "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
    "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"}],
    "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
               "entrants": ["p1"], "games": []},
              {"number": 2, "start": "2026-07-30T13:00", "minutes": 300,
               "entrants": [], "games": []}]})";

} // namespace

/// No page makes the window higher than the screen: what has no room scrolls.
class TestLowWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] int heightNeeded() const {
        QCoreApplication::processEvents();
        return std::max(m_fixture->window().height(),
                        m_fixture->window().minimumSizeHint().height());
    }

    [[nodiscard]] QScrollArea& areaOfPage() const {
        return *qobject_cast<QScrollArea*>(
            m_fixture->workspace().current()->parentWidget()->parentWidget());
    }
    /// On a small laptop.
    void withLargeLetters(const QByteArray& document, const QString& page) const {
        m_fixture->setWindowSize({1366, 768});
        m_fixture->open({document});
        m_fixture->theme().setZoom(200);
        m_fixture->goTo(page);
        QTest::qWait(50);
    }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->setWindowSize(low);
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T12:45:00Z"_s, Qt::ISODate));
    }
    void cleanup() {
        m_fixture->theme().setZoom(100);
        m_fixture.reset();
    }

    void noPageNeedsMoreThanTheScreen_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("nothing drawn") << nothingDrawn;
        QTest::newRow("the sample") << sampleDocument();
        QTest::newRow("by a ruleset") << playedRuleset();
        QTest::newRow("scoring play") << stormSession();
    }
    void noPageNeedsMoreThanTheScreen() {
        QFETCH(QByteArray, document);
        m_fixture->open({document});
        QStringList faults;
        for (const PageEntry& entry : m_fixture->workspace().pages()) {
            m_fixture->goTo(entry.id);
            if (const int needed = heightNeeded(); needed > low.height())
                faults << u"%1: %2, the page itself %3"_s.arg(entry.id).arg(needed).arg(
                    m_fixture->workspace().current()->minimumSizeHint().height());
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"\n"_s)));
    }

    void aBadgeThatWasMissedMakesItNoHigher() {
        m_fixture->open({nothingDrawn});
        m_fixture->goTo(u"heats"_s);
        for (const QString& badge : {u"1042"_s, u"1043"_s})
            QVERIFY(noteMissedBadge(m_fixture->book().session(), m_fixture->book().eventId(),
                                    HeatNumber(1), badge)
                        .has_value());
        QVERIFY2(heightNeeded() <= low.height(), qPrintable(QString::number(heightNeeded())));
    }

    void neitherDoesAListOfEarlierYears() {
        m_fixture->open({nothingDrawn});
        m_fixture->workspace().showImport(u"games.csv"_s,
                                          "Jahr,Runde,Tisch,Wer,Was\n2001,1,1,Ada,x\n");
        QVERIFY(m_fixture->widget<QWidget>(u"importPanel"_s).isVisible());
        QVERIFY2(heightNeeded() <= low.height(), qPrintable(QString::number(heightNeeded())));
        WindowFixture::press(u"Escape"_s);
        QVERIFY(m_fixture->workspace().current()->isVisible());
        QVERIFY2(heightNeeded() <= low.height(), qPrintable(QString::number(heightNeeded())));
    }

    // The page had 3 lines of the preview, and the list as many.
    void reportsAreSeenWithLettersOfTwiceTheSize() {
        withLargeLetters(sampleDocument(), u"reports"_s);
        const auto& list = m_fixture->widget<QWidget>(u"reportsList"_s);
        const auto& preview = *m_fixture->window().findChild<PagePreview*>();
        const auto placeOf = [](const QWidget& part) {
            return QRect(part.mapTo(part.window(), QPoint()), part.size());
        };
        const int line = preview.fontMetrics().height();
        QVERIFY(list.height() >= 8 * line);
        QVERIFY(preview.height() >= 12 * line);
        QVERIFY(!placeOf(list).intersects(placeOf(preview)));
        QCOMPARE(areaOfPage().verticalScrollBar()->maximum(), 0);
    }

    // The call list scrolled within a page that scrolled too.
    void aLineUpScrollsByItself() {
        withLargeLetters(playedRuleset(), u"final"_s);
        QVERIFY(m_fixture->widget<QWidget>(u"callList"_s).isVisible());
        QCOMPARE(areaOfPage().verticalScrollBar()->maximum(), 0);
    }

    // What scrolls comes into view with the focus, and all of it is there in a higher window.
    void aPageThatIsHigherScrolls() {
        m_fixture->open({nothingDrawn});
        m_fixture->goTo(u"heats"_s);
        QCoreApplication::processEvents();
        Page& page = *m_fixture->workspace().current();
        auto* area = &areaOfPage();
        QVERIFY(area->widget() == &page);
        page.setMinimumHeight(2 * low.height());
        QCoreApplication::processEvents();
        QVERIFY(heightNeeded() <= low.height());
        QVERIFY(area->verticalScrollBar()->maximum() > 0);
        page.setMinimumHeight(0);
        m_fixture->window().resize(1366, 768);
        QCoreApplication::processEvents();
        QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        QCOMPARE(page.height(), area->viewport()->height());
    }
};

} // namespace mentat::test::tst_low_window

MENTAT_TEST(tst_low_window, TestLowWindow, QApplication)
#include "tst_low_window.moc"
