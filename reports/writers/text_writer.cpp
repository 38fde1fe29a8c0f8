#include "reports/writers/report_writer.h"

#include "reports/writers/aligned_table.h"
#include "reports/writers/plain_text.h"
#include "reports/writers/text_parts.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int pageOfText = 100;
constexpr int bulletIndent = 2;

class TextWriter : public TextOfBlocks<TextWriter> {
public:
    using TextOfBlocks::operator();

    QByteArray run(const ReportDocument& document) {
        const auto blocks = blocksWithTitle(document);
        std::visit(*this, blocks.front());
        if (!document.mark.isEmpty())
            (*this)(Paragraph{document.mark});
        addOrigin(document);
        for (size_t i = 1; i < blocks.size(); ++i)
            std::visit(*this, blocks[i]);
        return m_blocks.bytes();
    }

    void operator()(const Heading& heading) {
        QStringList lines = brokenInto(plainLine(heading.text), pageOfText);
        int width = 0;
        for (const QString& line : lines)
            width = std::max(width, displayWidth(line));
        if (heading.level < 3)
            lines.append(QString(width, heading.level == 1 ? u'=' : u'-'));
        m_blocks.add(lines);
    }
    void operator()(const Paragraph& paragraph) {
        QStringList lines;
        for (const QString& line : plainLines(paragraph.text))
            lines.append(brokenInto(line, pageOfText));
        m_blocks.add(lines);
    }
    void operator()(const BulletList& list) {
        QStringList lines;
        for (const QString& item : list.items) {
            QString mark = u"- "_s;
            for (const QString& line : brokenInto(plainLine(item), pageOfText - bulletIndent)) {
                lines.append(mark + line);
                mark = QString(bulletIndent, u' ');
            }
        }
        m_blocks.add(lines);
    }
    void operator()(const FactList& list) { m_blocks.add(factLines(list.facts, pageOfText)); }
    void operator()(const ReportTable& table) { m_blocks.add(alignedTable(table, pageOfText)); }
    void operator()(const Poster& poster) { m_blocks.add(posterLines(poster, pageOfText)); }

private:
    void addOrigin(const ReportDocument& document) {
        if (const QString origin = lineOfOrigin(document); !origin.isEmpty())
            m_blocks.add(brokenInto(origin, pageOfText));
    }

    TextBlocks m_blocks;
};

} // namespace

QByteArray writtenAsText(const ReportDocument& document) {
    return TextWriter().run(document);
}

} // namespace mentat
