#include "ui/heats/boards/heats_boards.h"

#include "reports/heats/heats_report_list.h"
#include "scoring/heats/games/results_so_far.h"

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
                          .heat = heat->number});
    return document ? std::optional(*std::move(document)) : std::nullopt;
}

/// The poster's headings and groups, with each line as it stands on a screen.
ScreenBoard boardOfPoster(const ReportDocument& document, ScreenLine (*lineOf)(const Fact&)) {
    ScreenBoard board{.title = document.title};
    for (const ReportBlock& block : document.blocks) {
        const auto* heading = std::get_if<Heading>(&block);
        if (heading && heading->level == 2)
            board.where = heading->text;
        const auto* poster = std::get_if<Poster>(&block);
        if (!poster)
            continue;
        for (const PosterGroup& group : poster->groups) {
            ScreenGroup shown{.heading = group.heading};
            for (const Fact& line : group.lines)
                shown.lines.push_back(lineOf(line));
            board.groups.push_back(std::move(shown));
        }
    }
    return board;
}

} // namespace

std::optional<ScreenBoard> tablesByNameBoard(const BoardRequest& request) {
    const auto poster = posterOf(request, tablesByNameReport);
    if (!poster)
        return std::nullopt;
    return boardOfPoster(*poster, [](const Fact& line) {
        return ScreenLine{.before = {}, .text = line.label, .after = line.value};
    });
}

std::optional<ScreenBoard> tablesByTableBoard(const BoardRequest& request) {
    const auto poster = posterOf(request, tablesByTableReport);
    if (!poster)
        return std::nullopt;
    return boardOfPoster(*poster, [](const Fact& line) {
        return ScreenLine{.before = line.label, .text = line.value, .after = {}};
    });
}

} // namespace mentat
