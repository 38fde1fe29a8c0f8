#include "reports/formats/by_ruleset/ruleset_report_list.h"

#include "model/people/player_index.h"
#include "reports/formats/by_ruleset/ruleset_report_parts.h"
#include "reports/heats/certificate_sheets.h"
#include "reports/heats/hand_in_files.h"
#include "scoring/formats/by_ruleset/ruleset_placements.h"
#include "scoring/formats/by_ruleset/values/ruleset_field.h"
#include "scoring/heats/games/results_so_far.h"
#include "scoring/ranking/placement.h"

#include <algorithm>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int mostNamedInHandIn = 12; // of 275 nobody reads sentence by sentence who has no badge

/// The last stage in which each played a game that counts.
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
    return hasFinal(request)
               ? reportText(request, QT_TRANSLATE_NOOP("Report", "The final has no result yet."))
               : reportText(request, QT_TRANSLATE_NOOP("Report", "No games yet."));
}

/// Those that are worth dice: for the first place, a plaque or laurels, once no heat is to come.
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
            ties.items.append(rulesetText(
                request, QT_TRANSLATE_NOOP("RulesetReport", "%1 share place %2 until they roll."),
                {listedNames(request.wording.language(), namesOf(players, namesIn(request.event))),
                 request.wording.language().number(placements[begin].place.value())}));
        }
        begin = end;
    }
    return ties;
}

} // namespace

ReportTable rulesetPlaces(const ReportRequest& request, PlaceDetails details) {
    const Language& language = request.wording.language();
    const auto text = [&](const char* english) { return reportText(request, english); };
    const bool isWhole = details == PlaceDetails::All;
    const bool isStaged = hasFinal(request);
    const bool hasHomes = isWhole && knowsHomes(request.event);
    ReportTable table{rulesetText(request, QT_TRANSLATE_NOOP("RulesetReport", "Places")),
                      {numberColumn(u"place"_s, text(QT_TRANSLATE_NOOP("Report", "Place"))),
                       wideColumn(u"name"_s, text(QT_TRANSLATE_NOOP("Report", "Player")))}};
    if (hasHomes)
        table.columns.push_back(textColumn(u"from"_s, text(QT_TRANSLATE_NOOP("Report", "From"))));
    if (isStaged)
        table.columns.push_back(textColumn(
            u"stage"_s, rulesetText(request, QT_TRANSLATE_NOOP("RulesetReport", "Last stage"))));
    table.columns.push_back(
        numberColumn(u"laurels"_s, text(QT_TRANSLATE_NOOP("Report", "Laurels"))));
    if (isWhole)
        table.columns.push_back(
            textColumn(u"plaque"_s, text(QT_TRANSLATE_NOOP("Report", "Plaque"))));
    table.columns.back().isOffWall = isWhole;
    table.hasLeaders = isWhole;
    const PlayerIndex players(request.event);
    auto reached = stagesReached(rulesetPlayOf(request));
    for (const Placement& placement : rulesetPlacements(request.event)) {
        const Player& player = *players.find(placement.player);
        const QString name = players.nameOf(placement.player);
        ReportRow row{{numberCell(language, placement.place.value()),
                       placement.plaque ? strongCell(name) : textCell(name)}};
        if (hasHomes)
            row.cells.push_back(textCell(player.from));
        if (isStaged)
            row.cells.push_back(textCell(reached[placement.player]));
        row.cells.push_back(laurelsCell(language, placement.laurels));
        if (isWhole)
            row.cells.push_back(textCell(placement.plaque
                                             ? text(QT_TRANSLATE_NOOP("Report", "yes"))
                                             : text(QT_TRANSLATE_NOOP("Report", "no"))));
        table.rows.push_back(std::move(row));
    }
    return table;
}

Result<ReportDocument> rulesetPlacesReport(const ReportRequest& request) {
    ReportTable table = rulesetPlaces(request, PlaceDetails::All);
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
                                 .mostNamed = mostNamedInHandIn});
}

} // namespace mentat
