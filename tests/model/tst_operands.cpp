#include "model/changes/change_kind.h"
#include "model/changes/journal.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_operands {

namespace {

const Value ada = u"Ada Byron"_s;
const Value two = qint64(2);
const Value none = QString();
const Value guild = Faction::Guild;

/// As many as a table of operands could ever have, one of them wrong.
bool isRefused(const Operands& operands, Values values, const Value& wrong, size_t at) {
    values[at] = wrong;
    return !operands.fit(values);
}

} // namespace

class TestOperands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesOfAKindFit() {
        QVERIFY(operandsOf(ChangeKind::SettingsChanged).fit({}));
        QVERIFY(operandsOf(ChangeKind::EventImported).fit({ada, two}));
        QVERIFY(operandsOf(ChangeKind::AwardDecided).fit({guild}));
        QVERIFY(operandsOf(FailureKind::SideTaken).fit({guild, ada}));
        QVERIFY(operandsOf(FindingKind::SideTwice).fit({guild}));
        // a heat by its number, an advanced round by its name, its only table by none
        QVERIFY(operandsOf(ChangeKind::GameStarted).fit({two, two}));
        QVERIFY(operandsOf(ChangeKind::GameStarted).fit({ada, none}));
    }

    void someMayBeMissing() {
        const Operands& called = operandsOf(ChangeKind::PlayerCalled);
        QVERIFY(called.fit({two, ada}));
        QVERIFY(called.fit({two, ada, ada, two}));
        QVERIFY(!called.fit({two}));
        QCOMPARE(called.most(), size_t(4));
        QVERIFY(operandsOf(ChangeKind::ResultCorrected).fit({two, two, none, ada}));
    }

    void theLastMayRepeat() {
        const Operands& opened = operandsOf(ChangeKind::TableOpened);
        QVERIFY(opened.fit({two, two, none, ada, ada, ada, ada, ada, ada, ada}));
        QVERIFY(!opened.fit({two, two, none, ada, two}));
        QVERIFY(opened.most() > 100);
        QVERIFY(operandsOf(ChangeKind::PutBack).fit({u"seats-drawn"_s, two, guild}));
    }

    void wrongValuesAreRefused() {
        const Operands& moved = operandsOf(ChangeKind::PlayerMoved);
        const Values right{two, two, none, ada, two};
        QVERIFY(moved.fit(right));
        QVERIFY(isRefused(moved, right, guild, 0));
        QVERIFY(isRefused(moved, right, ada, 1)); // a table has no name
        QVERIFY(isRefused(moved, right, two, 3));
        QVERIFY(!moved.fit({two, two, none, ada}));
        QVERIFY(!moved.fit({two, two, none, ada, two, two}));
        QVERIFY(!operandsOf(ChangeKind::SettingsChanged).fit({two}));
    }

    /// An old word stands at the kind that it means today.
    void oldWordsAreReadAsTheirKinds() {
        QCOMPARE(kindByWord(u"stage-seated"), ChangeKind::TablesDrawn);
        QCOMPARE(kindByWord(u"tables-drawn"), ChangeKind::TablesDrawn);
        const auto final = actByWord(u"final-seated", {});
        QVERIFY(final && operandsOf(final->kind).fit(final->operands));
        const auto corrected = actByWord(u"final-recorded", {ada});
        QVERIFY(corrected && corrected->kind == ChangeKind::ResultCorrected);
        QVERIFY(operandsOf(corrected->kind).fit(corrected->operands));
        QVERIFY(!kindByWord(u"final-forgotten"));
    }
};

} // namespace mentat::test::tst_operands

MENTAT_TEST(tst_operands, TestOperands, QCoreApplication)
#include "tst_operands.moc"
