#include "reports/wording/dune/sheet_wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_beyond_wording {

/// What the board cannot hold, as the sheet says it.
class TestBeyondWording : public QObject {
    Q_OBJECT

private:
    static QString text(BeyondKind kind, qint64 value, qint64 limit,
                        std::optional<Turns> turns = Turns(7)) {
        return beyondText(Language(), {kind, size_t{0}, value, limit}, turns);
    }

private Q_SLOTS:
    void eachKindHasItsUnits() {
        QCOMPARE(text(BeyondKind::Points, 67, 49), u"PP 33.5, but 7 turns give at most 24.5"_s);
        QCOMPARE(text(BeyondKind::PointsTogether, 71, 70, std::nullopt),
                 u"All PP add up to 35.5, but all turns give at most 35.0"_s);
        QCOMPARE(text(BeyondKind::Strongholds, 6, 5), u"6 strongholds, but the board has 5"_s);
        QCOMPARE(text(BeyondKind::StrongholdsAtOnce, 6, 5),
                 u"Together they hold 6 strongholds, but the board has 5"_s);
        QCOMPARE(text(BeyondKind::Tokens, 40, 20), u"40 tokens, but a faction has 20"_s);
        QCOMPARE(text(BeyondKind::Spice, 300, 228),
                 u"300 spice, but the desert rarely gives 228 in 7 turns"_s);
        QCOMPARE(text(BeyondKind::Length, 646, 300),
                 u"That is 10 h 46 min of play, but the heat has 5 h"_s);
    }
};

} // namespace mentat::test::tst_beyond_wording

MENTAT_TEST(tst_beyond_wording, TestBeyondWording, QCoreApplication)
#include "tst_beyond_wording.moc"
