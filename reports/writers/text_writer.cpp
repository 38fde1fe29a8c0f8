#include "reports/writers/text_writer.h"

#include "reports/writers/aligned_table.h"
#include "reports/writers/display_width.h"
#include "reports/writers/plain_text.h"
#include "reports/writers/text_parts.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int pageOfText = 100;
constexpr int bulletIndent = 2;

class TextWriter {
public:
    QByteArray run(const ReportDocument& document) {
        const auto blocks = blocksWithTitle(document);
        std::visit(*this, blocks.front());
        addOrigin(document);
        for (size_t i = 1; i < blocks.size(); ++i)
            std::visit(*this, blocks[i]);
        return (m_lines.join(u'\n') + u'\n').toUtf8();
    }

    void operator()(const Heading& heading) {
        const QStringList lines = brokenInto(plainLine(heading.text), pageOfText);
        beginBlock();
        m_lines.append(lines);
        int width = 0;
        for (const QString& line : lines)
            width = std::max(width, displayWidth(line));
        if (heading.level < 3)
            m_lines.append(QString(width, heading.level == 1 ? u'=' : u'-'));
    }
    void operator()(const Paragraph& paragraph) {
        beginBlock();
        for (const QString& line : plainLines(paragraph.text))
            m_lines.append(brokenInto(line, pageOfText));
    }
    void operator()(const BulletList& list) {
        beginBlock();
        for (const QString& item : list.items) {
            QString mark = u"- "_s;
            for (const QString& line : brokenInto(plainLine(item), pageOfText - bulletIndent)) {
                m_lines.append(mark + line);
                mark = QString(bulletIndent, u' ');
            }
        }
    }
    void operator()(const FactList& list) { addBlock(factLines(list.facts, pageOfText)); }
    void operator()(const ReportTable& table) { addBlock(alignedTable(table, pageOfText)); }
    void operator()(const Poster& poster) { addBlock(posterLines(poster, pageOfText)); }
    void operator()(const PageBreak&) {}
    /// Its table says what it shows.
    void operator()(const FigureDrawing& drawing) {
        if (!drawing.words.remark.isEmpty())
            (*this)(Paragraph{drawing.words.remark, true});
    }
    void operator()(const PlacedSheet& sheet) {
        for (const ReportBlock& block : sheet.inWords)
            std::visit(*this, block);
    }

private:
    void beginBlock() {
        if (!m_lines.isEmpty())
            m_lines.append(QString());
    }
    void addBlock(const QStringList& lines) {
        if (lines.isEmpty())
            return;
        beginBlock();
        m_lines.append(lines);
    }
    void addOrigin(const ReportDocument& document) {
        if (const QString origin = lineOfOrigin(document); !origin.isEmpty())
            addBlock(brokenInto(origin, pageOfText));
    }

    QStringList m_lines;
};

} // namespace

QByteArray writtenAsText(const ReportDocument& document) {
    return TextWriter().run(document);
}

} // namespace mentat
