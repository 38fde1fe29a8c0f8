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
    bool isNote = false;   // small: explanations, sources, remarks
    bool isStrong = false; // the finding of a chart
    friend bool operator==(const Paragraph&, const Paragraph&) = default;
};

/// How a list looks on pages; anywhere else each has one line per item.
enum class ListLook {
    Lines,
    TwoColumns,
    Honors // on a tint: the first in large letters, the others in columns below it
};

/// One line per item, with a bullet.
struct BulletList {
    QStringList items;
    ListLook look = ListLook::Lines;
    friend bool operator==(const BulletList&, const BulletList&) = default;
};

/// A label and its value: "Start", "13:00".
struct Fact {
    QString label;
    QString value;
    bool isStrong = false; // on the web: of two at a table, the one who goes on
    friend bool operator==(const Fact&, const Fact&) = default;
};
struct FactList {
    std::vector<Fact> facts;
    friend bool operator==(const FactList&, const FactList&) = default;
};

struct ReportColumn {
    QString key;   // for CSV headers, as docs/CLI.md and docs/DOCUMENT.md name such values: "qp"
    QString title; // for people
    Align align = Align::Start;
    bool isWide = false;    // takes the remaining width; its texts wrap
    bool isSpare = false;   // omitted on a narrow screen, and on the wall
    bool isOffWall = false; // omitted on the wall only
    bool isFigure = false;  // on a wall sheet: large, to be read from afar
    friend bool operator==(const ReportColumn&, const ReportColumn&) = default;
};

/// The subject of a cell, if known: the window shows its card or color.
using CellSubject = std::variant<std::monostate, PlayerId, Side>;

struct ReportCell {
    QString text;                   // for people
    std::optional<double> number{}; // for spreadsheets, if the cell is a number
    bool isStrong = false;
    bool isBox = false; // a tick box on paper; text: "x" if already ticked
    CellSubject subject{};
    friend bool operator==(const ReportCell&, const ReportCell&) = default;
};

struct ReportRow {
    std::vector<ReportCell> cells; // one per column
    /// A sentence below the row, across its width: what separates it from the next.
    QString remark = {};
    /// Draws a line above: the cut.
    bool beginsPart = false;
    /// The title of that part: "Cut: alternates below". Pages at hand have only the line.
    QString partName = {};
    /// The same in a table that isInPairs, where each part has one.
    QString nearPartName = {};
    /// If set: replaces the remark on the wall; may be empty.
    std::optional<QString> wallRemark = {};
    /// If not empty: replaces the remark on a page at hand, directly below its row, where it need
    /// not name whom it is about.
    QString nearRemark = {};
    /// Identifies the row in the window's lists; empty: its number does.
    QString key = {};
    friend bool operator==(const ReportRow&, const ReportRow&) = default;
};

struct ReportTable {
    QString name; // of the spreadsheet's sheet
    std::vector<ReportColumn> columns{};
    std::vector<ReportRow> rows{};
    bool isLarge = false; // for reading while standing, or for filling in by pen
    bool isDense = false; // one of many on a page
    /// Dots lead from a wide column's text to the next text far to its right.
    bool hasLeaders = false;
    /// On pages: its parts two by two, each below its name, without the first column, which says
    /// the same; as one list if that is too wide.
    bool isInPairs = false;
    /// For consecutive tables with the same columns: a spreadsheet joins those with one name
    /// ("Game"), which also titles a first column with each table's name.
    QString partOf = {};
    friend bool operator==(const ReportTable&, const ReportTable&) = default;
};

/// A prominent number, its label, and its earlier value: "34", "Players", "2025: 31" (empty if
/// unknown).
struct KeyFigure {
    QString value;
    QString label;
    QString before = {};
    friend bool operator==(const KeyFigure&, const KeyFigure&) = default;
};
/// The key figures of a year, in one row.
struct KeyFigures {
    std::vector<KeyFigure> figures;
    friend bool operator==(const KeyFigures&, const KeyFigures&) = default;
};

