#include "model/failure_kind.h"
#include "model/protected_file.h"
#include "reports/writers/file_writing.h"
#include "tests/cli/cli_support.h"
#include "tests/support/only_unix.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_protected_files {

namespace {

void hardLink(const QString& to, const QString& name) {
    std::filesystem::create_hard_link(to.toStdString(), name.toStdString());
}

} // namespace

/// Whatever a person names for something to be written to: an event file stays what it is.
class TestProtectedFiles : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    [[nodiscard]] QString path(const QString& name) const { return m_terminal->path(name); }
    Outcome report(const QString& output) {
        return m_terminal->run({u"report"_s, m_file, u"--report"_s, u"standings"_s, u"--as"_s,
                                u"csv"_s, u"--output"_s, output});
    }
    [[nodiscard]] static bool namesTheEventFile(const Outcome& outcome, const QString& name) {
        return outcome.err
               == (name
                   + u" is an event file or belongs to one, and is never overwritten. "
                     "Choose another name; nothing was written.\n"_s)
                      .toUtf8();
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = path(u"dune.mentat"_s);
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, playedDocument());
        QVERIFY(QDir().mkdir(path(u"other"_s)));
        const QByteArray bytes = bytesOf(m_file);
        writeBytes(path(u"backup"_s), bytes); // whatever it is called
        QByteArray broken = bytes;
        broken.replace(0, 100, QByteArray(100, '\0'));
        writeBytes(path(u"broken.mentat"_s), broken);
        QVERIFY(QFile::link(m_file, path(u"link.csv"_s)));
        QVERIFY(QFile::link(path(u"link.csv"_s), path(u"second.csv"_s)));
        QVERIFY(QFile::link(m_file + u"-journal"_s, path(u"dangling.csv"_s)));
        QVERIFY(QFile::link(m_terminal->folder(), path(u"other/way"_s)));
        hardLink(m_file, path(u"hard.csv"_s));
        writeBytes(m_file + u"-wal"_s, {});
        const auto practice = path(u"practice"_s);
        writeBytes(practice, bytes);
        auto session = Session::open(practice, Session::Access::Write, m_terminal->desk());
        QVERIFY(session && (*session)->markAsPractice());
    }

    void noReportIsWrittenOverOne_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name :
             {u"dune.mentat"_s, u"./dune.mentat"_s, u"other/../dune.mentat"_s, u"link.csv"_s,
              u"second.csv"_s, u"hard.csv"_s, u"other/way/dune.mentat"_s, u"backup"_s,
              u"practice"_s, u"broken.mentat"_s, u"dune.mentat-wal"_s, u"dune.mentat-shm"_s,
              u"dune.mentat-journal"_s, u"dune.mentat-lock"_s, u"backup-lock"_s,
              u"broken.mentat-journal"_s, u"dangling.csv"_s, u"other/way/dune.mentat-shm"_s,
              u"link.csv-lock"_s})
            QTest::addRow("%s", qUtf8Printable(name)) << name;
    }
    void noReportIsWrittenOverOne() {
        QFETCH(QString, name);
        static const QStringList linked{u"link.csv"_s, u"second.csv"_s, u"dangling.csv"_s,
                                        u"link.csv-lock"_s};
        if (linked.contains(name) || name.startsWith(u"other/way"_s)) {
            MENTAT_ONLY_ON_UNIX(fewMayLink);
        }
        const FolderContent before = m_terminal->content();
        const Outcome refused = report(path(name));
        QCOMPARE(faultOfRefusal(refused, ExitCode::WrongRequest), QString());
        QVERIFY2(namesTheEventFile(refused, path(name)), refused.err.constData());
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    void otherFilesAreReplaced() {
        writeBytes(path(u"other.db"_s), QByteArray("SQLite format 3\0", 16) + QByteArray(84, 'x'));
        writeBytes(path(u"short"_s), QByteArray("SQLite format 3\0", 16));
        const Outcome standings = report(u"-"_s);
        QCOMPARE(standings.code, 0);
        writeBytes(path(u"a.txt"_s), "x");
        for (const QString& name : {u"other.db"_s, u"short"_s, u"a.txt"_s, u"a.txt-wal"_s,
                                    u"none-lock"_s, u"new.csv"_s}) {
            QVERIFY(!belongsToEventFile(path(name)));
            QCOMPARE(report(path(name)).code, 0);
            QCOMPARE(bytesOf(path(name)), standings.out);
        }
    }

    // All or none: what stands before the one that may not be written is not written either.
    void noFileOfAFolderIsWrittenOverOne() {
        const QStringList typed{u"report"_s,  m_file,        u"--report"_s,
                                u"hand-in"_s, u"--output"_s, path(u"folder"_s)};
        m_terminal->done(typed);
        const QStringList made = QDir(path(u"folder"_s)).entryList(QDir::Files, QDir::Name);
        QVERIFY(made.size() > 1);
        const QString last = path(u"folder/"_s) + made.back();
        QVERIFY(QFile::remove(last));
        hardLink(m_file, last);
        for (const QString& name : made.first(made.size() - 1))
            writeBytes(path(u"folder/"_s) + name, "before");
        const FolderContent before = contentOf(path(u"folder"_s));
        const Outcome refused = m_terminal->run(typed);
        QCOMPARE(faultOfRefusal(refused, ExitCode::WrongRequest), QString());
        QVERIFY2(namesTheEventFile(refused, last), refused.err.constData());
        QCOMPARE(differenceOf(before, contentOf(path(u"folder"_s))), QString());
    }

    void noPageIsWrittenOverOne() {
        MENTAT_ONLY_ON_UNIX(fewMayLink);
        QVERIFY(QDir().mkdir(path(u"pages"_s)));
        QVERIFY(QFile::link(m_file, path(u"pages/index.html"_s)));
        const FolderContent before = m_terminal->content();
        const Outcome refused
            = m_terminal->run({u"publish"_s, m_file, u"--to"_s, path(u"pages"_s)});
        QCOMPARE(faultOfRefusal(refused, ExitCode::WrongRequest), QString());
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    // The writers of the window go through these two.
    void bothWritersRefuse() {
        for (const QString& name : {m_file, path(u"hard.csv"_s), path(u"dune.mentat-shm"_s)}) {
            const auto one = writeReportFile(name, "x");
            QVERIFY(!one);
            QCOMPARE(one.error().kind, FailureKind::IsEventFile);
            const auto all
                = writeWhole({{path(u"first"_s), "x"}, {name, "x"}}, [] { return false; });
            QVERIFY(!all);
            QCOMPARE(all.error().kind, FailureKind::IsEventFile);
            QVERIFY(!QFile::exists(path(u"first"_s)));
        }
    }

    void noNewEventFileComesToStandBesideOne() {
        for (const QString& suffix : {u"-journal"_s, u"-shm"_s, u"-lock"_s}) {
            const QString name = m_file + suffix;
            const FolderContent before = m_terminal->content();
            for (const QStringList& typed :
                 {QStringList{u"import"_s, name, u"--document"_s, u"-"_s},
                  QStringList{u"import-players"_s, name, u"--csv"_s, u"-"_s},
                  QStringList{u"recover"_s, m_file, u"--to"_s, name}}) {
                const QByteArray input = typed.at(3) == u"-"_s && typed.at(2) == u"--csv"_s
                                             ? "name\nAda\n"_ba
                                             : eventDocument(u"Dune"_s, 2027);
                const Outcome refused = m_terminal->run(typed, input);
                QCOMPARE(faultOfRefusal(refused, ExitCode::WrongRequest), QString());
                QVERIFY2(namesTheEventFile(refused, name), refused.err.constData());
                QCOMPARE(differenceOf(before, m_terminal->content()), QString());
            }
        }
    }

    void whatStandsThereIsNoNewEventFile() {
        writeBytes(path(u"a.txt"_s), "x");
        for (const QString& name : {m_file, path(u"link.csv"_s), path(u"a.txt"_s)}) {
            const FolderContent before = m_terminal->content();
            const Outcome refused = m_terminal->run({u"recover"_s, m_file, u"--to"_s, name});
            QCOMPARE(faultOfRefusal(refused, ExitCode::FileFailed), QString());
            QCOMPARE(differenceOf(before, m_terminal->content()), QString());
        }
        const FolderContent before = m_terminal->content();
        const Outcome refused
            = m_terminal->run({u"import"_s, path(u"a.txt"_s), u"--document"_s, u"-"_s},
                              eventDocument(u"Dune"_s, 2027));
        QCOMPARE(faultOfRefusal(refused, ExitCode::FileFailed), QString());
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }
};

} // namespace mentat::test::tst_protected_files

MENTAT_TEST(tst_protected_files, TestProtectedFiles, QGuiApplication)
#include "tst_protected_files.moc"
