#include "reports/writers/html_writer.h"

#include "reports/writers/html_style.h"
#include "reports/writers/plain_text.h"
#include "reports/writers/svg_chart.h"
#include "reports/writers/text_parts.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// A text of several lines, with breaks between them.
QString escapedLines(const QString& text) {
    QStringList lines;
    for (const QString& line : plainLines(text))
        lines.append(line.toHtmlEscaped());
    return lines.join(u"<br/>\n"_s);
}

QString classOf(Align align) {
    switch (align) {
    case Align::Start: return {};
    case Align::Centre: return u"centre"_s;
    case Align::End: return u"end"_s;
    }
    return {};
}

/// ` class="end strong"`; nothing where there is none.
QString classAttribute(QStringList classes) {
    classes.removeAll(QString());
    return classes.isEmpty() ? QString() : QString(u" class=\""_s + classes.join(u' ') + u'"');
}

QString shownCell(const ReportCell& cell) {
    if (cell.isBox)
        return cell.text.isEmpty() ? u"☐"_s : u"☒"_s;
    return htmlText(cell.text);
}

class HtmlWriter : public TextOfBlocks<HtmlWriter> {
public:
    using TextOfBlocks::operator();

    QString runBlocks(const std::vector<ReportBlock>& blocks) {
        for (const ReportBlock& block : blocks)
            std::visit(*this, block);
        return m_html;
    }

    QByteArray run(const ReportDocument& document) {
        const auto blocks = blocksWithTitle(document);
        addHead(document);
        if (!document.mark.isEmpty())
            m_html += u"<p class=\"mark\">"_s + htmlText(document.mark) + u"</p>\n"_s;
        std::visit(*this, blocks.front());
        m_html += u"<p class=\"origin\">"_s + htmlText(lineOfOrigin(document)) + u"</p>\n"_s;
        for (size_t i = 1; i < blocks.size(); ++i)
            std::visit(*this, blocks[i]);
        m_html += u"</body>\n</html>\n"_s;
        return m_html.toUtf8();
    }

    void operator()(const Heading& heading) {
        const QString tag = u"h"_s + QString::number(heading.level);
        m_html += u'<' + tag + u'>' + htmlText(heading.text) + u"</"_s + tag + u">\n"_s;
    }
    void operator()(const Paragraph& paragraph) {
        m_html += (paragraph.isNote ? u"<p class=\"note\">"_s : u"<p>"_s)
                  + escapedLines(paragraph.text) + u"</p>\n"_s;
    }
    void operator()(const BulletList& list) {
        if (list.items.isEmpty())
            return;
        m_html += u"<ul>\n"_s;
        for (const QString& item : list.items)
            m_html += u"<li>"_s + escapedLines(item) + u"</li>\n"_s;
        m_html += u"</ul>\n"_s;
    }
    void operator()(const FactList& list) { addFacts(list.facts); }
    void operator()(const ReportTable& table) {
        m_html += u"<div class=\"scroll\">\n<table"_s
                  + classAttribute({table.isLarge ? u"large"_s : QString()}) + u">\n<thead><tr>"_s;
        for (const ReportColumn& column : table.columns)
            m_html += u"<th scope=\"col\""_s + classAttribute({classOf(column.align)}) + u'>'
                      + htmlText(column.title) + u"</th>"_s;
        m_html += u"</tr></thead>\n<tbody>\n"_s;
        for (const ReportRow& row : table.rows)
            addRow(table, row);
        m_html += u"</tbody>\n</table>\n</div>\n"_s;
    }
    void operator()(const Poster& poster) {
        m_html += u"<div class=\"poster\">\n"_s;
        for (const PosterGroup& group : poster.groups) {
            m_html += u"<section>\n"_s;
            if (!group.heading.isEmpty())
                (*this)(Heading{2, group.headingInWords()});
            addFacts(group.lines);
            m_html += u"</section>\n"_s;
        }
        m_html += u"</div>\n"_s;
    }
    /// As on paper: a chart where it is worth one, else the sentence, and what counts.
    void operator()(const FigureDrawing& drawing) {
        const FigureWords& words = drawing.words;
        if (!words.title.isEmpty())
            (*this)(Heading{3, words.title});
        addChart(drawing, ChartRoom::Page);
        if (!words.remark.isEmpty())
            (*this)(Paragraph{words.remark, true});
    }
    void operator()(const KeyFigures& key) {
        m_html += u"<dl class=\"figures\">\n"_s;
        for (const KeyFigure& figure : key.figures) {
            m_html += u"<div><dt>"_s + htmlText(figure.label) + u"</dt><dd>"_s
                      + htmlText(figure.value) + u"</dd>"_s;
            if (!figure.before.isEmpty())
                m_html += u"<dd class=\"note\">"_s + htmlText(figure.before) + u"</dd>"_s;
            m_html += u"</div>\n"_s;
        }
        m_html += u"</dl>\n"_s;
    }
    void operator()(const Podium& podium) {
        m_html += u"<div class=\"podium\">\n"_s;
        for (const PodiumStep& step : podium.steps) {
            const bool isFirst = &step == &podium.steps.front();
            m_html += isFirst ? u"<div class=\"first\">\n"_s : u"<div>\n"_s;
            (*this)(Paragraph{step.place, true});
            m_html += u"<p class=\"strong\">"_s + htmlText(step.name) + u"</p>\n"_s;
            if (!step.about.isEmpty())
                (*this)(Paragraph{step.about});
            if (isFirst && !podium.how.isEmpty())
                (*this)(Paragraph{podium.how});
            m_html += u"</div>\n"_s;
        }
        m_html += u"</div>\n"_s;
    }
    void operator()(const BesideFigure& beside) {
        const FigureWords& words = beside.drawing.words;
        m_html += u"<section class=\"beside\">\n<div>\n"_s;
        (*this)(Heading{2, words.title});
        for (const QString& text : beside.words)
            (*this)(Paragraph{text});
        if (beside.table)
            (*this)(*beside.table);
        if (!words.remark.isEmpty())
            (*this)(Paragraph{words.remark, true});
        m_html += u"</div>\n"_s;
        addChart(beside.drawing, ChartRoom::BesideWords);
        m_html += u"</section>\n"_s;
    }
    void operator()(const SignatureLine& line) {
        m_html += u"<dl class=\"sign\">\n"_s;
        for (const Fact& field : line.fields)
            m_html += u"<div><dd>"_s + htmlText(field.value) + u"</dd><dt>"_s
                      + htmlText(field.label) + u"</dt></div>\n"_s;
        m_html += u"</dl>\n"_s;
    }
    void operator()(const PageBreak&) { m_html += u"<div class=\"page\"></div>\n"_s; }

private:
    /// The chart, or its sentence where it is not worth one.
    void addChart(const FigureDrawing& drawing, ChartRoom room) {
        const QString charts = svgCharts(drawing, room);
        m_html += charts;
        const FigureWords& words = drawing.words;
        const QString& said = hasValues(drawing.figure) ? words.sentence : words.nothing;
        if (charts.isEmpty() && !said.isEmpty())
            (*this)(Paragraph{said});
    }

