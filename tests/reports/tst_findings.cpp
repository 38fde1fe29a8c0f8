#include "reports/paper/page_layout.h"
#include "reports/writers/report_writer.h"
#include "tests/gui/made_figures.h"
#include "tests/reports/report_events.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_findings {

namespace {

/// A chart of a document whose finding is to be said.
struct Finding {
    QString title;
    QString said;
    bool isBeside = false; // with its words at its side
};

std::vector<Finding> findingsOf(const ReportDocument& document) {
    std::vector<Finding> findings;
    const auto add = [&](const FigureWords& words, bool isBeside) {
        if (!words.headline.isEmpty())
            findings.push_back({words.title, words.headline, isBeside});
    };
    for (const ReportBlock& block : document.blocks) {
        if (const auto* beside = std::get_if<BesideFigure>(&block))
            add(beside->drawing.words, true);
        if (const auto* drawing = std::get_if<FigureDrawing>(&block))
            add(drawing->words, false);
    }
    return findings;
}

/// Whether it is in strong letters on the page of the title, below it.
bool isOnPaper(const ReportDocument& document, const Finding& finding) {
    for (const PlacedPage& page : pagesOf(document)) {
        const PlacedText* title = nullptr;
        for (const PlacedItem& item : page.items) {
            const auto* text = std::get_if<PlacedText>(&item);
            if (!text)
                continue;
            if (text->text == finding.title)
                title = text;
            if (title && text->text == finding.said)
                return text->style.isBold && text->box.left() == title->box.left()
                       && text->box.top() >= title->box.bottom() - 0.1;
        }
    }
    return false;
}

/// The kinds of file in which the finding is not in strong letters below the chart's title, once.
QStringList silentKinds(const ReportDocument& document, const Finding& finding) {
    QStringList silent;
    const auto expect = [&](ReportKind kind, const QString& lines) {
        if (QString::fromUtf8(*written(document, kind)).count(lines) != 1)
            silent.append(QString(idOf(kind)));
    };
    const QString& title = finding.title;
    const QString& said = finding.said;
    const bool isBeside = finding.isBeside;
    const QString level = isBeside ? u"2"_s : u"3"_s;
    expect(ReportKind::Html,
           u"<h%1>%2</h%1>\n<p class=\"strong\">%3</p>\n"_s.arg(level, title, said));
    // Where there are no pictures a table has the title of its figure.
    const auto below = [&](const QString& head) { return isBeside ? head + u"\n\n"_s : u"\n\n"_s; };
    expect(ReportKind::Markdown, below(u"## "_s + title) + u"**%1**\n\n"_s.arg(said));
    expect(ReportKind::BbCode, below(u"[b]%1[/b]"_s.arg(title)) + u"[b]%1[/b]\n\n"_s.arg(said));
    expect(ReportKind::Text, below(title + u'\n' + QString(title.size(), u'-')) + said + u"\n\n"_s);
    if (!isOnPaper(document, finding))
        silent.append(u"paper"_s);
    return silent;
}

/// The same document, in which the charts say nothing.
ReportDocument silenced(ReportDocument document) {
    for (ReportBlock& block : document.blocks) {
        if (auto* beside = std::get_if<BesideFigure>(&block))
            beside->drawing.words.headline.clear();
        if (auto* drawing = std::get_if<FigureDrawing>(&block))
            drawing->words.headline.clear();
    }
    return document;
}

} // namespace

/// A chart says on paper and in every file what it says on the screen.
class TestFindings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsSayThem_data() {
        QTest::addColumn<QString>("report");
        QTest::newRow("event report") << u"event-report"_s;
        QTest::newRow("history") << u"history"_s;
    }
    void reportsSayThem() {
        QFETCH(const QString, report);
        for (const Paper paper : {Paper::Letter, Paper::A4}) {
            const ReportDocument document = madeOf(sampleBook(), report, paper).value();
            const std::vector<Finding> findings = findingsOf(document);
            QVERIFY(!findings.empty());
            for (const Finding& finding : findings) {
                QCOMPARE(silentKinds(document, finding), QStringList());
                // The planted fault.
                QCOMPARE(silentKinds(silenced(document), finding).size(), 5);
            }
        }
    }

    /// As the chart on the Statistics page does (tst_statistics_page).
    void theEventReportSaysWhoWonMost() {
        const ReportDocument document = madeOf(sampleBook(), u"event-report"_s).value();
        const std::vector<Finding> findings = findingsOf(document);
        QCOMPARE(findings.size(), size_t(1));
        QCOMPARE(findings.front().title, u"Wins by faction"_s);
        QCOMPARE(findings.front().said, u"Atreides won most: 5 of 13 games"_s);
        // Nothing says it twice.
        const QString text = QString::fromUtf8(*written(document, ReportKind::Text));
        QCOMPARE(text.count(u"won most"_s), 1);
        QVERIFY(text.contains(u"Tleilaxu won none of 4 games."_s));
    }

    void anythingInItIsText() {
        FigureDrawing drawing = winRates(15);
        drawing.words.headline = u"A <b> & [b]**c** won most"_s;
        const ReportDocument document{.title = u"Figures"_s,
                                      .event = {},
                                      .author = {},
                                      .printed = {},
                                      .blocks = {Heading{1, u"Figures"_s}, drawing}};
        QVERIFY(written(document, ReportKind::Html)
                    ->contains("<p class=\"strong\">A &lt;b&gt; &amp; [b]**c** won most</p>"));
        QVERIFY(written(document, ReportKind::Markdown)
                    ->contains("**A \\<b\\> \\& \\[b\\]\\*\\*c\\*\\* won most**"));
        QVERIFY(!written(document, ReportKind::BbCode)->contains("& [b]"));
        QVERIFY(isOnPaper(document, {drawing.words.title, drawing.words.headline}));
    }
};

} // namespace mentat::test::tst_findings

MENTAT_TEST(tst_findings, TestFindings, QGuiApplication)
#include "tst_findings.moc"
