#include "reports/writers/text_parts.h"

#include "reports/writers/aligned_table.h"
#include "reports/writers/plain_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int widestLabel = 28;
constexpr int factGap = 2;
constexpr int lineToWriteOn = 30;

QString withAside(const QString& text, const QString& aside) {
    return aside.isEmpty() ? text : QString(text + u" ("_s + aside + u')');
}

} // namespace

void TextBlocks::add(const QStringList& lines) {
    if (lines.isEmpty())
        return;
    if (!m_lines.isEmpty())
        m_lines.append(QString());
    m_lines.append(lines);
}

QByteArray TextBlocks::bytes() const {
    return (m_lines.join(u'\n') + u'\n').toUtf8();
}

FactList factsOf(const KeyFigures& key) {
    FactList list;
    for (const KeyFigure& figure : key.figures)
        list.facts.push_back({figure.label, withAside(figure.value, figure.before)});
    return list;
}

FactList factsOf(const Podium& podium) {
    FactList list;
    for (const PodiumStep& step : podium.steps)
        list.facts.push_back({step.place, withAside(step.name, step.about)});
    return list;
}

FactList factsOf(const SignatureLine& line) {
    FactList list;
    for (const Fact& field : line.fields)
        list.facts.push_back(
            {field.label, field.value.isEmpty() ? QString(lineToWriteOn, u'_') : field.value});
    return list;
}

std::vector<ReportBlock> blocksWithTitle(const ReportDocument& document) {
    std::vector<ReportBlock> blocks = document.blocks;
    const auto* first = blocks.empty() ? nullptr : std::get_if<Heading>(&blocks.front());
    if (!first || first->level > 1)
        blocks.insert(blocks.begin(), Heading{1, document.title});
    return blocks;
}

std::vector<ReportBlock> blocksWithOrigin(const ReportDocument& document) {
    std::vector<ReportBlock> blocks = blocksWithTitle(document);
    if (const QString origin = lineOfOrigin(document); !origin.isEmpty())
        blocks.insert(blocks.begin() + 1, Paragraph{origin, true});
    if (!document.mark.isEmpty())
        blocks.insert(blocks.begin() + 1, Paragraph{document.mark});
    return blocks;
}

QString lineOfOrigin(const ReportDocument& document) {
    QStringList parts;
    for (const QString& part : {document.event, document.printed}) {
        if (!part.isEmpty())
            parts.append(plainLine(part));
    }
    return parts.join(u" · "_s);
}

QStringList factLines(const std::vector<Fact>& facts, int width) {
    int labels = 0;
    for (const Fact& fact : facts)
        labels = std::max(labels, std::min(widestLabel, displayWidth(plainLine(fact.label))));
    QStringList lines;
    for (const Fact& fact : facts) {
        const QString label = plainLine(fact.label);
        QStringList values = brokenInto(plainLine(fact.value), width - labels - factGap);
        if (displayWidth(label) > labels) {
            lines.append(brokenInto(label, width));
            values.prepend(QString());
        } else {
            values.first().prepend(paddedTo(label, labels + factGap));
        }
        for (qsizetype i = 1; i < values.size(); ++i)
            values[i].prepend(QString(labels + factGap, u' '));
        if (displayWidth(label) > labels)
            values.removeFirst();
        for (QString& line : values) {
            while (line.endsWith(u' '))
                line.chop(1);
            lines.append(line);
        }
    }
    return lines;
}

QStringList posterLines(const Poster& poster, int width) {
    QStringList lines;
    for (const PosterGroup& group : poster.groups) {
        if (!lines.isEmpty())
            lines.append(QString());
        if (!group.heading.isEmpty())
            lines.append(brokenInto(plainLine(group.headingInWords()), width));
        lines.append(factLines(group.lines, width));
    }
    return lines;
}

std::vector<const ReportTable*> tablesOf(const std::vector<ReportBlock>& blocks) {
    std::vector<const ReportTable*> tables;
    for (const ReportBlock& block : blocks) {
        if (const auto* table = std::get_if<ReportTable>(&block))
            tables.push_back(table);
        if (const auto* beside = std::get_if<BesideFigure>(&block)) {
            if (!beside->numbers.columns.empty())
                tables.push_back(&beside->numbers);
            else if (beside->table)
                tables.push_back(&*beside->table);
        }
        if (const auto* sheet = std::get_if<PlacedSheet>(&block)) {
            const auto within = tablesOf(sheet->inWords);
            tables.insert(tables.end(), within.begin(), within.end());
        }
    }
    return tables;
}

} // namespace mentat
