#include "reports/charts/chart_painter.h"
#include "tests/gui/made_figures.h"
#include "tests/support/test_program.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_chart_painter {

namespace {

constexpr int lettersOnPaper = 64; // units of the plan, as a report has them
constexpr double unitsAPoint = 8;
constexpr double pixelsAPoint = 4;
constexpr double pixelsAUnit = pixelsAPoint / unitsAPoint;
constexpr double widthOfPage = 480; // points
constexpr double narrow = 200;
constexpr QPointF corner(12, 20); // of the chart on its page, in points

/// A chart as a report paints it, and the plan that it should follow.
struct Picture {
    FigureDrawing drawing;
    ChartPlan plan;
    QImage image;

    [[nodiscard]] QPointF pixelOf(QPointF at) const {
        return corner * pixelsAPoint + at * pixelsAUnit;
    }
    [[nodiscard]] QRectF pixelsOf(const QRectF& box) const {
        return {pixelOf(box.topLeft()), pixelOf(box.bottomRight())};
    }
    [[nodiscard]] QLineF pixelsOf(const QLineF& line) const {
        return {pixelOf(line.p1()), pixelOf(line.p2())};
    }
};

Picture painted(const FigureDrawing& drawing, double widthInPoints = widthOfPage) {
    const ChartLook look = paperLook(lettersOnPaper);
    const double width = widthInPoints * unitsAPoint;
    const QSizeF size(width, leastHeight(drawing, look, width));
    Picture picture{drawing, planOf(drawing, look, size), {}};
    const QSizeF points = size / unitsAPoint + QSizeF(corner.x(), corner.y()) * 2;
    picture.image = QImage((points * pixelsAPoint).toSize(), QImage::Format_RGB32);
    picture.image.fill(Qt::white);
    QPainter painter(&picture.image);
    painter.scale(pixelsAPoint, pixelsAPoint);
    paintFigure(painter, QRectF(corner, size / unitsAPoint), drawing);
    return picture;
}

/// Of letters, lines and outlines; the grid is lighter.
constexpr int darkest = 0;
constexpr int inkOrDarker = 0x98;
constexpr int gridOrDarker = 0xe8;

/// Reads what was painted, and knows nothing of how.
class Reader {
public:
    explicit Reader(const Picture& picture) : m_picture(picture) {}

    QStringList faults() {
        const ChartPlan& plan = m_picture.plan;
        for (const QLineF& line : plan.grid)
            checkGrid(line);
        checkAxes();
        for (const ChartLabel& label : plan.labels)
            checkLabel(label);
        for (const QRectF& swatch : plan.swatches)
            checkSwatch(swatch);
        for (const ChartValue& value : plan.values)
            checkValue(value);
        for (const QLineF& mark : plan.marks)
            check(shareOf(m_picture.pixelsOf(mark), inkOrDarker) > 0.4, u"a mark"_s);
        checkLines();
        checkNothingElse();
        return m_faults;
    }

private:
    void check(bool isSound, const QString& what) {
        if (!isSound)
            m_faults.append(what);
    }

    [[nodiscard]] double em(double times) const { return times * m_picture.plan.em * pixelsAUnit; }
    [[nodiscard]] bool hasPoints() const {
        const FigureShape shape = m_picture.drawing.figure.shape;
        return shape == FigureShape::Dots || shape == FigureShape::Lines;
    }

    /// The darkest of the pixels that touch a point.
    [[nodiscard]] int grayAt(QPointF pixel) const {
        int found = 255;
        for (int y = qRound(pixel.y()) - 1; y <= qRound(pixel.y()); ++y) {
            for (int x = qRound(pixel.x()) - 1; x <= qRound(pixel.x()); ++x) {
                if (m_picture.image.valid(x, y))
                    found = std::min(found, qGray(m_picture.image.pixel(x, y)));
            }
        }
        return found;
    }
    /// How much of a line, in pixels, is at least so dark.
    [[nodiscard]] double shareOf(const QLineF& line, int gray) const {
        const int steps = std::max(int(line.length()), 1);
        int found = 0;
        for (int i = 0; i < steps; ++i)
            found += grayAt(line.pointAt((i + 0.5) / steps)) <= gray ? 1 : 0;
        return double(found) / steps;
    }
    [[nodiscard]] QRect inkIn(const QRectF& pixels) const {
        QRect ink;
        const QRect box = pixels.toAlignedRect() & m_picture.image.rect();
        for (int y = box.top(); y <= box.bottom(); ++y) {
            for (int x = box.left(); x <= box.right(); ++x) {
                if (qGray(m_picture.image.pixel(x, y)) <= inkOrDarker)
                    ink |= QRect(x, y, 1, 1);
            }
        }
        return ink;
    }

