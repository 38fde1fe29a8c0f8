#include "model/document/bytes/csv.h"
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

namespace mentat::test::tst_ruleset_reports_command {

/// Reports and pages of an event in heats by a ruleset, from outside.
class TestRulesetReportsCommand : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    [[nodiscard]] QString path(const QString& name) const { return m_terminal->path(name); }
    QByteArray printed(const QString& report, const QString& kind) {
        return m_terminal->done(
            {u"report"_s, m_file, u"--report"_s, report, u"--as"_s, kind, u"--output"_s, u"-"_s});
    }
    QJsonDocument answered(const QStringList& typed) {
        return QJsonDocument::fromJson(m_terminal->done(typed + QStringList{u"--format=json"_s}));
    }
    std::vector<QStringList> csvOf(const QString& report) {
        const auto rows = readCsv(printed(report, u"csv"_s));
        std::vector<QStringList> all;
        for (const auto& row : rows.value())
            all.push_back(QStringList(row.fields.begin(), row.fields.end()));
        return all;
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = path(u"islands.mentat"_s);
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, rulesetDocument());
    }

    void theListHasThoseThatApply() {
        QStringList listed = reportsListed(*m_terminal, m_file);
        QStringList said = reportsOfPage(u"by a ruleset"_s);
        QVERIFY(listed.indexOf(u"finalists"_s) < listed.indexOf(u"bracket"_s));
        listed.sort();
        said.sort();
        QCOMPARE(listed, said);
        QVERIFY(listed.size() > 15);
        QVERIFY(!listed.contains(u"awards"_s));
        const Outcome none = m_terminal->run(
            {u"report"_s, m_file, u"--report"_s, u"awards"_s, u"--output"_s, path(u"a.txt"_s)});
        QCOMPARE(faultOfRefusal(none, ExitCode::WrongRequest), QString());
    }

    /// What stands on paper is what the command answers.
    void standingsAreThoseOfTheCommand() {
        const auto rows = csvOf(u"standings"_s);
        const QJsonArray answer = answered({u"standings"_s, m_file}).array();
        QCOMPARE(rows.size(), static_cast<size_t>(answer.size()) + 1);
        QCOMPARE(rows[0], (QStringList{u"rank"_s, u"name"_s, u"wins"_s, u"score"_s, u"status"_s}));
        for (qsizetype i = 0; i < answer.size(); ++i) {
            const QStringList& row = rows[static_cast<size_t>(i) + 1];
            const QJsonObject object = answer[i].toObject();
            QCOMPARE(row[0].toInt(), object[u"rank"_s].toInt());
            QCOMPARE(row[1], object[u"name"_s].toString());
            for (qsizetype key = 0; key < 2; ++key) {
                const QString value
                    = object[u"values"_s].toArray()[key].toObject()[u"value"_s].toString();
                const QStringList parts = value.split(u'/');
                QCOMPARE(row[2 + key].toDouble(),
                         parts[0].toDouble() / (parts.size() > 1 ? parts[1].toDouble() : 1));
            }
            QCOMPARE(row[4] == u"qualifies"_s, object[u"status"_s].toString() == u"qualifier"_s);
        }
        QCOMPARE(rows[2][1], u"Player 5"_s); // one win, 9.5
    }

    void placesAndLaurelsAreThoseOfTheFinal() {
        const auto rows = csvOf(u"placements"_s);
        QCOMPARE(rows.size(), size_t(5));
        QCOMPARE(rows[1], (QStringList{u"1"_s, u"Player 5"_s, u"Final"_s, u"30"_s, u"yes"_s}));
        QCOMPARE(rows[4][3], u"9"_s);
    }

    // What a heat has on paper a final has too, of its own players alone.
    void papersOfARoundAreItsOwn_data() {
        QTest::addColumn<QString>("report");
        for (const auto& report : {u"tables-by-name"_s, u"tables-by-table"_s, u"seat-cards"_s,
                                   u"score-sheets"_s, u"results"_s})
            QTest::newRow(qPrintable(report)) << report;
    }
    void papersOfARoundAreItsOwn() {
        QFETCH(const QString, report);
        const auto textOf = [&](const QString& option, const QString& round) {
            return m_terminal->done({u"report"_s, m_file, u"--report"_s, report, option, round,
                                     u"--as"_s, u"txt"_s, u"--output"_s, u"-"_s});
        };
        const QByteArray ofFinal = textOf(u"--stage"_s, u"Final"_s);
        const QByteArray ofHeat = textOf(u"--heat"_s, u"1"_s);
        QVERIFY2(ofFinal.contains("Final") && !ofFinal.contains("Heat 1"), ofFinal.constData());
        QVERIFY2(ofHeat.contains("Heat 1") && !ofHeat.contains("Final"), ofHeat.constData());
        QVERIFY(ofFinal.contains("Player 5") && ofHeat.contains("Player 5"));
        QVERIFY(ofHeat.contains("Player 8")); // who is in no final
        QVERIFY2(!ofFinal.contains("Player 8"), ofFinal.constData());
    }

    void theEmergencyPackIsOfTheRoundAskedFor() {
        const QString folder = path(u"pack"_s);
        m_terminal->done({u"report"_s, m_file, u"--report"_s, u"emergency-pack"_s, u"--stage"_s,
                          u"Final"_s, u"--output"_s, folder});
        QVERIFY(QDir(folder).entryList(QDir::Files).contains(u"2 tables.pdf"_s));
        const Outcome none
            = m_terminal->run({u"report"_s, m_file, u"--report"_s, u"emergency-pack"_s,
                               u"--stage"_s, u"Quarterfinal"_s, u"--output"_s, path(u"none"_s)});
        QCOMPARE(faultOfRefusal(none, ExitCode::WrongRequest), QString());
    }

    void theHandInIsWritten() {
        const QString folder = path(u"hand"_s);
        const QJsonObject answer
            = answered({u"report"_s, m_file, u"--report"_s, u"hand-in"_s, u"--output"_s, folder})
                  .object();
        QCOMPARE(answer[u"files"_s].toArray().size(), 4);
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 4);
        const QStringList homes
            = answer[u"stillEmpty"_s].toVariant().toStringList().filter(u"Hometown missing"_s);
        QCOMPARE(homes.size(), 1);
        QVERIFY2(homes.first().contains(u"Player 1"_s), qPrintable(homes.first()));
    }

    void thePagesArePublished() {
        const QJsonObject answer
            = answered({u"publish"_s, m_file, u"--to"_s, path(u"pages"_s)}).object();
        QCOMPARE(answer[u"written"_s].toVariant().toStringList(),
                 QStringList({u"places.html"_s, u"heat-1.html"_s, u"standings.html"_s,
                              u"line-up.html"_s, u"bracket.html"_s, u"index.html"_s}));
        for (const QString& name : QDir(path(u"pages"_s)).entryList(QDir::Files))
            QVERIFY2(!bytesOf(path(u"pages/"_s + name)).contains("PHONE"), qPrintable(name));
        QVERIFY(printed(u"call-list"_s, u"txt"_s).contains("There is no one to call"));
    }
};

} // namespace mentat::test::tst_ruleset_reports_command

MENTAT_TEST(tst_ruleset_reports_command, TestRulesetReportsCommand, QGuiApplication)
#include "tst_ruleset_reports_command.moc"
