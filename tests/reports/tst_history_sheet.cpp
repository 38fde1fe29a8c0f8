#include "reports/history_sheet.h"
#include "tests/gui/made_figures.h"
#include "tests/reports/page_checks.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_history_sheet {

namespace {

std::vector<ChampionLine> champions(int years) {
    std::vector<ChampionLine> lines;
    for (int year = 0; year < years; ++year)
        lines.push_back(
            {.year = QString::number(2026 - year),
             .name = year % 7 == 3
                         ? u"Bartholomew Featherstonehaugh-Cholmondeley the %1th"_s.arg(year)
                         : u"Champion %1"_s.arg(year),
             .players = year % 3 == 0 ? u"%1 players"_s.arg(30 + year) : QString()});
    return lines;
}

/// Where the texts that begin a row stand: a place across for each column.
std::vector<double> columnsOf(const PlacedPage& page) {
    std::vector<double> columns;
    for (const PlacedItem& item : page.items) {
        const auto* text = std::get_if<PlacedText>(&item);
        if (text && text->style.isBold && text->role == TextRole::Text
            && std::ranges::find(columns, text->box.left()) == columns.end())
            columns.push_back(text->box.left());
    }
    return columns;
}

} // namespace

/// The history on one page.
class TestHistorySheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void championsStandInColumns_data() {
        QTest::addColumn<int>("years");
        QTest::addColumn<int>("columns");
        QTest::addColumn<bool>("hasFigure");
        QTest::newRow("two") << 2 << 2 << false;
        QTest::newRow("30") << 30 << 2 << true;
        QTest::newRow("60") << 60 << 2 << true;
        QTest::newRow("150") << 150 << 5 << true;
    }
    void championsStandInColumns() {
        QFETCH(const int, years);
        QFETCH(const int, columns);
        QFETCH(const bool, hasFigure);
        Book book;
        book.events.push_back(
            {EventId(1), eventBy(orderedBy({WinsKey()}), 4, {{inOrder({1, 2, 3, 4})}})});
        const Wording wording;
        for (const Paper paper : {Paper::Letter, Paper::A4}) {
            const ReportRequest request{.book = book,
                                        .event = book.events.front().event,
                                        .wording = wording,
                                        .printed = {},
                                        .paper = paper,
                                        .round = {}};
            const PlacedPage page
                = historySheet(request, u"History"_s, champions(years),
                               hasFigure ? std::optional(overTheYears(30)) : std::nullopt);
            QCOMPARE(faultsOf({page}), QStringList());
            QVERIFY(static_cast<int>(columnsOf(page).size()) <= columns);
            for (int year = 0; year < years; ++year) {
                QVERIFY(std::ranges::any_of(page.items, [year](const PlacedItem& item) {
                    const auto* text = std::get_if<PlacedText>(&item);
                    return text && text->text == QString::number(2026 - year);
                }));
            }
            // The planted fault: a champion moved onto the next.
            PlacedPage spoilt = page;
            for (PlacedItem& item : spoilt.items) {
                auto* text = std::get_if<PlacedText>(&item);
                if (text && text->text == u"2026") {
                    text->box.translate(30, 0);
                    break;
                }
            }
            QVERIFY(!faultsOf({spoilt}).isEmpty());
        }
    }
};

} // namespace mentat::test::tst_history_sheet

MENTAT_TEST(tst_history_sheet, TestHistorySheet, QGuiApplication)
#include "tst_history_sheet.moc"
