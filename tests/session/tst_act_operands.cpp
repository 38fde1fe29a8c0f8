#include "app/session/acts.h"
#include "tests/session/session_test.h"
#include "tests/support/random_changes.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_act_operands {

namespace {

/// A row that has no operand where the kind has some, and one where it has none.
constexpr Operands noneAtAll{};
constexpr Operands aNumber{Operand::Number};

const Operands& spoiledRow(ChangeKind kind) {
    if (kind == ChangeKind::PlayerAdded || kind == ChangeKind::SettingsChanged)
        return aNumber;
    return kind == ChangeKind::TablesDrawn ? noneAtAll : operandsOf(kind);
}

QByteArray playedDocument(unsigned seed) {
    raw::RandomDocumentOptions options;
    options.players = 30;
    options.rules = seed % 3 == 0 ? u"eye-of-the-storm"_s : u"wbc-dune"_s;
    return raw::randomDocument(seed, options);
}

} // namespace

/// What an act of the journal names is what the row of its kind says: sentences are made of it, and
/// a journal is read by it. Acts that are not drawn at random are looked at when the file of their
/// test is closed (SessionTest).
class TestActOperands : public SessionTest {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { closeFile(); }

    // All kinds that are wrong in one failure.
    void randomActsFitTheirRows() {
        OperandMisfits misfits;
        const unsigned seeds = isSoak() ? 100 : 9;
        for (unsigned seed = 1; seed <= seeds; ++seed) {
            RandomSource random(seed + 9000);
            openFileWith({playedDocument(seed)});
            performRandomChanges(*m_session, random, 200);
            misfits.look(*m_session);
        }
        QVERIFY(misfits.looked() >= seeds * 200);
        QVERIFY2(misfits.text().isEmpty(), qPrintable(misfits.text()));
    }

    // The planted fault: rows that say something else. Each is named, and no other.
    void everyWrongRowIsNamed() {
        OperandMisfits spoiled(spoiledRow);
        for (unsigned seed = 1; seed <= 40 && spoiled.kinds().size() < 3; ++seed) {
            RandomSource random(seed);
            openFileWith({playedDocument(seed)});
            performRandomChanges(*m_session, random, 100);
            spoiled.look(*m_session);
        }
        QCOMPARE(spoiled.kinds(), (std::vector{ChangeKind::SettingsChanged, ChangeKind::PlayerAdded,
                                               ChangeKind::TablesDrawn}));
        const QStringList lines = spoiled.text().split(u'\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0], u"settings-changed: nothing; its row: nothing"_s);
        QVERIFY2(lines[1].startsWith(u"player-added: “"_s) && lines[1].endsWith(u"row: Name"_s),
                 qPrintable(lines[1]));
        QVERIFY2(lines[2].endsWith(u"; its row: Round, Number"_s), qPrintable(lines[2]));
    }

    // Operands of another kind, too many, too few.
    void wrongOperandsAreNamed() {
        OperandMisfits misfits;
        misfits.look(ChangeKind::PlayerAdded, {u"Ada"_s});
        QCOMPARE(misfits.text(), QString());
        misfits.look(ChangeKind::PlayersMerged, {u"Ada"_s});
        misfits.look(ChangeKind::PlayersMerged, {}); // the first one is told
        misfits.look(ChangeKind::AwardDecided, {u"guild"_s});
        misfits.look(ChangeKind::SettingsChanged, {qint64(2), Faction::Guild});
        QCOMPARE(misfits.text(), u"settings-changed: 2, guild; its row: nothing\n"
                                 "players-merged: “Ada”; its row: Name, Name\n"
                                 "award-decided: “guild”; its row: OfSide"_s);
    }

    // What was reverted is told by the sentence of its kind.
    void aRevertedActNamesWhatItsKindDoes() {
        openFileWith({raw::randomDocument(10, {.players = 12, .isOpen = true})});
        Player player = event().players.front();
        player.whereabouts = u"bar"_s;
        const auto change = changePlayer(m_session->book(), event(), player);
        QVERIFY(change && m_session->perform(id(), *change));
        QVERIFY(m_session->putBack((*m_session->undoEntry())->id));
        OperandMisfits misfits;
        misfits.look(*m_session);
        QCOMPARE(misfits.text(), QString());
        misfits.look(ChangeKind::PutBack, {u"player-changed"_s, qint64(3)});
        QCOMPARE(misfits.text(), u"put-back: “player-changed”, 3; its row: Word, Opt, Any, More"_s);
        OperandMisfits unknown;
        unknown.look(ChangeKind::PutBack, {u"forgotten"_s});
        QCOMPARE(unknown.kinds(), std::vector{ChangeKind::PutBack});
    }
};

} // namespace mentat::test::tst_act_operands

MENTAT_TEST(tst_act_operands, TestActOperands, QCoreApplication)
#include "tst_act_operands.moc"
