#include "reports/dune/dune_reports.h"

#include "model/failure_kind.h"
#include "reports/dune/game_parts.h"
#include "reports/heats/report_parts.h"
#include "reports/tables/standings_table.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/dune/figures/event_figures.h"
#include "scoring/dune/standings/dune_standings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

Result<ReportDocument> resultsReport(const ReportRequest& request) {
    const auto rounds = roundsAskedFor(request);
    if (!rounds)
        return tl::unexpected(rounds.error());
    ReportDocument document = titledDocument(request, say(request, Phrase("Report", "Results")));
    bool hasGames = false;
    for (const Round& round : *rounds) {
        if (std::ranges::all_of(round.games(), [](const Game& game) { return game.seats.empty(); }))
            continue;
        hasGames = true;
        if (round.heat()) // the name of the final is the heading of its only game
            document.add(Heading{2, numberedTitle(request.wording.language(), round)});
        for (const Game& game : round.games())
            addGame(document, request, {round.id(), game.table}, game);
    }
    if (!hasGames)
        document.add(Paragraph{say(request, Phrase("Report", "No games yet."))});
    return document;
}

namespace {

ReportDocument standingsReadAt(const ReportRequest& request, ReadAt readAt) {
    const Event& event = request.event;
    const Language& language = request.wording.language();
    const Standings standings = duneStandings(event);
    ReportDocument document = titledDocument(request, say(request, Phrase("Report", "Standings")));
    document.readAt = readAt;
    document.add(Paragraph{standingsIntroduction(language, eventFigures(event).heatGames.games,
                                                 event.settings.finalists.value(),
                                                 lineUpChanges(event, duneAdvancement(event)),
                                                 namesIn(event)),
                           readAt == ReadAt::Wall});
    if (readAt == ReadAt::Hand && standings.ranked.size() > 1)
        document.add(reasonsNote(language));
    if (!standings.ranked.empty() || !standings.disqualified.empty())
        document.add(standingsTable(request, standings));
    if (!standings.ranked.empty())
        document.add(Paragraph{tieBreakNote(language, event.settings.tieBreakValues), true});
    addTiesToRoll(document, request, tiesToRollLines(request));
    return document;
}

} // namespace

Result<ReportDocument> standingsReport(const ReportRequest& request) {
    return standingsReadAt(request, ReadAt::Wall);
}

Result<ReportDocument> standingsWithReasonsReport(const ReportRequest& request) {
    return standingsReadAt(request, ReadAt::Hand);
}

} // namespace mentat
