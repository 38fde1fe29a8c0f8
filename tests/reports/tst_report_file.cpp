#include "model/failure_kind.h"
#include "reports/wording/wording.h"
#include "reports/writers/file_writing.h"
#include "reports/writers/report_folder.h"
#include "reports/writers/report_writer.h"
#include "tests/reports/sample_report.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_report_file {

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
}

ReportFiles filesOf(const QStringList& names, const std::vector<ReportKind>& kinds) {
    ReportFiles files;
    for (const QString& name : names)
        files.files.push_back({name, kinds, sampleReport()});
    return files;
}

/// While it stands the system takes this many bytes of a file and no more: a write is cut off, as
/// on a disk that fills up. (What it says of the rest is another word than that of a full disk.)
class ShortDisk {
public:
    explicit ShortDisk(rlim_t bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~ShortDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    ShortDisk(const ShortDisk&) = delete;
    ShortDisk& operator=(const ShortDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

QString saidOf(const Result<void>& done) {
    return done ? u"done"_s : Wording().failure(done.error());
}

} // namespace

class TestReportFile : public QObject {
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

    void aFileIsReplacedAsAWhole() {
        QVERIFY(writeReportFile(path(u"a.txt"_s), "old"));
        QVERIFY(writeReportFile(path(u"a.txt"_s), "new"));
        QCOMPARE(contentOf(path(u"a.txt"_s)), QByteArray("new"));
        QCOMPARE(entries(), QStringList{u"a.txt"_s});
    }

    void whatCannotBeWrittenIsSaid() {
        QVERIFY(QDir().mkdir(path(u"folder"_s)));
        for (const QString& wrong : {path(u"folder"_s), path(u"none/a.txt"_s), QString()}) {
            const auto done = writeReportFile(wrong, "x");
            QVERIFY(!done);
            QCOMPARE(done.error().kind, FailureKind::UnwritableFile);
            QCOMPARE(std::get<QString>(done.error().values.at(0)), wrong);
            QVERIFY(!std::get<QString>(done.error().values.at(1)).isEmpty());
        }
        QCOMPARE(entries(), QStringList{u"folder"_s});
    }

    void aFullDeviceIsSaidAndStaysADevice() {
        const auto done = writeReportFile(u"/dev/full"_s, "x");
        QVERIFY(!done);
        QCOMPARE(saidOf(done), u"There is no space left to write /dev/full. Free some space, or "_s
                               u"choose another place."_s);
        struct stat status {};
        QCOMPARE(stat("/dev/full", &status), 0);
        QVERIFY(S_ISCHR(status.st_mode));
        QVERIFY(writeReportFile(u"/dev/null"_s, "x"));
        QCOMPARE(stat("/dev/null", &status), 0);
        QVERIFY(S_ISCHR(status.st_mode));
    }

    void aLinkToAFullDeviceIsSaid() {
        QVERIFY(QFile::link(u"/dev/full"_s, path(u"a.csv"_s)));
        QCOMPARE(saidOf(writeReportFile(path(u"a.csv"_s), "x")),
                 u"There is no space left to write "_s + path(u"a.csv"_s)
                     + u". Free some space, or choose another place."_s);
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
        const QString said = u" cannot be written: File too large. Choose another place."_s;
        QVERIFY(writeReportFile(one, "old"));
        {
            const ShortDisk disk(4096);
            QCOMPARE(saidOf(writeReportFile(one, QByteArray(size, 'x'))), one + said);
            QCOMPARE(saidOf(writeWhole({{one, "new"}, {two, QByteArray(size, 'x')}},
                                       [] { return false; })),
                     two + said);
            QCOMPARE(saidOf(writeReportFile(two, QByteArray(4096, 'x'))), u"done"_s);
        }
        QCOMPARE(contentOf(one), QByteArray("old"));
        QCOMPARE(entries(), QStringList({u"one.csv"_s, u"two.csv"_s}));
    }

    void noReasonIsNone() {
        QFile file(path(u"a.csv"_s)); // was never opened, so nothing ever failed
        QCOMPARE(Wording().failure(writingFailure(file.fileName(), file)),
                 path(u"a.csv"_s) + u" cannot be written. Choose another place."_s);
    }

    void aWorkbookWithoutRoomIsSaid() {
        const ShortDisk disk(1000);
        const auto bytes = written(sampleReport(), ReportKind::Xlsx);
        QVERIFY(!bytes);
        const QString said = Wording().failure(bytes.error());
        QVERIFY2(said.endsWith(u"report.xlsx cannot be written: File too large. "
                               "Choose another place."_s),
                 qUtf8Printable(said));
    }

    void aFolderGetsItsFiles() {
        const auto names
            = writeReportFolder(path(u"deep/hand"_s),
                                filesOf({u"1 a"_s, u"2 b"_s}, {ReportKind::Text, ReportKind::Csv}));
        QVERIFY(names);
        QCOMPARE(*names, QStringList({u"1 a.txt"_s, u"1 a.csv"_s, u"2 b.txt"_s, u"2 b.csv"_s}));
        QCOMPARE(contentOf(path(u"deep/hand/1 a.txt"_s)),
                 *written(sampleReport(), ReportKind::Text));
    }

    void aFolderThatCannotBeWrittenLeavesNothing() {
        QVERIFY(writeReportFile(path(u"file"_s), "x"));
        const auto onFile
            = writeReportFolder(path(u"file"_s), filesOf({u"a"_s}, {ReportKind::Text}));
        QVERIFY(!onFile);
        QCOMPARE(onFile.error().kind, FailureKind::UnwritableFile);
        QCOMPARE(contentOf(path(u"file"_s)), QByteArray("x"));
        // The second of the files cannot be written: a folder has its name.
        QVERIFY(QDir().mkpath(path(u"hand/b.txt"_s)));
        QVERIFY(writeReportFile(path(u"hand/c.txt"_s), "old"));
        const auto second = writeReportFolder(
            path(u"hand"_s), filesOf({u"a"_s, u"b"_s, u"c"_s}, {ReportKind::Text}));
        QVERIFY(!second);
        QCOMPARE(QDir(path(u"hand"_s)).entryList(QDir::Files), QStringList{u"c.txt"_s});
        QCOMPARE(contentOf(path(u"hand/c.txt"_s)), QByteArray("old"));
    }
};

} // namespace mentat::test::tst_report_file

MENTAT_TEST(tst_report_file, TestReportFile, QCoreApplication)
#include "tst_report_file.moc"
