#include "model/people/names.h"
#include "reports/charts/bracket_plan.h"
#include "reports/heats/report_parts.h"
#include "reports/paper/block_strips.h"
#include "reports/paper/page_canvas.h"
#include "reports/report_cells.h"
#include "reports/ruleset/course_drawing.h"
#include "reports/ruleset/ruleset_report_parts.h"
#include "reports/ruleset/ruleset_reports.h"
#include "reports/tables/listing.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr double minLettersOnSheet = 7;
constexpr double maxLettersOnSheet = 15;
constexpr double screenLetters = 13;
constexpr double screenDetails = 0.9;
constexpr double widthBesideText = 1096; // of a window 1280 pixels wide, from where the text begins
constexpr double wholeScreen = 1240;
constexpr size_t mostBesideText = 5; // columns

/// A player at a table of the course, for reading it as a list.
struct CourseRow {
    QString round;
    QString table;
    PlayerId player;
    std::optional<int> seed{};
    std::optional<int> place{};
    QString next{}; // where they play next
};

class CourseList : ReportTeller {
public:
    CourseList(const ReportRequest& request, const EventCourse& course)
        : ReportTeller(request)
        , m_course(course) {}

    [[nodiscard]] Listing<CourseRow> list() const {
        Listing<CourseRow> list{.name = bracketTitle(m_language),
                                .columns = {},
                                .rows = rows(),
                                .key = [](const CourseRow& row) { return row.player.text(); }};
        const auto add
            = [&](ReportColumn column, std::function<ListedCell(const CourseRow&)> cell) {
                  list.columns.push_back({.column = std::move(column), .cell = std::move(cell)});
              };
        add(textColumn(u"round"_s, say(m_request, Phrase("Bracket", "Round"))),
            [](const CourseRow& row) -> ListedCell { return TextCell{row.round}; });
        add(textColumn(u"table"_s, say(m_request, Phrase("Report", "Table"))),
            [](const CourseRow& row) -> ListedCell { return TextCell{row.table}; });
        add(wideColumn(u"name"_s, say(m_request, Phrase("Report", "Player"))),
            [](const CourseRow& row) -> ListedCell { return PersonCell{row.player}; });
        add(numberColumn(u"seed"_s, say(m_request, Phrase("Bracket", "Seed"))),
            [](const CourseRow& row) { return numberOf(row.seed); });
        add(numberColumn(u"place"_s, say(m_request, Phrase("Report", "Place"))),
            [](const CourseRow& row) { return numberOf(row.place); });
        add(textColumn(u"next"_s, say(m_request, Phrase("Bracket", "Goes to"))),
            [](const CourseRow& row) -> ListedCell { return TextCell{row.next}; });
        return list;
    }

private:
    [[nodiscard]] static ListedCell numberOf(const std::optional<int>& number) {
        return number ? ListedCell(NumberCell{*number}) : TextCell{};
    }

    [[nodiscard]] std::vector<CourseRow> rows() const {
        std::vector<CourseRow> rows;
        for (const CourseRound& round : m_course.rounds) {
            for (const CourseTable& table : round.tables) {
                for (const CourseSeat& seat : table.seats) {
                    if (seat.player)
                        rows.push_back({nameOf(round), tableText(table), *seat.player, seat.seed,
                                        seat.place, nextText(seat)});
                }
            }
            for (const PlayerId& player : round.waiting)
                rows.push_back({.round = nameOf(round), .table = {}, .player = player});
        }
        return rows;
    }

    [[nodiscard]] QString nameOf(const CourseRound& round) const {
        if (const auto stage = round.round.stage())
            return stage->text();
        return heatName(*findHeat(playOf(m_request), *round.round.heat()), m_language);
    }
    [[nodiscard]] QString tableText(const CourseTable& table) const {
        if (table.isBye)
            return byeText(m_language);
        return table.number ? m_language.number(table.number->value()) : QString();
    }
    /// The place that leads on; omitted for players who simply play the next heat.
    [[nodiscard]] QString nextText(const CourseSeat& seat) const {
        if (!seat.to || !seat.advances)
            return {};
        const CourseRound& round = m_course.rounds[seat.to->round];
        return nameOf(round);
    }

    const EventCourse& m_course;
};

/// The picture in words, for a page: its columns as lists, the latest first, then what is to come.
class BracketInWords : ReportTeller {
public:
    BracketInWords(const ReportRequest& request, const BracketDrawing& drawing)
        : ReportTeller(request)
        , m_drawing(drawing) {}

