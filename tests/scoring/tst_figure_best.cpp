#include "model/dune/faction.h"
#include "scoring/statistics/figure_best.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_figure_best {

namespace {

using Values = std::vector<std::optional<double>>;

Figure ofSides(const std::vector<Values>& series, FigureShape shape = FigureShape::Bars) {
    Figure figure{"wins-by-faction"_L1, shape};
    for (size_t i = 0; i < series.front().size(); ++i)
        figure.categories.emplace_back(Side(static_cast<Faction>(i)));
    for (const Values& values : series) {
        FigureSeries made{FigureWord{"games"_L1}, {}};
        for (const auto& value : values)
            made.points.push_back({value});
        figure.series.push_back(std::move(made));
    }
    return figure;
}

/// "3 5 –": of the first series.
QString valuesText(const Figure& figure) {
    QStringList values;
    for (const FigurePoint& point : figure.series.front().points)
        values.append(point.value ? QString::number(*point.value) : u"–"_s);
    return values.join(u' ');
}

// By trial: whether each value stands with the side that had it, none before a greater one.

QString faultOfOrder(const Figure& before, const Figure& after) {
    for (size_t i = 0; i < after.categories.size(); ++i) {
        const auto at = static_cast<size_t>(
            std::ranges::find(before.categories, after.categories[i]) - before.categories.begin());
        for (size_t series = 0; series < after.series.size(); ++series) {
            if (!(after.series[series].points[i] == before.series[series].points[at]))
                return u"a value of another side"_s;
        }
        if (i == 0)
            continue;
        const auto& one = after.series.front().points[i - 1].value;
        const auto& next = after.series.front().points[i].value;
        if (next && (!one || *one < *next))
            return u"a lesser one before a greater"_s;
    }
    return {};
}

} // namespace

/// What is seen in a figure of sides.
class TestFigureBest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGreatestStandsFirst() {
        const Figure figure = ofSides({{3, 5, {}, 5, 0}});
        QCOMPARE(valuesText(inOrderOfValues(figure)), u"5 5 3 0 –"_s);
        const Figure ordered = inOrderOfValues(figure);
        QVERIFY(ordered.categories[0] == FigureLabel(Side(static_cast<Faction>(1))));
        QVERIFY(ordered.categories[1] == FigureLabel(Side(static_cast<Faction>(3))));
        // Parts of a whole go by their sum.
        QCOMPARE(valuesText(inOrderOfValues(ofSides({{1, 2}, {4, 0}}, FigureShape::Stacked))),
                 u"1 2"_s);
        QCOMPARE(valuesText(inOrderOfValues(ofSides({{1, 2}, {4, 0}}))), u"2 1"_s);
    }

    void whatHasAnOrderKeepsIt() {
        Figure years = ofSides({{1, 2}});
        years.categories = {HeatNumber(1), HeatNumber(2)};
        QVERIFY(!isOfSides(years));
        QCOMPARE(valuesText(inOrderOfValues(years)), u"1 2"_s);
        QVERIFY(!bestOf(years));
        const Figure lines = ofSides({{1, 2}}, FigureShape::Lines);
        QCOMPARE(valuesText(inOrderOfValues(lines)), u"1 2"_s);
    }

    void whoStandsOut() {
        QCOMPARE(bestOf(ofSides({{3, 5, {}, 4}})), std::optional(FigureBest{1, 5, 12}));
        QVERIFY(!bestOf(ofSides({{5, 3, 5}}))); // two share it
        QVERIFY(bestOf(ofSides({{5, 5, 6}})));
        QVERIFY(!bestOf(ofSides({{0, 0, {}}})));
        QVERIFY(!bestOf(ofSides({{5, {}, {}}}))); // of one nothing is compared
        QCOMPARE(bestOf(ofSides({{1, 2}, {4, 0}}, FigureShape::Stacked)),
                 std::optional(FigureBest{0, 5, 7}));
        Figure outOfGames = ofSides({{3, 5}});
        outOfGames.series.front().points[1].over = 13;
        QCOMPARE(bestOf(outOfGames)->over, 13);
    }

    void whoStandsOutTogether() {
        const auto best = [](const Values& values) { return bestCategories(ofSides({values})); };
        QCOMPARE(best({3, 5, {}, 4}), std::vector<size_t>{1});
        QCOMPARE(best({5, 3, 5}), (std::vector<size_t>{0, 2}));
        QCOMPARE(best({4, 5, 5, 6}), std::vector<size_t>{3});
        for (const Values& alike : {Values{5, 5, {}}, Values{5}, Values{0, 0}, Values{{}, {}}})
            QVERIFY(best(alike).empty());
    }

    void atRandomNothingIsLost() {
        for (unsigned seed = 1; seed <= 300; ++seed) {
            RandomSource random(seed);
            std::vector<Values> series(random.below(3) + 1);
            const size_t sides = random.below(9) + 1;
            for (Values& values : series) {
                for (size_t i = 0; i < sides; ++i)
                    values.push_back(random.oneIn(5) ? std::optional<double>()
                                                     : random.between(0, 6));
            }
            const Figure figure = ofSides(series);
            QCOMPARE(faultOfOrder(figure, inOrderOfValues(figure)), QString());
            const auto best = bestOf(figure);
            const auto& points = figure.series.front().points;
            const auto asGood = std::ranges::count_if(points, [&](const FigurePoint& point) {
                return best && point.value && *point.value >= best->value;
            });
            QVERIFY(!best || asGood == 1);
        }
        // The planted faults.
        const Figure figure = ofSides({{3, 5, 1}});
        QVERIFY(!faultOfOrder(figure, figure).isEmpty());
        Figure mixed = inOrderOfValues(figure);
        std::swap(mixed.categories[0], mixed.categories[1]);
        QVERIFY(!faultOfOrder(figure, mixed).isEmpty());
    }
};

} // namespace mentat::test::tst_figure_best

MENTAT_TEST(tst_figure_best, TestFigureBest, QCoreApplication)
#include "tst_figure_best.moc"
