#include "tests/gui/window_fixture.h"
#include "tests/support/award_document.h"
#include "tests/support/test_program.h"
#include "ui/dune/awards/awards_page.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_awards_page {

/// The awards handed out by keys alone.
class TestAwardsPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void open(const QByteArray& document = awardDocument()) {
        m_fixture->open({document});
        m_fixture->goTo(u"awards"_s);
        QApplication::processEvents();
    }
    QTableView& factions() { return m_fixture->widget<QTableView>(u"awardsList"_s); }
    QTableView& ranking() { return m_fixture->widget<QTableView>(u"awardRanking"_s); }
    QLineEdit& reason() { return m_fixture->widget<QLineEdit>(u"awardReason"_s); }
    QString state(int row) { return factions().model()->index(row, 4).data().toString(); }
    QString leader(int row) { return factions().model()->index(row, 1).data().toString(); }
    QString label(const QString& name) {
        const auto& shown = m_fixture->widget<QLabel>(name);
        return shown.isVisible() ? shown.text() : QString();
    }
    QString button(const QString& name) {
        const auto& shown = m_fixture->widget<QPushButton>(name);
        return shown.isVisible() ? shown.text() : QString();
    }
    void keys(const QString& names) {
        for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
            WindowFixture::press(name);
            QCoreApplication::processEvents();
        }
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void everyFactionOfTheBaseGameAndNoOther() {
        open();
        QCOMPARE(factions().model()->rowCount(), 6);
        QVERIFY(factions().hasFocus());
        QCOMPARE(m_fixture->workspace().current()->context(), u"0 of 5 awards handed out"_s);
    }

    void aFigureExplainsItself() {
        open();
        QCOMPARE(label(u"awardCalculation"_s),
                 u"Ada Byron: 9.5 PP ÷ 7 turns × 5 players ÷ 6 = 1.131 (R5.2)"_s);
        ranking().setFocus();
        keys(u"Down"_s);
        QVERIFY(label(u"awardCalculation"_s).startsWith(u"Florence Allen: 5.0 PP"_s));
    }

    void anAwardIsHandedOverByOneKey() {
        open();
        QCOMPARE(button(u"awardNext"_s), u"Mark handed out"_s);
        keys(u"H"_s);
        QCOMPARE(state(0), u"handed out"_s);
        QVERIFY(m_fixture->event().awardDecisions.front().handedOver);
        QCOMPARE(button(u"awardNext"_s), QString());
        QCOMPARE(button(u"awardOther"_s), u"Mark not handed out"_s);
        keys(u"H"_s);
        QCOMPARE(state(0), u"not handed out"_s);
        keys(u"Ctrl+Z Ctrl+Z"_s);
        QCOMPARE(state(0), u"not handed out"_s);
        QVERIFY(m_fixture->event().awardDecisions.empty());
    }

    void whatIsUndecidedIsNotHandedOver() {
        open();
        keys(u"Down H"_s);
        QCOMPARE(state(1), u"tied, to decide"_s);
        QVERIFY(m_fixture->notice().contains(u"not decided"_s));
    }

    void theGmDecidesBetweenEqualsWithAReason() {
        open();
        keys(u"Down"_s);
        QCOMPARE(button(u"awardNext"_s), u"Break the tie…"_s);
        keys(u"D"_s);
        QVERIFY(reason().hasFocus());
        QVERIFY(label(u"awardAsked"_s).contains(u"Blaise Pascal"_s));
        keys(u"Down"_s);
        QVERIFY(label(u"awardAsked"_s).contains(u"Grace Hopper"_s));
        keys(u"Return"_s); // without a reason nothing is decided
        QVERIFY(m_fixture->event().awardDecisions.empty());
        WindowFixture::type(u"had hardly won the roll"_s); // letters are keys elsewhere
        QVERIFY(m_fixture->event().awardDecisions.empty());
        keys(u"Return"_s);
        QCOMPARE(leader(1), u"Grace Hopper"_s);
        QCOMPARE(state(1), u"decided"_s);
        QCOMPARE(label(u"awardDecision"_s),
                 u"The GM decided for Grace Hopper: had hardly won the roll (R5.3)"_s);
        QVERIFY(factions().hasFocus());
        keys(u"H"_s);
        QCOMPARE(state(1), u"handed out"_s);
        keys(u"Ctrl+Z Ctrl+Z"_s);
        QCOMPARE(state(1), u"tied, to decide"_s);
    }

    void aDecisionIsGivenUpWithEscape() {
        open();
        keys(u"Down D x Escape"_s);
        QVERIFY(factions().hasFocus());
        QVERIFY(!reason().isVisible());
        keys(u"D"_s);
        QCOMPARE(reason().text(), QString());
    }

    void whereNobodyIsEqualThereIsNothingToDecide() {
        open();
        keys(u"D"_s);
        QVERIFY(!reason().isVisible());
        QVERIFY(m_fixture->notice().contains(u"No one is tied"_s));
    }

    void anAwardThatRestsOnAQuestionSaysSo() {
        open();
        keys(u"End"_s);
        factions().setCurrentIndex(factions().model()->index(5, 0));
        QCOMPARE(state(5), u"waiting for an answer"_s);
        const auto& questions = m_fixture->widget<QWidget>(u"awardQuestions"_s);
        QVERIFY(questions.isVisible());
        QVERIFY(questions.accessibleName().contains(u"Henri Cartan"_s));
    }

    void allIsReadOutAndCopied() {
        open();
        keys(u"R"_s);
        const auto& text = m_fixture->widget<QPlainTextEdit>(u"awardsReadOut"_s);
        QVERIFY(text.hasFocus());
        QCOMPARE(text.toPlainText().split(u'\n', Qt::SkipEmptyParts).size(), 5);
        QVERIFY(text.toPlainText().startsWith(
            u"Best Atreides: Ada Byron, with 9.5 PP in 7 turns at a table of 5, heat 1 "
            "(1.131 normalized)."_s));
        keys(u"Ctrl+C"_s);
        QCOMPARE(QApplication::clipboard()->text(), text.toPlainText());
        keys(u"Escape"_s);
        QVERIFY(factions().hasFocus());
    }

    void afterTheFinalWhatWasNotHandedOverIsToBeSent() {
        open(awardDocument(playedFinal()));
        QCOMPARE(state(0), u"not handed out"_s);
        keys(u"H"_s);
        QCOMPARE(state(0), u"handed out"_s);
    }

    void aFactionIsRevealed() {
        open();
        m_fixture->workspace().go(u"awards"_s, u"guild"_s);
        QCOMPARE(factions().currentIndex().row(), 4);
    }
};

} // namespace mentat::test::tst_awards_page

MENTAT_TEST(tst_awards_page, TestAwardsPage, QApplication)
#include "tst_awards_page.moc"
