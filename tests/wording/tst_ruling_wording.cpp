#include "model/changes/change_kind.h"
#include "reports/wording/wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruling_wording {

/// What the journal says of rulings, with and without a question.
class TestRulingWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void journal_data() {
        QTest::addColumn<ChangeKind>("kind");
        QTest::addColumn<QString>("about");
        QTest::addColumn<QString>("expected");
        using enum ChangeKind;
        const QString storm = u"Ship into the storm?"_s;
        QTest::newRow("recorded") << RulingRecorded << storm
                                  << u"Ruling recorded: Ship into the storm?"_s;
        QTest::newRow("changed") << RulingChanged << storm
                                 << u"Ruling changed: Ship into the storm?"_s;
        QTest::newRow("withdrawn")
            << RulingWithdrawn << storm << u"Ruling withdrawn: Ship into the storm?"_s;
        QTest::newRow("nameless") << RulingRecorded << QString() << u"Ruling recorded"_s;
        QTest::newRow("nameless, changed") << RulingChanged << QString() << u"Ruling changed"_s;
        QTest::newRow("nameless, withdrawn")
            << RulingWithdrawn << QString() << u"Ruling withdrawn"_s;
    }

    void journal() {
        QFETCH(ChangeKind, kind);
        QFETCH(QString, about);
        QFETCH(QString, expected);
        QCOMPARE(Wording().journal(kind, {about}), expected);
    }
};

} // namespace mentat::test::tst_ruling_wording

MENTAT_TEST(tst_ruling_wording, TestRulingWording, QCoreApplication)
#include "tst_ruling_wording.moc"
