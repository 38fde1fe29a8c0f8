#include "reports/report.h"
#include "reports/writers/report_writer.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_storm_reports {

namespace {

/// Of the rulebook: Heather has 11 favor, 18 solaris and no spice.
QByteArray heathersSession() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Storm", "year": 2026, "rules": "eye-of-the-storm", "gm": "Zoe"},
        "players": [
          {"id": "h", "name": "Heather", "phone": "PHONE 1", "notes": "NOTES about",
           "house": "House Demios", "sponsor": "atreides", "homeworld": "Caladan",
           "startingPoints": {"solaris": 3, "favor": 2, "spice": 0},
           "allegiances": {"imperial": ["atreides", "sisterhood"], "house": ["atreides"]}},
          {"id": "e", "name": "Earl", "sponsor": "guild",
           "allegiances": {"imperial": ["sisterhood"], "house": []}}],
        "games": [
          {"number": 1, "round": 1, "table": 2, "note": "NOTE of the game", "seats": [
            {"player": "h", "status": "great-house", "solaris": 12, "favor": 14, "spice": 10},
            {"player": "e", "status": "active", "solaris": 3, "favor": -2, "spice": 1}]},
          {"number": 2, "void": true, "seats": [
            {"player": "h", "status": "active", "solaris": 1, "favor": 1, "spice": 1},
            {"player": "e", "status": "eliminated"}]}]})";
}

} // namespace

/// The reports of a session of Eye of the Storm.
class TestStormReports : public QObject {
    Q_OBJECT

private:
    Book m_book;
    Wording m_wording;

    void take(const QByteArray& document) {
        m_book.events.clear();
        m_book.events.push_back({EventId(1), eventFrom(document)});
    }
    const Event& event() { return m_book.events.front().event; }
    ReportDocument made(const Report& report, int blanks = 0) {
        return report
            .make({.book = m_book,
                   .event = event(),
                   .wording = m_wording,
                   .printed = u"12:00"_s,
                   .round = {},
                   .blanks = blanks})
            .value();
    }
    QString text(const QString& name) {
        return QString::fromUtf8(*written(made(*findReport(event(), name)), ReportKind::Text));
    }

private Q_SLOTS:
    void init() { take(heathersSession()); }

    void theRankingTellsEachSum() {
        const QString ranking = text(u"ranking"_s);
        QVERIFY2(ranking.contains(u"95"_s), qPrintable(ranking));
        const QString flat = ranking.simplified();
        QVERIFY2(flat.contains(u"Game 1: Great House 25 + 12 solaris + 2 × 14 favor + 3 × 10 spice "
                               "= 95"_s),
                 qPrintable(ranking));
        QVERIFY(flat.contains(u"Game 1: active: 3 solaris + 2 × −2 favor + 3 × 1 spice = 2"_s));
        QVERIFY(!flat.contains(u"Game 2"_s)); // void
    }

    void theResultsHaveAllGames() {
        const QString results = text(u"results"_s);
        QVERIFY(results.contains(u"Game 1 · round 1 · table 2"_s));
        QVERIFY(results.contains(u"Game 2 · void: does not count"_s));
        QVERIFY(results.contains(u"eliminated"_s));
        QVERIFY(!results.contains(u"admitted by"_s, Qt::CaseInsensitive));
        QVERIFY(results.contains(u"−2"_s) && !results.contains(u" -2"_s));
    }

    void theProfileIsFilledIn() {
        const QString profile = text(u"house-profiles"_s);
        QVERIFY(profile.contains(u"House Profile: Heather"_s));
        QVERIFY(profile.contains(u"House Profile: Earl"_s));
        QVERIFY(profile.contains(u"House Demios"_s) && profile.contains(u"Caladan"_s));
        QVERIFY2(profile.contains(u"15 + 3 (for 3 points) = 18"_s), qPrintable(profile));
        QVERIFY(profile.contains(u"10 + 1 (for 2 points) = 11"_s));
        QVERIFY(profile.contains(u"0 + 0 (for 0 points) = 0"_s));
        QVERIFY(profile.contains(u"Atreides, Sisterhood"_s));
        // Earl's is filled in by hand, and his deck is against R11.2.
        QVERIFY(profile.contains(u"15 + ___ (for ___ points) = ___"_s));
        QVERIFY(profile.contains(u"Imperial deck: Guild and Sisterhood are adversaries (R11.2)"_s));
    }

    void asManyBlankSheetsAsAskedFor() {
        const Report& sheets = *findReport(event(), u"game-sheets"_s);
        for (const int blanks : {0, 1, 3}) {
            const auto blocks = made(sheets, blanks).blocks;
            QCOMPARE(std::ranges::count_if(blocks,
                                           [](const ReportBlock& block) {
                                               return std::holds_alternative<ReportTable>(block);
                                           }),
                     std::max(1, blanks));
        }
    }

    void everyReportOfAnySessionIsMade() {
        for (quint32 seed = 0; seed <= 20; ++seed) {
            take(seed == 0 ? heathersSession()
                           : raw::randomDocument(seed, {.rules = u"eye-of-the-storm"_s}));
            for (const Report& report : reportsOf(event())) {
                const ReportDocument document = made(report);
                for (const ReportBlock& block : document.blocks) {
                    const auto* table = std::get_if<ReportTable>(&block);
                    for (size_t i = 0; table && i < table->rows.size(); ++i)
                        QCOMPARE(table->rows[i].cells.size(), table->columns.size());
                }
                for (const ReportKind kind : report.kinds)
                    QVERIFY(written(document, kind));
            }
        }
    }

    void nothingPrivateIsInThem() {
        QString all;
        for (const Report& report : reportsOf(event())) {
            const QString said = text(QString(report.name));
            for (const QString& mark : {u"PHONE"_s, u"NOTE"_s})
                QVERIFY2(!said.contains(mark), report.name.data());
            all += said;
        }
        QVERIFY(all.contains(u"Heather"_s)); // whose they are
    }
};

} // namespace mentat::test::tst_storm_reports

MENTAT_TEST(tst_storm_reports, TestStormReports, QGuiApplication)
#include "tst_storm_reports.moc"