    /// Between the categories, where no column stands on it.
    void checkGrid(const QLineF& line) {
        const ChartPlan& plan = m_picture.plan;
        const QPointF along = (line.p2() - line.p1()) / double(plan.categories);
        for (size_t i = 1; i <= plan.categories; ++i) {
            // The last begins a little before its end.
            const QPointF at = line.p1() + along * (double(i) - 0.02);
            const bool isCovered = std::ranges::any_of(plan.labels, [&](const ChartLabel& label) {
                return label.box.adjusted(-2, -2, 2, 2).contains(at);
            });
            check(isCovered || grayAt(m_picture.pixelOf(at)) <= gridOrDarker,
                  u"the grid at %1, %2"_s.arg(at.x()).arg(at.y()));
        }
    }

    void checkAxes() {
        const QRectF plot = m_picture.pixelsOf(m_picture.plan.plot);
        check(shareOf({plot.topLeft(), plot.bottomLeft()}, inkOrDarker) > 0.98, u"upright axis"_s);
        check(shareOf({plot.bottomLeft(), plot.bottomRight()}, inkOrDarker) > 0.98,
              u"level axis"_s);
    }

    /// Where a text stands in its box, in pixels: titles have more room than they need.
    [[nodiscard]] QRectF placeOf(const ChartLabel& label) const {
        if (label.isTurned)
            return m_picture.pixelsOf(label.box);
        double width = 0;
        for (const QString& line : label.text.split(u'\n'))
            width = std::max(width, m_metrics.horizontalAdvance(line));
        QRectF place = label.box;
        place.setWidth(width);
        if (label.align & Qt::AlignRight)
            place.moveRight(label.box.right());
        else if (label.align & Qt::AlignHCenter)
            place.moveLeft(label.box.center().x() - width / 2);
        return m_picture.pixelsOf(place);
    }

    /// Letters fill it from side to side, but for what "1" leaves.
    void checkLabel(const ChartLabel& label) {
        const QRectF place = placeOf(label);
        const QRect ink = inkIn(place);
        const double room = label.isTurned ? place.height() : place.width();
        const int length = label.isTurned ? ink.height() : ink.width();
        check(!ink.isEmpty() && length >= room - em(0.45), u"the text "_s + label.text);
    }

    void checkSwatch(const QRectF& swatch) {
        const QRectF box = m_picture.pixelsOf(swatch);
        if (m_picture.drawing.figure.shape == FigureShape::Dots)
            check(!inkIn(box).isEmpty(), u"a sample of the legend"_s);
        else if (hasPoints())
            check(inkIn(box).width() > box.width() * 0.7, u"a sample of the legend"_s);
        else
            checkOutline(box, u"a sample of the legend"_s);
    }

    /// Labels may stand on it.
    void checkOutline(const QRectF& box, const QString& what) {
        check(shareOf({box.topLeft(), box.topRight()}, inkOrDarker) > 0.6
                  && shareOf({box.bottomLeft(), box.bottomRight()}, inkOrDarker) > 0.6
                  && shareOf({box.topLeft(), box.bottomLeft()}, inkOrDarker) > 0.6
                  && shareOf({box.topRight(), box.bottomRight()}, inkOrDarker) > 0.6,
              what);
    }

    void checkValue(const ChartValue& value) {
        const QString name = u"series %1, category %2"_s.arg(value.series).arg(value.category);
        if (!value.column.isEmpty())
            checkOutline(m_picture.pixelsOf(value.column), u"the column of "_s + name);
        if (value.whisker)
            check(shareOf(m_picture.pixelsOf(*value.whisker), inkOrDarker) > 0.8,
                  u"the interval of "_s + name);
        if (hasPoints()) {
            const QPointF at = m_picture.pixelOf(value.at);
            const double half = em(0.4);
            check(!inkIn({at - QPointF(half, half), at + QPointF(half, half)}).isEmpty(),
                  u"the point of "_s + name);
        }
    }

