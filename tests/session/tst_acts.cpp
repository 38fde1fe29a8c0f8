#include "model/store/database.h"
#include "tests/session/acts_run.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_acts {

namespace {

const QString folder = QStringLiteral(MENTAT_SOURCE_DIR "/tests/session/acts/");

std::vector<ActsFile> filesIn(const QString& path) {
    std::vector<ActsFile> files;
    const QStringList names = QDir(path).entryList({u"*.acts"_s}, QDir::Files, QDir::Name);
    for (const QString& name : names)
        files.push_back(readActsFile(path + name));
    return files;
}

/// The numbers of the lines that complaints are about.
std::vector<int> linesOf(const QStringList& complaints) {
    std::vector<int> lines;
    for (const QString& complaint : complaints)
        lines.push_back(complaint.section(u':', 1, 1).toInt());
    std::ranges::sort(lines);
    return lines;
}

const ActsTest& testNamed(const ActsFile& file, const QString& name) {
    return *std::ranges::find(file.tests, name, &ActsTest::name);
}

} // namespace

/// Acts of a session as texts (tests/session/acts/README.md).
class TestActs : public QObject {
    Q_OBJECT

private:
    TestDisk m_disk; // nothing of this is about the disk: it need not be waited for
    const std::vector<ActsFile> m_files = filesIn(folder);

private Q_SLOTS:
    void eachFileIsReadable() {
        QVERIFY(!m_files.empty());
        for (const ActsFile& file : m_files) {
            for (const ActsLine& fault : file.faults)
                QFAIL(qPrintable(
                    u"%1:%2: %3"_s.arg(file.name, QString::number(fault.number), fault.text)));
        }
    }

    void acts_data() {
        QTest::addColumn<size_t>("file");
        QTest::addColumn<size_t>("test");
        for (size_t file = 0; file < m_files.size(); ++file) {
            const auto& tests = m_files[file].tests;
            for (size_t test = 0; test < tests.size(); ++test) {
                const QString name = m_files[file].name + u": "_s + tests[test].name;
                QTest::newRow(qPrintable(name)) << file << test;
            }
        }
    }
    void acts() {
        QFETCH(const size_t, file);
        QFETCH(const size_t, test);
        const QStringList complaints
            = complaintsAbout(m_files[file].name, m_files[file].tests[test]);
        QVERIFY2(complaints.isEmpty(), qPrintable(u"\n"_s + complaints.join(u'\n')));
    }

    // The planted faults: each wrong line is named, and no other.
    void wrongLinesAreNamed_data() {
        QTest::addColumn<QString>("name");
        for (const ActsFile& file : filesIn(folder + u"planted/"_s))
            QTest::newRow(qPrintable(file.name)) << file.name;
    }
    void wrongLinesAreNamed() {
        QFETCH(const QString, name);
        const ActsFile file = readActsFile(folder + u"planted/"_s + name);
        std::vector<int> found;
        for (const ActsLine& fault : file.faults)
            found.push_back(fault.number);
        for (const ActsTest& test : file.tests) {
            const auto lines = linesOf(complaintsAbout(file.name, test));
            QVERIFY2(!lines.empty(), qPrintable(test.name));
            found.insert(found.end(), lines.begin(), lines.end());
        }
        std::ranges::sort(found);
        QVERIFY(!file.planted.empty());
        QCOMPARE(found, file.planted);
    }

    void aComplaintSaysWhatWasExpectedAndWhatCame() {
        const ActsFile file = readActsFile(folder + u"planted/expectations.acts"_s);
        const ActsTest& test = testNamed(file, u"a wrong sentence"_s);
        QCOMPARE(complaintsAbout(file.name, test).value(0),
                 u"expectations.acts:%1: expected: journal Ada checked in to heat 2; "
                 "came: Ada checked in to heat 1"_s.arg(test.line + 3));
    }

    // What no line can plant: a journal that lies, a file that holds something else.
    void whatUndoAndTheFileLoseIsNoticed() {
        const ActsFile file = readActsFile(folder + u"check_in.acts"_s);
        const ActsTest& test = testNamed(file, u"a player's home is corrected"_s);
        QCOMPARE(complaintsAbout(file.name, test), QStringList());
        const auto complaintWith = [&](const char* statement, bool whenOver) {
            const auto run = [&](const QString& path, bool isOver) {
                if (isOver == whenOver) {
                    Database database(path, Database::Access::ReadWrite);
                    database.run(QString::fromLatin1(statement));
                }
            };
            return complaintsAbout(file.name, test, run).join(u'\n');
        };
        const QString lies = complaintWith(
            "UPDATE journal SET content = replace(content, 'Ohio', 'Utah') "
            "WHERE id = (SELECT max(id) FROM journal) AND content LIKE '%Iowa%'",
            false);
        QVERIFY2(lies.contains(u"undo gives back what was there"_s), qPrintable(lies));
        const QString loses
            = complaintWith("UPDATE player SET name = 'Nobody' WHERE id = 'p2'", true);
        QVERIFY2(loses.contains(u"a file that holds what memory holds"_s), qPrintable(loses));
    }
};

} // namespace mentat::test::tst_acts

MENTAT_TEST(tst_acts, TestActs, QCoreApplication)
#include "tst_acts.moc"
