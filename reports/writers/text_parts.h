#pragma once

#include "reports/report_document.h"

#include <QByteArray>

namespace mentat {

// Shared by the text writers.

/// Lines, with an empty one between blocks.
class TextBlocks {
public:
    /// Ignores a block without lines.
    void add(const QStringList& lines);
    /// In UTF-8, with a line feed after each line.
    [[nodiscard]] QByteArray bytes() const;

private:
    QStringList m_lines;
};

/// "Players: 34 (2025: 31)"
[[nodiscard]] FactList factsOf(const KeyFigures& key);
/// "Champion: Ada Byron (CA · Ixian)"
[[nodiscard]] FactList factsOf(const Podium& podium);
/// With a line of underscores for a value to fill in.
[[nodiscard]] FactList factsOf(const SignatureLine& line);

/// These blocks as plain text: a page break is nothing, a figure is covered by its table, so only
/// what is seen in it and its remark remain, and a placed sheet has its text. What is large or side
/// by side on paper comes in reading order. Writer handles all others.
template <class Writer>
class TextOfBlocks {
public:
    void operator()(const PageBreak&) {}
    void operator()(const FigureDrawing& drawing) {
        addFinding(drawing.words);
        addRemark(drawing.words);
    }
    void operator()(const KeyFigures& key) { writer()(factsOf(key)); }
    void operator()(const Podium& podium) {
        writer()(factsOf(podium));
        if (!podium.how.isEmpty())
            writer()(Paragraph{podium.how});
    }
    void operator()(const BesideFigure& beside) {
        writer()(Heading{2, beside.drawing.words.title});
        addFinding(beside.drawing.words);
        for (const QString& text : beside.words)
            writer()(Paragraph{text});
        addRemark(beside.drawing.words);
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

    void addFinding(const FigureWords& words) {
        if (!words.headline.isEmpty())
            writer()(findingOf(words));
    }
    void addRemark(const FigureWords& words) {
        if (!words.remark.isEmpty())
            writer()(Paragraph{words.remark, true});
    }

    [[nodiscard]] Writer& writer() { return static_cast<Writer&>(*this); }
};

/// The blocks, with a heading first: the report's title, unless they begin with one.
[[nodiscard]] std::vector<ReportBlock> blocksWithTitle(const ReportDocument& document);
/// The same, with the line of origin as a note below the heading.
[[nodiscard]] std::vector<ReportBlock> blocksWithOrigin(const ReportDocument& document);

/// "Dune 2026 · 29.07.2026 14:02": the event and the time of printing.
[[nodiscard]] QString lineOfOrigin(const ReportDocument& document);

/// The lines of facts: labels, and the values in a column.
[[nodiscard]] QStringList factLines(const std::vector<Fact>& facts, int width);

/// The lines of a poster's groups, separated by blank lines.
[[nodiscard]] QStringList posterLines(const Poster& poster, int width);

/// The tables of a document in order, including those of placed sheets. Points into the blocks.
[[nodiscard]] std::vector<const ReportTable*> tablesOf(const std::vector<ReportBlock>& blocks);

} // namespace mentat
