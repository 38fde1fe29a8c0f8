#include "reports/wording/wording.h"
#include "reports/writers/file_writing.h"
#include "reports/writers/report_writer.h"
#include "tests/reports/sample_report.h"
#include "tests/support/scratch_book.h"
#include "tests/support/sentences.h"
#include "tests/support/short_disk.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_report_without_space {

namespace {

QString saidOf(const Result<void>& done) {
    return done ? u"done"_s : Wording().failure(done.error());
}

} // namespace

/// A report for which there is no room, by what Unix has for it: a device that is always full, and
/// a limit to the length of a file.
class TestReportWithoutRoom : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList entries() const {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFullDeviceIsSaidAndStaysADevice() {
        const auto done = writeReportFile(u"/dev/full"_s, "x");
        QVERIFY(!done);
        QCOMPARE(saidOf(done), noSpaceSentence(u"/dev/full"_s));
        struct stat status {};
        QCOMPARE(stat("/dev/full", &status), 0);
        QVERIFY(S_ISCHR(status.st_mode));
        QVERIFY(writeReportFile(u"/dev/null"_s, "x"));
        QCOMPARE(stat("/dev/null", &status), 0);
        QVERIFY(S_ISCHR(status.st_mode));
    }

    void aLinkToAFullDeviceIsSaid() {
        QVERIFY(QFile::link(u"/dev/full"_s, path(u"a.csv"_s)));
        QCOMPARE(saidOf(writeReportFile(path(u"a.csv"_s), "x")), noSpaceSentence(path(u"a.csv"_s)));
    }

    // Small and large: what Qt keeps until the end, and what it hands over at once.
    void aDiskThatTakesAPartIsSaid_data() {
        QTest::addColumn<qsizetype>("size");
        QTest::newRow("kept until the end") << qsizetype(6'000);
        QTest::newRow("at once") << qsizetype(100'000);
    }
    void aDiskThatTakesAPartIsSaid() {
        QFETCH(const qsizetype, size);
        const QString one = path(u"one.csv"_s);
        const QString two = path(u"two.csv"_s);
        const auto said
            = [](const QString& path) { return unwritableSentence(path, u"File too large"_s); };
        QVERIFY(writeReportFile(one, "old"));
        {
            const ShortDisk disk(4096);
            QCOMPARE(saidOf(writeReportFile(one, QByteArray(size, 'x'))), said(one));
            QCOMPARE(saidOf(writeWhole({{one, "new"}, {two, QByteArray(size, 'x')}},
                                       [] { return false; })),
                     said(two));
            QCOMPARE(saidOf(writeReportFile(two, QByteArray(4096, 'x'))), u"done"_s);
        }
        QCOMPARE(bytesOf(one), QByteArray("old"));
        QCOMPARE(entries(), QStringList({u"one.csv"_s, u"two.csv"_s}));
    }

    void aWorkbookWithoutRoomIsSaid() {
        const ShortDisk disk(1000);
        const auto bytes = written(sampleReport(), ReportKind::Xlsx);
        QVERIFY(!bytes);
        const QString said = Wording().failure(bytes.error());
        QVERIFY2(said.endsWith(unwritableSentence(u"report.xlsx"_s, u"File too large"_s)),
                 qUtf8Printable(said));
    }
};

} // namespace mentat::test::tst_report_without_space

MENTAT_TEST(tst_report_without_space, TestReportWithoutRoom, QCoreApplication)
#include "tst_report_without_space.moc"
