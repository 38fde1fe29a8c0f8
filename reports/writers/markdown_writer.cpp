#include "reports/writers/report_writer.h"

#include "reports/writers/aligned_table.h"
#include "reports/writers/plain_text.h"
#include "reports/writers/text_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// A backslash removes the Markdown meaning of these characters anywhere.
bool isMarkup(QChar c) {
    static const QString signs = u"\\`*_[]<>|~&"_s;
    return signs.contains(c);
}

/// At the start of a line: a heading, list, rule, or quotation.
bool beginsBlock(QChar c) {
    static const QString signs = u"#+-=:"_s;
    return signs.contains(c);
}

QString escapedInLine(const QString& plain) {
    QString text;
    text.reserve(plain.size());
    for (const QChar c : plain) {
        if (isMarkup(c))
            text += u'\\';
        text += c;
    }
    return text;
}

/// "12. 5" would be a list.
QString withNumberEscaped(QString text) {
    qsizetype digits = 0;
    while (digits < text.size() && text[digits].isDigit())
        ++digits;
    if (digits > 0 && digits < text.size() && (text[digits] == u'.' || text[digits] == u')'))
        text.insert(digits, u'\\');
    return text;
}

QString escapedLine(const QString& line) {
    const QString text = escapedInLine(plainLine(line).trimmed());
    if (!text.isEmpty() && beginsBlock(text.front()))
        return u'\\' + text;
    return withNumberEscaped(text);
}

QString escapedCell(const ReportCell& cell) {
    const QString text = escapedInLine(shownText(cell).trimmed());
    return cell.isStrong && !text.isEmpty() ? QString(u"**"_s + text + u"**"_s) : text;
}

class MarkdownWriter : public TextOfBlocks<MarkdownWriter> {
public:
    using TextOfBlocks::operator();

    QByteArray run(const ReportDocument& document) {
        for (const ReportBlock& block : blocksWithOrigin(document))
            std::visit(*this, block);
        return m_blocks.bytes();
    }

    void operator()(const Heading& heading) {
        add({QString(heading.level, u'#') + u' ' + escapedInLine(plainLine(heading.text))});
    }
    void operator()(const Paragraph& paragraph) {
        QStringList lines;
        for (const QString& line : plainLines(paragraph.text)) {
            const QString text = escapedLine(line);
            // A line break needs a backslash before it.
            if (!lines.isEmpty() && !lines.last().isEmpty() && !text.isEmpty())
                lines.last() += u'\\';
            lines.append(text);
        }
        const QString mark = paragraph.isStrong ? u"**"_s : (paragraph.isNote ? u"*"_s : QString());
        if (lines.size() == 1 && !lines.first().isEmpty())
            lines.first() = mark + lines.first() + mark;
        add(lines);
    }
    void operator()(const BulletList& list) {
        QStringList lines;
        for (const QString& item : list.items)
            lines.append(u"- "_s + escapedLine(item));
        add(lines);
    }
    void operator()(const FactList& list) { addFacts(list.facts); }
    void operator()(const ReportTable& table) {
        QStringList titles;
        QStringList rules;
        for (const ReportColumn& column : table.columns) {
            titles.append(escapedInLine(plainLine(column.title)));
            rules.append(ruleOf(column.align));
        }
        QStringList lines{rowOf(titles), rowOf(rules)};
        QStringList remarks;
        for (const ReportRow& row : table.rows) {
            QStringList cells;
            for (const ReportCell& cell : row.cells)
                cells.append(escapedCell(cell));
            if (row.beginsPart && !row.partName.isEmpty())
                lines.append(rowOf(partCells(table, row.partName)));
            lines.append(rowOf(cells));
            if (!row.remark.isEmpty())
                remarks.append(row.remark);
        }
        add(lines);
        if (!remarks.isEmpty())
            (*this)(BulletList{remarks});
    }
    void operator()(const Poster& poster) {
        for (const PosterGroup& group : poster.groups) {
            if (!group.heading.isEmpty())
                (*this)(Heading{2, group.headingInWords()});
            addFacts(group.lines);
        }
    }

private:
    void add(const QStringList& lines) { m_blocks.add(lines); }
    void addFacts(const std::vector<Fact>& facts) {
        QStringList lines;
        for (const Fact& fact : facts) {
            const QString label = escapedInLine(plainLine(fact.label));
            const QString value = escapedInLine(plainLine(fact.value));
            lines.append(label.trimmed().isEmpty()
                             ? QString(u"- "_s + escapedLine(fact.value))
                             : QString(u"- **"_s + label + u"**: "_s + value));
        }
        add(lines);
    }
    /// A row with words below the names: a row of dashes would be cells of dashes.
    static QStringList partCells(const ReportTable& table, const QString& name) {
        QStringList cells(static_cast<qsizetype>(table.columns.size()));
        const auto names = std::ranges::find_if(table.columns, &ReportColumn::isWide);
        const auto place
            = names == table.columns.end() ? 0 : std::distance(table.columns.begin(), names);
        cells[place] = u'*' + escapedInLine(plainLine(name)) + u'*';
        return cells;
    }
    static QString rowOf(const QStringList& cells) {
        return u"| "_s + cells.join(u" | "_s) + u" |"_s;
    }
    static QString ruleOf(Align align) {
        switch (align) {
        case Align::Start: return u"---"_s;
        case Align::Center: return u":---:"_s;
        case Align::End: return u"---:"_s;
        }
        return {};
    }

    TextBlocks m_blocks;
};

} // namespace

QByteArray writtenAsMarkdown(const ReportDocument& document) {
    return MarkdownWriter().run(document);
}

} // namespace mentat
