#include "model/changes/change_kind.h"
#include "model/changes/journal.h"
#include "tests/support/raw/random_draw.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_undo_order {

namespace {

constexpr ChangeKind plain = ChangeKind::PlayerAdded;
using Ids = std::vector<qint64>;

JournalMark done(qint64 id, ChangeKind kind = plain) {
    return {JournalId(id), kind, JournalRole::Done, {}};
}
JournalMark undone(qint64 id, qint64 target) {
    return {JournalId(id), plain, JournalRole::Undone, JournalId(target)};
}
JournalMark redone(qint64 id, qint64 target) {
    return {JournalId(id), plain, JournalRole::Redone, JournalId(target)};
}

qint64 numberOf(std::optional<JournalId> id) {
    return id ? id->number() : 0;
}

/// What undo and redo would take next; 0: nothing.
std::pair<qint64, qint64> nextOf(const std::vector<JournalMark>& marks) {
    const UndoOrder order(marks);
    return {numberOf(order.nextUndo()), numberOf(order.nextRedo())};
}

/// An editor as everyone knows it: acts in a row, and a place between them.
class Editor {
public:
    void act(qint64 id) {
        m_acts.resize(m_place);
        m_acts.push_back(id);
        ++m_place;
    }
    void barrier() {
        m_acts.clear();
        m_place = 0;
    }
    qint64 undo() { return m_acts[--m_place]; }
    qint64 redo() { return m_acts[m_place++]; }
    [[nodiscard]] qint64 nextUndo() const { return m_place == 0 ? 0 : m_acts[m_place - 1]; }
    [[nodiscard]] qint64 nextRedo() const { return m_place == m_acts.size() ? 0 : m_acts[m_place]; }

private:
    Ids m_acts;
    size_t m_place = 0;
};

/// Plays a day at the desk; returns the step at which the two disagree. Without the marks of
/// redoing, they must.
std::optional<int> disagreement(quint32 seed, bool withRedone) {
    raw::Draw draw(seed);
    Editor editor;
    UndoOrder order;
    for (int step = 1; step <= 200; ++step) {
        if (editor.nextUndo() != 0 && draw.chance(40)) {
            order.add(undone(step, editor.undo()));
        } else if (editor.nextRedo() != 0 && draw.chance(50)) {
            const JournalMark mark = redone(step, editor.redo());
            if (withRedone)
                order.add(mark);
        } else if (draw.chance(4)) {
            order.add(done(step, ChangeKind::EventReplaced));
            editor.barrier();
        } else {
            order.add(done(step));
            editor.act(step);
        }
        if (numberOf(order.nextUndo()) != editor.nextUndo()
            || numberOf(order.nextRedo()) != editor.nextRedo())
            return step;
    }
    return std::nullopt;
}

} // namespace

class TestUndoOrder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingToBeginWith() {
        const UndoOrder order;
        QVERIFY(!order.nextUndo());
        QVERIFY(!order.nextRedo());
        QVERIFY(!order.barrier());
    }

    void sequences() {
        using Next = std::pair<qint64, qint64>;
        QCOMPARE(nextOf({done(1)}), Next(1, 0));
        QCOMPARE(nextOf({done(1), done(2)}), Next(2, 0));
        QCOMPARE(nextOf({done(1), done(2), undone(3, 2)}), Next(1, 2));
        QCOMPARE(nextOf({done(1), done(2), undone(3, 2), undone(4, 1)}), Next(0, 1));
        QCOMPARE(nextOf({done(1), done(2), undone(3, 2), undone(4, 1), redone(5, 1)}), Next(1, 2));
        QCOMPARE(nextOf({done(1), undone(2, 1), redone(3, 1), undone(4, 1)}), Next(0, 1));
        // A new act puts an end to what could be done again.
        QCOMPARE(nextOf({done(1), done(2), undone(3, 2), done(4)}), Next(4, 0));
        QCOMPARE(nextOf({done(1), done(2), undone(3, 2), done(4), undone(5, 4)}), Next(1, 4));
    }

    void undoStopsAtBarriers() {
        using Next = std::pair<qint64, qint64>;
        const std::vector<JournalMark> marks{done(1), done(2, ChangeKind::EventImported), done(3),
                                             undone(4, 3)};
        QCOMPARE(nextOf({marks[0], marks[1]}), Next(0, 0));
        QCOMPARE(nextOf({marks[0], marks[1], marks[2]}), Next(3, 0));
        QCOMPARE(nextOf(marks), Next(0, 3));
        QCOMPARE(UndoOrder(marks).barrier(), ChangeKind::EventImported);
        // Nor is anything done again over one.
        QCOMPARE(nextOf({done(1), undone(2, 1), done(3, ChangeKind::PeopleImported)}), Next(0, 0));
        const UndoOrder two(
            {done(1, ChangeKind::EventImported), done(2), done(3, ChangeKind::EventClosed)});
        QCOMPARE(two.barrier(), ChangeKind::EventClosed);
    }

    // ARCHITECTURE.md names the acts that undo stops at.
    void barriersAreThoseOfTheArchitecture() {
        const std::vector<ChangeKind> barriers{
            ChangeKind::EventImported, ChangeKind::EventReplaced,  ChangeKind::SummariesImported,
            ChangeKind::EventAdded,    ChangeKind::PeopleImported, ChangeKind::FileMigrated,
            ChangeKind::EventClosed,   ChangeKind::PersonRemoved,  ChangeKind::FileRestored,
            ChangeKind::FileRecovered};
        for (const auto& entry : idTable(ChangeKind{})) {
            const bool expected
                = std::find(barriers.begin(), barriers.end(), entry.value) != barriers.end();
            QVERIFY2(isUndoBarrier(entry.value) == expected, entry.id.data());
        }
    }

    void behavesLikeAnEditor() {
        for (quint32 seed = 1; seed <= 300; ++seed) {
            const auto step = disagreement(seed, true);
            QVERIFY2(!step, qPrintable(u"seed %1, step %2"_s.arg(seed).arg(step.value_or(0))));
        }
    }

    void forgottenMarkIsNoticed() {
        for (quint32 seed = 1; seed <= 20; ++seed)
            QVERIFY2(disagreement(seed, false), qPrintable(u"seed %1"_s.arg(seed)));
    }
};

} // namespace mentat::test::tst_undo_order

MENTAT_TEST(tst_undo_order, TestUndoOrder, QCoreApplication)
#include "tst_undo_order.moc"
