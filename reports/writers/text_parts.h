#pragma once

#include "reports/report_document.h"

#include <QByteArray>

namespace mentat {

// What the writers of text have in common.

/// Lines, with an empty one between two blocks.
class TextBlocks {
public:
    /// A block without lines is none.
    void add(const QStringList& lines);
    /// In UTF-8, a line feed behind each line.
    [[nodiscard]] QByteArray bytes() const;

private:
    QStringList m_lines;
};

/// "Players: 34 (2025: 31)"
[[nodiscard]] FactList factsOf(const KeyFigures& key);
/// "Champion: Ada Byron (CA · Ixian)"
[[nodiscard]] FactList factsOf(const Podium& podium);
/// With a line of underscores where something is to be written.
[[nodiscard]] FactList factsOf(const SignatureLine& line);

/// What these blocks are in any text: a page has no end, a figure is said by its table, so that its
/// remark is left to say, and a placed sheet has words. What is large or beside something on paper
/// is said in the order in which it is read. Writer says all others.
template <class Writer>
class TextOfBlocks {
public:
    void operator()(const PageBreak&) {}
    void operator()(const FigureDrawing& drawing) {
        if (!drawing.words.remark.isEmpty())
            writer()(Paragraph{drawing.words.remark, true});
    }
    void operator()(const KeyFigures& key) { writer()(factsOf(key)); }
    void operator()(const Podium& podium) {
        writer()(factsOf(podium));
        if (!podium.how.isEmpty())
            writer()(Paragraph{podium.how});
    }
    void operator()(const BesideFigure& beside) {
        writer()(Heading{2, beside.drawing.words.title});
        for (const QString& text : beside.words)
            writer()(Paragraph{text});
        (*this)(beside.drawing);
        if (!beside.numbers.columns.empty())
            writer()(beside.numbers);
        else if (beside.table)
            writer()(*beside.table);
    }
    void operator()(const SignatureLine& line) { writer()(factsOf(line)); }
    void operator()(const PlacedSheet& sheet) {
        for (const ReportBlock& block : sheet.inWords)
            std::visit(writer(), block);
    }

private:
    friend Writer;
    TextOfBlocks() = default;

    [[nodiscard]] Writer& writer() { return static_cast<Writer&>(*this); }
};

/// The blocks, the report's own heading first: its title, where they do not begin with one.
[[nodiscard]] std::vector<ReportBlock> blocksWithTitle(const ReportDocument& document);
/// The same, with the line of origin as a note below the heading.
[[nodiscard]] std::vector<ReportBlock> blocksWithOrigin(const ReportDocument& document);

/// "Dune 2026 · 29.07.2026 14:02": the event and when it was printed.
[[nodiscard]] QString lineOfOrigin(const ReportDocument& document);

/// The lines of facts: labels, and the values in a column of their own.
[[nodiscard]] QStringList factLines(const std::vector<Fact>& facts, int width);

/// The lines of a poster's groups, a blank line between two.
[[nodiscard]] QStringList posterLines(const Poster& poster, int width);

/// The tables of a document in their order, those of placed sheets too. Points into the blocks.
[[nodiscard]] std::vector<const ReportTable*> tablesOf(const std::vector<ReportBlock>& blocks);

} // namespace mentat
