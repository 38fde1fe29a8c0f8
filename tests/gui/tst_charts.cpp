#include "reports/charts/axes.h"
#include "reports/charts/chart_painter.h"
#include "reports/figure_table.h"
#include "reports/fingerprint.h"
#include "reports/writers/report_writer.h"
#include "tests/gui/chart_checks.h"
#include "tests/gui/contrast.h"
#include "tests/gui/made_figures.h"
#include "tests/gui/window_fixture.h"
#include "tests/reports/pdf_checks.h"
#include "tests/support/only_unix.h"
#include "tests/support/patience.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"
#include "ui/charts/figure_chart.h"
#include "ui/charts/figure_view.h"
#include "ui/desk/translations.h"
#include "ui/look/desk_theme.h"
#include "ui/look/side_chip.h"
#include "ui/pages/statistics/figure_panel.h"
#include "ui/printing/printing.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QMimeData>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_charts {

namespace {

/// A chart in a scene, of a size.
struct ChartInScene {
    QGraphicsScene scene;
    FigureChart* chart;
    ChartInScene(const FigureDrawing& drawing, QSizeF size, int letters = 12)
        : chart(new FigureChart(drawing, paperLook(letters))) {
        scene.addItem(chart);
        chart->resize(size);
    }
};

/// A panel in the program's window.
struct PanelFixture {
    WindowFixture window;
    FigurePanel& panel;
    explicit PanelFixture(const FigureDrawing& drawing) : panel(shown(window)) {
        panel.setDrawing(drawing);
    }

private:
    static FigurePanel& shown(WindowFixture& window) {
        window.openSample();
        auto* panel = new FigurePanel(
            {window.book(), window.theme(), window.preferences(), window.prompts()},
            &window.window());
        panel->resize(1000, 400);
        panel->show();
        return *panel;
    }
};

const std::vector<QSizeF> sizes{{320, 300}, {480, 300}, {620, 330}, {900, 330}, {1400, 800}};

/// Where a chart is painted in other colors than it should be: full bars as their legend, that of
/// what stands out in the accent, a side's chip in its color.
QStringList faultsOfColors(const FigureDrawing& drawing, const ChartLook& look,
                           const ChartPlan& plan, std::optional<size_t> best) {
    QImage image(plan.size.toSize(), QImage::Format_RGB32);
    image.fill(look.background);
    QPainter painter(&image);
    ChartPainter(painter, drawing, look, plan).paintMarks();
    painter.end();
    // As painted: a computed color has more than eight bits to a part.
    const auto at = [&](const QPointF& point) { return image.pixel(point.toPoint()); };
    QStringList faults;
    if (!plan.swatches.empty() && at(plan.swatches.front().center()) != look.fills.front().rgb())
        faults.append(u"the legend"_s);
    for (const ChartValue& value : plan.values) {
        if (value.series != 0 || value.column.width() < 8 || value.column.height() < 8)
            continue;
        const QColor& wanted = value.category == best ? look.accent : look.fills.front();
        if (at(value.column.topLeft() + QPointF(4, 4)) != wanted.rgb())
            faults.append(u"the bar of category %1"_s.arg(value.category));
    }
    for (size_t i = 0; i < plan.chips.size(); ++i) {
        const auto* side = std::get_if<Side>(&drawing.figure.categories[i]);
        const ChartLabel* name = nullptr;
        for (const ChartLabel& label : plan.labels) {
            if (label.what == ChartText::Category && label.index == i)
                name = &label;
        }
        const QRectF& chip = plan.chips[i];
        if (!side || !name || at(chip.center()) != look.sides.at(*side).rgb()
            || std::abs(chip.left() - name->box.right()) > plan.em)
            faults.append(u"the chip of category %1"_s.arg(i));
    }
    return faults;
}
QStringList faultsOfColors(const FigureDrawing& drawing, const ChartLook& look,
                           const ChartPlan& plan) {
    return faultsOfColors(drawing, look, plan, plan.best);
}

ReportDocument allFigures() {
    ReportDocument document{
        .title = u"Figures"_s, .event = u"Dune 2026"_s, .author = {}, .printed = {}};
    for (const FigureDrawing& drawing : madeFigures(15)) {
        document.blocks.emplace_back(drawing);
        document.blocks.emplace_back(tableOf(drawing));
    }
    return document;
}

QByteArray pdfOf(const ReportDocument& document) {
    const auto bytes = written(document, ReportKind::Pdf);
    return bytes ? *bytes : QByteArray();
}

} // namespace

