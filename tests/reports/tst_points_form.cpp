#include "tests/support/points_form.h"

#include "reports/report.h"
#include "reports/writers/report_writer.h"
#include "tests/reports/report_events.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_points_form {

namespace {

/// What a document writes of QP and PP in another form, and how many it writes.
class PointsOfDocument {
public:
    QStringList faults;
    int cells = 0;

    void operator()(const Heading& heading) { say(heading.text); }
    void operator()(const Paragraph& paragraph) { say(paragraph.text); }
    void operator()(const BulletList& list) {
        for (const QString& item : list.items)
            say(item);
    }
    void operator()(const FactList& list) {
        for (const Fact& fact : list.facts)
            sayBelow(fact.label, fact.value);
    }
    void operator()(const ReportTable& table) {
        for (const ReportRow& row : table.rows) {
            say(row.remark);
            for (size_t i = 0; i < row.cells.size(); ++i)
                sayBelow(table.columns[i].title, row.cells[i].text);
        }
    }
    void operator()(const Poster& poster) {
        for (const PosterGroup& group : poster.groups)
            (*this)(FactList{group.lines});
    }
    void operator()(const PageBreak&) {}
    void operator()(const KeyFigures& key) {
        for (const KeyFigure& figure : key.figures)
            sayBelow(figure.label, figure.value);
    }
    void operator()(const Podium& podium) {
        say(podium.how);
        for (const PodiumStep& step : podium.steps)
            say(step.about);
    }
    void operator()(const BesideFigure& beside) {
        (*this)(beside.drawing);
        for (const QString& text : beside.words)
            say(text);
        if (beside.table)
            (*this)(*beside.table);
        (*this)(beside.numbers);
    }
    void operator()(const SignatureLine& line) { (*this)(FactList{line.fields}); }
    void operator()(const FigureDrawing& drawing) {
        const FigureWords& words = drawing.words;
        for (const QString& text : {words.title, words.headline, words.remark, words.sentence})
            say(text);
        const bool isQp = drawing.figure.unit == FigureUnit::Points;
        const bool isNormalized = drawing.figure.unit == FigureUnit::NormalizedPoints;
        for (const auto& values : words.values) {
            for (const QString& value : values)
                sayBelow(isQp ? u"QP"_s : isNormalized ? u"Normalized"_s : QString(), value);
        }
    }
    void operator()(const PlacedSheet& sheet) {
        for (const ReportBlock& block : sheet.inWords)
            std::visit(*this, block);
        for (const PlacedItem& item : sheet.page.items) {
            if (const auto* text = std::get_if<PlacedText>(&item))
                say(text->text);
        }
    }

private:
    void say(const QString& text) { faults += pointsFaultsIn(text); }
    void sayBelow(const QString& title, const QString& text) {
        const QString fault = pointsFaultBelow(title, text);
        if (!fault.isEmpty())
            faults.append(fault);
        ++cells;
        say(text);
    }
};

QStringList faultsOf(const ReportDocument& document) {
    PointsOfDocument points;
    for (const ReportBlock& block : document.blocks)
        std::visit(points, block);
    return points.faults;
}

/// The titles of columns whose numbers have different numbers of decimals.
QStringList raggedColumns(const ReportDocument& document) {
    QStringList ragged;
    for (const ReportBlock& block : document.blocks) {
        const auto* table = std::get_if<ReportTable>(&block);
        for (size_t i = 0; table && i < table->columns.size(); ++i) {
            std::set<qsizetype> decimals;
            for (const ReportRow& row : table->rows) {
                const ReportCell& cell = row.cells[i];
                const qsizetype point = cell.text.indexOf(u'.');
                if (cell.number && table->columns[i].align == Align::End)
                    decimals.insert(point < 0 ? 0 : cell.text.size() - point - 1);
            }
            if (decimals.size() > 1)
                ragged.append(table->columns[i].title);
        }
    }
    return ragged;
}

} // namespace

/// QP and PP have one decimal, normalized PP three, in whatever is written for people.
class TestPointsForm : public QObject {
    Q_OBJECT

private:
    Book m_book = sampleBook();
    Wording m_wording;

