#include "tests/cli/cli_support.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_publish {

class TestPublish : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    [[nodiscard]] QString path(const QString& name) const { return m_terminal->path(name); }
    [[nodiscard]] QStringList typed(const QStringList& more = {}) const {
        return QStringList{u"publish"_s, m_file, u"--to"_s, path(u"pages"_s)} + more;
    }
    QJsonObject published(const QStringList& more = {}) {
        return QJsonDocument::fromJson(
                   m_terminal->done(typed(more + QStringList{u"--format=json"_s})))
            .object();
    }
    [[nodiscard]] QStringList pages() const {
        return QDir(path(u"pages"_s)).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = path(u"dune.mentat"_s);
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, playedDocument());
    }

    void theFolderIsMadeAndBroughtUpToDate() {
        const QJsonObject first = published();
        QCOMPARE(first.keys(),
                 QStringList({u"folder"_s, u"removed"_s, u"unchanged"_s, u"written"_s}));
        QCOMPARE(first.value(u"folder"_s).toString(), path(u"pages"_s));
        QCOMPARE(
            first.value(u"written"_s).toVariant().toStringList(),
            QStringList({u"heat-2.html"_s, u"heat-1.html"_s, u"standings.html"_s, u"race.html"_s,
                         u"awards.html"_s, u"line-up.html"_s, u"places.html"_s, u"index.html"_s}));
        QCOMPARE(first.value(u"unchanged"_s).toInt(), 0);
        QCOMPARE(pages().size(), 8);
        const QJsonObject second = published({u"--address"_s, u"https://example.org/dune/"_s});
        QCOMPARE(second.value(u"written"_s).toVariant().toStringList(),
                 QStringList({u"qr.html"_s, u"index.html"_s}));
        QCOMPARE(second.value(u"unchanged"_s).toInt(), 7);
        const QJsonObject third = published();
        QCOMPARE(third.value(u"removed"_s).toVariant().toStringList(), QStringList{u"qr.html"_s});
    }

    // A file to practice with: what it makes says so, and nothing of it is published.
    void practiceLeavesNoFile() {
        auto session = Session::open(m_file, Session::Access::Write, m_terminal->desk());
        QVERIFY(session && (*session)->markAsPractice());
        session->reset();
        const Outcome refused = m_terminal->run(typed());
        QCOMPARE(faultOfRefusal(refused, ExitCode::WrongRequest), QString());
        QVERIFY(refused.err.contains("only for practice"));
        QVERIFY(!QDir(path(u"pages"_s)).exists());
        QVERIFY(m_terminal->done({u"export"_s, m_file}).contains(" (practice)\""));
        QVERIFY(m_terminal
                    ->done({u"report"_s, m_file, u"--report"_s, u"standings"_s, u"--as"_s, u"csv"_s,
                            u"--output"_s, u"-"_s})
                    .startsWith("\xEF\xBB\xBFPractice: nothing here counts\r\n"));
    }

    void allFormatsSayTheSame() {
        published();
        QCOMPARE(differenceOfFormats(*m_terminal, typed(), Formats::Csv), QString());
        QCOMPARE(m_terminal->done(typed()), QByteArray("unchanged  8\n"));
        QCOMPARE(m_terminal->done(typed({u"--address"_s, u"https://example.org/"_s})),
                 QByteArray("written    qr.html\nwritten    index.html\nunchanged  7\n"));
    }

    void theEventIsChosen() {
        const QString storm = u"Storm"_s;
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, stormDocument());
        published({u"--event"_s, u"Dune"_s});
        QVERIFY(pages().contains(u"standings.html"_s));
        // The folder then is the other event's.
        const QByteArray said = m_terminal->done(typed({u"--event"_s, storm})); // not silently
        QVERIFY2(said.startsWith("replaced   the pages of Dune 2025\n"), said.constData());
        QCOMPARE(pages(), QStringList({u"index.html"_s, u"ranking.html"_s}));
    }

    void theFileIsOnlyRead() {
        const QByteArray before = bytesOf(m_file);
        published();
        QCOMPARE(bytesOf(m_file), before);
    }

    void whatCannotBeWrittenIsSaid_data() {
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("said");
        QTest::newRow("a file") << u"dune.mentat"_s
                                << u"dune.mentat cannot be written: it is a file"_s;
        QTest::newRow("below a file") << u"dune.mentat/pages"_s << u"cannot be written"_s;
        QTest::newRow("another's pages") << u"club"_s << u"it was not made by Mentat"_s;
    }
    void whatCannotBeWrittenIsSaid() {
        QFETCH(const QString, to);
        QFETCH(const QString, said);
        QVERIFY(QDir().mkdir(path(u"club"_s)));
        m_terminal->put(u"club/index.html"_s, "<title>Club</title>");
        const FolderContent before = m_terminal->content();
        const Outcome outcome = m_terminal->run({u"publish"_s, m_file, u"--to"_s, path(to)});
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
        QVERIFY2(outcome.err.contains(said.toUtf8()), outcome.err.constData());
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
        QCOMPARE(QDir(path(u"club"_s)).entryList(QDir::Files), QStringList{u"index.html"_s});
    }

    void anUnknownEventIsSaid() {
        QCOMPARE(faultOfRefusal(m_terminal->run(typed({u"--event"_s, u"Chess"_s})),
                                ExitCode::WrongRequest),
                 QString());
        QVERIFY(!QDir(path(u"pages"_s)).exists());
    }

    void anEventFileThatIsNoneIsSaid() {
        m_terminal->put(u"no.mentat"_s, "no event file");
        const Outcome outcome
            = m_terminal->run({u"publish"_s, path(u"no.mentat"_s), u"--to"_s, path(u"pages"_s)});
        QCOMPARE(faultOfRefusal(outcome, ExitCode::FileFailed), QString());
        QVERIFY(!QDir(path(u"pages"_s)).exists());
    }

    void wrongUsageIsSaid_data() {
        QTest::addColumn<QStringList>("more");
        const QStringList to{u"--to"_s, u"pages"_s};
        QTest::newRow("no folder") << QStringList{};
        QTest::newRow("empty folder") << QStringList{u"--to="_s};
        QTest::newRow("standard output") << QStringList{u"--to"_s, u"-"_s};
        for (const QString& address :
             {u"example.org"_s, u"ftp://example.org"_s, u"https://gm:secret@example.org/"_s})
            QTest::newRow(qPrintable(address)) << (to + QStringList{u"--address"_s, address});
        QTest::newRow("empty address") << (to + QStringList{u"--address="_s});
    }
    void wrongUsageIsSaid() {
        QFETCH(const QStringList, more);
        const FolderContent before = m_terminal->content();
        const Outcome outcome = m_terminal->run(QStringList{u"publish"_s, m_file} + more);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongUsage), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }
};

} // namespace mentat::test::tst_publish

MENTAT_TEST(tst_publish, TestPublish, QGuiApplication)
#include "tst_publish.moc"
