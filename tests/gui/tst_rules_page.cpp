#include "app/session/acts.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "ui/desk/book_rules.h"
#include "ui/itemmodels/table_model.h"
#include "ui/look/text_label.h"
#include "ui/pages/rules/rules_page.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_rules_page {

namespace {

QByteArray eventWith(const char* sets, const char* rules = "wbc-dune") {
    return QByteArray(R"({"format": "mentat-event", "version": 1, "event": {"name": "Dune", )"
                      R"("year": 2026, "rules": ")")
           + rules + R"(", "sets": )" + sets + R"(}, "players": []})";
}

} // namespace

/// The rules desk by real keys: search, turn, Karama table, a new ruling from anywhere.
class TestRulesPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    RulesPage& open(const char* sets = "[\"base\"]") {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({eventWith(sets)});
        return m_fixture->page<RulesPage>(u"rules"_s);
    }
    QTableView& list() { return m_fixture->widget<QTableView>(u"ruleList"_s); }
    QString shown() { return m_fixture->widget<QTextBrowser>(u"ruleText"_s).toPlainText(); }
    QString cell(int row, int column = 0) {
        return list().model()->index(row, column).data().toString();
    }
    QString idAt(int row) { return list().model()->index(row, 0).data(keyRole).toString(); }
    /// F7 and a whole ruling.
    void rule(const QString& question, const QString& answer, const QString& place = {}) {
        WindowFixture::press(u"F7"_s);
        WindowFixture::type(question);
        WindowFixture::press(u"Tab"_s);
        WindowFixture::type(answer);
        WindowFixture::press(u"Tab Tab"_s);
        WindowFixture::type(place);
        WindowFixture::press(u"Ctrl+Return"_s);
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void anAnswerWhileOneTypes() {
        open();
        QVERIFY(m_fixture->widget<QLineEdit>(u"ruleWords"_s).hasFocus());
        const int all = list().model()->rowCount();
        QVERIFY(all > 300);
        WindowFixture::type(u"bg advisor alone"_s);
        QVERIFY(list().model()->rowCount() < all);
        const RulesDesk& desk = *m_fixture->book().rules().desk();
        const RuleEntry* expected = desk.find(u"wbc.advisors-left-alone"_s);
        QCOMPARE(cell(0), expected->title);
        QVERIFY2(shown().contains(expected->text), qPrintable(shown()));
        WindowFixture::press(u"Down"_s);
        QVERIFY(!shown().contains(expected->text));
        QVERIFY(shown().startsWith(cell(1)));
        WindowFixture::press(u"Up Escape"_s);
        QCOMPARE(list().model()->rowCount(), all);
        QVERIFY(m_fixture->widget<QLineEdit>(u"ruleWords"_s).text().isEmpty());
    }

    // The dice were below the fold of a laptop; beside the adjudication they cut its titles.
    void theDiceAreInSight_data() {
        QTest::addColumn<QSize>("window");
        QTest::newRow("laptop") << QSize(1366, 768);
        QTest::newRow("usual window") << QSize(1280, 800);
        QTest::newRow("large screen") << QSize(1920, 1080);
    }
    void theDiceAreInSight() {
        QFETCH(const QSize, window);
        m_fixture->setWindowSize(window);
        m_fixture->open({eventWith("[\"base\", \"ecaz-moritani\"]")});
        m_fixture->page<RulesPage>(u"rules"_s).reveal(u"ruleTools"_s);
        QTest::qWait(20);
        const auto& roll = m_fixture->widget<QPushButton>(u"dieRoll"_s);
        QCOMPARE(roll.visibleRegion().boundingRect(), roll.rect());
        const auto titles = m_fixture->window().findChildren<ColumnTitle*>();
        QVERIFY(titles.size() >= 8);
        for (const ColumnTitle* title : titles)
            QVERIFY2(!title->isVisible() || title->width() >= title->sizeHint().width(),
                     qPrintable(title->text()));
    }

    /// What no source answers is said above the list, and goes with the question.
    void whatNothingAnswers() {
        open();
        auto& silence = m_fixture->widget<QLabel>(u"ruleSilence"_s);
        QVERIFY(!silence.isVisible());
        WindowFixture::type(u"hand limit"_s);
        QVERIFY(silence.isVisible());
        QCOMPARE(silence.text(),
                 u"None of the five sources fully answers this (Hand limits); closest:"_s);
        QVERIFY(list().model()->rowCount() > 0);
        WindowFixture::press(u"Escape"_s);
        QVERIFY(!silence.isVisible());
        WindowFixture::type(u"how many turns in a heat"_s);
        QVERIFY(!silence.isVisible());
    }

    void filtersNarrow() {
        open();
        const int all = list().model()->rowCount();
        auto& phase = m_fixture->widget<QComboBox>(u"rulePhase"_s);
        phase.setCurrentText(u"Bidding"_s);
        const int bidding = list().model()->rowCount();
        QVERIFY(bidding > 0 && bidding < all);
        m_fixture->widget<QComboBox>(u"ruleFaction"_s).setCurrentText(u"Harkonnen"_s);
        QVERIFY(list().model()->rowCount() < bidding);
        m_fixture->widget<QLineEdit>(u"ruleWords"_s).setFocus();
        WindowFixture::press(u"Escape"_s);
        QCOMPARE(list().model()->rowCount(), all);
    }

    /// With the base set alone no faction of an expansion can be chosen; what needs one stands
    /// last.
    void theBaseAlone() {
        open();
        auto& faction = m_fixture->widget<QComboBox>(u"ruleFaction"_s);
        QCOMPARE(faction.findText(u"Ixian"_s), -1);
        QVERIFY(faction.findText(u"Guild"_s) > 0);
        m_fixture->page<RulesPage>(u"rules"_s).reveal(u"karama"_s);
        QApplication::processEvents();
        auto& karama = m_fixture->widget<QTableView>(u"karamaList"_s);
        const int base = karama.model()->rowCount();
        for (int row = 0; row < base; ++row) {
            const QString text = karama.model()->index(row, 2).data().toString();
            QVERIFY2(!text.contains(u"Ixian"_s) && !text.contains(u"Tleilaxu"_s), qPrintable(text));
        }
        open("[\"base\", \"ixians-tleilaxu\", \"ecaz-moritani\"]").reveal(u"karama"_s);
        QApplication::processEvents();
        QVERIFY(m_fixture->widget<QTableView>(u"karamaList"_s).model()->rowCount() > base + 15);
    }

    /// A set that the event is played with from now on brings its rules to the front.
    void anotherSet() {
        open();
        WindowFixture::type(u"face dancer"_s);
        const auto isOfBase = [this](int row) {
            return m_fixture->book().rules().desk()->find(idAt(row))->sets.empty();
        };
        QVERIFY(isOfBase(0));
        EventDetails details = m_fixture->event().details;
        details.sets.push_back(GameSet::IxiansTleilaxu);
        QVERIFY(m_fixture->book().perform(changeDetails(m_fixture->event(), details)));
        QVERIFY(!isOfBase(0));
    }

    /// A ruling does not undo what the rules are filtered by, a set that goes does.
    void whatIsChosenStaysWhereItIsStillThere() {
        open("[\"base\", \"ixians-tleilaxu\"]");
        auto& faction = m_fixture->widget<QComboBox>(u"ruleFaction"_s);
        faction.setCurrentText(u"Ixian"_s);
        const int rows = list().model()->rowCount();
        Ruling ruling;
        ruling.answer = u"yes"_s;
        QVERIFY(m_fixture->book().perform(recordRuling(m_fixture->event(), ruling)));
        QCOMPARE(faction.currentText(), u"Ixian"_s);
        QCOMPARE(list().model()->rowCount(), rows);
        EventDetails details = m_fixture->event().details;
        details.sets = {GameSet::Base};
        QVERIFY(m_fixture->book().perform(changeDetails(m_fixture->event(), details)));
        QCOMPARE(faction.currentIndex(), 0);
        QVERIFY(list().model()->rowCount() > rows);
    }

    void linksLeadOn() {
        RulesPage& page = open();
        page.reveal(u"ah.q09-3-coexisting-control-of-stronghold"_s);
        auto& text = m_fixture->widget<QTextBrowser>(u"ruleText"_s);
        const QString before = shown();
        text.setFocus();
        WindowFixture::press(u"Right Return"_s);
        QVERIFY(shown() != before);
        QVERIFY(!page.rulingStart().entry.isEmpty());
    }

    /// The rule of today stands above an answer that holds no longer, and leads to what overturned
    /// it, which says so in turn.
    void whatHoldsNoLonger() {
        RulesPage& page = open();
        page.reveal(u"ah.q10-ornithopters-after-worm-ride"_s);
        const RuleEntry& old
            = *m_fixture->book().rules().desk()->find(u"ah.q10-ornithopters-after-worm-ride"_s);
        const qsizetype today = shown().indexOf(u"No longer: "_s + *old.today);
        QVERIFY2(today > 0 && today < shown().indexOf(old.text), qPrintable(shown()));
        QVERIFY2(shown().contains(u"– was ruled"_s) && !shown().contains(u"current ruling"_s),
                 qPrintable(shown()));
        auto& text = m_fixture->widget<QTextBrowser>(u"ruleText"_s);
        text.setFocus();
        WindowFixture::press(u"Right Return"_s);
        QVERIFY2(shown().startsWith(u"When access to ornithopters is checked"_s),
                 qPrintable(shown()));
        QVERIFY2(shown().contains(u"Overturns: "_s + old.title), qPrintable(shown()));
    }

    /// Where the sources contradict each other the GM's ruling is a link away.
    void whatIsOpenIsToBeRuledOn() {
        RulesPage& page = open();
        page.reveal(u"wbc.karama-free-card"_s);
        QVERIFY2(shown().contains(u"Open: Whether a Karama is still good"_s), qPrintable(shown()));
        QVERIFY2(shown().contains(u"Record your ruling (F7)"_s), qPrintable(shown()));
        auto& text = m_fixture->widget<QTextBrowser>(u"ruleText"_s);
        text.setFocus();
        WindowFixture::press(u"Right Right Return"_s);
        QVERIFY(m_fixture->widget<QWidget>(u"rulingPanel"_s).isVisible());
        QCOMPARE(m_fixture->widget<QLineEdit>(u"rulingEntry"_s).text(),
                 m_fixture->book().rules().desk()->find(u"wbc.karama-free-card"_s)->title);
    }

    void theTurnStepByStep() {
        open().reveal(u"turn"_s);
        auto& phases = m_fixture->widget<QListWidget>(u"turnPhases"_s);
        QCOMPARE(phases.count(), 10);
        phases.setFocus();
        WindowFixture::press(u"End Up Up"_s); // Battle
        const QString steps = m_fixture->widget<QTextBrowser>(u"turnSteps"_s).toPlainText();
        for (const QString& word : {u"Voice"_s, u"Prescience"_s, u"Karama:"_s, u"Truthtrance:"_s})
            QVERIFY2(steps.contains(word), qPrintable(steps));
    }

    // A link beside each line repeated the line.
    void aLineOfTheTurnLeadsToItsRule() {
        open().reveal(u"turn"_s);
        m_fixture->widget<QListWidget>(u"turnPhases"_s).setCurrentRow(7); // Battles
        auto& steps = m_fixture->widget<QTextBrowser>(u"turnSteps"_s);
        QVERIFY2(!steps.toPlainText().contains(u"Allies' talk"_s), qPrintable(steps.toPlainText()));
        steps.setFocus();
        WindowFixture::press(u"Right Return"_s);
        QVERIFY2(shown().startsWith(u"Allies' talk before the Battle Round"_s),
                 qPrintable(shown()));
    }

    /// With the base set alone no step speaks of an expansion's factions.
    void theTurnOfTheBase() {
        const auto steps = [this] {
            QString all;
            auto& phases = m_fixture->widget<QListWidget>(u"turnPhases"_s);
            for (int row = 0; row < phases.count(); ++row) {
                phases.setCurrentRow(row);
                all += m_fixture->widget<QTextBrowser>(u"turnSteps"_s).toPlainText();
            }
            return all;
        };
        const QStringList words{u"Ixian"_s, u"Tleilaxu"_s, u"Cyborg"_s, u"Face Dancer"_s};
        open().reveal(u"turn"_s);
        const QString base = steps();
        for (const QString& word : words) {
            const qsizetype at = base.indexOf(word);
            QVERIFY2(at < 0, qPrintable(base.mid(at - 60, 120)));
        }
        open("[\"base\", \"ixians-tleilaxu\"]").reveal(u"turn"_s);
        const QString all = steps();
        for (const QString& word : words)
            QVERIFY2(all.contains(word), qPrintable(word));
    }

    void theKaramaTable() {
        open("[\"base\", \"ixians-tleilaxu\"]").reveal(u"karama"_s);
        QApplication::processEvents();
        auto& table = m_fixture->widget<QTableView>(u"karamaList"_s);
        QCOMPARE(table.model()->rowCount(), 52);
        m_fixture->widget<QComboBox>(u"karamaPhase"_s).setCurrentText(u"Storm"_s);
        QCOMPARE(table.model()->rowCount(), 3 + 2); // those of any phase stay
        m_fixture->widget<QComboBox>(u"karamaHolder"_s).setCurrentText(u"Fremen"_s);
        QCOMPARE(table.model()->rowCount(), 2);
        table.setFocus();
        table.selectRow(0);
        WindowFixture::press(u"Return"_s);
        QVERIFY(shown().contains(u"When"_s));
        QCOMPARE(m_fixture->widget<QTabBar>(u"rulesTabs"_s).currentIndex(), 0);
    }

    /// A set less: whose powers are gone cannot be chosen any more, and hides nothing.
    void theKaramaTableOfOtherSets() {
        open("[\"base\", \"ixians-tleilaxu\"]").reveal(u"karama"_s);
        QApplication::processEvents();
        auto& holder = m_fixture->widget<QComboBox>(u"karamaHolder"_s);
        auto& phase = m_fixture->widget<QComboBox>(u"karamaPhase"_s);
        holder.setCurrentText(u"Ixian"_s);
        phase.setCurrentText(u"Storm"_s);
        QVERIFY(holder.currentIndex() > 0 && phase.currentIndex() > 0);
        EventDetails details = m_fixture->event().details;
        details.sets = {GameSet::Base};
        QVERIFY(m_fixture->book().perform(changeDetails(m_fixture->event(), details)));
        QCOMPARE(holder.findText(u"Ixian"_s), -1);
        QCOMPARE(holder.currentIndex(), 0);
        QCOMPARE(phase.currentText(), u"Storm"_s);
        QVERIFY(m_fixture->widget<QTableView>(u"karamaList"_s).model()->rowCount() > 0);
    }

    void aRulingFromAnywhere() {
        m_fixture->open({eventWith("[\"base\"]")});
        m_fixture->goTo(u"players"_s);
        QWidget* before = QApplication::focusWidget();
        rule(u"May a zebra ship?"_s, u"Only once a turn."_s, u"2/3"_s);
        QCOMPARE(m_fixture->event().rulings.size(), size_t(1));
        const Ruling& made = m_fixture->event().rulings.front();
        QCOMPARE(made.question, u"May a zebra ship?"_s);
        QCOMPARE(made.answer, u"Only once a turn."_s);
        QCOMPARE(made.heat, HeatNumber(2));
        QCOMPARE(made.table, TableNumber(3));
        QVERIFY(made.time);
        QVERIFY(!made.entry);
        QCOMPARE(QApplication::focusWidget(), before);
        QVERIFY(!m_fixture->widget<QWidget>(u"rulingPanel"_s).isVisible());
        m_fixture->goTo(u"rules"_s);
        WindowFixture::type(u"zebra"_s);
        QCOMPARE(list().model()->rowCount(), 1);
        QVERIFY(shown().contains(u"Only once a turn."_s));
        WindowFixture::press(u"Ctrl+Z"_s);
    }

    /// Ctrl+Enter starts all tables on Heats, but not while a ruling is typed.
    void theKeyOfThePageBehindRests() {
        m_fixture->open({QByteArray(
            R"({"format": "mentat-event", "version": 1, "event": {"name": "Dune", "year": 2026, )"
            R"("rules": "wbc-dune", "sets": ["base"]}, "players": [{"id": "a", "name": "Ada"}, )"
            R"({"id": "b", "name": "Bo"}, {"id": "c", "name": "Cy"}, {"id": "d", "name": "Di"}, )"
            R"({"id": "e", "name": "Ed"}], "heats": [{"number": 1, "start": "2026-07-29T13:00", )"
            R"("entrants": ["a", "b", "c", "d", "e"], "games": []}]})")});
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T13:02:00Z"_s, Qt::ISODate));
        m_fixture->goTo(u"heats"_s);
        WindowFixture::press(u"F9"_s);
        const auto game = [this]() -> const Game& {
            return std::get<DunePlay>(m_fixture->event().play).heats.front().games.front();
        };
        rule(u"Zebra?"_s, u"Yes."_s);
        QCOMPARE(m_fixture->event().rulings.size(), size_t(1));
        QVERIFY(!game().start);
        WindowFixture::press(u"Ctrl+Return"_s);
        QVERIFY(game().start); // it was the key of the page
    }

    void aRulingIsFoundByCtrlK() {
        open();
        rule(u"May a zebra ship?"_s, u"Only once a turn."_s);
        m_fixture->goTo(u"players"_s);
        WindowFixture::press(u"Ctrl+K"_s);
        WindowFixture::type(u"zebra"_s);
        WindowFixture::press(u"Return"_s);
        QCOMPARE(m_fixture->workspace().currentId(), u"rules"_s);
        QVERIFY2(shown().contains(u"Only once a turn."_s), qPrintable(shown()));
    }

    /// On the page, a new ruling belongs to the entry that is shown, and stands under it.
    void aRulingOfAnEntry() {
        open().reveal(u"wbc.battle-order"_s);
        rule(u"Zebra?"_s, u"Yes."_s);
        QCOMPARE(m_fixture->event().rulings.front().entry, u"wbc.battle-order"_s);
        m_fixture->page<RulesPage>(u"rules"_s).reveal(u"wbc.battle-order"_s);
        QVERIFY2(shown().contains(u"Ruling of Dune 2026: Zebra?"_s), qPrintable(shown()));
    }

    /// Another wording, and its end; Ctrl+Z takes back either.
    void aRulingIsChangedAndWithdrawn() {
        open();
        rule(u"May a zebra ship?"_s, u"Only once a turn."_s, u"2/3"_s);
        const Ruling made = m_fixture->event().rulings.front();
        m_fixture->page<RulesPage>(u"rules"_s).reveal(u"ruling.1-1"_s);
        QVERIFY2(shown().contains(u"Change this ruling · Withdraw this ruling"_s),
                 qPrintable(shown()));
        auto& text = m_fixture->widget<QTextBrowser>(u"ruleText"_s);
        text.setFocus();
        WindowFixture::press(u"Right Return"_s);
        QCOMPARE(m_fixture->widget<QLineEdit>(u"rulingQuestion"_s).text(), made.question);
        QCOMPARE(m_fixture->widget<QLineEdit>(u"rulingPlace"_s).text(), u"2/3"_s);
        WindowFixture::press(u"Tab Ctrl+A"_s);
        WindowFixture::type(u"Never."_s);
        WindowFixture::press(u"Ctrl+Return"_s);
        Ruling changed = made;
        changed.answer = u"Never."_s;
        QCOMPARE(m_fixture->event().rulings, std::vector{changed});
        WindowFixture::press(u"Ctrl+Z"_s);
        QCOMPARE(m_fixture->event().rulings, std::vector{made});
        m_fixture->page<RulesPage>(u"rules"_s).reveal(u"ruling.1-1"_s);
        text.setFocus();
        WindowFixture::press(u"Right Right Return"_s);
        QVERIFY(m_fixture->event().rulings.empty());
        QVERIFY(m_fixture->notice().contains(u"Ruling withdrawn: May a zebra ship?"_s));
        WindowFixture::press(u"Ctrl+Z"_s);
        QCOMPARE(m_fixture->event().rulings, std::vector{made});
    }

    /// A new ruling that is half typed is neither lost nor mixed up with one that is changed, nor
    /// is half of a change.
    void aChangeLeavesTheHalfTypedRulingAlone() {
        open();
        rule(u"May a zebra ship?"_s, u"Only once a turn."_s);
        WindowFixture::press(u"F7"_s);
        WindowFixture::type(u"Half a question"_s);
        WindowFixture::press(u"Escape"_s);
        m_fixture->page<RulesPage>(u"rules"_s).reveal(u"ruling.1-1"_s);
        m_fixture->widget<QTextBrowser>(u"ruleText"_s).setFocus();
        WindowFixture::press(u"Right Return"_s);
        auto& question = m_fixture->widget<QLineEdit>(u"rulingQuestion"_s);
        QCOMPARE(question.text(), u"May a zebra ship?"_s);
        WindowFixture::type(u"xyz"_s);
        WindowFixture::press(u"F7"_s);
        QCOMPARE(question.text(), u"Half a question"_s);
        WindowFixture::press(u"Escape"_s);
        QCOMPARE(m_fixture->event().rulings.front().question, u"May a zebra ship?"_s);
        m_fixture->widget<QTextBrowser>(u"ruleText"_s).setFocus();
        WindowFixture::press(u"Right Return"_s);
        QCOMPARE(question.text(), u"xyz"_s);
        question.setText(u"May a zebra move?"_s);
        WindowFixture::press(u"Ctrl+Return"_s);
        QCOMPARE(m_fixture->event().rulings.front().question, u"May a zebra move?"_s);
        QCOMPARE(m_fixture->book().session().drafts().size(), size_t(1)); // of the new one
    }

    /// A closed event's rulings stay as they are.
    void aRulingOfAClosedEventStays() {
        open();
        rule(u"May a zebra ship?"_s, u"Only once a turn."_s);
        QVERIFY(m_fixture->book().perform(closeEvent(m_fixture->event())));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_fixture->page<RulesPage>(u"rules"_s).reveal(u"ruling.1-1"_s);
        QVERIFY(shown().contains(u"Only once a turn."_s));
        QVERIFY2(!shown().contains(u"Withdraw this ruling"_s), qPrintable(shown()));
    }

    /// What nobody went to is no answer: then the words that were looked for are the question.
    void wordsWithoutAnAnswerAreTheQuestion() {
        open();
        WindowFixture::type(u"zebra in the storm"_s);
        WindowFixture::press(u"F7"_s);
        QCOMPARE(m_fixture->widget<QLineEdit>(u"rulingQuestion"_s).text(), u"zebra in the storm"_s);
        QVERIFY(m_fixture->widget<QLineEdit>(u"rulingEntry"_s).text().isEmpty());
        WindowFixture::press(u"Escape"_s);
        m_fixture->widget<QLineEdit>(u"rulingQuestion"_s).clear();
        m_fixture->page<RulesPage>(u"rules"_s).arrive();
        WindowFixture::press(u"Down F7"_s);
        QCOMPARE(m_fixture->widget<QLineEdit>(u"rulingEntry"_s).text(), cell(1));
    }

    void whatIsMissingIsSaid() {
        open();
        WindowFixture::press(u"F7 Ctrl+Return"_s);
        auto& complaint = m_fixture->widget<QLabel>(u"rulingComplaint"_s);
        QCOMPARE(complaint.text(), u"Type the question."_s);
        WindowFixture::type(u"Zebra?"_s);
        WindowFixture::press(u"Ctrl+Return"_s);
        QCOMPARE(complaint.text(), u"Type the answer."_s);
        WindowFixture::type(u"Yes."_s);
        m_fixture->widget<QLineEdit>(u"rulingEntry"_s).setText(u"no such rule"_s);
        WindowFixture::press(u"Ctrl+Return"_s);
        QVERIFY(complaint.text().startsWith(u"No rule has this title."_s));
        m_fixture->widget<QLineEdit>(u"rulingEntry"_s).clear();
        m_fixture->widget<QLineEdit>(u"rulingPlace"_s).setText(u"table two"_s);
        WindowFixture::press(u"Ctrl+Return"_s);
        QVERIFY(complaint.text().startsWith(u"Type a table number"_s));
        QVERIFY(m_fixture->event().rulings.empty());
    }

    /// Half-typed, left by Escape, and there again after a restart.
    void aHalfTypedRulingIsKept() {
        open();
        WindowFixture::press(u"F7"_s);
        WindowFixture::type(u"Half a question"_s);
        WindowFixture::press(u"Tab"_s);
        WindowFixture::type(u"Half an"_s);
        WindowFixture::press(u"Escape"_s);
        QVERIFY(!m_fixture->widget<QWidget>(u"rulingPanel"_s).isVisible());
        m_fixture->reopen();
        WindowFixture::press(u"F7"_s);
        QCOMPARE(m_fixture->widget<QLineEdit>(u"rulingQuestion"_s).text(), u"Half a question"_s);
        QCOMPARE(m_fixture->widget<QPlainTextEdit>(u"rulingAnswer"_s).toPlainText(), u"Half an"_s);
        WindowFixture::press(u"Tab"_s);
        WindowFixture::type(u" answer"_s);
        WindowFixture::press(u"Ctrl+Return"_s);
        QCOMPARE(m_fixture->event().rulings.size(), size_t(1));
        QVERIFY(m_fixture->book().session().drafts().empty());
    }

    /// In a closed event it can be typed and kept, not recorded. With all of it gone, none is kept.
    void aRulingIsHalfTypedInAClosedEvent() {
        open();
        QVERIFY(m_fixture->book().perform(closeEvent(m_fixture->event())));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        WindowFixture::press(u"F7"_s);
        WindowFixture::type(u"Half a question"_s);
        QCOMPARE(m_fixture->widget<QLabel>(u"rulingComplaint"_s).text(),
                 u"This event cannot be changed. What you typed is kept."_s);
        WindowFixture::press(u"Escape F7"_s);
        auto& question = m_fixture->widget<QLineEdit>(u"rulingQuestion"_s);
        QCOMPARE(question.text(), u"Half a question"_s);
        QCOMPARE(m_fixture->book().session().drafts().size(), size_t(1));
        question.clear();
        QVERIFY(m_fixture->book().session().drafts().empty());
    }

    /// The GM's own files are opened by the desktop; one that has gone is said, and can be
    /// detached.
    void ownDocuments() {
        open();
        auto& button = m_fixture->widget<QPushButton>(u"ownDocuments"_s);
        const auto choose = [&](const QString& text) {
            Q_EMIT button.menu()->aboutToShow();
            for (QAction* action : button.menu()->actions()) {
                if (action->text() == text)
                    return action->trigger();
            }
            QFAIL(qPrintable(text + u" is not in the menu"_s));
        };
        const QString path = m_fixture->scratch().folder() + u"/rules & more.pdf"_s;
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        m_fixture->prompts().toOpen = path;
        choose(u"&Attach a file…"_s);
        choose(u"rules && more.pdf"_s);
        QCOMPARE(m_fixture->prompts().shown, QStringList{path});
        QVERIFY(file.remove());
        choose(u"rules && more.pdf"_s);
        QVERIFY2(m_fixture->notice().contains(u"has moved"_s), qPrintable(m_fixture->notice()));
        QCOMPARE(m_fixture->prompts().shown.size(), 1);
    }

    /// Nothing of Dune in another game's event.
    void anotherGame() {
        m_fixture->open({QByteArray(
            R"({"format": "mentat-event", "version": 1, "event": {"name": "Storm", "year": 2026, )"
            R"("rules": "eye-of-the-storm"}, "players": [], "games": []})")});
        m_fixture->page<RulesPage>(u"rules"_s);
        QCOMPARE(m_fixture->widget<QTabBar>(u"rulesTabs"_s).count(), 1);
        WindowFixture::type(u"karama"_s);
        for (int row = 0; row < list().model()->rowCount(); ++row)
            QCOMPARE(cell(row, 1), u"Eye of the Storm"_s);
    }

    /// Names, places and values of a running game are nowhere on the page.
    void nothingOfARunningGame() {
        m_fixture->openSample();
        m_fixture->page<RulesPage>(u"rules"_s);
        QStringList texts;
        for (const auto* browser : m_fixture->workspace().current()->findChildren<QTextBrowser*>())
            texts.append(browser->toPlainText());
        QVERIFY(list().model()->rowCount() > 0);
        for (int row = 0; row < list().model()->rowCount(); ++row)
            texts.append(cell(row));
        const QString all = texts.join(u'\n');
        for (const Player& player : m_fixture->event().players)
            QVERIFY2(!all.contains(player.name.text()), qPrintable(player.name.text()));
    }
};

} // namespace mentat::test::tst_rules_page

MENTAT_TEST(tst_rules_page, TestRulesPage, QApplication)
#include "tst_rules_page.moc"
