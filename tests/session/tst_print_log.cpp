#include "app/session/acts.h"
#include "model/failure_kind.h"
#include "model/store/database.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_print_log {

namespace {

/// Fails every statement that writes, as a full disk would.
class FullDisk final : public StatementWatch {
public:
    bool isFull = false;
    void aboutToRun(const QString& sql) override {
        if (isFull && sql.startsWith(u"INSERT"))
            throw StoreError(FailureKind::DiskFull, {u"book"_s});
    }
};

} // namespace

/// What was printed: kept in the event file, beside the event.
class TestPrintLog : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    FullDisk m_disk;
    std::unique_ptr<Session> m_session;

    [[nodiscard]] EventId id() { return m_session->book().events.front().id; }
    [[nodiscard]] PrintedReport standings() {
        return {.event = id(),
                .report = u"standings"_s,
                .pages = 2,
                .to = PrintedTo::File,
                .place = u"/media/stick/Größe.pdf"_s,
                .fingerprint = u"ab12"_s};
    }
    [[nodiscard]] PrintedReport tables() {
        return {.event = id(),
                .report = u"tables-by-name"_s,
                .round = HeatNumber(2),
                .place = u"Laser"_s,
                .fingerprint = u"cd34"_s};
    }

    [[nodiscard]] PrintedReport tablesOfFinal() {
        PrintedReport printed = tables();
        printed.round = RoundId(finalName());
        return printed;
    }

private Q_SLOTS:
    void init() {
        m_session.reset();
        m_disk.isFull = false;
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create({raw::randomDocument(5)});
        m_session = m_scratch->open(Session::Access::Write, {&m_disk, nullptr});
    }

    void itIsKeptWithTimeAndPlace() {
        QVERIFY(m_session->printLog().empty());
        QSignalSpy told(m_session.get(), &Session::printLogChanged);
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(13, 5, 7, 250), Qt::UTC));
        QVERIFY(m_session->notePrinted({standings(), tables(), tablesOfFinal()}));
        QCOMPARE(told.count(), 1);
        PrintedReport first = standings();
        PrintedReport second = tables();
        PrintedReport third = tablesOfFinal();
        first.time = second.time = third.time = m_scratch->clock().nowUtc();
        const std::vector<PrintedReport> expected{first, second, third};
        QVERIFY(m_session->printLog() == expected);
        m_session.reset();
        QVERIFY(m_scratch->open(Session::Access::Read)->printLog() == expected);
        QVERIFY(m_scratch->open()->printLog() == expected);
    }

    void itIsNoChangeOfTheEvent() {
        const QByteArray before = exported(m_session->book());
        const auto rows = m_session->journalMarks()->size();
        const auto undo = m_session->undoEntry();
        QSignalSpy changes(m_session.get(), &Session::eventChanged);
        QVERIFY(m_session->notePrinted({standings()}));
        QCOMPARE(changes.count(), 0);
        QCOMPARE(exported(m_session->book()), before);
        QCOMPARE(m_session->journalMarks()->size(), rows);
        QCOMPARE(m_session->undoEntry()->has_value(), undo->has_value());
    }

    void undoLeavesItAlone() {
        Ruling ruling;
        ruling.answer = u"yes"_s;
        QVERIFY(m_session->perform(id(),
                                   *recordRuling(m_session->book().events.front().event, ruling)));
        QVERIFY(m_session->notePrinted({standings()}));
        QVERIFY(m_session->undo());
        QCOMPARE(m_session->printLog().size(), size_t(1));
    }

    void whatIsOnPaperOutlivesTheEventItWasMadeOf() {
        QVERIFY(m_session->notePrinted({standings()}));
        const Event again = m_session->book().events.front().event;
        const EventId replaced = *m_session->importEvent(again, ImportMode::Replace);
        QCOMPARE(replaced, id());
        QCOMPARE(m_session->printLog().size(), size_t(1));
        m_session.reset();
        QCOMPARE(m_scratch->open()->printLog().size(), size_t(1));
    }

    void aReaderRefusesAndFollows() {
        const auto reader = m_scratch->open(Session::Access::Read);
        QCOMPARE(reader->notePrinted({standings()}).error().kind, FailureKind::ReadOnly);
        QVERIFY(reader->printLog().empty());
        QVERIFY(m_session->notePrinted({standings()}));
        QVERIFY(*reader->catchUp());
        QCOMPARE(reader->printLog().size(), size_t(1));
    }

    void nothingOfAnUnknownEventIsKept() {
        PrintedReport stranger = standings();
        stranger.event = EventId(id().number() + 1);
        QCOMPARE(m_session->notePrinted({standings(), stranger}).error().kind,
                 FailureKind::UnknownEvent);
        QVERIFY(m_session->printLog().empty());
    }

    void aFailedWriteLeavesNoTrace() {
        QSignalSpy told(m_session.get(), &Session::printLogChanged);
        m_disk.isFull = true;
        QCOMPARE(m_session->notePrinted({standings(), tables()}).error().kind,
                 FailureKind::DiskFull);
        m_disk.isFull = false;
        QVERIFY(m_session->printLog().empty());
        QCOMPARE(told.count(), 0);
        m_session.reset();
        QVERIFY(m_scratch->open()->printLog().empty());
    }

    void aDamagedRowIsNotGuessedAt_data() {
        QTest::addColumn<QString>("damage");
        QTest::newRow("time") << u"UPDATE printed SET time = 'yesterday'"_s;
        QTest::newRow("heat") << u"UPDATE printed SET heat = -3"_s;
    }
    void aDamagedRowIsNotGuessedAt() {
        QFETCH(QString, damage);
        QVERIFY(m_session->notePrinted({standings()}));
        m_session.reset();
        {
            Database database(m_scratch->path(), Database::Access::ReadWrite);
            database.run(damage);
        }
        const auto refused
            = Session::open(m_scratch->path(), Session::Access::Read, m_scratch->desk());
        QCOMPARE(refused.error().kind, FailureKind::DamagedFile);
    }
};

} // namespace mentat::test::tst_print_log

MENTAT_TEST(tst_print_log, TestPrintLog, QCoreApplication)
#include "tst_print_log.moc"