    void addHead(const ReportDocument& document) {
        const QString title
            = htmlText(document.title)
              + (document.event.isEmpty() ? QString()
                                          : QString(u" · "_s + htmlText(document.event)));
        m_html += u"<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\"/>\n"
                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                  // Whatever got into the text: nothing is run and nothing is fetched.
                  "<meta http-equiv=\"Content-Security-Policy\" "
                  "content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
                  "<meta name=\"generator\" content=\"Mentat\"/>\n"_s;
        if (!document.author.isEmpty())
            m_html
                += u"<meta name=\"author\" content=\""_s + htmlText(document.author) + u"\"/>\n"_s;
        m_html += u"<title>"_s + title + u"</title>\n<style>\n"_s
                  + htmlStyle(document.paper, document.orientation)
                  + u"</style>\n</head>\n<body>\n"_s;
    }

    void addFacts(const std::vector<Fact>& facts) {
        if (facts.empty())
            return;
        m_html += u"<dl>\n"_s;
        for (const Fact& fact : facts)
            m_html += u"<dt>"_s + htmlText(fact.label) + u"</dt><dd>"_s + htmlText(fact.value)
                      + u"</dd>\n"_s;
        m_html += u"</dl>\n"_s;
    }

    void addRow(const ReportTable& table, const ReportRow& row) {
        const bool hasRemark = !row.remark.isEmpty();
        const bool hasName = row.beginsPart && !row.partName.isEmpty();
        if (hasName)
            addAcross(table, u"part name"_s, row.partName);
        m_html += u"<tr"_s
                  + classAttribute({row.beginsPart && !hasName ? u"part"_s : QString(),
                                    hasRemark ? u"keep"_s : QString()})
                  + u'>';
        for (size_t i = 0; i < row.cells.size(); ++i) {
            const ReportColumn& column = table.columns[i];
            const ReportCell& cell = row.cells[i];
            m_html += u"<td"_s
                      + classAttribute({classOf(column.align), cell.isStrong ? u"strong"_s : u""_s,
                                        column.isWide ? u"wide"_s : u""_s})
                      + u'>' + shownCell(cell) + u"</td>"_s;
        }
        m_html += u"</tr>\n"_s;
        if (hasRemark)
            addAcross(table, u"remark"_s, row.remark);
    }

    /// A row of one cell over all columns.
    void addAcross(const ReportTable& table, const QString& classes, const QString& text) {
        m_html += u"<tr class=\""_s + classes + u"\"><td colspan=\""_s
                  + QString::number(table.columns.size()) + u"\">"_s + htmlText(text)
                  + u"</td></tr>\n"_s;
    }

    QString m_html;
};

} // namespace

QString htmlOfBlocks(const std::vector<ReportBlock>& blocks) {
    return HtmlWriter().runBlocks(blocks);
}

QString htmlText(const QString& line) {
    return plainLine(line).toHtmlEscaped();
}

QByteArray writtenAsHtml(const ReportDocument& document) {
    return HtmlWriter().run(document);
}

} // namespace mentat
