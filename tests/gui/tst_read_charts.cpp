#include "reports/figure_table.h"
#include "reports/wording/figure_wording.h"
#include "tests/gui/chart_checks.h"
#include "tests/gui/made_figures.h"
#include "tests/support/test_program.h"
#include "ui/charts/figure_view.h"
#include "ui/desk/translations.h"
#include "ui/pages/statistics/figure_panel.h"

#include <QApplication>
#include <QGraphicsScene>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_read_charts {

namespace {

const std::vector<QSizeF> widths{{320, 300}, {620, 330}, {900, 330}, {1400, 800}, {1920, 600}};

} // namespace

/// What is read off a chart: that a number is taken for the value that it is of, that nothing is
/// said twice, and that there is no chart where a sentence says as much.
class TestReadCharts : public QObject {
    Q_OBJECT

private:
    EnglishPlurals m_plurals;

private Q_SLOTS:
    void initTestCase() { QApplication::installTranslator(&m_plurals); }

    void numbersStandAtTheirValues() {
        int said = 0;
        for (const int games : {1, 15, 450}) {
            for (const FigureDrawing& drawing : madeFigures(games)) {
                for (const QSizeF size : widths) {
                    const ChartLook look = paperLook(13);
                    const QSizeF high(
                        size.width(),
                        std::max(size.height(), leastHeight(drawing, look, size.width())));
                    const ChartPlan plan = planOf(drawing, look, high);
                    const QStringList faults
                        = faultsOfNumbers(plan) + faultsOfTitles(plan, drawing);
                    QVERIFY2(faults.isEmpty(),
                             qPrintable(u"%1, %2 wide: %3"_s.arg(drawing.words.title)
                                            .arg(size.width())
                                            .arg(faults.join(u'\n'))));
                    if (!drawing.figure.series.front().points.front().interval)
                        continue;
                    said += static_cast<int>(
                        std::ranges::count(plan.labels, ChartText::Number, &ChartLabel::what));
                }
            }
        }
        // Of the 6 rates 5 are known: where there is room their numbers stand, and "–".
        QVERIFY2(said >= 6 * 6, qPrintable(QString::number(said)));
    }

    // A1: the number at the end of the interval was read as the value there.
    void numbersThatStandElsewhereAreNoticed() {
        const ChartPlan sound = planOf(winRates(15), paperLook(12), {900, 330});
        QCOMPARE(faultsOfNumbers(sound), QStringList());
        const auto numberOf = [](ChartPlan& plan) {
            return std::ranges::find(plan.labels, ChartText::Number, &ChartLabel::what);
        };
        ChartPlan plan = sound;
        auto number = numberOf(plan);
        QVERIFY(number != plan.labels.end());
        const ChartValue& own = plan.values[number->index];
        number->box.moveCenter(own.whisker->p2() - QPointF(0, plan.em));
        QVERIFY(!faultsOfNumbers(plan).isEmpty());
        plan = sound;
        number = numberOf(plan);
        number->box.moveCenter(plan.values[number->index + 1].at);
        QVERIFY(!faultsOfNumbers(plan).isEmpty());
        plan = sound;
        numberOf(plan)->isOverDrawing = true;
        QVERIFY(!faultsOfNumbers(plan).isEmpty());
    }

    // At 200 % the number of a short bar was half on its longer neighbors.
    void aNumberOnAnotherBarIsNoticed() {
        const FigureDrawing drawing = minutesATurn(15);
        const ChartLook look = paperLook(12);
        const double least = leastHeight(drawing, look, 900);
        ChartPlan plan = planOf(drawing, look, {900, least});
        QCOMPARE(faultsOfNumbers(plan), QStringList());
        const auto isShort = [&plan](const ChartLabel& label) {
            return label.what == ChartText::Number && label.series == 0;
        };
        const auto number = std::ranges::find_if(plan.labels, isShort);
        QVERIFY(number != plan.labels.end()); // where it is lowest, too, it has its numbers
        number->box.translate(0, plan.em / 3);
        QVERIFY(!faultsOfNumbers(plan).isEmpty());
    }

    void titlesThatRepeatAreNoticed() {
        const FigureDrawing drawing = winsByFaction(15);
        const ChartPlan sound = planOf(drawing, paperLook(12), {900, 330});
        QCOMPARE(faultsOfTitles(sound, drawing), QStringList());
        QVERIFY(std::ranges::none_of(sound.labels, [](const ChartLabel& label) {
            return label.what == ChartText::ValueTitle || label.what == ChartText::CategoryTitle;
        }));
        ChartPlan plan = sound;
        plan.labels.push_back({.what = ChartText::ValueTitle, .box = {}, .text = u"Wins"_s});
        QVERIFY(!faultsOfTitles(plan, drawing).isEmpty());
        plan = sound;
        plan.labels.push_back({.what = ChartText::CategoryTitle, .box = {}, .text = u"House"_s});
        QVERIFY(!faultsOfTitles(plan, drawing).isEmpty());
        // What says something stands: of bare numbers it must be said what they are.
        const ChartPlan told = planOf(minutesATurn(15), paperLook(12), {900, 330});
        QVERIFY(std::ranges::any_of(told.labels, [](const ChartLabel& label) {
            return label.text == u"Players in the game"_s;
        }));
    }

