#include "tests/cli/cli_support.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_import_games {

namespace {

const QByteArray games = "year,heat,table,player,faction,winner,victory,turns\n"
                         "2001,1,1,Ada Byron,emperor,yes,solo,7\n2001,1,1,Bo,guild,,,\n"
                         "2001,final,,Ada Byron,emperor,yes,solo,7\n"
                         "2002,1,1,ADA BYRON,fremen,yes,solo,5\n2002,1,2,Cy,fremen,yes,solo,5\n";

} // namespace

/// `import-games`, as somebody at a terminal meets it.
class TestImportGames : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    Outcome bring(const QByteArray& csv, const QStringList& more = {}) {
        return m_terminal->run(
            QStringList{u"import-games"_s, m_file, u"--csv"_s, u"-"_s, u"--format"_s, u"json"_s}
                + more,
            csv);
    }
    QByteArray events() {
        return fromJson(m_terminal->done({u"events"_s, m_file, u"--format"_s, u"json"_s}));
    }
    void refuses(const QByteArray& csv, const QStringList& lines, const QStringList& more = {}) {
        const auto before = m_terminal->content();
        const Outcome outcome = bring(csv, more);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QCOMPARE(outcome.errorLines(), lines);
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"dune.mentat"_s);
    }

    void yearsComeInWithTheirNumbers() {
        const Outcome made = bring(games);
        QCOMPARE(made.code, 0);
        QCOMPARE(made.err, QByteArray());
        const QByteArray rows = "[{'event':1,'name':'Dune','year':2001,'players':2,'games':1},"
                                "{'event':2,'name':'Dune','year':2002,'players':2,'games':2}]";
        QCOMPARE(fromJson(made.out), rows);
        QCOMPARE(events(), rows);
        const QByteArray places
            = m_terminal->done({u"placements"_s, m_file, u"--event"_s, u"Dune 2001"_s});
        QVERIFY(places.contains("p1"));
        const QByteArray standings = m_terminal->done(
            {u"standings"_s, m_file, u"--event"_s, u"1"_s, u"--format"_s, u"csv"_s});
        QVERIFY(standings.contains("1,p1,Ada Byron,1.5"));
    }

    void theFormatsSayTheSame() {
        const QString csv = m_terminal->put(u"games.csv"_s, games);
        QCOMPARE(differenceOfFormats(*m_terminal,
                                     {u"import-games"_s, m_file, u"--csv"_s, csv, u"--dry-run"_s}),
                 QString());
    }

    void aDryRunWritesNothing() {
        const Outcome tried = bring(games, {u"--dry-run"_s});
        QCOMPARE(tried.code, 0);
        QVERIFY(fromJson(tried.out).startsWith("[{'event':null,'name':'Dune','year':2001,"));
        QVERIFY(!QFile::exists(m_file));
        QCOMPARE(bring(games).code, 0);
        const auto before = m_terminal->content();
        refuses(
            games,
            {u"Dune 2001 is already in the file. Replace it, or add this one as a new event."_s,
             u"Dune 2002 is already in the file. Replace it, or add this one as a new event."_s},
            {u"--dry-run"_s});
        QCOMPARE(bring(games, {u"--dry-run"_s, u"--replace"_s}).code, 0);
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    void whatIsThereIsRefusedReplacedOrKept() {
        QCOMPARE(bring(games).code, 0);
        const QByteArray once = events();
        // One year of two is there: neither comes in.
        const QByteArray another = QByteArray(games).replace("2001", "1999");
        QCOMPARE(faultOfRefusal(bring(another), ExitCode::WrongRequest), QString());
        QCOMPARE(events(), once);
        QCOMPARE(bring(games, {u"--replace"_s}).code, 0);
        QCOMPARE(events(), once);
        const Outcome kept = bring(games, {u"--as-new"_s});
        QVERIFY(fromJson(kept.out).startsWith("[{'event':3,"));
        QCOMPARE(events().count("'event'"), 4);
        QCOMPARE(bring(games, {u"--as-new"_s, u"--replace"_s}).code, 2);
    }

    void everyProblemAtItsCell() {
        refuses(
            "year,heat,table,player,faction,winner,victory,turns\n"
            "2001,1,1,Ada,smurfs,,,\n2001,1,1,Bo,guild,yes,solo,12\n"
            "2001,1,2,Bo,guild,,alliance,7\n",
            {u"line 2, column 5 (faction): \"smurfs\" is not valid here; use one of "_s
             u"atreides, bene-gesserit, emperor, fremen, guild, harkonnen, ixian, tleilaxu, "_s
             u"choam, richese, ecaz, moritani (R10.1)"_s,
             u"line 3, column 8 (turns): 12 turns is more than the usual limit of 10; if "_s
             u"the limit was higher that year, add a column \"turn limit\" with 12 in it "_s
             u"(R10.4)"_s,
             u"line 4, column 4 (player): "_s + inTwoGamesSentence(u"Bo"_s, 1, 1) + u" (R10.2)"_s,
             u"line 4, column 7 (victory): There is a victory but no winner; the winners must "
             "be marked (R10.5)"_s});
        refuses("player\nAda\n", {u"line 1: There is no column \"year\"; add it (R10.1)"_s,
                                  u"line 1: There is no column \"heat\"; add it (R10.1)"_s,
                                  u"line 1: There is no column \"table\"; add it (R10.1)"_s});
    }

    void ofManyProblemsTheFirstHundredAndACount() {
        QByteArray csv = "year,heat,table,player\n";
        for (int i = 0; i < 137; ++i)
            csv += "x,1,1,A\n";
        const Outcome outcome = bring(csv);
        QCOMPARE(outcome.errorLines().size(), 101);
        QCOMPARE(outcome.errorLines().back(), u"37 more problems"_s);
    }

    void whatIsNoList() {
        QCOMPARE(faultOfRefusal(bring(""), ExitCode::WrongRequest), QString());
        QCOMPARE(faultOfRefusal(bring("year,\"heat"), ExitCode::WrongRequest), QString());
        QCOMPARE(
            faultOfRefusal(m_terminal->run({u"import-games"_s, m_file, u"--csv"_s, u"none.csv"_s}),
                           ExitCode::WrongRequest),
            QString());
        m_terminal->put(u"dune.mentat"_s, "no event file");
        QCOMPARE(faultOfRefusal(bring(games), ExitCode::FileFailed), QString());
        QCOMPARE(faultOfRefusal(bring(games, {u"--dry-run"_s}), ExitCode::FileFailed), QString());
    }
};

} // namespace mentat::test::tst_import_games

MENTAT_TEST(tst_import_games, TestImportGames, QCoreApplication)
#include "tst_import_games.moc"
