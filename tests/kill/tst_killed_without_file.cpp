#include "tests/kill/desk_after_kill.h"
#include "tests/kill/marked_change.h"
#include "tests/kill/taken_away.h"
#include "tests/support/only_unix.h"
#include "tests/support/random_source.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_killed_without_file {

namespace {

/// What is wrong with what is left of a window that was killed after its file was taken away.
/// Empty: everything that it showed is in the file that it went on in.
QString wrongWithKept(const ScratchBook& scratch, const SaidState& said, const SaidState& next) {
    const QStringList kept = keptOf(scratch.path());
    if (kept.isEmpty())
        return u"nothing is kept"_s;
    const auto session = Session::open(kept.front(), Session::Access::Write, scratch.desk());
    if (!session)
        return u"%1 does not open: failure %2"_s.arg(kept.front()).arg(int(session.error().kind));
    return wrongAfter(**session, said, next);
}

} // namespace

/// The window's file is deleted, moved, replaced or written over in place while it works, and then
/// the window dies by SIGKILL: at any change that it does to the file in which it went on.
class TestKilledWithoutFile : public QObject {
    Q_OBJECT

private:
    const QString m_desk = QStringLiteral(MENTAT_DESK_VICTIM);
    const int m_killsOfEach = isSoak() ? 25 : 1;
    QByteArray m_foreign;
    int m_kills = 0;
    int m_killsOnceLost = 0;

    void putFiles(ScratchBook& scratch) const {
        writeBytes(scratch.path(), deskBook());
        writeBytes(foreignFor(scratch.path()), m_foreign);
        writeBytes(earlierFor(scratch.path()), deskBook());
    }
    [[nodiscard]] static QStringList arguments(const ScratchBook& scratch, Way way, Moment moment) {
        return {scratch.path(), QString::number(int(way)), QString::number(int(moment))};
    }
    void killOnce(Way way, Moment moment, int change, const std::vector<SaidState>& all) {
        ScratchBook scratch;
        putFiles(scratch);
        Victim victim(m_desk);
        victim.run(arguments(scratch, way, moment), {change, {}});
        ++m_kills;
        if (!victim.lines().contains("lost"))
            return; // it died before it had seen anything
        ++m_killsOnceLost;
        const auto said = saidBy(victim);
        const SaidState& next = all[std::min(said.size(), all.size() - 1)];
        const QString wrong = wrongWithKept(scratch, said.back(), next);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(isAsItCame(scratch.path(), way));
    }

private Q_SLOTS:
    void initTestCase() {
        ScratchBook other;
        other.create({documentToMark(6)});
        m_foreign = bytesOf(other.path());
    }

    void whatTheWindowShowedIsKept_data() {
        QTest::addColumn<int>("way");
        QTest::addColumn<int>("moment");
        for (const Way way : ways) {
            for (const Moment moment : moments) {
                // In the gate, each way and each moment once.
                const bool isOfGate = int(way) % int(moments.size()) == int(moment);
                if (takesSomething(way, moment) && (isSoak() || isOfGate))
                    QTest::addRow("%s %s", nameOf(way).constData(), nameOf(moment).constData())
                        << int(way) << int(moment);
            }
        }
    }

    void whatTheWindowShowedIsKept() {
        QFETCH(int, way);
        QFETCH(int, moment);
        ScratchBook scratch;
        putFiles(scratch);
        Victim survivor(m_desk);
        survivor.run(arguments(scratch, Way(way), Moment(moment)));
        QCOMPARE(survivor.exitCode(), 0);
        const auto all = saidBy(survivor);
        QVERIFY(!all.empty());
        QCOMPARE(wrongWithKept(scratch, all.back(), all.back()), QString());
        QVERIFY(isAsItCame(scratch.path(), Way(way)));
        RandomSource random(unsigned(way * 4 + moment));
        // Most of what it does to files comes after its file is gone.
        for (int kill = 0; kill < m_killsOfEach && !QTest::currentTestFailed(); ++kill)
            killOnce(Way(way), Moment(moment),
                     random.between(survivor.changes() / 2, survivor.changes()), all);
    }

    void halfOfThemDiedInTheRefuge() {
        MENTAT_ONLY_ON_UNIX(openFilesStay);
        qInfo("%d kills, %d once the file was known to be gone", m_kills, m_killsOnceLost);
        QVERIFY2(m_killsOnceLost * 2 >= m_kills, qPrintable(QString::number(m_killsOnceLost)));
    }

    // The planted faults: a file that is not there, and one that lacks the last change.
    void whatIsNotKeptIsNoticed() {
        MENTAT_ONLY_ON_UNIX(openFilesStay);
        ScratchBook scratch;
        putFiles(scratch);
        Victim victim(m_desk);
        victim.run(arguments(scratch, Way::Deleted, Moment::AfterChanges));
        const auto all = saidBy(victim);
        QCOMPARE(wrongWithKept(scratch, all.back(), all.back()), QString());
        SaidState more = all.back();
        ++more.rows;
        QVERIFY(!wrongWithKept(scratch, more, more).isEmpty());
        const QString kept = keptOf(scratch.path()).front();
        QVERIFY(QFile::remove(kept));
        QCOMPARE(wrongWithKept(scratch, all.back(), all.back()), u"nothing is kept"_s);
    }
};

} // namespace mentat::test::tst_killed_without_file

MENTAT_TEST(tst_killed_without_file, TestKilledWithoutFile, QCoreApplication)
#include "tst_killed_without_file.moc"