/// A place on the podium: "Champion", the name, "CA · Ixian".
struct PodiumStep {
    QString place;
    QString name;
    QString about = {};
    friend bool operator==(const PodiumStep&, const PodiumStep&) = default;
};
/// The first in large letters, with a sentence on how they won; the others beside them.
struct Podium {
    std::vector<PodiumStep> steps; // at least one
    QString how = {};
    friend bool operator==(const Podium&, const Podium&) = default;
};

/// A value to fill in by hand below a document: a line to write on, or the known value, above its
/// label.
struct SignatureLine {
    std::vector<Fact> fields;
    friend bool operator==(const SignatureLine&, const SignatureLine&) = default;
};

/// Groups of names, each in a field, all fields alike. For the wall: the seating.
struct PosterGroup {
    QString heading; // "Table 3"; may be empty
    std::vector<Fact> lines;
    QString detail{}; // small, next to the heading: "expansion"

    [[nodiscard]] QString headingInWords() const {
        return detail.isEmpty() ? heading : QString(heading + QLatin1StringView(", ") + detail);
    }
    friend bool operator==(const PosterGroup&, const PosterGroup&) = default;
};
struct Poster {
    std::vector<PosterGroup> groups;
    bool hasValuesAtEnd = false; // in HTML: at the end of the line, as in a list of results
    friend bool operator==(const Poster&, const Poster&) = default;
};

struct PageBreak {
    friend bool operator==(const PageBreak&, const PageBreak&) = default;
};

struct PlacedSheet;

/// What is seen in a chart, for the line below its title.
[[nodiscard]] inline Paragraph findingOf(const FigureWords& words) {
    return {.text = words.headline, .isStrong = true};
}

/// A chart with its title, text, and a small table beside it; all on one page.
struct BesideFigure {
    FigureDrawing drawing;
    QStringList words{};                // one paragraph each
    std::optional<ReportTable> table{}; // does not repeat the chart
    ReportTable numbers{};              // complete; replaces the picture where there are none
    friend bool operator==(const BesideFigure&, const BesideFigure&) = default;
};

/// A figure is drawn on pages and in HTML, below its title and what is seen in it; other outputs
/// only say that, so a table with the same numbers follows (reports/figure_table.h).
using ReportBlock
    = std::variant<Heading, Paragraph, BulletList, FactList, ReportTable, Poster, PageBreak,
                   PlacedSheet, FigureDrawing, KeyFigures, Podium, BesideFigure, SignatureLine>;

/// The same for a screen, at its own width: texts, lines, and boxes.
struct SheetPicture {
    PlacedPage page;
    QString title;
    /// For a phone. Absent: what is wider than one is not shown there, and the words say it.
    std::optional<PlacedPage> narrow{};
    friend bool operator==(const SheetPicture&, const SheetPicture&) = default;
};

/// A complete page with fixed positions: to fill in, cut, or frame. inWords: the same for outputs
/// without pages.
struct PlacedSheet {
    PlacedPage page;
    std::vector<ReportBlock> inWords;
    std::optional<SheetPicture> picture{}; // in HTML, above the text
    friend bool operator==(const PlacedSheet&, const PlacedSheet&) = default;
};

/// Where a report is read. Wall sheets use narrow letters in few sizes, one for all names, that
/// fill the sheet; the headings and leading note are the head of every page.
enum class ReadAt { Hand, Wall };

/// A report as a value: its content, in order. Writers print, show, or paste it, and know no report
/// by name.
struct ReportDocument {
    QString title;   // "Standings"
    QString event;   // "Dune 2026"
    QString author;  // the GM
    QString printed; // when, formatted
    QString mark{};  // on every page and sheet: that nothing in it counts
    Paper paper = Paper::Letter;
    Orientation orientation = Orientation::Upright;
    ReadAt readAt = ReadAt::Hand;
    std::vector<ReportBlock> blocks{};

    void add(ReportBlock block) { blocks.push_back(std::move(block)); }
    friend bool operator==(const ReportDocument&, const ReportDocument&) = default;
};

} // namespace mentat
