#include "model/document/bytes/csv.h"
#include "reports/reports_kind.h"
#include "tests/cli/cli_support.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_report {

class TestReport : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    [[nodiscard]] QString path(const QString& name) const { return m_terminal->path(name); }
    [[nodiscard]] QStringList typed(const QString& report, const QStringList& more) const {
        return QStringList{u"report"_s, m_file, u"--report"_s, report} + more;
    }
    Outcome run(const QString& report, const QStringList& more) {
        return m_terminal->run(typed(report, more));
    }
    QByteArray printed(const QString& report, const QString& kind) {
        return m_terminal->done(typed(report, {u"--as"_s, kind, u"--output"_s, u"-"_s}));
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = path(u"dune.mentat"_s);
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, playedDocument());
    }

    void theListTellsAllReports() {
        const QJsonArray rows = QJsonDocument::fromJson(m_terminal->done({u"report"_s, u"--list"_s,
                                                                          u"--format=json"_s}))
                                    .array();
        QMap<QString, QJsonObject> byName;
        for (const QJsonValue row : rows)
            byName.insert(row.toObject().value(u"name"_s).toString(), row.toObject());
        QCOMPARE(byName.size(), rows.size());
        const QJsonObject standings = byName.value(u"standings"_s);
        QCOMPARE(standings.value(u"title"_s).toString(), u"Standings"_s);
        QCOMPARE(standings.value(u"heat"_s).toString(), u"none"_s);
        QCOMPARE(standings.value(u"folder"_s).toBool(), false);
        QCOMPARE(standings.value(u"kinds"_s).toArray().first().toString(), u"pdf"_s);
        QCOMPARE(byName.value(u"results"_s).value(u"heat"_s).toString(), u"allowed"_s);
        QCOMPARE(byName.value(u"hand-in"_s).value(u"folder"_s).toBool(), true);
        QCOMPARE(byName.value(u"hand-in"_s).value(u"kinds"_s).toArray().size(), 0);
    }

    void theListSaysTheSameInAllFormats() {
        QCOMPARE(differenceOfFormats(*m_terminal, {u"report"_s, u"--list"_s}, Formats::Csv),
                 QString());
        const QByteArray ofFile = m_terminal->done({u"report"_s, u"--list"_s, m_file});
        QCOMPARE(m_terminal->done({u"report"_s, u"--list"_s}), ofFile);
        const QString storm = path(u"storm.mentat"_s);
        m_terminal->done({u"import"_s, storm, u"--document"_s, u"-"_s}, stormDocument());
        QCOMPARE(reportsListed(*m_terminal, storm),
                 (QStringList{u"house-profiles"_s, u"game-sheets"_s, u"results"_s, u"ranking"_s}));
        QCOMPARE(reportsOfPage(u"Eye of the Storm"_s), reportsListed(*m_terminal, storm));
    }

    void thePageListsTheReports() {
        const QStringList listed = reportsListed(*m_terminal, m_file);
        QCOMPARE(listed, reportsOfPage(u"Dune"_s));
        QVERIFY(listed.size() > 20);
    }

    void theKindFollowsFromTheName() {
        for (const auto& [name, begins] :
             {std::pair(u"s.txt"_s, QByteArray("Standings\n")),
              std::pair(u"s.MD"_s, QByteArray("# Standings\n")),
              std::pair(u"s.html"_s, QByteArray("<!DOCTYPE html>")),
              // with the mark by which Excel knows its letters
              std::pair(u"s.csv"_s, QByteArray("\xEF\xBB\xBFrank,name,from,qp,")),
              std::pair(u"s.bbcode"_s, QByteArray("[size=150]")),
              std::pair(u"s.xlsx"_s, QByteArray("PK"))}) {
            const Outcome outcome = run(u"standings"_s, {u"--output"_s, path(name)});
            QCOMPARE(outcome.code, 0);
            QCOMPARE(outcome.out, QByteArray());
            QVERIFY2(bytesOf(path(name)).startsWith(begins), qPrintable(name));
        }
        QCOMPARE(run(u"standings"_s, {u"--output"_s, path(u"s"_s), u"--as"_s, u"txt"_s}).code, 0);
        QCOMPARE(bytesOf(path(u"s"_s)), printed(u"standings"_s, u"txt"_s));
    }

    void everyReportIsPrintedAsItsKinds() {
        const QString storm = path(u"storm.mentat"_s);
        m_terminal->done({u"import"_s, storm, u"--document"_s, u"-"_s}, stormDocument());
        const QString islands = path(u"islands.mentat"_s);
        m_terminal->done({u"import"_s, islands, u"--document"_s, u"-"_s}, rulesetDocument());
        const QStringList files{m_file, storm, islands}; // in the order of the kinds of rules
        QCOMPARE(files.size(),
                 std::ranges::count_if(kinds<ReportsKind>(), [](const ReportsKind& kind) {
                     return !kind.reports().empty();
                 }));
        for (qsizetype format = 0; format < files.size(); ++format) {
            m_file = files[format];
            for (const Report& report :
                 kinds<ReportsKind>()[static_cast<size_t>(format)].reports()) {
                for (const ReportKind kind : report.kinds) {
                    // In the tournament there is no final yet.
                    const bool isMissing = format == 0 && report.name == "certificates"_L1;
                    if (isMissing)
                        continue;
                    const QByteArray bytes = printed(QString(report.name), QString(idOf(kind)));
                    // Where there is nothing yet, there is no table.
                    QVERIFY(kind == ReportKind::Csv || !bytes.isEmpty());
                }
            }
        }
    }

    void standingsAreThoseOfTheCommand() {
        const auto rows = readCsv(printed(u"standings"_s, u"csv"_s));
        const QJsonArray answer = QJsonDocument::fromJson(m_terminal->done({u"standings"_s, m_file,
                                                                            u"--format=json"_s}))
                                      .array();
        QVERIFY(rows);
        QCOMPARE(rows->size(), static_cast<size_t>(answer.size()) + 1);
        for (qsizetype i = 0; i < answer.size(); ++i) {
            const auto& fields = rows->at(static_cast<size_t>(i) + 1).fields;
            const QJsonObject row = answer.at(i).toObject();
            QCOMPARE(fields.at(1), row.value(u"name"_s).toString());
            QCOMPARE(fields.at(3).toDouble(), row.value(u"qp"_s).toDouble());
            QCOMPARE(fields.at(10), row.value(u"status"_s).toString());
        }
    }

    void aHeatIsAsked() {
        const QByteArray all = printed(u"results"_s, u"txt"_s);
        const QByteArray one = m_terminal->done(
            typed(u"results"_s, {u"--heat"_s, u"1"_s, u"--as"_s, u"txt"_s, u"--output"_s, u"-"_s}));
        QVERIFY(all.contains("Heat 2") && !one.contains("Heat 2"));
        QVERIFY(one.contains("Heat 1") && one.contains("Table 1"));
    }

    void wrongRequestsAreSaid_data() {
        QTest::addColumn<QString>("report");
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QString>("said");
        const QStringList toText{u"--output"_s, u"OUT.txt"_s};
        QTest::newRow("unknown report") << u"standing"_s << toText << u"There are: "_s;
        QTest::newRow("unknown heat")
            << u"results"_s << (toText + QStringList{u"--heat"_s, u"9"_s}) << u"heat 9"_s;
        QTest::newRow("heat without tables")
            << u"results"_s << (toText + QStringList{u"--heat"_s, u"3"_s}) << u"tables"_s;
        QTest::newRow("unknown stage")
            << u"results"_s << (toText + QStringList{u"--stage"_s, u"Semifinal"_s})
            << u"There are: Final."_s;
        QTest::newRow("stage of the whole event")
            << u"standings"_s << (toText + QStringList{u"--stage"_s, u"Final"_s})
            << u"whole event"_s;
        QTest::newRow("heat of the whole event")
            << u"standings"_s << (toText + QStringList{u"--heat"_s, u"1"_s}) << u"whole event"_s;
        QTest::newRow("heat of a folder")
            << u"hand-in"_s << QStringList{u"--output"_s, u"OUT"_s, u"--heat"_s, u"1"_s}
            << u"whole event"_s;
        QTest::newRow("kind not made")
            << u"event-report"_s << QStringList{u"--output"_s, u"OUT.csv"_s} << u"html, pdf"_s;
        QTest::newRow("no such folder")
            << u"standings"_s << QStringList{u"--output"_s, u"none/OUT.txt"_s} << u"OUT.txt"_s;
        QTest::newRow("folder for a file")
            << u"hand-in"_s << QStringList{u"--output"_s, u"dune.mentat"_s} << u"dune.mentat"_s;
        QTest::newRow("unknown event")
            << u"standings"_s << (toText + QStringList{u"--event"_s, u"Chess"_s}) << u"Chess"_s;
    }
    void wrongRequestsAreSaid() {
        QFETCH(const QString, report);
        QFETCH(QStringList, more);
        QFETCH(const QString, said);
        more[1] = path(more[1]);
        const FolderContent before = m_terminal->content();
        const Outcome outcome = run(report, more);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
        QVERIFY2(outcome.err.contains(said.toUtf8()), outcome.err.constData());
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    void wrongUsageIsSaid_data() {
        QTest::addColumn<QStringList>("typed");
        const QStringList begin{u"report"_s, u"FILE"_s};
        const QStringList standings = begin + QStringList{u"--report"_s, u"standings"_s};
        const QStringList toText{u"--output"_s, u"x.txt"_s};
        QTest::newRow("no file") << QStringList{u"report"_s, u"--report"_s, u"standings"_s};
        QTest::newRow("no report") << (begin + toText);
        QTest::newRow("no output") << standings;
        QTest::newRow("empty output") << (standings + QStringList{u"--output"_s, QString()});
        QTest::newRow("no kind") << (standings + QStringList{u"--output"_s, u"x"_s});
        QTest::newRow("unknown kind") << (standings + QStringList{u"--output"_s, u"x.doc"_s});
        QTest::newRow("no kind for standard output")
            << (standings + QStringList{u"--output"_s, u"-"_s});
        QTest::newRow("wrong kind") << (standings + toText + QStringList{u"--as"_s, u"doc"_s});
        QTest::newRow("wrong paper") << (standings + toText + QStringList{u"--paper"_s, u"a5"_s});
        QTest::newRow("wrong heat") << (standings + toText + QStringList{u"--heat"_s, u"two"_s});
        QTest::newRow("heat 0") << (standings + toText + QStringList{u"--heat"_s, u"0"_s});
        QTest::newRow("heat and stage")
            << (standings + toText + QStringList{u"--heat"_s, u"1"_s, u"--stage"_s, u"Final"_s});
        QTest::newRow("stage and blanks")
            << (standings + toText + QStringList{u"--stage"_s, u"Final"_s, u"--blanks"_s, u"1"_s});
        QTest::newRow("empty stage") << (standings + toText + QStringList{u"--stage"_s, u" "_s});
        QTest::newRow("blanks 0") << (standings + toText + QStringList{u"--blanks"_s, u"0"_s});
        QTest::newRow("too many blanks")
            << (standings + toText + QStringList{u"--blanks"_s, u"1001"_s});
        QTest::newRow("a folder on standard output")
            << (begin + QStringList{u"--report"_s, u"hand-in"_s, u"--output"_s, u"-"_s});
        QTest::newRow("a folder as a kind")
            << (begin
                + QStringList{u"--report"_s, u"hand-in"_s, u"--output"_s, u"x"_s, u"--as"_s,
                              u"pdf"_s});
        QTest::newRow("list and report")
            << QStringList{u"report"_s, u"--list"_s, u"--report"_s, u"standings"_s};
    }
    void wrongUsageIsSaid() {
        QFETCH(QStringList, typed);
        typed.replaceInStrings(u"FILE"_s, m_file);
        const FolderContent before = m_terminal->content();
        const Outcome outcome = m_terminal->run(typed);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongUsage), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    void anEventFileThatIsNoneIsSaid() {
        m_terminal->put(u"no.mentat"_s, "no event file");
        const Outcome outcome = m_terminal->run({u"report"_s, path(u"no.mentat"_s), u"--report"_s,
                                                 u"standings"_s, u"--output"_s, path(u"x.txt"_s)});
        QCOMPARE(faultOfRefusal(outcome, ExitCode::FileFailed), QString());
    }

    void otherRulesHaveNoSuchReport() {
        const QString storm = path(u"storm.mentat"_s);
        m_terminal->done({u"import"_s, storm, u"--document"_s, u"-"_s}, stormDocument());
        const Outcome outcome = m_terminal->run(
            {u"report"_s, storm, u"--report"_s, u"standings"_s, u"--output"_s, path(u"x.txt"_s)});
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
    }

    void aRefusedReportLeavesTheOldFile() {
        const QString out = m_terminal->put(u"old.txt"_s, "old");
        QCOMPARE(run(u"results"_s, {u"--heat"_s, u"9"_s, u"--output"_s, out}).code, 1);
        QCOMPARE(bytesOf(out), QByteArray("old"));
        QCOMPARE(run(u"results"_s, {u"--heat"_s, u"1"_s, u"--output"_s, out}).code, 0);
        QVERIFY(bytesOf(out).startsWith("Results\n"));
    }

    void theFileIsOnlyRead() {
        const QByteArray before = bytesOf(m_file);
        (void)printed(u"event-report"_s, u"html"_s);
        QCOMPARE(bytesOf(m_file), before);
    }
};

} // namespace mentat::test::tst_report

MENTAT_TEST(tst_report, TestReport, QGuiApplication)
#include "tst_report.moc"
