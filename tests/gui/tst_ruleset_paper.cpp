#include "tests/gui/reports_fixture.h"
#include "tests/gui/ruleset_document.h"
#include "tests/support/patience.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"
#include "ui/itemmodels/table_model.h"
#include "ui/pages/reports/page_preview.h"
#include "ui/publishing/publishing.h"
#include "ui/ruleset/ruleset_pages.h"

#include <QApplication>
#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_paper {

namespace {

std::optional<ScreenBoard> boardOf(const QByteArray& document, const QString& id) {
    const Book book{.people = {}, .events = {{EventId(1), eventFrom(document)}}, .summaries = {}};
    const Wording wording;
    const auto boards = rulesetBoards();
    const auto kind
        = std::ranges::find(boards, id, [](const BoardKind& board) { return QString(board.id); });
    if (kind == boards.end())
        qFatal("there is no board %s", qPrintable(id));
    return kind->make({.book = book,
                       .event = book.events.front().event,
                       .wording = wording,
                       .now = *VenueTime::fromText(u"2026-07-29T17:12"_s)});
}

} // namespace

/// What leaves the desk of an event by a ruleset: its reports, pages for the web, a second screen.
class TestRulesetPaper : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ReportsFixture> m_reports;

    WindowFixture& window() { return m_reports->window; }

