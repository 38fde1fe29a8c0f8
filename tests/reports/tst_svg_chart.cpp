#include "reports/writers/html/svg_chart.h"

#include "reports/charts/chart_plan.h"
#include "reports/report.h"
#include "reports/report_document.h"
#include "reports/writers/html/html_writer.h"
#include "reports/writers/report_writer.h"
#include "tests/gui/made_figures.h"
#include "tests/reports/hostile_texts.h"
#include "tests/reports/report_events.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_svg_chart {

namespace {

/// A drawing as another program reads it.
struct ReadChart {
    QSizeF size;
    QStringList texts;
    QStringList shownAs; // classes of all that is drawn
    std::vector<QPointF> corners;
};

struct ReadCharts {
    QString fault;
    std::vector<ReadChart> charts;
};

QString textOf(const Html& html) {
    return QString::fromUtf8(html.bytes());
}

ReadCharts readCharts(const QString& svg) {
    ReadCharts read;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        const auto value = [&](const char* name) {
            return attributes.value(QLatin1StringView(name)).toString();
        };
        if (reader.name() == u"svg") {
            if (value("role") != u"img" || value("aria-label").isEmpty())
                read.fault = u"says nothing to whoever does not see it"_s;
            read.charts.push_back(
                {QSizeF(value("width").toDouble(), value("height").toDouble()), {}, {}, {}});
        } else if (reader.name() == u"path" || reader.name() == u"text") {
            ReadChart& chart = read.charts.back();
            chart.shownAs += value("class").split(u' ');
            static const QRegularExpression place(u"(-?[\\d.]+) (-?[\\d.]+)"_s);
            const QString places = reader.name() == u"path" ? value("d") : value("transform");
            for (const QRegularExpressionMatch& match : place.globalMatch(places))
                chart.corners.emplace_back(match.captured(1).toDouble(),
                                           match.captured(2).toDouble());
            if (reader.name() == u"text")
                chart.texts.append(reader.readElementText());
        }
    }
    if (reader.hasError())
        read.fault = reader.errorString();
    return read;
}

/// What a drawing lacks of what its plan says, or has outside it or in a color of its own.
QString faultOf(const ReadChart& chart, const FigureDrawing& drawing) {
    const ChartPlan plan = planOf(drawing, paperLook(13), chart.size);
    const QString all = chart.texts.join(u' ');
    for (const ChartLabel& label : plan.labels) {
        for (const QString& line : label.text.split(u'\n')) {
            if (!all.contains(line.trimmed()))
                return u"lacks "_s + line;
        }
    }
    const QRectF whole = QRectF(QPointF(), chart.size).adjusted(-1, -1, 1, 1);
    for (const QPointF& corner : chart.corners) {
        if (!whole.contains(corner))
            return u"stands out"_s;
    }
    const QString style = textOf(htmlStyle(Paper::Letter, Orientation::Upright));
    for (const QString& name : chart.shownAs) {
        if (!style.contains(u".chart ."_s + name + u" {"_s))
            return u"no style of "_s + name;
    }
    return {};
}

} // namespace

/// A figure on a page of HTML is what its plan says, in the colors of the page.
class TestSvgChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFigureIsDrawnForAPageAndForAPhone() {
        for (const int games : {3, 40, 900}) {
            for (const FigureDrawing& drawing : madeFigures(games)) {
                const QString svg = textOf(svgCharts(drawing));
                QCOMPARE(svg.isEmpty(), !isWorthAChart(drawing.figure));
                if (svg.isEmpty())
                    continue;
                const ReadCharts read = readCharts(svg);
                QVERIFY2(read.fault.isEmpty(), qPrintable(read.fault));
                QCOMPARE(read.charts.size(), size_t(2));
                QVERIFY(read.charts[1].size.width() < 360 && read.charts[0].size.width() > 700);
                for (const ReadChart& chart : read.charts) {
                    const QString fault = faultOf(chart, drawing);
                    QVERIFY2(fault.isEmpty(), qPrintable(drawing.words.title + u": "_s + fault));
                }
            }
        }
        QVERIFY(svgCharts(noGameYet()).isEmpty());
    }

    /// The page turns dark; a color written into the drawing would not.
    void itHasNoColorOfItsOwn() {
        const QString svg = textOf(svgCharts(winsWithDefaults(40)));
        QVERIFY(!svg.contains(u'#') && !svg.contains(u"rgb"_s) && !svg.contains(u"style="_s));
        const QString style = textOf(htmlStyle(Paper::Letter, Orientation::Upright));
        for (const QString& ink : {u"--bar:"_s, u"--other:"_s})
            QCOMPARE(style.count(ink), 3); // light, dark, on paper
    }

    void whatANameHoldsIsText() {
        for (const QString& text : hostileTexts()) {
            FigureDrawing drawing = winsByFaction(40);
            drawing.words.title = text;
            drawing.words.categories.front() = text;
            const ReadCharts read = readCharts(textOf(svgCharts(drawing)));
            QVERIFY2(read.fault.isEmpty(), qPrintable(read.fault + text));
        }
    }

    /// The kind that opens by itself has what the PDF has.
    void theEventReportHasItsCharts() {
        const Book book = sampleBook();
        const Wording wording;
        const Event& event = book.events.front().event;
        for (const QString& name : {u"event-report"_s, u"history"_s}) {
            const auto document = findReport(event, name)
                                      ->make({.book = book,
                                              .event = event,
                                              .wording = wording,
                                              .printed = {},
                                              .round = {}});
            QVERIFY(document);
            qsizetype charts = 0;
            for (const ReportBlock& block : document->blocks) {
                const auto* drawing = std::get_if<FigureDrawing>(&block);
                if (const auto* beside = std::get_if<BesideFigure>(&block))
                    drawing = &beside->drawing;
                charts += drawing && isWorthAChart(drawing->figure) ? 1 : 0;
            }
            QVERIFY(name == u"history" || charts == 3);
            const auto html = written(*document, ReportKind::Html);
            QVERIFY(html);
            QCOMPARE(QString::fromUtf8(*html).count(u"<svg class=\"on-page\""_s), charts);
        }
    }

    void plantedFaultsAreFound() {
        const FigureDrawing drawing = winsWithDefaults(40);
        const QString svg = textOf(svgCharts(drawing));
        const auto faultWith = [&](const QString& before, const QString& after) {
            const ReadCharts read = readCharts(QString(svg).replace(before, after));
            return read.fault.isEmpty() ? faultOf(read.charts.front(), drawing) : read.fault;
        };
        QCOMPARE(faultWith(u"x"_s, u"x"_s), QString());
        QVERIFY(!faultWith(u">Atreides<"_s, u">Someone<"_s).isEmpty());
        QVERIFY(!faultWith(u"fill-bar"_s, u"fill-pink"_s).isEmpty());
        QVERIFY(!faultWith(u"d=\"M"_s, u"d=\"M900 9L"_s).isEmpty());
        QVERIFY(!faultWith(u"aria-label"_s, u"aria-lbl"_s).isEmpty());
        QVERIFY(!faultWith(u"</text>"_s, u"<text>"_s).isEmpty());
    }
};

} // namespace mentat::test::tst_svg_chart

MENTAT_TEST(tst_svg_chart, TestSvgChart, QGuiApplication)
#include "tst_svg_chart.moc"
