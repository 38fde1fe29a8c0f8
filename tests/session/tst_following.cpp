#include "app/session/acts.h"
#include "model/failure_kind.h"
#include "model/store/migrations.h"
#include "tests/kill/marked_change.h"
#include "tests/support/patience.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_following {

namespace {

/// Makes statements fail from when it is told to.
class Switch final : public StatementWatch {
public:
    bool fails = false;
    void aboutToRun(const QString& sql) override {
        if (fails && sql.contains(u"journal"))
            throw StoreError(FailureKind::ReadFailed, {u"book"_s});
    }
};

Change answer(const Event& event, const QString& text) {
    Ruling ruling;
    ruling.answer = text;
    return *recordRuling(event, ruling);
}

} // namespace

/// A session that reads what another one, or another program, writes.
class TestFollowing : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;

    static Result<void> rule(Session& session, const QString& text) {
        const BookEvent& entry = session.book().events.front();
        return session.perform(entry.id, answer(entry.event, text));
    }

private Q_SLOTS:
    void init() {
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create({documentToMark(12)});
    }

    void aReaderTakesInWhatWasWritten() {
        auto reader = m_scratch->open(Session::Access::Read);
        auto writer = m_scratch->open();
        QSignalSpy reset(reader.get(), &Session::bookReset);
        QCOMPARE(*reader->catchUp(), false);
        QVERIFY(rule(*writer, u"one"_s));
        QVERIFY(rule(*writer, u"two"_s));
        QVERIFY(writer->saveDraft(writer->book().events.front().id, u"final"_s, u"{}"_s));
        QVERIFY(exported(reader->book()) != exported(writer->book()));
        QCOMPARE(*reader->catchUp(), true);
        QCOMPARE(reset.count(), 1);
        QCOMPARE(exported(reader->book()), exported(writer->book()));
        QCOMPARE(reader->drafts().size(), size_t(1));
        QCOMPARE((**reader->undoEntry()).id, (**writer->undoEntry()).id);
        QCOMPARE(*reader->catchUp(), false);
        QCOMPARE(reset.count(), 1);
    }

    void aReaderFollowsAcrossTheWritersComingAndGoing() {
        auto reader = m_scratch->open(Session::Access::Read);
        for (const QString& text : {u"one"_s, u"two"_s, u"three"_s}) {
            auto writer = m_scratch->open();
            QVERIFY(rule(*writer, text));
            QCOMPARE(*reader->catchUp(), true);
            QCOMPARE(exported(reader->book()), exported(writer->book()));
            writer.reset();
            QVERIFY(reader->catchUp());
            QCOMPARE(*reader->book().events.front().event.rulings.back().answer, text);
        }
    }

    void aWriterHasNothingToCatchUpWith() {
        auto writer = m_scratch->open();
        QVERIFY(rule(*writer, u"one"_s));
        QCOMPARE(*writer->catchUp(), false);
        QVERIFY(!writer->otherWriter());
    }

    void whoWritesIsKnownWhileTheyDo() {
        const auto reader = m_scratch->open(Session::Access::Read);
        QVERIFY(!reader->otherWriter());
        auto writer = m_scratch->open();
        const auto other = reader->otherWriter();
        QVERIFY(other);
        QCOMPARE(other->host, u"laptop"_s);
        QCOMPARE(other->user, u"anna"_s);
        QCOMPARE(other->since, m_scratch->clock().nowUtc());
        writer.reset();
        QVERIFY(!reader->otherWriter());
        // what a program left that died while it wrote
        writeBytes(m_scratch->path() + u"-lock"_s, R"({"host":"old","user":"gone","since":""})");
        QVERIFY(!reader->otherWriter());
    }

    void whatCannotBeReadLeavesTheBookAndIsTriedAgain() {
        Switch broken;
        auto reader = m_scratch->open(Session::Access::Read, {&broken, nullptr});
        auto writer = m_scratch->open();
        QVERIFY(rule(*writer, u"one"_s));
        const QByteArray before = exported(reader->book());
        QSignalSpy reset(reader.get(), &Session::bookReset);
        broken.fails = true;
        QCOMPARE(reader->catchUp().error().kind, FailureKind::ReadFailed);
        QCOMPARE(exported(reader->book()), before);
        QCOMPARE(reset.count(), 0);
        broken.fails = false;
        QCOMPARE(*reader->catchUp(), true);
        QCOMPARE(exported(reader->book()), exported(writer->book()));
    }

    // A file of an older version is read through a copy of it; the file itself is what is followed.
    void aReaderOfAnOlderFileSeesItBroughtUpToDate() {
        std::vector<Migration> newer = migrations();
        newer.push_back({latestVersion(newer) + 1,
                         u"one more"_s,
                         {u"CREATE TABLE further (number INTEGER)"_s}});
        auto reader = m_scratch->open(Session::Access::Read, {nullptr, &newer});
        QCOMPARE(*reader->catchUp(), false);
        {
            auto writer = m_scratch->open();
            QVERIFY(rule(*writer, u"by the older program"_s));
            QCOMPARE(*reader->catchUp(), true);
            QCOMPARE(exported(reader->book()), exported(writer->book()));
        }
        auto writer = m_scratch->open(Session::Access::Write, {nullptr, &newer});
        QVERIFY(rule(*writer, u"by the newer one"_s));
        QCOMPARE(*reader->catchUp(), true);
        QCOMPARE(exported(reader->book()), exported(writer->book()));
        QCOMPARE(*reader->catchUp(), false);
    }

    void anotherProgramIsFollowedAndNeverHalf() {
        auto reader = m_scratch->open(Session::Access::Read);
        QProcess program;
        program.start(QStringLiteral(MENTAT_TEST_WRITER), {m_scratch->path()});
        QVERIFY(program.waitForReadyRead(patience));
        const auto other = reader->otherWriter();
        QVERIFY(other);
        QCOMPARE(other->host, u"host"_s);
        int mark = 0;
        for (int takenIn = 0; takenIn < 10;) {
            const auto caughtUp = reader->catchUp();
            QVERIFY(caughtUp);
            if (!*caughtUp)
                continue;
            ++takenIn;
            const auto now = markOf(reader->book().events.front().event);
            QVERIFY(now);
            // what is written between looking and reading is looked at twice, never missed
            QVERIFY(*now >= mark);
            mark = *now;
        }
        QVERIFY(mark > 1);
        program.kill();
        program.waitForFinished(patience);
        QVERIFY(!reader->otherWriter());
        QVERIFY(reader->catchUp());
        const QByteArray said = program.readAllStandardOutput();
        const QByteArray last = said.left(said.lastIndexOf('\n')).split('\n').last();
        QVERIFY(*markOf(reader->book().events.front().event) >= last.toInt());
    }
};

} // namespace mentat::test::tst_following

MENTAT_TEST(tst_following, TestFollowing, QCoreApplication)
#include "tst_following.moc"
