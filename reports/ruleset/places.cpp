#include "reports/ruleset/ruleset_reports.h"

#include "model/event.h"
#include "reports/heats/certificate_sheets.h"
#include "reports/heats/hand_in_files.h"
#include "reports/ruleset/ruleset_report_parts.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/ranking/standings.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/values/ruleset_field.h"

#include <algorithm>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int maxNamedInHandIn = 12; // a list of 275 players without a badge helps nobody

/// The last stage in which each player has a game that counts.
std::unordered_map<PlayerId, QString> stagesReached(const RulesetPlay& play) {
    std::unordered_map<PlayerId, QString> reached;
    for (const PlayedStage& stage : play.stages) { // in the ruleset's order
        for (const Game& game : stage.games) {
            if (!isCompleted(game))
                continue;
            for (const Seat& seat : game.seats)
                reached.insert_or_assign(seat.player, stage.name.text());
        }
    }
    return reached;
}

bool hasFinal(const ReportRequest& request) {
    return !rulesetPlayOf(request).ruleset.stages.empty();
}

QString noPlacesYet(const ReportRequest& request) {
    return hasFinal(request) ? say(request, Phrase("Report", "The final has no result yet."))
                             : say(request, Phrase("Report", "No games yet."));
}

/// Ties worth rolling for: first place, a plaque, or laurels, once no heat is left.
BulletList openTies(const ReportRequest& request, const std::vector<Placement>& placements) {
    BulletList ties;
    if (!hasFinal(request) && !areHeatsOver(request.event))
        return ties;
    const size_t prizes
        = std::max(size_t(1), placesWithPrizes(RulesetField(request.event).participants(),
                                               request.event.settings.prizeLevel));
    for (size_t begin = 0; begin < std::min(prizes, placements.size());) {
        size_t end = begin + 1;
        while (end < placements.size() && placements[end].place == placements[begin].place)
            ++end;
        if (placements[begin].tied) {
            std::vector<PlayerId> players;
            for (size_t i = begin; i < end; ++i)
                players.push_back(placements[i].player);
            ties.items.append(say(
                request, Phrase("RulesetReport", "%1 share place %2 until they roll."),
                {listedNames(request.wording.language(), namesOf(players, namesIn(request.event))),
                 request.wording.language().number(placements[begin].place.value())}));
        }
        begin = end;
    }
    return ties;
}

} // namespace

PlacesOfKind rulesetPlaces(const ReportRequest& request) {
    PlacesOfKind places{.name = say(request, Phrase("RulesetReport", "Places")),
                        .placements = rulesetPlacements(request.event),
                        .hasHomes = knowsHomes(request.event),
                        .areAllStrong = false,
                        .reasonsFor = Audience::Desk,
                        .nameReasons = false};
    if (hasFinal(request))
        places.own = ListedColumn<ListedPlace>{
            .column = textColumn(u"stage"_s, say(request, Phrase("RulesetReport", "Last stage"))),
            .cell = [reached = stagesReached(rulesetPlayOf(request))](
                        const ListedPlace& row) -> ListedCell {
                const auto stage = reached.find(row.placement.player);
                return TextCell{stage == reached.end() ? QString() : stage->second};
            }};
    return places;
}

Result<ReportDocument> rulesetPlacesReport(const ReportRequest& request) {
    ReportTable table = placesOnPaper(request, placesList(request));
    ReportDocument document = titledDocument(request, table.name);
    document.readAt = ReadAt::Wall;
    if (table.rows.empty()) {
        document.add(Paragraph{noPlacesYet(request)});
        return document;
    }
    document.add(std::move(table));
    BulletList ties = openTies(request, rulesetPlacements(request.event));
    if (!ties.items.isEmpty())
        document.add(std::move(ties));
    document.add(prizesNote(request));
    return document;
}

Result<ReportDocument> rulesetCertificatesReport(const ReportRequest& request) {
    const PlayerIndex players(request.event);
    const int field = PlayedHours(request, {}).players();
    std::vector<Certificate> all;
    for (const Placement& placement : rulesetPlacements(request.event)) {
        if (placement.plaque)
            all.push_back({.achievement = placeOnCertificate(request, placement.place),
                           .name = players.find(placement.player)->name.text(),
                           .statement = statementOfPlace(request, placement.place, field),
                           .isFirstPlace = placement.place.value() == 1});
    }
    return certificateSheets(request, all);
}

Result<ReportFiles> rulesetHandIn(const ReportRequest& request) {
    return handInFiles(request, {.rounds = stageRounds(request),
                                 .placements = rulesetPlacements(request.event),
                                 .maxNamed = maxNamedInHandIn});
}

} // namespace mentat