    /// Calls for each pair of neighbors of a series, both known.
    void forEachRun(const std::function<void(const QLineF&)>& act) const {
        const auto& values = m_picture.plan.values;
        if (m_picture.drawing.figure.shape != FigureShape::Lines)
            return;
        for (size_t i = 1; i < values.size(); ++i) {
            if (values[i - 1].series == values[i].series
                && values[i - 1].category + 1 == values[i].category)
                act(m_picture.pixelsOf(QLineF(values[i - 1].at, values[i].at)));
        }
    }

    void checkLines() {
        // Dashes leave as much as they draw.
        forEachRun([&](const QLineF& run) {
            check(shareOf(run, inkOrDarker) > 0.3, u"a line from value to value"_s);
        });
    }

    /// White where something is planned, and a little beside it.
    [[nodiscard]] QImage planned() const {
        const ChartPlan& plan = m_picture.plan;
        QImage mask(m_picture.image.size(), QImage::Format_Grayscale8);
        mask.fill(Qt::black);
        QPainter painter(&mask);
        painter.setPen(QPen(Qt::white, em(0.25), Qt::SolidLine, Qt::SquareCap));
        painter.setBrush(Qt::white);
        const QRectF plot = m_picture.pixelsOf(plan.plot);
        painter.drawLine(plot.topLeft(), plot.bottomLeft());
        painter.drawLine(plot.bottomLeft(), plot.bottomRight());
        for (const ChartLabel& label : plan.labels)
            painter.drawRect(placeOf(label));
        for (const QRectF& swatch : plan.swatches)
            painter.drawRect(m_picture.pixelsOf(swatch));
        for (const QLineF& mark : plan.marks)
            painter.drawLine(m_picture.pixelsOf(mark));
        for (const ChartValue& value : plan.values) {
            if (!value.column.isEmpty())
                painter.drawRect(m_picture.pixelsOf(value.column));
            if (hasPoints())
                painter.drawEllipse(m_picture.pixelOf(value.at), em(0.4), em(0.4));
        }
        forEachRun([&](const QLineF& run) { painter.drawLine(run); });
        // The ends of an interval are strokes across it.
        painter.setPen(QPen(Qt::white, em(0.6), Qt::SolidLine, Qt::SquareCap));
        for (const ChartValue& value : plan.values) {
            if (value.whisker)
                painter.drawLine(m_picture.pixelsOf(*value.whisker));
        }
        return mask;
    }

    void checkNothingElse() {
        const QImage mask = planned();
        int found = 0;
        for (int y = 0; y < mask.height(); ++y) {
            for (int x = 0; x < mask.width(); ++x) {
                if (qGray(m_picture.image.pixel(x, y)) > inkOrDarker
                    || qGray(mask.pixel(x, y)) > darkest)
                    continue;
                if (++found == 1)
                    m_faults.append(u"something at the pixel %1, %2"_s.arg(x).arg(y));
            }
        }
    }

    const Picture& m_picture;
    QFontMetricsF m_metrics{paperLook(lettersOnPaper).font};
    QStringList m_faults;
};

QStringList faultsOf(const Picture& picture) {
    return Reader(picture).faults();
}

/// The chart of a plan in which something stands elsewhere than it was painted.
QStringList faultsWith(Picture picture, const std::function<void(ChartPlan&)>& change) {
    change(picture.plan);
    return faultsOf(picture);
}

/// A picture on which somebody painted besides.
QStringList faultsPainted(Picture picture,
                          const std::function<void(QPainter&, const Picture&)>& paint) {
    QPainter painter(&picture.image);
    const Picture before = picture;
    paint(painter, before);
    painter.end();
    return faultsOf(picture);
}

} // namespace

