#include "ui/heats/boards/heats_boards.h"

#include "reports/heats/heats_reports.h"
#include "reports/wording/sentences.h"
#include "scoring/heats/clock/round_times.h"

namespace mentat {

namespace {

/// What the poster for the wall says of the heat that is being seated or played.
std::optional<ReportDocument> posterOf(const BoardRequest& request,
                                       Result<ReportDocument> (*make)(const ReportRequest&)) {
    const Heat* heat = heatToBeSeated(*heatsPlay(request.event));
    if (!heat)
        return std::nullopt;
    auto document = make({.book = request.book,
                          .event = request.event,
                          .wording = request.wording,
                          .printed = {},
                          .round = heat->number});
    return document ? std::optional(*std::move(document)) : std::nullopt;
}

/// What it is called, and when and where: the sheet says so before what it is for.
ScreenBoard emptyBoardOf(const ReportDocument& document) {
    ScreenBoard board{.title = document.title};
    std::vector<QString> notes;
    for (const ReportBlock& block : document.blocks) {
        const auto* paragraph = std::get_if<Paragraph>(&block);
        if (paragraph && paragraph->isNote)
            notes.push_back(paragraph->text);
    }
    if (notes.size() > 1)
        board.where = notes.front();
    return board;
}

/// The list of the document; nullptr where it has none.
template <class List>
const List* listOf(const ReportDocument& document) {
    for (const ReportBlock& block : document.blocks) {
        if (const auto* list = std::get_if<List>(&block))
            return list;
    }
    return nullptr;
}

/// Those that begin alike stand together, so many at most: the gap between them is what the eye
/// looks for from afar.
void addByLetter(ScreenBoard& board, ScreenLine line) {
    constexpr size_t largestGroup = 12;
    const auto letter = [](const ScreenLine& one) { return normalisedText(one.text).left(1); };
    if (board.groups.empty() || board.groups.back().lines.size() == largestGroup
        || letter(board.groups.back().lines.front()) != letter(line))
        board.groups.emplace_back();
    board.groups.back().lines.push_back(std::move(line));
}

} // namespace

std::optional<ScreenBoard> tablesByNameBoard(const BoardRequest& request) {
    const auto document = posterOf(request, tablesByNameReport);
    const auto* table = document ? listOf<ReportTable>(*document) : nullptr;
    if (!table)
        return std::nullopt;
    const char* english = QT_TRANSLATE_NOOP("Poster", "table %1");
    const QString atTable = request.wording.language().translate("Poster", english);
    ScreenBoard board = emptyBoardOf(*document);
    for (const ReportRow& row : table->rows)
        addByLetter(board, {.before = {},
                            .text = row.cells.at(0).text,
                            .after = filled(atTable, {row.cells.at(1).text})});
    return board;
}

std::optional<ScreenBoard> tablesByTableBoard(const BoardRequest& request) {
    const auto document = posterOf(request, tablesByTableReport);
    const auto* poster = document ? listOf<Poster>(*document) : nullptr;
    if (!poster)
        return std::nullopt;
    ScreenBoard board = emptyBoardOf(*document);
    for (const PosterGroup& group : poster->groups) {
        ScreenGroup shown{.heading = group.headingInWords()};
        for (const Fact& line : group.lines)
            shown.lines.push_back({.before = line.label, .text = line.value, .after = {}});
        board.groups.push_back(std::move(shown));
    }
    return board;
}

} // namespace mentat
