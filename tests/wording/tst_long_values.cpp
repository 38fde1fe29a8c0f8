#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "reports/wording/wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_long_values {

namespace {

// What is left of a longer one.
const QString begin(120, u'b');
const QString end(79, u'e');

QString saidOfPlayer(const QString& id) {
    return Wording().failure({FailureKind::UnknownPlayer, {id}, {}});
}

QString sentenceWith(const QString& shown) {
    return u"No player of the event has the id \""_s + shown + u"\"."_s;
}

} // namespace

/// A document or an argument can hold megabytes in one value; a sentence is a line.
class TestLongValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void upTo200AllIsShown() {
        const QString longest = begin + u'x' + end;
        QCOMPARE(longest.size(), 200);
        QCOMPARE(saidOfPlayer(longest), sentenceWith(longest));
    }

    void aLongerOneLacksItsMiddle() {
        QCOMPARE(saidOfPlayer(begin + u"xx"_s + end), sentenceWith(begin + u'…' + end));
        QCOMPARE(saidOfPlayer(begin + QString(20'000, u'x') + end),
                 sentenceWith(begin + u'…' + end));
    }

    // Of a path the name of the file is what is looked for.
    void aPathKeepsItsName() {
        const QString folder = u'/' + QString(300, u'd');
        const QString said = Wording().failure(
            {FailureKind::FileMissing, {QString(folder + u"/dune.mentat"_s)}, {}});
        QVERIFY2(said.contains(u"ddd/dune.mentat does not exist."_s), qPrintable(said));
        QVERIFY(said.size() < 260);
    }

    // A die is two code units, which stay together or go together.
    void noCharacterIsCutInTwo() {
        const QString die = u"\U0001F3B2"_s;
        QCOMPARE(saidOfPlayer(begin.chopped(1) + die + u"yy"_s + die + end.chopped(1)),
                 sentenceWith(begin.chopped(1) + u'…' + end.chopped(1)));
    }

    // As a line has it, a line break is two characters: what is cut is what would be shown.
    void whatIsShownCounts() {
        const QString said = saidOfPlayer(QString(200, u'\n'));
        QCOMPARE(said.size(), sentenceWith({}).size() + 200);
        QVERIFY(said.contains(u'…'));
    }

    void eachOfSeveralIsCut() {
        QCOMPARE(Wording().failure({FailureKind::AmbiguousEvent,
                                    {u"Dune"_s, QString(201, u'a'), QString(201, u'b')},
                                    {}}),
                 u"\"Dune\" matches several events: "_s + QString(120, u'a') + u'…'
                     + QString(79, u'a') + u", "_s + QString(120, u'b') + u'…' + QString(79, u'b')
                     + u". Give the name and year, or the number."_s);
    }

    void whatIsPossibleIsNeverCut() {
        const QString words = QStringList(40, u"harkonnen"_s).join(u", "_s);
        QCOMPARE(Wording().finding({FindingKind::UnknownWord, {}, {QString(300, u'x'), words}, {}}),
                 u"\""_s + QString(59, u'x') + u"…\" is not valid here; use one of "_s + words);
    }

    // Where it stands is for programs, and whole.
    void aPlaceIsNeverCut() {
        const Pointer where = Pointer().key(QString(20'000, u'k'));
        const QString said
            = Wording().problem({FindingKind::UnknownPlayer, where, {QString(20'000, u'x')}, {}});
        QVERIFY(said.startsWith(where.text() + u": "_s));
        QVERIFY(said.size() < where.text().size() + 400);
    }
};

} // namespace mentat::test::tst_long_values

MENTAT_TEST(tst_long_values, TestLongValues, QCoreApplication)
#include "tst_long_values.moc"
