#include "model/store/database.h"
#include "tests/cli/cli_support.h"
#include "tests/support/scratch_book.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_check {

namespace {

/// A game of four: too few, and Ada has more tokens than there are. What else is odd comes as keys
/// of the game.
QByteArray document(const QByteArray& more = {}) {
    return inJson("{'format':'mentat-event','version':1,'event':{'name':'Dune','year':2026,"
                  "'rules':'wbc-dune'},'players':[{'id':'p1','name':'Ada'},{'id':'p2','name':'Bo'},"
                  "{'id':'p3','name':'Cy'},{'id':'p4','name':'Di'}],'heats':[{'number':1,"
                  "'entrants':['p1','p2','p3','p4'],'games':[{'table':1,'minutes':90,'turns':4,"
                  "'ending':'concession','victory':'solo',"
                  + more
                  + "'seats':["
                    "{'seat':1,'player':'p1','faction':'atreides','winner':true,"
                    "'performancePoints':4,'strongholds':2,'tokens':21,'spice':1,'cards':1},"
                    "{'seat':2,'player':'p2','faction':'guild','performancePoints':2,"
                    "'strongholds':1,'tokens':9,'spice':3,'cards':2},"
                    "{'seat':3,'player':'p3','faction':'emperor','performancePoints':1,"
                    "'strongholds':1,'tokens':8,'spice':4,'cards':1},"
                    "{'seat':4,'player':'p4','faction':'fremen','performancePoints':0,"
                    "'strongholds':0,'tokens':7,'spice':5,'cards':0}]}]}]}");
}

const QByteArray tokens = "{'rule':'R10.23','where':'/heats/0/games/0/seats/0/tokens',"
                          "'text':'There are 21 tokens on the board, but a faction has 20'";
const QByteArray small = "{'rule':'R10.27','where':'/heats/0/games/0/seats',"
                         "'text':'This game has 4 players; 5 or 6 is the rule'";

} // namespace