/// Charts: that they draw what the figure says and nothing else, that all of it can be read, and
/// that they are vectors on paper.
class TestCharts : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    EnglishPlurals m_plurals;

    QString saved(const QByteArray& bytes) {
        QString path = m_folder.filePath(u"figures.pdf"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("not saved");
        return path;
    }
    qsizetype imagesIn(const QByteArray& pdf) {
        return outputOf(u"pdfimages"_s, {u"-list"_s, saved(pdf)}).count(u'\n') - 2;
    }
    QString textOf(const QByteArray& pdf) {
        return outputOf(u"pdftotext"_s, {saved(pdf), u"-"_s}).simplified();
    }

private Q_SLOTS:
    void whatIsWrittenInAColumnCanBeRead() {
        const ChartLook look = paperLook(12);
        for (int place = 0; place <= static_cast<int>(Faction::Moritani); ++place) {
            const QColor fill = sideColor(static_cast<Faction>(place));
            QVERIFY2(contrast(readableOn(fill, look), fill) >= 4.5, qPrintable(fill.name()));
        }
        ChartLook faint = look;
        faint.text = QColor(0x1e, 0x1c, 0x1a);
        const QColor green = sideColor(Faction::Atreides);
        const bool isOwnTooFaint
            = contrast(faint.text, green) < 4.5 && contrast(faint.background, green) < 4.5;
        QVERIFY(isOwnTooFaint && contrast(readableOn(green, faint), green) >= 4.5);
    }

    void initTestCase() { QApplication::installTranslator(&m_plurals); }

    void whatIsDrawnIsTheFigure() {
        int compared = 0;
        for (const int games : {1, 15, 450}) {
            for (const FigureDrawing& drawing : madeFigures(games)) {
                for (const QSizeF size : sizes) {
                    const ChartInScene shown(drawing, size);
                    const QStringList faults = faultsOfValues(*shown.chart);
                    QVERIFY2(faults.isEmpty(),
                             qPrintable(drawing.words.title + u": "_s + faults.join(u'\n')));
                    compared += static_cast<int>(shown.chart->plan().values.size());
                }
            }
        }
        QVERIFY(compared > 1000);
    }

    void aWrongColumnIsNoticed() {
        const FigureDrawing drawing = winsByFaction(15);
        const ChartInScene shown(drawing, {620, 330});
        ChartPlan plan = shown.chart->plan();
        plan.values[3].column.adjust(0, 0, 5, 5);
        QVERIFY(!faultsOfValues(*shown.chart, plan).isEmpty());
        plan = shown.chart->plan();
        plan.values.erase(plan.values.begin());
        QVERIFY(!faultsOfValues(*shown.chart, plan).isEmpty());
    }

    void linesEndWhereNothingIsKnown() {
        const ChartInScene shown(overTheYears(10), {620, 330}); // 2016 to 2025
        QStringList runs;
        for (QAbstractSeries* series : shown.chart->series()) {
            const auto points = qobject_cast<QLineSeries*>(series)->points();
            runs.append(u"%1 %2-%3"_s.arg(series->name())
                            .arg(2016 + points.first().x())
                            .arg(2016 + points.last().x()));
        }
        QCOMPARE(runs.join(u", "_s), u"Players 2016-2019, Players 2022-2025, Games 2016-2018, "
                                     "Games 2022-2025"_s);
    }

    void nothingStandsOnAnything() {
        for (const FigureDrawing& drawing : madeFigures(15)) {
            for (const QSizeF size : sizes) {
                for (const int letters : {10, 13, 24}) {
                    const ChartLook look = paperLook(letters);
                    const QSizeF high(
                        size.width(),
                        std::max(size.height(), leastHeight(drawing, look, size.width())));
                    const QStringList faults
                        = faultsOfLabels(planOf(drawing, look, high), look.font);
                    QVERIFY2(faults.isEmpty(),
                             qPrintable(u"%1, %2 wide, letters of %3: %4"_s.arg(drawing.words.title)
                                            .arg(size.width())
                                            .arg(letters)
                                            .arg(faults.join(u'\n'))));
                }
            }
        }
    }

    void labelsOnEachOtherAreNoticed() {
        const ChartLook look = paperLook(12);
        const ChartPlan sound = planOf(overTheYears(30), look, {900, 330});
        QCOMPARE(faultsOfLabels(sound, look.font), QStringList());
        ChartPlan plan = sound;
        const auto first = std::ranges::find(plan.labels, ChartText::Category, &ChartLabel::what);
        first[1].box.moveLeft(first->box.left() + 3);
        QVERIFY(!faultsOfLabels(plan, look.font).isEmpty());
        plan = sound;
        plan.labels.back().box.moveLeft(-20);
        QVERIFY(!faultsOfLabels(plan, look.font).isEmpty());
        plan = sound;
        std::ranges::find(plan.labels, ChartText::Tick, &ChartLabel::what)->text += u" and more"_s;
        QVERIFY(!faultsOfLabels(plan, look.font).isEmpty());
    }

    void everyNameStandsWhereItIsHighEnough() {
        const ChartLook look = paperLook(12);
        for (const FigureDrawing& drawing : {pointsOfPlayers(45), winsByFaction(15)}) {
            for (const double width : {500.0, 620.0, 1000.0}) {
                const ChartPlan plan
                    = planOf(drawing, look, {width, leastHeight(drawing, look, width)});
                QCOMPARE(std::ranges::count(plan.labels, ChartText::Category, &ChartLabel::what),
                         std::ptrdiff_t(drawing.figure.categories.size()));
            }
        }
    }

    void axesBeginAtNothingAndEndAtARoundNumber() {
        for (unsigned seed = 1; seed <= 300; ++seed) {
            RandomSource random(seed);
            const QStringList faults = faultsOfRange(randomFigure(random));
            QVERIFY2(faults.isEmpty(),
                     qPrintable(u"seed %1: %2"_s.arg(seed).arg(faults.join(u'\n'))));
        }
    }

    void numbersAreThoseOfTheLanguage() {
        MENTAT_ONLY_ON_UNIX(noPoppler);
        const ValueRange shares = rangeOf(winRates(15).figure);
        QCOMPARE(shares.tickText(shares.ticks() - 1, QLocale(QLocale::German)), u"100%"_s);
        FigureDrawing drawing = pointsOfPlayers(3);
        drawing.figure.series.front().points.front().value = 1.5;
        drawing.figure.series.front().points[1].value = 0.5;
        drawing.figure.series.front().points[2].value = 1;
        drawing.figure.marks.clear();
        drawing.words.marks.clear();
        ReportDocument document = allFigures();
        document.blocks = {drawing};
        const QString english = textOf(pdfOf(document));
        drawing.words.locale = QLocale(QLocale::German);
        document.blocks = {drawing};
        const QString german = textOf(pdfOf(document));
        QVERIFY2(german.contains(u"0,5"_s), qPrintable(german));
        QVERIFY2(english.contains(u"0.5"_s) && !english.contains(u"0,5"_s), qPrintable(english));
    }

    void seriesAreToldApartWithoutColor() {
        std::set<Hatch> hatches;
        std::set<std::pair<MarkForm, bool>> marks;
        std::set<std::tuple<Hatch, MarkForm, bool, Qt::PenStyle>> all;
        for (size_t i = 0; i < 30; ++i) {
            const SeriesSign sign = signOf(i);
            if (i < 8) {
                hatches.insert(sign.hatch);
                marks.emplace(sign.form, sign.isHollow);
            }
            all.emplace(sign.hatch, sign.form, sign.isHollow, sign.line);
        }
        QCOMPARE(hatches.size(), size_t(8));
        QCOMPARE(marks.size(), size_t(8));
        QCOMPARE(all.size(), size_t(30));
        // Seen: the legend's samples of two series differ where all colors are gray.
        ChartInScene shown(victoriesByHeat(15), {620, 330});
        QImage image(620, 330, QImage::Format_Grayscale8);
        image.fill(Qt::white);
        QPainter painter(&image);
        shown.scene.render(&painter, image.rect(), shown.chart->geometry());
        painter.end();
        std::set<QByteArray> samples;
        for (const QRectF& swatch : shown.chart->plan().swatches) {
            const QImage sample = image.copy(swatch.toAlignedRect()).scaled(24, 12);
            samples.insert(QByteArray(reinterpret_cast<const char*>(sample.constBits()),
                                      sample.sizeInBytes()));
        }
        QCOMPARE(samples.size(), size_t(8));
    }

    void itSaysWhatItShows() {
        FigureView view;
        view.setLook(chartLookOf(view));
        view.setDrawing(winRates(15));
        QCOMPARE(view.accessibleName(), u"Win rate by faction"_s);
        QCOMPARE(
            view.accessibleDescription(),
            u"Atreides: 20%; Bene Gesserit: 28%; Emperor: 36%; Fremen: 44%; Harkonnen: 60%."_s);
        QVERIFY(view.focusPolicy() & Qt::TabFocus);
        view.setDrawing(pointsOfPlayers(45));
        QCOMPARE(view.accessibleDescription(),
                 u"45 values. Highest: Ada Byron, 6.5. Lowest: Wolfeschlegel Ng, 0.0. Cut: 3.0."_s);
        view.setDrawing(noGameYet());
        QCOMPARE(view.accessibleDescription(), u"No completed game yet."_s);
        QVERIFY(!view.chart());
        QVERIFY(!view.plan());
    }

    void aChartIsMadeOnceForAChange() {
        FigureView view;
        view.resize(620, 330);
        view.show();
        view.setLook(chartLookOf(view));
        QCOMPARE(view.rebuilds(), 0);
        view.setDrawing(winsByFaction(15));
        QCOMPARE(view.rebuilds(), 1);
        view.setDrawing(winsByFaction(15));
        view.setLook(chartLookOf(view));
        view.resize(900, 400);
        QApplication::processEvents();
        QCOMPARE(view.rebuilds(), 1);
        view.setDrawing(winsByFaction(16));
        QCOMPARE(view.rebuilds(), 2);
        QCOMPARE(view.chart()->geometry().width(), double(view.viewport()->width()));
    }

    void onPaperAllIsVectorsAndText() {
        MENTAT_ONLY_ON_UNIX(noPoppler);
        const ReportDocument document = allFigures();
        const QByteArray pdf = pdfOf(document);
        QCOMPARE(imagesIn(pdf), qsizetype(0));
        const QString text = textOf(pdf);
        ReportDocument tables = document;
        // What is to be known of the numbers is said, too.
        for (ReportBlock& block : tables.blocks) {
            if (const auto* drawing = std::get_if<FigureDrawing>(&block))
                block = Paragraph{QString(drawing->words.remark), true};
        }
        std::erase_if(tables.blocks, [](const ReportBlock& block) {
            const auto* paragraph = std::get_if<Paragraph>(&block);
            return paragraph && paragraph->text.isEmpty();
        });
        const QString fromTables = textOf(pdfOf(tables));
        for (const FigureDrawing& drawing : madeFigures(15)) {
            const FigureWords& words = drawing.words;
            const AxisTitles titles = axisTitlesOf(drawing);
            for (const QString& said : {words.title, titles.category, titles.value})
                QVERIFY2(said.isEmpty() || text.count(said) > fromTables.count(said),
                         qPrintable(said));
            if (drawing.figure.shape == FigureShape::Lines)
                continue; // whose names are turned, or every other one
            for (const QString& name : words.categories)
                QVERIFY2(text.count(name) > fromTables.count(name), qPrintable(name));
        }
        QCOMPARE(faultsOf(wordsOfPdf(saved(pdf))).filter(u"near the edge"_s), QStringList());
    }

    void aPictureOfPointsIsNoticed() {
        MENTAT_ONLY_ON_UNIX(noPoppler);
        QBuffer pdf;
        (void)pdf.open(QIODevice::WriteOnly);
        QPdfWriter writer(&pdf);
        QPainter painter(&writer);
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(Qt::gray);
        painter.drawImage(QPointF(), image);
        painter.end();
        QVERIFY(imagesIn(pdf.data()) > 0);
    }

    void besideTheWindowTheSameIsDrawn() {
        MENTAT_ONLY_ON_UNIX(noPoppler);
        const ReportDocument document = allFigures();
        BackgroundWork work;
        QByteArray beside;
        work.start([&](const BackgroundWork::GivenUp&) {
            const QByteArray pdf = pdfOf(document);
            return BackgroundWork::Finish([&beside, pdf] { beside = pdf; });
        });
        QTRY_VERIFY_WITH_TIMEOUT(!work.isBusy(), patience);
        QCOMPARE(imagesIn(beside), qsizetype(0));
        QCOMPARE(textOf(beside), textOf(pdfOf(document)));
    }

    /// A bar of the second series was as the page.
    void theSecondSeriesIsSeenOnThePage() {
        for (const Tone tone : {Tone::Light, Tone::Dark}) {
            QWidget widget;
            widget.setPalette(paletteOf(tone));
            ChartLook look = chartLookOf(widget);
            const FigureDrawing drawing = victoriesByHeat(15);
            const ChartPlan plan = planOf(drawing, look, {900, 500});
            const auto second = [&] {
                QImage image(plan.size.toSize(), QImage::Format_RGB32);
                image.fill(look.background);
                QPainter painter(&image);
                ChartPainter(painter, drawing, look, plan).paintMarks();
                return image.pixelColor(plan.swatches.at(1).center().toPoint());
            };
            QVERIFY(contrast(second(), look.background) > 1.2);
            look.pale = QColor(); // planted
            QCOMPARE(second().rgb(), look.background.rgb());
        }
    }

    void aFewColumnsAreNoBlocks() {
        const ChartLook look = paperLook(12);
        const FigureDrawing drawing = pointsOfPlayers(3);
        const double most = greatestHeight(drawing, look, 900);
        QVERIFY(most >= leastHeight(drawing, look, 900));
        QVERIFY(most < 20 * QFontMetricsF(look.font).height());
    }

    void chartsCanBeSeenInBothThemes() {
        for (const Tone tone : {Tone::Light, Tone::Dark}) {
            QWidget widget;
            widget.setPalette(paletteOf(tone));
            const ChartLook look = chartLookOf(widget);
            QVERIFY(contrast(look.text, look.background) >= 4.5);
            QVERIFY(contrast(look.weakText, look.background) >= 4.5);
            for (const QColor& fill : look.fills)
                QVERIFY2(contrast(fill, look.background) >= 3, qPrintable(fill.name()));
            QVERIFY(contrast(look.edge, look.background) >= 3);
            QVERIFY(contrast(look.accent, look.background) >= 3);
            QVERIFY(contrast(look.dim, look.background) >= 2.99);
            const ChartLook panel = chartLookOnPanel(widget);
            QVERIFY(contrast(panel.dim, panel.background) >= 2.99);
            QCOMPARE(look.sides.size(), idsOf<Faction>.size());
            for (const auto& [faction, color] : look.sides)
                QVERIFY2(contrast(color, look.background) >= 2.99, idOf(faction).data());
        }
    }

    /// B18: the legend's color is that of the bars; what stands out has the accent; a side's color
    /// is a chip beside its name.
    void barsHaveTheColorOfTheirLegend() {
        for (const Tone tone : {Tone::Light, Tone::Dark}) {
            QWidget widget;
            widget.setPalette(paletteOf(tone));
            const ChartLook look = chartLookOf(widget);
            const FigureDrawing drawing = winsByFaction(450); // of 15 games two won most
            ChartPlan plan = planOf(drawing, look, {900, 500});
            QVERIFY(plan.isAcross && plan.best);
            QCOMPARE(faultsOfColors(drawing, look, plan).join(u'\n'), QString());
            // The planted faults.
            const auto best = plan.best;
            plan.best.reset();
            QVERIFY(!faultsOfColors(drawing, look, plan, best).isEmpty());
            plan = planOf(drawing, look, {900, 500});
            plan.chips.front().translate(300, 0);
            QVERIFY(!faultsOfColors(drawing, look, plan).isEmpty());
        }
    }

    void aReportSaysSomethingElseWithAnotherNumber() {
        ReportDocument one = allFigures();
        ReportDocument other = one;
        QCOMPARE(fingerprintOf(one), fingerprintOf(other));
        auto& figure = std::get<FigureDrawing>(other.blocks.front());
        figure.words.values.front().front() = u"7"_s;
        QVERIFY(fingerprintOf(one) != fingerprintOf(other));
        other = one;
        ++std::get<FigureDrawing>(other.blocks.front()).figure.series.front().points.front().over;
        QVERIFY(fingerprintOf(one) != fingerprintOf(other));
    }

    void otherKindsOfFileSayItsTable() {
        ReportDocument document = allFigures();
        ReportDocument tables = document;
        // What is to be known of the numbers is said, too.
        for (ReportBlock& block : tables.blocks) {
            if (const auto* drawing = std::get_if<FigureDrawing>(&block))
                block = Paragraph{QString(drawing->words.remark), true};
        }
        std::erase_if(tables.blocks, [](const ReportBlock& block) {
            const auto* paragraph = std::get_if<Paragraph>(&block);
            return paragraph && paragraph->text.isEmpty();
        });
        for (const ReportKind kind :
             {ReportKind::Csv, ReportKind::Text, ReportKind::Markdown, ReportKind::BbCode})
            QCOMPARE(*written(document, kind), *written(tables, kind));
    }

    void theTableSaysWhatTheChartDoes() {
        const ReportTable table = tableOf(winRates(15));
        QStringList titles;
        for (const ReportColumn& column : table.columns)
            titles.append(column.key + u'=' + column.title);
        QCOMPARE(titles.join(u", "_s),
                 u"category=Faction, rate=Share of games won, rate-interval=Interval, "
                 "over=Out of, left-out=Left out"_s);
        QStringList row;
        for (const ReportCell& cell : table.rows[1].cells)
            row.append(cell.text);
        QCOMPARE(row.join(u'|'), u"Bene Gesserit|28%|2%–54%|14|1"_s);
        QCOMPARE(table.rows[1].cells[1].number, std::optional(0.2 + 0.08));
        QVERIFY(!table.rows[4].cells[1].number);
        QCOMPARE(table.rows[4].cells[1].text, u"–"_s);
        // All of one size and nothing left out: no columns for that.
        QCOMPARE(tableOf(winsWithDefaults(15)).columns.size(), size_t(3));
        QCOMPARE(tableOf(overTheYears(30)).rows[3].cells[0].number, std::optional(1999.0));
        QCOMPARE(tableOf(noGameYet()).rows.size(), size_t(12));
    }

    void aPanelIsCopiedAsPictureAndAsTable() {
        PanelFixture shown(winRates(15));
        shown.panel.copyPicture();
        const QMimeData& picture = *QGuiApplication::clipboard()->mimeData();
        const QByteArray svg = picture.data(u"image/svg+xml"_s);
        QVERIFY(svg.contains("<text") && svg.contains("Bene Gesserit") && !svg.contains("<image"));
        const auto image = picture.imageData().value<QImage>();
        QCOMPARE(image.width(), 984); // two pixels a point
        shown.panel.copyTable();
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines[0], u"Faction\tShare of games won\tInterval\tOut of\tLeft out"_s);
        QCOMPARE(lines[2], u"Bene Gesserit\t28%\t2%–54%\t14\t1"_s);
        QCOMPARE(shown.window.notice(), u"Copied Win rate by faction as a table."_s);
    }

    void aPanelIsSavedAndPrinted() {
        MENTAT_ONLY_ON_UNIX(noPoppler);
        PanelFixture shown(winsByFaction(15));
        const auto saveAs = [&](const QString& name) {
            shown.window.prompts().toSave = m_folder.filePath(name);
            shown.panel.save();
            QFile file(m_folder.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(saveAs(u"a.svg"_s).contains("Bene Gesserit"));
        QVERIFY(!QImage::fromData(saveAs(u"a.png"_s)).isNull());
        const QByteArray pdf = saveAs(u"a.pdf"_s);
        QCOMPARE(imagesIn(pdf), qsizetype(0));
        QVERIFY(textOf(pdf).count(u"Bene Gesserit"_s) == 2); // in the chart and in the table
        QVERIFY(saveAs(u"a.txt"_s).isEmpty());
        QCOMPARE(shown.window.notice(), u"a.txt was not saved. The file name must end in .svg, "_s
                                        u".png, or .pdf."_s);
        shown.window.prompts().toPrint = m_folder.filePath(u"printed.pdf"_s);
        shown.panel.print();
        QFile printed(m_folder.filePath(u"printed.pdf"_s));
        QVERIFY(printed.open(QIODevice::ReadOnly));
        QVERIFY(textOf(printed.readAll()).contains(u"Wins by faction"_s));
    }

    void aPanelWithoutNumbersHandsOutNothing() {
        PanelFixture shown(noGameYet());
        QGuiApplication::clipboard()->setText(u"before"_s);
        shown.panel.copyTable();
        shown.panel.copyPicture();
        shown.panel.save();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        QCOMPARE(shown.window.notice(), u"No completed game yet."_s);
        QVERIFY(shown.window.prompts().proposals.isEmpty());
    }

    void aPanelFollowsTheTheme() {
        PanelFixture shown(winsByFaction(15));
        shown.window.theme().setTheme(Theme::Light);
        QApplication::processEvents();
        const int before = shown.panel.view().rebuilds();
        QCOMPARE(shown.panel.view().backgroundBrush().color(), colorsOf(Tone::Light).window);
        shown.window.theme().setTheme(Theme::Dark);
        QApplication::processEvents();
        QCOMPARE(shown.panel.view().backgroundBrush().color(), colorsOf(Tone::Dark).window);
        QCOMPARE(shown.panel.view().rebuilds(), before + 1);
    }
};

} // namespace mentat::test::tst_charts

MENTAT_TEST(tst_charts, TestCharts, QApplication)
#include "tst_charts.moc"