/// Charts on paper: that the pixels are those of the plan, each of it and nothing else.
class TestChartPainter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pixelsAreThoseOfThePlan() {
        std::set<std::pair<FigureShape, bool>> kinds;
        for (const int games : {1, 15, 450}) {
            for (const FigureDrawing& drawing : madeFigures(games)) {
                for (const double width : {narrow, widthOfPage}) {
                    const Picture picture = painted(drawing, width);
                    kinds.emplace(drawing.figure.shape, picture.plan.isAcross);
                    const QStringList faults = faultsOf(picture);
                    QVERIFY2(faults.isEmpty(),
                             qPrintable(u"%1, %2 wide: %3"_s.arg(drawing.words.title)
                                            .arg(width)
                                            .arg(faults.join(u'\n'))));
                }
            }
        }
        QCOMPARE(kinds.size(), size_t(4)); // of four shapes, only lines stand
    }

    /// Toner is for what is told: a full column is pale within its edge, the best in the accent.
    void fullColumnsAreTints() {
        const Picture picture = painted(winsByFaction(450)); // of 15 games two won most
        QVERIFY(picture.plan.best);
        int pale = 0;
        for (const ChartValue& value : picture.plan.values) {
            const QRectF box = picture.pixelsOf(value.column);
            if (value.series != 0 || box.width() < 20 || box.height() < 20)
                continue;
            const QPoint corner = (box.topLeft() + QPointF(7, 7)).toPoint();
            const QColor found = picture.image.pixelColor(corner);
            const bool isBest = value.category == *picture.plan.best;
            QCOMPARE(found, isBest ? paperLook(lettersOnPaper).accent : QColor(0xd9, 0xde, 0xe3));
            pale += isBest ? 0 : 1;
        }
        QVERIFY(pale > 2);
    }

    void whatStandsElsewhereIsNoticed() {
        const Picture columns = painted(winsByFaction(15));
        const Picture dots = painted(winRates(15));
        const Picture lines = painted(overTheYears(30));
        const Picture cut = painted(pointsOfPlayers(20));
        const Picture several = painted(victoriesByHeat(15));
        for (const Picture* sound : {&columns, &dots, &lines, &cut, &several})
            QCOMPARE(faultsOf(*sound), QStringList());
        const auto aside = [](const Picture& picture) { return picture.plan.em / 2; };
        QVERIFY(!faultsWith(columns, [&](ChartPlan& plan) {
                     plan.grid[2].translate(aside(columns), aside(columns));
                 }).isEmpty());
        QVERIFY(!faultsWith(columns, [&](ChartPlan& plan) {
                     plan.plot.adjust(-aside(columns), 0, 0, 0);
                 }).isEmpty());
        QVERIFY(!faultsWith(columns, [&](ChartPlan& plan) {
                     std::ranges::find(plan.labels, ChartText::Tick, &ChartLabel::what)
                         ->box.translate(-aside(columns), 0);
                 }).isEmpty());
        QVERIFY(!faultsWith(columns, [&](ChartPlan& plan) {
                     plan.values.back().column.translate(aside(columns), 0);
                 }).isEmpty());
        QVERIFY(!faultsWith(dots, [&](ChartPlan& plan) {
                     plan.values.front().whisker->translate(aside(dots), 0);
                 }).isEmpty());
        QVERIFY(!faultsWith(lines, [&](ChartPlan& plan) {
                     plan.values[4].at.ry() += 4 * aside(lines);
                 }).isEmpty());
        QVERIFY(!faultsWith(cut, [&](ChartPlan& plan) {
                     plan.marks.front().translate(aside(cut), aside(cut));
                 }).isEmpty());
        QVERIFY(!faultsWith(several, [&](ChartPlan& plan) {
                     plan.swatches.back().translate(0, aside(several));
                 }).isEmpty());
    }

    void whatIsMissingOrTooMuchIsNoticed() {
        const Picture columns = painted(winsByFaction(15));
        QVERIFY(!faultsWith(columns, [](ChartPlan& plan) { plan.labels.pop_back(); }).isEmpty());
        QVERIFY(!faultsWith(columns, [](ChartPlan& plan) { plan.values.pop_back(); }).isEmpty());
        QVERIFY(!faultsPainted(columns, [](QPainter& painter, const Picture& picture) {
                     painter.fillRect(picture.pixelsOf(picture.plan.labels.front().box), Qt::white);
                 }).isEmpty());
        QVERIFY(!faultsPainted(columns, [](QPainter& painter, const Picture& picture) {
                     painter.setPen(QPen(Qt::black, 2));
                     painter.drawLine(picture.pixelOf(picture.plan.plot.topRight()),
                                      picture.pixelOf(picture.plan.plot.bottomRight()));
                 }).isEmpty());
    }

    void withoutAValueNothingIsPainted() {
        const Picture nothing = painted(noGameYet());
        QImage white(nothing.image.size(), nothing.image.format());
        white.fill(Qt::white);
        QCOMPARE(nothing.image, white);
    }
};

} // namespace mentat::test::tst_chart_painter

MENTAT_TEST(tst_chart_painter, TestChartPainter, QGuiApplication)
#include "tst_chart_painter.moc"