/// R10 as the command tells it.
class TestCheck : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    void importEvent(const QByteArray& event) {
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, event);
    }
    [[nodiscard]] QByteArray json() {
        return fromJson(m_terminal->done({u"check"_s, m_file, u"--format"_s, u"json"_s}));
    }
    [[nodiscard]] QString formats() {
        return differenceOfFormats(*m_terminal, {u"check"_s, m_file}, Formats::Csv);
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"dune.mentat"_s);
    }

    void warnings() {
        importEvent(document());
        QCOMPARE(json(), "{'errors':[],'warnings':[" + small + "}," + tokens + "}]}");
        QCOMPARE(formats(), QString());
        QCOMPARE(QString::fromUtf8(m_terminal->done({u"check"_s, m_file})),
                 u"kind     rule    where                            text\n"
                 "warning  R10.27  /heats/0/games/0/seats           "
                 "This game has 4 players; 5 or 6 is the rule\n"
                 "warning  R10.23  /heats/0/games/0/seats/0/tokens  "
                 "There are 21 tokens on the board, but a faction has 20\n"_s);
    }

    void accepted() {
        importEvent(document("'accepted':[{'rule':'R10.23','reason':'counted twice'}],"));
        QCOMPARE(json(), "{'errors':[],'warnings':[" + small + "}],'accepted':[" + tokens
                             + ",'reason':'counted twice'}]}");
        QCOMPARE(formats(), QString());
        const auto table = QString::fromUtf8(m_terminal->done({u"check"_s, m_file}));
        QVERIFY(table.contains(u"accepted  R10.23"_s) && table.contains(u"counted twice"_s));
    }

    void acceptedWithoutAReason() {
        importEvent(document("'accepted':[{'rule':'R10.23'},{'rule':'R10.27'}],"));
        QCOMPARE(json(), "{'errors':[],'warnings':[],'accepted':[" + small + ",'reason':null},"
                             + tokens + ",'reason':null}]}");
        QCOMPARE(formats(), QString());
    }

    void voidGamesHaveNone() {
        importEvent(document("'void':true,"));
        QCOMPARE(json(), QByteArray("{'errors':[],'warnings':[]}"));
        QCOMPARE(formats(), QString());
        QCOMPARE(m_terminal->done({u"check"_s, m_file}), QByteArray("No errors, no warnings.\n"));
    }

    /// No program puts them into a file; another hand can.
    void errors() {
        importEvent(document());
        {
            Database database(m_file, Database::Access::ReadWrite);
            database.run(u"UPDATE round_game SET turns = 11"_s);
            database.run(u"UPDATE round_seat SET faction = 'atreides' WHERE number = 3"_s);
        }
        const Outcome outcome = m_terminal->run({u"check"_s, m_file, u"--format"_s, u"json"_s});
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(fromJson(outcome.out),
                 QByteArray("{'errors':[{'rule':'R10.4','where':'/heats/0/games/0/turns','text':"
                            "'Turns must be 0 (a concession) or from 1 to 10, not 11'},"
                            "{'rule':'R10.3','where':'/heats/0/games/0/seats/2/faction','text':"
                            "'"
                            + sideTwiceSentence(Faction::Atreides).toUtf8()
                            + "'}],'warnings':[]}"));
    }

    // What is left of a damaged file passes, and the file stays as it was.
    void whatIsRecoveredHasNone() {
        importEvent(playedDocument());
        const QString recovered = m_terminal->path(u"recovered.mentat"_s);
        qint64 page = 0;
        {
            Database database(m_file, Database::Access::ReadOnly);
            page = std::get<qint64>(
                database.single(u"SELECT rootpage FROM sqlite_master WHERE name = 'round_seat'"_s));
        }
        QByteArray bytes = bytesOf(m_file);
        bytes.replace((page - 1) * 4096, 4096, QByteArray(4096, '\0'));
        writeBytes(m_file, bytes);
        QCOMPARE(m_terminal->run({u"check"_s, m_file}).code, 3);
        const QStringList recover{u"recover"_s, m_file, u"--to"_s, recovered};
        const QByteArray said
            = fromJson(m_terminal->done(recover + QStringList{u"--format"_s, u"json"_s}));
        QVERIFY2(said.contains("'whole':false,'backup':null"), said.constData());
        QVERIFY2(said.contains("{'kind':'lost','table':'round_seat','key':'1, heat, 1, 1, 1'}"),
                 said.constData());
        QCOMPARE(bytesOf(m_file), bytes);
        QCOMPARE(m_terminal->run({u"check"_s, recovered}).code, 0);
        QCOMPARE(faultOfRefusal(m_terminal->run(recover), ExitCode::FileFailed), QString());
        QCOMPARE(faultOfRefusal(m_terminal->run({u"recover"_s, m_file, u"--to"_s, u"-"_s}),
                                ExitCode::WrongUsage),
                 QString());
        QVERIFY(QFile::remove(recovered));
        const QString table = QString::fromUtf8(m_terminal->done(recover));
        QVERIFY2(table.contains(u"lost  round_seat  1, heat, 1, 1, 1"_s), qPrintable(table));
    }

    void theSmallEventHasNone() {
        importEvent(playedDocument());
        QCOMPARE(json(), QByteArray("{'errors':[],'warnings':[]}"));
    }

    void eventsOfOtherRulesHaveNone() {
        importEvent(stormDocument());
        QCOMPARE(json(), QByteArray("{'errors':[],'warnings':[]}"));
    }

    void aSummaryIsRefused() {
        importEvent(document());
        importEvent(summaryDocument(u"Dune"_s, {2018}));
        const Outcome outcome = m_terminal->run({u"check"_s, m_file, u"--event"_s, u"Dune 2018"_s});
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
    }
};

} // namespace mentat::test::tst_check

MENTAT_TEST(tst_check, TestCheck, QCoreApplication)

#include "tst_check.moc"
