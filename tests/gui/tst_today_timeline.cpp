#include "tests/gui/results_fixture.h"
#include "tests/support/test_program.h"
#include "ui/heats/day/timeline_view.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_today_timeline {

namespace {

/// How often a widget is painted.
class PaintCount final : public QObject {
public:
    explicit PaintCount(QWidget& widget) { widget.installEventFilter(this); }
    int times = 0;

    bool eventFilter(QObject*, QEvent* event) override {
        times += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

/// The timeline on Today and on the page of the heats.
class TestTodayTimeline : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;
    const QDateTime m_now{QDate(2026, 7, 29), QTime(17, 12), Qt::UTC};

    TimelineView& shown() {
        auto* view = m_fixture->workspace().current()->findChild<TimelineView*>();
        if (!view)
            qFatal("the page has no timeline");
        return *view;
    }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(m_now);
        m_fixture->open({resultsDocument(2)});
        QApplication::processEvents();
    }
    void cleanup() { m_fixture.reset(); }

    void whilePlayGoesOnTodayShowsIt() {
        QVERIFY(shown().isVisible());
        QCOMPARE(shown().drawing().rows.size(), size_t(2));
        QVERIFY(shown().findChild<TimelinePicture*>()->height() > 0);
    }

    /// Counted: whatever is looked at in between, one repaint a minute.
    void onceAMinuteItIsPaintedAnew() {
        TimelineView& view = shown();
        QTest::qWait(50); // until the window is painted
        PaintCount count(*view.findChild<TimelinePicture*>());
        const int before = view.redrawn();
        for (int second = 5; second < 60; second += 5) {
            m_fixture->clock().set(m_now.addSecs(second));
            view.refresh();
            QApplication::processEvents();
        }
        QCOMPARE(view.redrawn(), before);
        QCOMPARE(count.times, 0);
        for (int minute = 1; minute <= 5; ++minute) {
            for (int second = 0; second < 60; second += 15) {
                m_fixture->clock().set(m_now.addSecs(60 * minute + second));
                view.refresh();
                QApplication::processEvents();
            }
            QCOMPARE(view.redrawn(), before + minute);
            QVERIFY2(count.times <= minute, qPrintable(QString::number(count.times)));
        }
    }

    void theHeatsPageShowsItInPlaceOfTheCards() {
        m_fixture->goTo(u"heats"_s);
        QApplication::processEvents();
        auto& button = m_fixture->widget<QPushButton>(u"byTime"_s);
        QVERIFY(button.isVisible() && !button.isChecked() && !shown().isVisible());
        button.click();
        QApplication::processEvents();
        QVERIFY(shown().isVisible());
        button.click();
        QApplication::processEvents();
        QVERIFY(!shown().isVisible());
    }
};

} // namespace mentat::test::tst_today_timeline

MENTAT_TEST(tst_today_timeline, TestTodayTimeline, QApplication)
#include "tst_today_timeline.moc"