    [[nodiscard]] const Event& event() const { return m_book.events.front().event; }
    [[nodiscard]] ReportRequest request() const {
        return {.book = m_book,
                .event = event(),
                .wording = m_wording,
                .printed = u"2026-08-02 12:00"_s,
                .round = {}};
    }

private Q_SLOTS:
    void inEveryReport_data() {
        QTest::addColumn<QString>("name");
        for (const Report& report : reportsOf(event()))
            QTest::newRow(report.name.data()) << QString(report.name);
    }
    void inEveryReport() {
        QFETCH(const QString, name);
        const auto document = findReport(event(), name)->make(request());
        QVERIFY(document);
        if (name == u"table-card")
            return; // the rules' own words
        const QStringList faults = faultsOf(*document);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void inWhatIsHandedIn() {
        for (const ReportFolder& folder : reportFoldersOf(event())) {
            const auto files = folder.make(request());
            QVERIFY(files);
            for (const ReportFile& file : files->files) {
                const QStringList faults = faultsOf(file.document);
                QVERIFY2(faults.isEmpty(), qPrintable(file.name + u": "_s + faults.join(u'\n')));
            }
        }
    }

    /// Lines that people paste have the same texts.
    void inWhatIsPasted() {
        for (const ReportKind kind : {ReportKind::Text, ReportKind::Markdown, ReportKind::BbCode}) {
            const auto document = findReport(event(), u"awards"_s)->make(request());
            const QString text = QString::fromUtf8(*written(*document, kind));
            QVERIFY(text.contains(u"0.917"_s));
            QVERIFY2(!text.contains(u"11/12"_s), qPrintable(text));
        }
    }

    /// 0.94, 0.973, and 1 below each other are 0.940, 0.973, and 1.000.
    void pointsOfAColumnAlign() {
        const Book heats = bookOf(
            bytesOf(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/heats-sample-2026.json")));
        for (const Book* book : {&std::as_const(m_book), &heats}) {
            for (const QString& name : {u"standings"_s, u"standings-with-reasons"_s})
                QCOMPARE(raggedColumns(*madeOf(*book, name)), QStringList());
        }
        ReportDocument planted = *madeOf(heats, u"standings"_s);
        for (ReportBlock& block : planted.blocks) {
            if (auto* table = std::get_if<ReportTable>(&block)) {
                QCOMPARE(table->rows.front().cells[5].text, u"0.940"_s);
                table->rows.front().cells[5].text = u"0.94"_s;
            }
        }
        QCOMPARE(raggedColumns(planted), QStringList(u"Score vs. the best"_s));
    }

    void anotherFormIsNoticed() {
        QCOMPARE(pointsFaultsIn(u"2.0 QP against 1.5 QP, 13.5 PP and 0.917 normalized"_s),
                 QStringList());
        QCOMPARE(pointsFaultsIn(u"Heat 2: PP of Ada"_s), QStringList());
        for (const QString& planted :
             {u"2 QP against 1.5"_s, u"with 13.50 PP"_s, u"5/2 QP"_s, u"11/12 normalized PP"_s,
              u"0.92 normalized"_s, u"1 normalized"_s})
            QVERIFY2(!pointsFaultsIn(planted).isEmpty(), qPrintable(planted));
        QVERIFY(pointsFaultBelow(u"QP"_s, u"2.0 · 1.5"_s).isEmpty());
        QVERIFY(pointsFaultBelow(u"Turns"_s, u"2"_s).isEmpty());
        QVERIFY(!pointsFaultBelow(u"QP"_s, u"2"_s).isEmpty());
        QVERIFY(!pointsFaultBelow(u"PP"_s, u"5.50"_s).isEmpty());
        QVERIFY(!pointsFaultBelow(u"Norm. PP"_s, u"0.9"_s).isEmpty());
        const auto document = findReport(event(), u"standings"_s)->make(request());
        QVERIFY(document);
        ReportDocument planted = *document;
        for (ReportBlock& block : planted.blocks) {
            auto* table = std::get_if<ReportTable>(&block);
            for (size_t i = 0; table && i < table->columns.size(); ++i) {
                if (table->columns[i].title == u"QP")
                    table->rows.front().cells[i].text = u"5"_s;
            }
        }
        QCOMPARE(faultsOf(planted), QStringList(u"QP: 5"_s));
    }
};

} // namespace mentat::test::tst_points_form

MENTAT_TEST(tst_points_form, TestPointsForm, QGuiApplication)
#include "tst_points_form.moc"
