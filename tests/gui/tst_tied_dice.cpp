#include "scoring/dune/results/verdict.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/test_program.h"
#include "ui/dune/results/sheet/dune_fields.h"
#include "ui/dune/results/sheet/sheet_edit.h"

#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_tied_dice {

namespace {

/// R3.3 by hand: who is tied for the lead after these throws and throws next; one alone has won.
std::vector<int> leadersOf(const std::vector<std::vector<int>>& thrown) {
    std::vector<int> leaders;
    for (int row = 0; row < static_cast<int>(thrown.size()); ++row)
        leaders.push_back(row);
    for (size_t round = 0; leaders.size() > 1; ++round) {
        std::vector<int> waiting;
        std::vector<int> best;
        for (const int row : leaders) {
            const auto& dice = thrown[static_cast<size_t>(row)];
            if (dice.size() <= round)
                waiting.push_back(row);
            else if (best.empty() || dice[round] > thrown[static_cast<size_t>(best.front())][round])
                best = {row};
            else if (dice[round] == thrown[static_cast<size_t>(best.front())][round])
                best.push_back(row);
        }
        if (!waiting.empty())
            return waiting;
        leaders = best;
    }
    return leaders;
}

} // namespace

/// Six sides with the same four values roll 4, 11, 11, 3, 6, 2. Only the two with 11 roll again,
/// and what they roll stands behind the 11 (R3.3).
class TestTiedDice : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ResultsFixture> m_fixture;

    const Game& game() { return m_fixture->game(1); }
    SheetField die(int row) { return {FieldKind::Die, row}; }
    QStringList dice() {
        QStringList all;
        for (const SheetRow& row : m_fixture->fields()->state().text.rows)
            all.append(row.die);
        return all;
    }
    bool isAtNote() { return qobject_cast<QPlainTextEdit*>(QApplication::focusWidget()); }
    void typeValues() {
        m_fixture->openHeat(1);
        m_fixture->setTime(u"18:00"_s);
        m_fixture->keys(u"1 Return 8 1 8 0 0 J Down"_s);
        for (const QChar faction : u"EGHFAB"_s)
            m_fixture->keys(u"%1 4 Return 0 9 Return 5 Return 3"_s.arg(faction));
    }
    void typeFirstRound() {
        typeValues();
        m_fixture->keys(u"4 Return 1 1 Return 1 1 Return 3 Return 6 Return 2 Return"_s);
        QCOMPARE(dice(), (QStringList{u"4"_s, u"11"_s, u"11"_s, u"3"_s, u"6"_s, u"2"_s}));
    }
    void hasWon(size_t winner) {
        QVERIFY2(dune(game()).victory == Victory::Adjudicated, qPrintable(m_fixture->refusal()));
        for (size_t seat = 0; seat < game().seats.size(); ++seat)
            QCOMPARE(dune(game().seats[seat]).winner, seat == winner);
        QVERIFY(dune(game().seats[0]).rolls == std::vector{Roll(4)});
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ResultsFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void enterLeadsToTheTiedAlone() {
        typeFirstRound();
        QCOMPARE(m_fixture->focusedField(), die(1));
        m_fixture->keys(u"9 Return"_s);
        QCOMPARE(m_fixture->focusedField(), die(2));
        m_fixture->keys(u"5 Return"_s);
        QCOMPARE(dice(), (QStringList{u"4"_s, u"11 9"_s, u"11 5"_s, u"3"_s, u"6"_s, u"2"_s}));
        QVERIFY(isAtNote()); // nothing is left to roll
        m_fixture->keys(u"Ctrl+Return"_s);
        hasWon(1);
    }

    // The way of a sheet that is recorded, left, or found again after a restart.
    void theSheetIsOpenedAtTheReroll_data() {
        QTest::addColumn<QString>("between");
        QTest::newRow("recorded") << u"Ctrl+Return"_s;
        QTest::newRow("left") << u"Escape"_s;
        QTest::newRow("left at a die that is behind") << u"Backtab Escape"_s;
        QTest::newRow("restarted") << QString();
    }
    void theSheetIsOpenedAtTheReroll() {
        QFETCH(const QString, between);
        typeFirstRound();
        m_fixture->keys(between);
        if (between.isEmpty()) {
            m_fixture->fixture().reopen();
            m_fixture->showPage();
        }
        m_fixture->keys(u"1 Return"_s);
        QCOMPARE(m_fixture->focusedField(), die(1));
        QVERIFY(!m_fixture->field(die(1)).hasSelectedText());
        m_fixture->keys(u"5 Return 9 Return Ctrl+Return"_s);
        hasWon(2);
    }

    // The 1 of a 12 looks like one more tie.
    void theyRollUntilOneIsAhead() {
        typeFirstRound();
        m_fixture->keys(u"1 Return 1 2 Return"_s);
        QCOMPARE(dice().mid(1, 2), (QStringList{u"11 1"_s, u"11 12"_s}));
        m_fixture->fields()->focus(die(1)); // decided, and so selected
        m_fixture->keys(u"1 1 Return"_s);
        QCOMPARE(dice().at(1), u"11"_s);
        QCOMPARE(m_fixture->focusedField(), die(1));
        m_fixture->keys(u"1 2 Return 8 Return 7 Return"_s);
        QCOMPARE(dice().mid(1, 2), (QStringList{u"11 12 7"_s, u"11 12 8"_s}));
        m_fixture->keys(u"Ctrl+Return"_s);
        hasWon(2);
    }

    // Dice of three sides, which tie often.
    void whoThrowsWhereTheCursorIsGetsTheRightWinner() {
        for (quint32 seed = 1; seed <= 8; ++seed) {
            m_fixture = std::make_unique<ResultsFixture>();
            QRandomGenerator random(seed);
            typeValues();
            std::vector<std::vector<int>> thrown(6);
            while (!isAtNote()) {
                const auto next = leadersOf(thrown);
                const int row = m_fixture->focusedField().row.value_or(-1);
                QVERIFY2(std::ranges::count(next, row) == 1, qPrintable(u"seed %1"_s.arg(seed)));
                auto& dice = thrown[static_cast<size_t>(row)];
                dice.push_back(random.bounded(1, 4));
                m_fixture->keys(u"%1 Return"_s.arg(dice.back()));
            }
            m_fixture->keys(u"Ctrl+Return"_s);
            const auto winner = static_cast<size_t>(leadersOf(thrown).front());
            QVERIFY2(dune(game()).victory && dune(game().seats[winner]).winner,
                     qPrintable(u"seed %1"_s.arg(seed)));
        }
    }

    void anEnterWithoutAThrowGoesOn() {
        typeFirstRound();
        m_fixture->keys(u"Return Return"_s);
        QVERIFY(isAtNote());
        QCOMPARE(dice().mid(0, 3), (QStringList{u"4"_s, u"11"_s, u"11"_s}));
    }

    void aClickRollsAgainTooAndBackspaceCorrects() {
        typeFirstRound();
        SheetEdit& edit = m_fixture->field(die(2));
        QTest::mouseClick(&edit, Qt::LeftButton, {}, edit.rect().center());
        m_fixture->keys(u"5 Backspace 6 Return"_s);
        QCOMPARE(edit.text(), u"11 6"_s);
        QCOMPARE(m_fixture->focusedField(), die(1));
        m_fixture->keys(u"Backspace Backspace 7"_s); // the 11 was a 7
        QCOMPARE(m_fixture->field(die(1)).text(), u"7"_s);
        QTest::mouseClick(&m_fixture->field(die(0)), Qt::LeftButton);
        m_fixture->keys(u"5"_s); // one that is behind is typed over
        QCOMPARE(m_fixture->field(die(0)).text(), u"5"_s);
    }

    void aLabelStandsAtItsField() {
        typeFirstRound();
        const SheetEdit& edit = m_fixture->field(die(1));
        int labels = 0;
        for (const QLabel* label : edit.parentWidget()->findChildren<QLabel*>()) {
            if (label->isHidden() || label->text() != u"Die"_s)
                continue;
            ++labels;
            const int gap = edit.geometry().left() - label->geometry().left();
            QVERIFY2(gap < 2 * label->sizeHint().width(), qPrintable(QString::number(gap)));
        }
        QCOMPARE(labels, 1);
    }
};

} // namespace mentat::test::tst_tied_dice

MENTAT_TEST(tst_tied_dice, TestTiedDice, QApplication)
#include "tst_tied_dice.moc"