    // A13
    void theCutStandsBetweenTwoRanks() {
        for (const QSizeF size : widths) {
            QGraphicsScene scene;
            auto* chart = new FigureChart(pointsOfPlayers(45), paperLook(12));
            scene.addItem(chart);
            chart->resize(size);
            QCOMPARE(faultsOfValues(*chart), QStringList());
            ChartPlan plan = chart->plan();
            const QLineF cut = plan.marks.front();
            QVERIFY(cut.p1().y() == cut.p2().y()); // the columns lie
            for (const ChartValue& value : plan.values)
                QVERIFY(!value.column.contains(cut.center()));
            plan.marks.front().translate(0, plan.slot() / 2); // onto a rank
            QVERIFY(!faultsOfValues(*chart, plan).isEmpty());
            plan.marks.front() = cut.translated(0, plan.slot()); // after the next
            QVERIFY(!faultsOfValues(*chart, plan).isEmpty());
        }
    }

    void oneCategoryIsASentence() {
        QVERIFY(isWorthAChart(overTheYears(30).figure));
        QVERIFY(!isWorthAChart(overTheYears(1).figure));
        FigureView view;
        view.setLook(chartLookOf(view));
        view.setDrawing(overTheYears(1));
        QVERIFY(!view.chart());
        QCOMPARE(view.accessibleDescription(), u"2025, Players: 24; 2025, Games: 8."_s);
        FigureDrawing drawing = overTheYears(5); // 2020 and 2021 are not known
        drawing.figure.categories.resize(1);
        for (FigureSeries& series : drawing.figure.series)
            series.points.resize(1);
        QVERIFY(!isWorthAChart(drawing.figure));
    }

    void theSameEverywhereIsASentence() {
        FigureDrawing drawing = victoriesByHeat(15);
        QVERIFY(isWorthAChart(drawing.figure));
        for (FigureSeries& series : drawing.figure.series)
            series.points.assign(3, {.value = 4});
        QVERIFY(isSameEverywhere(drawing.figure));
        QVERIFY(!isWorthAChart(drawing.figure));
        drawing.figure.series.back().points.back().value = 5;
        QVERIFY(isWorthAChart(drawing.figure));
        drawing.figure.series.back().points.back().value.reset();
        QVERIFY(isWorthAChart(drawing.figure));
        FigureDrawing same = pointsOfPlayers(4);
        for (FigurePoint& point : same.figure.series.front().points)
            point.value = 2;
        same.words.values.front().assign(4, u"2.0"_s);
        QCOMPARE(figureSentence({}, same.figure, same.words),
                 u"The same everywhere: 2.0. Cut: 3.0."_s);
        // Of a rate it is told how sure it is.
        FigureDrawing rates = winRates(15);
        for (FigurePoint& point : rates.figure.series.front().points)
            point.value = 0.5;
        QVERIFY(isWorthAChart(rates.figure));
    }

    /// Numbers at 28 points would be on the line.
    void aLongLineNamesItsEnds() {
        const FigureDrawing drawing = overTheYears(30);
        for (const QSizeF size : widths) {
            const ChartPlan plan = planOf(drawing, paperLook(12), size);
            for (size_t series = 0; series < 2; ++series) {
                const auto& points = drawing.figure.series[series].points;
                const auto highest = std::ranges::max_element(
                    points, {}, [](const FigurePoint& point) { return point.value.value_or(0); });
                QStringList numbers;
                for (const ChartLabel& label : plan.labels) {
                    if (label.what == ChartText::Number && label.series == series)
                        numbers.append(label.text);
                }
                QVERIFY(!numbers.isEmpty() && numbers.size() <= 3);
                QCOMPARE(
                    numbers.front(),
                    drawing.words.values[series][static_cast<size_t>(highest - points.begin())]);
            }
        }
    }

    void yearsOfWhichNothingIsKnownHaveNoMark() {
        const FigureDrawing drawing = overTheYears(30);
        const ChartPlan plan = planOf(drawing, paperLook(12), {900, 330});
        QVERIFY(std::ranges::none_of(plan.labels,
                                     [](const ChartLabel& label) { return label.text == u"–"_s; }));
        const ReportTable table = tableOf(drawing);
        QCOMPARE(table.rows.size(), size_t(28)); // without 2020 and 2021
        QVERIFY(std::ranges::none_of(
            table.rows, [](const ReportRow& row) { return row.cells[0].text == u"2020"_s; }));
    }
};

} // namespace mentat::test::tst_read_charts

MENTAT_TEST(tst_read_charts, TestReadCharts, QApplication)
#include "tst_read_charts.moc"
