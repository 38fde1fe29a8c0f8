#include "reports/formats/wbc_dune/dune_reports.h"

#include "reports/formats/wbc_dune/sheets/score_sheet.h"
#include "reports/heats/report_parts.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "scoring/heats/final/final_line_up.h"

namespace mentat {
namespace {

/// Within a call of translate() that names it, lupdate does not find the text.
constexpr const char* sheetsContext = "ScoreSheet";

QString sheetsTitle(const ReportRequest& request) {
    return request.wording.language().translate(sheetsContext,
                                                QT_TRANSLATE_NOOP("ScoreSheet", "Score sheets"));
}

void addSheets(ReportDocument& document, const SheetSubject& subject, const TextMeasure& measure) {
    for (PlacedSheet& sheet : scoreSheets(subject, measure))
        document.add(std::move(sheet));
}

/// Who would sit in the final as it stands, without seats drawn or factions chosen.
Game gameOfLineUp(const Event& event) {
    Game game;
    int number = 0;
    for (const PlayerId& player : finalLineUp(event, duneAdvancement(event)))
        game.seats.push_back(seatOf(SeatNumber(++number), player));
    return game;
}

} // namespace

Result<ReportDocument> scoreSheetsReport(const ReportRequest& request) {
    ReportDocument document = documentFor(request, sheetsTitle(request));
    const TextMeasure measure;
    if (request.round || request.blanks <= 0) {
        const auto round = roundWithTables(request);
        if (!round)
            return tl::unexpected(round.error());
        for (const Game& game : round->games()) {
            if (!game.isVoid)
                addSheets(document,
                          {.request = request,
                           .game = &game,
                           .heat = round->heat(),
                           .isFinal = round->stage() != nullptr},
                          measure);
        }
    }
    if (request.blanks > 0) {
        const auto blank = scoreSheets({.request = request}, measure);
        for (int i = 0; i < request.blanks; ++i)
            document.blocks.insert(document.blocks.end(), blank.begin(), blank.end());
    }
    return document;
}

Result<ReportDocument> finalSheetReport(const ReportRequest& request) {
    const Game* known = onlyFinalGame(request.event);
    const bool isSeated = known && !known->seats.empty();
    const Game game = isSeated ? *known : gameOfLineUp(request.event);
    ReportDocument document = documentFor(
        request, request.wording.language().translate(
                     sheetsContext, QT_TRANSLATE_NOOP("ScoreSheet", "Final score sheet")));
    addSheets(document,
              {.request = request,
               .game = game.seats.empty() ? nullptr : &game,
               .isFinal = true,
               .isProvisional = !isSeated},
              TextMeasure());
    return document;
}

} // namespace mentat