    [[nodiscard]] std::vector<ReportBlock> blocks() && {
        for (const BracketColumn& column : m_drawing.columns | std::views::reverse) {
            if (isAnyoneKnown(column) || !column.below.isEmpty())
                add(column);
        }
        for (const BracketColumn& column : m_drawing.columns) {
            if (!column.boxes.empty() && !isAnyoneKnown(column) && column.below.isEmpty())
                addTitle(column);
        }
        for (const QString& note : m_drawing.notes)
            m_blocks.emplace_back(Paragraph{.text = note, .isNote = true});
        return std::move(m_blocks);
    }

private:
    [[nodiscard]] static bool isAnyoneKnown(const BracketBox& box) {
        return std::ranges::any_of(box.lines,
                                   [](const BracketLine& line) { return line.name != u"–"; });
    }
    [[nodiscard]] static bool isAnyoneKnown(const BracketColumn& column) {
        return std::ranges::any_of(column.boxes,
                                   [](const BracketBox& box) { return isAnyoneKnown(box); });
    }

    void addTitle(const BracketColumn& column) {
        m_blocks.emplace_back(Heading{2, column.title});
        if (!column.detail.isEmpty())
            m_blocks.emplace_back(Paragraph{.text = column.detail, .isNote = true});
    }
    void add(const BracketColumn& column) {
        addTitle(column);
        Poster poster{.groups = {}, .hasValuesAtEnd = true};
        for (const BracketBox& box : column.boxes) {
            if (isAnyoneKnown(box))
                poster.groups.push_back(groupOf(box));
        }
        if (!poster.groups.empty())
            m_blocks.emplace_back(std::move(poster));
        for (const QString& sentence : column.below)
            m_blocks.emplace_back(Paragraph{sentence});
    }
    [[nodiscard]] PosterGroup groupOf(const BracketBox& box) const {
        PosterGroup group{.heading = box.heading, .lines = {}};
        for (const BracketLine& line : box.lines)
            group.lines.push_back({line.name, valueOf(line), line.isStrong});
        return group;
    }
    /// The place; until it is known, the seed.
    [[nodiscard]] QString valueOf(const BracketLine& line) const {
        if (!line.after.isEmpty() || line.before.isEmpty())
            return line.after;
        return say(m_language, Phrase("Bracket", "seed %1"), {line.before});
    }

    const BracketDrawing& m_drawing;
    std::vector<ReportBlock> m_blocks;
};

constexpr double headOfSheet = 34;
constexpr double noteLetters = 8;

double heightOfNotes(const BracketDrawing& drawing, double width, const TextMeasure& measure) {
    qsizetype lines = 0;
    for (const QString& note : drawing.notes)
        lines += measure.lines(printable(note), {.size = noteLetters}, width).size();
    return lineHeight(noteLetters) * static_cast<double>(lines);
}

/// A page of the picture to hang up, with its heading.
PlacedPage sheetOf(const ReportRequest& request, const BracketDrawing& drawing,
                   const BracketFit& fit, QSizeF size, const TextMeasure& measure) {
    const QRectF inner = QRectF(QPointF(0, 0), size).marginsRemoved(pageMargins());
    PageCanvas canvas(measure, size);
    canvas.text({inner.left(), inner.top(), inner.width() * 0.62, headOfSheet - 10},
                documentFor(request, drawing.title).event, {.size = 19, .isBold = true});
    canvas.text(
        {inner.left() + inner.width() * 0.64, inner.top(), inner.width() * 0.36, headOfSheet - 10},
        drawing.title, {.size = 15}, Align::End);
    const double notes = heightOfNotes(drawing, inner.width(), measure);
    double y = inner.bottom() - notes;
    for (const QString& note : drawing.notes)
        y += canvas.lines({inner.left(), y, inner.width(), 0}, note, {.size = noteLetters});
    PlacedPage page = canvas.taken();
    const PlacedPage picture = placedBracket(drawing, measure, fit.letters, fit.first, fit.end);
    const double room = inner.height() - headOfSheet - notes;
    const QPointF at(inner.left() + std::max((inner.width() - picture.size.width()) / 2, 0.0),
                     inner.top() + headOfSheet + std::max((room - picture.size.height()) / 3, 0.0));
    for (const PlacedItem& item : picture.items)
        page.items.push_back(moved(item, at));
    return page;
}