private Q_SLOTS:
    void init() { m_reports = std::make_unique<ReportsFixture>(); }
    void cleanup() { m_reports.reset(); }

    void everyReportOfTheEventStandsInTheList() {
        m_reports->open(playedRuleset());
        const auto reports = reportsOf(window().event());
        const auto folders = reportFoldersOf(window().event());
        QVERIFY(reports.size() > 10);
        QAbstractItemModel& list = *m_reports->list().model();
        size_t listed = 0;
        for (int row = 0; row < list.rowCount(); ++row)
            listed += !list.index(row, 0).data(bandRole).toBool(); // no title of a group
        QCOMPARE(listed, reports.size() + folders.size());
        for (const Report& report : reports) {
            m_reports->choose(QString(report.name));
            QVERIFY2(!m_reports->preview().pages().empty()
                         || !m_reports->preview().emptyText().isEmpty(),
                     report.name.data());
        }
    }

    void theSlipsArePrintedByAKey() {
        m_reports->open(rulesetHeat());
        m_reports->choose(u"score-sheets"_s);
        QCOMPARE(m_reports->preview().pages().size(), size_t(1)); // three tables, four to a sheet
        const QString pdf = window().scratch().folder() + u"/slips.pdf"_s;
        window().prompts().toPrint = pdf;
        window().press(u"P"_s);
        const auto& log = window().book().session().printLog();
        QTRY_COMPARE_WITH_TIMEOUT(log.size(), size_t(1), patience);
        QCOMPARE(log.front().report, u"score-sheets"_s);
        QVERIFY(bytesOf(pdf).startsWith("%PDF"));
    }

    void thePagesAreKeptUpToDate() {
        window().open({playedRuleset()});
        const QString folder = window().scratch().folder() + u"/pages"_s;
        QVERIFY(QDir().mkpath(folder));
        Publishing& publishing = *window().window().publishing();
        publishing.setChoice({.isOn = true, .folder = folder, .address = {}});
        QTRY_VERIFY_WITH_TIMEOUT(publishing.rounds() > 0 && publishing.isIdle(), patience);
        QCOMPARE(QDir(folder).entryList(QDir::Files, QDir::Name),
                 (QStringList{u"bracket.html"_s, u"heat-1.html"_s, u"heat-2.html"_s,
                              u"index.html"_s, u"line-up.html"_s, u"places.html"_s, u"race.html"_s,
                              u"standings.html"_s}));
    }

    void theStandingsStandOnTheScreen() {
        QVERIFY(!boardOf(rulesetHeat(), u"standings"_s)); // no result yet
        const auto board = boardOf(playedRuleset(), u"standings"_s);
        QVERIFY(board);
        QCOMPARE(board->where, u"wins"_s);
        QCOMPARE(board->groups.size(), size_t(2));
        QVERIFY(board->groups[0].isPinned);
        // R4.5: of those called, four are above the seven who share rank 5.
        QCOMPARE(board->groups[0].lines.size(), size_t(4));
        std::vector<ScreenLine> lines = board->groups[0].lines;
        lines.insert(lines.end(), board->groups[1].lines.begin(), board->groups[1].lines.end());
        QCOMPARE(lines.size(), size_t(20));
        // Of eleven winners of one game one has a second place too, three a third.
        const QStringList ranks{u"1"_s, u"2"_s, u"2"_s, u"2"_s, u"5"_s, u"5"_s,
                                u"5"_s, u"5"_s, u"5"_s, u"5"_s, u"5"_s};
        for (size_t i = 0; i < lines.size(); ++i) {
            if (i < 11)
                QCOMPARE(lines[i].before, ranks[static_cast<qsizetype>(i)]);
            QCOMPARE(lines[i].after, i < 11 ? u"1"_s : u"0"_s);
            QCOMPARE(lines[i].beginsPart, i == 4);
        }
        QCOMPARE(board->groups[1].band,
                 u"The top 4 go to the Semifinal; 7 are tied for 4 more places"_s);
    }

    /// Behind a name of a Swiss stand the record, the opponents' wins, and the bye.
    void theRecordStandsOnTheScreen() {
        const auto board = boardOf(R"({"format":"mentat-event","version":1,"event":{"name":"Duel",
            "year":2026,"rules":"heats","ruleset":{"name":"Swiss","sizes":[2],"pairing":"record",
            "byes":true,"order":[{"by":"wins"},{"by":"opponents-wins"}]}},"players":[
            {"id":"p1","name":"Ada"},{"id":"p2","name":"Bea"},{"id":"p3","name":"Carl"}],"heats":[
            {"number":1,"entrants":["p1","p2","p3"],"games":[
             {"table":1,"seats":[{"seat":1,"player":"p1","place":1},
                                 {"seat":2,"player":"p2","place":2}]},
             {"table":2,"seats":[{"seat":1,"player":"p3","place":1}]}]}]})",
                                   u"standings"_s);
        QVERIFY(board);
        QVERIFY2(board->where.startsWith(u"wins · opponents' wins"_s), qPrintable(board->where));
        QStringList told;
        for (const ScreenLine& line : board->groups.front().lines)
            told << line.text + u": "_s + line.after;
        QCOMPARE(told, (QStringList{u"Ada: 1–0 · 0"_s, u"Carl: 1–0 · 0 · bye in Heat 1"_s,
                                    u"Bea: 0–1 · 1"_s}));
    }

    void theLineUpStandsOnTheScreen() {
        QVERIFY(!boardOf(rulesetHeat(), u"stage"_s));
        const auto standings = boardOf(playedRuleset(), u"standings"_s);
        const auto board = boardOf(playedRuleset(), u"stage"_s);
        QVERIFY(board);
        QCOMPARE(board->title, u"Semifinal"_s);
        QCOMPARE(board->groups.size(), size_t(2));
        QCOMPARE(board->groups[1].heading, u"Table 2"_s);
        // H9, a snake of two tables: 1, 4, 5, 8 and 2, 3, 6, 7 of the standings.
        auto ranked = standings->groups[0].lines;
        const auto& rest = standings->groups[1].lines;
        ranked.insert(ranked.end(), rest.begin(), rest.end());
        const std::array<std::array<size_t, 4>, 2> seeds{{{0, 3, 4, 7}, {1, 2, 5, 6}}};
        for (size_t table = 0; table < 2; ++table) {
            QCOMPARE(board->groups[table].lines.size(), size_t(4));
            for (size_t i = 0; i < 4; ++i)
                QCOMPARE(board->groups[table].lines[i].text, ranked[seeds[table][i]].text);
        }
    }
};

} // namespace mentat::test::tst_ruleset_paper

MENTAT_TEST(tst_ruleset_paper, TestRulesetPaper, QApplication)
#include "tst_ruleset_paper.moc"
