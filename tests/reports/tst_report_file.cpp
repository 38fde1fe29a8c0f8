#include "model/failure_kind.h"
#include "reports/wording/wording.h"
#include "reports/writers/file_writing.h"
#include "reports/writers/report_writer.h"
#include "tests/reports/sample_report.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

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

    void noReasonIsNone() {
        QFile file(path(u"a.csv"_s)); // was never opened, so nothing ever failed
        QCOMPARE(Wording().failure(writingFailure(file.fileName(), file)),
                 path(u"a.csv"_s) + u" cannot be written. Choose another place."_s);
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