/// The area for the picture.
QSizeF roomOf(QSizeF size, const BracketDrawing& drawing, const TextMeasure& measure) {
    const QRectF inner = QRectF(QPointF(0, 0), size).marginsRemoved(pageMargins());
    return {inner.width(),
            inner.height() - headOfSheet - heightOfNotes(drawing, inner.width(), measure)};
}

/// In portrait or landscape, whichever takes fewer pages, or else allows larger letters.
std::vector<PlacedPage> sheetsOf(const ReportRequest& request, const BracketDrawing& drawing) {
    const TextMeasure measure;
    std::vector<BracketFit> best;
    QSizeF size;
    for (const Orientation orientation : {Orientation::Sideways, Orientation::Upright}) {
        const QSizeF tried = sizeOf(request.paper, orientation);
        const auto fits = columnsByPage(drawing, measure, roomOf(tried, drawing, measure),
                                        minLettersOnSheet, maxLettersOnSheet);
        const auto least = [](const std::vector<BracketFit>& all) {
            return std::ranges::min_element(all, {}, &BracketFit::letters)->letters;
        };
        if (fits.empty())
            continue;
        if (best.empty() || fits.size() < best.size()
            || (fits.size() == best.size() && least(fits) > least(best))) {
            best = fits;
            size = tried;
        }
    }
    std::vector<PlacedPage> pages;
    for (const BracketFit& fit : best)
        pages.push_back(sheetOf(request, drawing, fit, size, measure));
    return pages;
}

/// Without heats that are over and name nobody: the words below the picture say so.
BracketDrawing withoutEmptyColumns(BracketDrawing drawing) {
    std::erase_if(drawing.columns, [](const BracketColumn& column) {
        return column.isOver && column.boxes.empty() && column.below.isEmpty();
    });
    return drawing;
}

SheetPicture screenPicture(const BracketDrawing& drawing, const TextMeasure& measure) {
    const BracketDrawing shown = withoutEmptyColumns(drawing);
    const double width = shown.columns.size() <= mostBesideText ? widthBesideText : wholeScreen;
    return {.page = bracketForScreen(shown, measure, screenLetters, width, screenDetails),
            .title = drawing.title};
}

/// A file lists everyone at each table, for spreadsheets; a page says what its picture shows.
enum class BracketWords { OfFile, OfPage };

ReportDocument bracketDocument(const ReportRequest& request, BracketWords wanted) {
    ReportDocument document = documentFor(request, bracketTitle(request.wording.language()));
    const EventCourse course = eventCourse(request.event);
    const BracketDrawing drawing = courseDrawing(request.event, course, request.wording.language());
    if (drawing.columns.empty()) {
        document.add(
            Paragraph{say(request, Phrase("RulesetReport", "There are no stages after the "
                                                           "heats: the standings decide."))});
        return document;
    }
    std::vector<ReportBlock> words;
    if (wanted == BracketWords::OfPage) {
        words = BracketInWords(request, drawing).blocks();
    } else {
        for (const QString& note : drawing.notes)
            words.emplace_back(Paragraph{.text = note, .isNote = true});
        words.emplace_back(tableAt(request, CourseList(request, course).list(), Audience::Paper));
    }
    const TextMeasure measure;
    auto sheets = sheetsOf(request, drawing);
    for (PlacedPage& page : sheets) {
        PlacedSheet sheet{.page = std::move(page), .inWords = {}};
        if (&page == &sheets.front()) {
            sheet.inWords = std::move(words);
            sheet.picture = screenPicture(drawing, measure);
        }
        document.add(std::move(sheet));
    }
    return document;
}

} // namespace

Result<ReportDocument> bracketReport(const ReportRequest& request) {
    return bracketDocument(request, BracketWords::OfFile);
}

PublicPage bracketPage(const PublicRequest& request) {
    PublicPage page{.file = u"bracket"_s,
                    .title = bracketTitle(request.wording.language()),
                    .document = bracketDocument(request, BracketWords::OfPage)};
    // Elsewhere a page begins with its heading; on paper, each sheet has it.
    page.document.blocks.insert(page.document.blocks.begin(), Heading{1, page.title});
    page.isEmpty = std::ranges::none_of(page.document.blocks, [](const ReportBlock& block) {
        return std::holds_alternative<PlacedSheet>(block);
    });
    return page;
}

} // namespace mentat
