#include "model/ruleset/ruleset_play.h"
#include "reports/charts/bracket_plan.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "ui/dialogs/question_dialogs.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/ruleset/stages/bracket_view.h"

#include <QApplication>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSplitter>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_stage_course {

/// Which stages are held, by the ruleset or by the GM's word, and the picture of all of them.
class TestStageCourse : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void open(const QByteArray& document) {
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        m_fixture->open({document});
        m_fixture->goTo(u"final"_s);
        QApplication::processEvents();
    }
    const PlayedStage& stage(const QString& name) {
        const PlayedStage* found
            = findStage(std::get<RulesetPlay>(m_fixture->event().play), *Name::fromText(name));
        if (!found)
            qFatal("nothing is recorded of the %s", qPrintable(name));
        return *found;
    }
    void showBracket() {
        auto& sides = m_fixture->widget<QTabBar>(u"roundSides"_s);
        QCOMPARE(sides.tabText(2), u"Bracket"_s);
        QTest::mouseClick(&sides, Qt::LeftButton, {}, sides.tabRect(2).center());
        QApplication::processEvents();
    }
    QString text(const QString& name) {
        const auto* label = m_fixture->window().findChild<QLabel*>(name);
        return label && label->isVisible() ? label->text() : QString();
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    // The page opened at the final, as soon as its hour came or before anything was played.
    void thePageOpensAtTheStageThatIsNext() {
        const auto& tabs
            = [this]() -> QTabBar& { return m_fixture->widget<QTabBar>(u"roundTabs"_s); };
        QByteArray document = playedRuleset();
        document.chop(1);
        document += R"(, "stages": [{"name": "Final", "start": "2026-07-29T19:00"}]})";
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T18:50:00Z"_s, Qt::ISODate));
        m_fixture->open({document});
        m_fixture->goTo(u"final"_s);
        QApplication::processEvents();
        QCOMPARE(tabs().tabText(tabs().currentIndex()), u"Semifinal"_s);
        tabs().setCurrentIndex(1);
        m_fixture->goTo(u"players"_s);
        m_fixture->goTo(u"final"_s); // as by the key
        QCOMPARE(tabs().tabText(tabs().currentIndex()), u"Semifinal"_s);
        m_fixture = std::make_unique<WindowFixture>();
        open(rulesetHeat());
        QCOMPARE(tabs().tabText(tabs().currentIndex()), u"Semifinal"_s);
    }

    void aStageThatIsNotHeldSaysWhy() {
        QByteArray document = playedRuleset();
        document.replace(R"("skipBelow": 8)", R"("skipBelow": 9)");
        open(document);
        // What is held comes first.
        QCOMPARE(m_fixture->widget<QTabBar>(u"roundTabs"_s).currentIndex(), 1);
        m_fixture->page<Page>(u"final"_s).reveal(u"Semifinal"_s);
        QVERIFY2(
            text(u"roundState"_s).startsWith(u"Not held: 8 qualify, and at least 9 are needed."),
            qPrintable(text(u"roundState"_s)));
        QCOMPARE(text(u"roundWhy"_s), QString());
    }

    /// H8: what the ruleset would not hold the GM holds, with a reason, and leaves to it again.
    void theGmHoldsAStage() {
        QByteArray document = playedRuleset();
        document.replace(R"("skipBelow": 8)", R"("skipBelow": 9)");
        open(document);
        m_fixture->page<Page>(u"final"_s).reveal(u"Semifinal"_s);
        auto& hold = m_fixture->widget<QPushButton>(u"holdStage"_s);
        QVERIFY(hold.isVisible());
        QVERIFY(!m_fixture->widget<QPushButton>(u"skipStage"_s).isVisible());
        QTimer::singleShot(0, &m_fixture->window(), [] {
            auto* dialog = qobject_cast<ReasonDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->findChild<QLineEdit*>()->setText(u"a room more"_s);
            dialog->accept();
        });
        hold.click();
        QCOMPARE(stage(u"Semifinal"_s).details.held, std::optional(true));
        QVERIFY2(text(u"roundWhy"_s).startsWith(u"Held, as the GM decides"_s),
                 qPrintable(text(u"roundWhy"_s)));
        m_fixture->widget<QPushButton>(u"stageByRule"_s).click();
        QVERIFY(text(u"roundState"_s).startsWith(u"Not held: 8 qualify"_s));
    }

    /// All rounds at once, in place of people and tables.
    void theBracketIsShownAndLeft() {
        open(playedRuleset());
        auto& view = m_fixture->widget<BracketView>(u"bracketView"_s);
        auto* splitter = m_fixture->page<Page>(u"final"_s).findChild<QSplitter*>();
        QVERIFY(!view.isVisible() && splitter->isVisible());
        showBracket();
        QVERIFY(view.isVisible() && !splitter->isVisible());
        QCOMPARE(view.drawing().columns.size(), size_t(3)); // heats, semifinal, final
        QVERIFY(!view.accessibleDescription().isEmpty());
        WindowFixture::pressEach(u"Esc"_s);
        QVERIFY(!view.isVisible() && splitter->isVisible());
        // Beside each other, people and tables need one tab.
        const auto& sides = m_fixture->widget<QTabBar>(u"roundSides"_s);
        QCOMPARE(sides.tabText(0), u"Players and tables"_s);
        QVERIFY(sides.isTabVisible(0) && !sides.isTabVisible(1) && sides.currentIndex() == 0);
    }

    // Its letters were of 15 and 18 pixels, in a window of 12.
    void theBracketHasTheLettersOfThePage() {
        open(playedRuleset());
        auto& view = m_fixture->widget<BracketView>(u"bracketView"_s);
        showBracket();
        QCOMPARE(view.drawing().notes, QStringList());
        m_fixture->window().resize(1920, 1080); // however much room it has
        QApplication::processEvents();
        const auto sizeIn = [&](double letters) {
            return placedBracket(view.drawing(), TextMeasure(), letters, 0, {}, 1).size.toSize()
                   + QSize(1, 1);
        };
        const int letters = QFontInfo(view.font()).pixelSize();
        QCOMPARE(view.widget()->minimumSize(), sizeIn(letters));
        QVERIFY(view.widget()->minimumSize() != sizeIn(letters + 1));
    }

    // Three empty columns were 200 pixels of nothing.
    void columnsAppearWithTheirFirstCall() {
        open(playedRuleset());
        const auto& calls = m_fixture->widget<QTableView>(u"callList"_s);
        const auto shown = [&] {
            QStringList titles;
            for (int column = 0; column < calls.model()->columnCount(); ++column) {
                if (!calls.isColumnHidden(column))
                    titles.append(calls.model()->headerData(column, Qt::Horizontal).toString());
            }
            return titles;
        };
        QCOMPARE(shown(), (QStringList{u"No."_s, u"Player"_s, u"Stage"_s}));
        WindowFixture::pressEach(u"Space"_s);
        QCOMPARE(shown(), (QStringList{u"No."_s, u"Player"_s, u"Stage"_s, u"Here"_s}));
        WindowFixture::pressEach(u"T"_s);
        QCOMPARE(shown(),
                 (QStringList{u"No."_s, u"Player"_s, u"Stage"_s, u"Call"_s, u"At"_s, u"Here"_s}));
    }

    /// The list scrolls by itself: no bar stands between the two sides.
    void theCallListScrollsAlone() {
        open(playedRuleset());
        QApplication::processEvents();
        for (QWidget* in = m_fixture->widget<QTableView>(u"callList"_s).parentWidget(); in;
             in = in->parentWidget()) {
            if (const auto* area = qobject_cast<QScrollArea*>(in))
                QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        }
    }

    // Once the places are known, a call list had half of the page.
    void aRoundThatIsOverShowsItsTables() {
        open(playedRuleset());
        WindowFixture::pressEach(u"F9"_s);
        QVERIFY(m_fixture->widget<QTableView>(u"callList"_s).isVisible());
        WindowFixture::pressEach(u"Return 1 2 3 4 Return 1 2 3 4 Return"_s);
        m_fixture->goTo(u"final"_s);
        m_fixture->page<RoundsPage>(u"final"_s).reveal(u"Semifinal"_s);
        QApplication::processEvents();
        QVERIFY(!m_fixture->widget<QTableView>(u"callList"_s).isVisible());
        auto& sides = m_fixture->widget<QTabBar>(u"roundSides"_s);
        QCOMPARE(sides.tabText(sides.currentIndex()), u"The tables"_s);
        QTest::mouseClick(&sides, Qt::LeftButton, {}, sides.tabRect(0).center());
        QApplication::processEvents();
        QVERIFY(m_fixture->widget<QTableView>(u"callList"_s).hasFocus());
    }

    void tablesHaveNamesBeforeTheyAreSeated() {
        open(playedRuleset());
        const auto& columns = m_fixture->widget<BracketView>(u"bracketView"_s).drawing().columns;
        QStringList headings;
        for (const BracketBox& table : columns.at(1).boxes)
            headings.append(table.heading);
        QCOMPARE(headings.value(0), u"Table 1"_s);
        QCOMPARE(QSet(headings.begin(), headings.end()).size(), headings.size());
    }
};

} // namespace mentat::test::tst_stage_course

MENTAT_TEST(tst_stage_course, TestStageCourse, QApplication)

#include "tst_stage_course.moc"
