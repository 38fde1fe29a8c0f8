#pragma once

#include "model/values/ids.h"
#include "model/values/side.h"
#include "reports/paper.h"
#include "reports/placed_page.h"
#include "reports/wording/figure_words.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace mentat {

struct Heading {
    int level = 1; // 1: of the report; 2, 3: within it
    QString text;
    friend bool operator==(const Heading&, const Heading&) = default;
};

struct Paragraph {
    QString text;
    bool isNote = false; // small: what explains, sources, remarks
    friend bool operator==(const Paragraph&, const Paragraph&) = default;
};

/// One line for each thing, with a mark before it.
struct BulletList {
    QStringList items;
    friend bool operator==(const BulletList&, const BulletList&) = default;
};

/// A label and what it is: "Start", "13:00".
struct Fact {
    QString label;
    QString value;
    friend bool operator==(const Fact&, const Fact&) = default;
};
struct FactList {
    std::vector<Fact> facts;
    friend bool operator==(const FactList&, const FactList&) = default;
};

struct ReportColumn {
    QString key;   // of CSV headers, as docs/CLI.md and docs/DOCUMENT.md name such values: "qp"
    QString title; // for people
    Align align = Align::Start;
    bool isWide = false;    // takes what the others leave; its texts are broken into lines
    bool isSpare = false;   // left out on a screen that has no room for it, and on the wall
    bool isOffWall = false; // left out on the wall alone
    bool isFigure = false;  // on a sheet for the wall: what is looked for from afar
    friend bool operator==(const ReportColumn&, const ReportColumn&) = default;
};

/// Whom or what a cell is about, where that is known: the window shows its card or its color.
using CellSubject = std::variant<std::monostate, PlayerId, Side>;

struct ReportCell {
    QString text;                   // for people
    std::optional<double> number{}; // for spreadsheets, where the cell is one
    bool isStrong = false;
    bool isBox = false; // to be ticked on paper; text: "x" where it is ticked already
    CellSubject subject{};
    friend bool operator==(const ReportCell&, const ReportCell&) = default;
};

struct ReportRow {
    std::vector<ReportCell> cells; // as many as there are columns
    /// A sentence below the row, over its whole width: why it stands before the next.
    QString remark = {};
    /// A line is drawn above: the cut.
    bool beginsPart = false;
    /// What begins there: "Cut: alternates below". On pages at hand the line alone says it.
    QString partName = {};
    /// Where it is given: what stands below it on the wall instead of the remark, if anything.
    std::optional<QString> wallRemark = {};
    /// By which a list in the window knows the row again; empty: by its number.
    QString key = {};
    friend bool operator==(const ReportRow&, const ReportRow&) = default;
};

struct ReportTable {
    QString name; // of the spreadsheet's sheet
    std::vector<ReportColumn> columns{};
    std::vector<ReportRow> rows{};
    bool isLarge = false; // to be read while standing, or filled in by pen
    bool isDense = false; // one of many on a page
    /// Dots lead from the end of a wide column's text to what stands far to its right.
    bool hasLeaders = false;
    /// Of several tables with the same columns, one after another: a spreadsheet joins those of one
    /// name ("Game"), which is also that of a first column with the name of each.
    QString partOf = {};
    friend bool operator==(const ReportTable&, const ReportTable&) = default;
};

/// A number that is seen first, what it counts, and what it was before: "34", "Players",
/// "2025: 31" (nothing where that is not known).
struct KeyFigure {
    QString value;
    QString label;
    QString before = {};
    friend bool operator==(const KeyFigure&, const KeyFigure&) = default;
};
/// Those of a year, in one row.
struct KeyFigures {
    std::vector<KeyFigure> figures;
    friend bool operator==(const KeyFigures&, const KeyFigures&) = default;
};

/// Somebody on the podium: "Champion", the name, "CA · Ixian".
struct PodiumStep {
    QString place;
    QString name;
    QString about = {};
    friend bool operator==(const PodiumStep&, const PodiumStep&) = default;
};
/// The first in large letters, with a sentence on how they got there; the others beside them.
struct Podium {
    std::vector<PodiumStep> steps; // at least one
    QString how = {};
    friend bool operator==(const Podium&, const Podium&) = default;
};

/// What is filled in by hand below a document: each a line to write on, or what is known, above its
/// label.
struct SignatureLine {
    std::vector<Fact> fields;
    friend bool operator==(const SignatureLine&, const SignatureLine&) = default;
};

/// Groups of names, each in a field of its own, all fields alike. For the wall: who sits where.
struct PosterGroup {
    QString heading; // "Table 3"; may be empty
    std::vector<Fact> lines;
    QString detail{}; // small beside the heading: "expansion"

    [[nodiscard]] QString headingInWords() const {
        return detail.isEmpty() ? heading : QString(heading + QLatin1StringView(", ") + detail);
    }
    friend bool operator==(const PosterGroup&, const PosterGroup&) = default;
};
struct Poster {
    std::vector<PosterGroup> groups;
    friend bool operator==(const Poster&, const Poster&) = default;
};

struct PageBreak {
    friend bool operator==(const PageBreak&, const PageBreak&) = default;
};

struct PlacedSheet;

/// A chart with its title, what it says and a small table beside it; all of it on one page.
struct BesideFigure {
    FigureDrawing drawing;
    QStringList words{};                // a paragraph each
    std::optional<ReportTable> table{}; // that does not repeat the chart
    ReportTable numbers{};              // all of it, instead where there are no pictures
    friend bool operator==(const BesideFigure&, const BesideFigure&) = default;
};

/// A figure is drawn on pages and in HTML, below its title; other kinds of output say nothing for
/// it, so the same numbers follow as a table (reports/figure_table.h).
using ReportBlock
    = std::variant<Heading, Paragraph, BulletList, FactList, ReportTable, Poster, PageBreak,
                   PlacedSheet, FigureDrawing, KeyFigures, Podium, BesideFigure, SignatureLine>;

/// The same for a screen, which is as wide as it is: texts, lines and boxes.
struct SheetPicture {
    PlacedPage page;
    QString title;
    friend bool operator==(const SheetPicture&, const SheetPicture&) = default;
};

/// A page of its own whose parts have their places on it: to be filled in by hand, cut or framed.
/// inWords says the same for the kinds of output that have no pages.
struct PlacedSheet {
    PlacedPage page;
    std::vector<ReportBlock> inWords;
    std::optional<SheetPicture> picture{}; // in HTML, above the words
    friend bool operator==(const PlacedSheet&, const PlacedSheet&) = default;
};

/// Where a report is read. What hangs on the wall is set in narrow letters of few sizes, one for
/// all names, that fill the sheet; its headings and the note at its very beginning are the head of
/// every page.
enum class ReadAt { Hand, Wall };

/// A report as a value: what it says, in order. Writers make of it what is printed, shown or
/// pasted; they know no report by name.
struct ReportDocument {
    QString title;   // "Standings"
    QString event;   // "Dune 2026"
    QString author;  // the GM
    QString printed; // when, as people read it
    QString mark{};  // stands on every page and sheet of it: that nothing of it counts
    Paper paper = Paper::Letter;
    Orientation orientation = Orientation::Upright;
    ReadAt readAt = ReadAt::Hand;
    std::vector<ReportBlock> blocks{};

    void add(ReportBlock block) { blocks.push_back(std::move(block)); }
    friend bool operator==(const ReportDocument&, const ReportDocument&) = default;
};

} // namespace mentat
