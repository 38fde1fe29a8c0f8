#include "reports/heats/emergency_files.h"

#include "model/people/names.h"
#include "reports/heats/heats_reports.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// For a heat of 48.
constexpr int usualBlanks = 8;

const std::vector<ReportKind>& packKinds() {
    static const std::vector<ReportKind> kinds{ReportKind::Pdf};
    return kinds;
}

/// All registered players by name, with a box for each heat, checked for those who are in.
ReportDocument rosterDocument(const ReportRequest& request) {
    const QString title = say(request, Phrase("Report", "Roster"));
    ReportDocument document = titledDocument(request, title);
    if (request.event.players.empty()) {
        document.add(Paragraph{say(request, Phrase("Report", "No one is registered yet."))});
        return document;
    }
    ReportTable table{title,
                      {wideColumn(u"name"_s, say(request, Phrase("Report", "Player"))),
                       textColumn(u"from"_s, say(request, Phrase("Report", "From"))),
                       textColumn(u"badge"_s, say(request, Phrase("Report", "Badge")))}};
    table.hasLeaders = true;
    const auto heats = heatsInOrder(request);
    for (const Heat* heat : heats) {
        const QString number = request.wording.language().number(heat->number.value());
        table.columns.push_back({.key = u"heat"_s + QString::number(heat->number.value()),
                                 .title = say(request, Phrase("Report", "Heat %1"), {number}),
                                 .align = Align::Center});
    }
    std::vector<const Player*> players;
    for (const Player& player : request.event.players)
        players.push_back(&player);
    std::ranges::stable_sort(players, {},
                             [](const Player* player) { return player->name.normalized(); });
    for (const Player* player : players) {
        ReportRow row{{textCell(calledName(request.event, *player)), textCell(player->from),
                       textCell(player->badge)}};
        for (const Heat* heat : heats) {
            const bool isIn = std::ranges::find(heat->entrants, player->id) != heat->entrants.end();
            row.cells.push_back(boxCell(isIn));
        }
        table.rows.push_back(std::move(row));
    }
    document.add(std::move(table));
    return document;
}

} // namespace

Result<ReportFiles> emergencyFiles(const ReportRequest& request, const EmergencyReports& reports) {
    ReportFiles files;
    const auto add = [&](Phrase name, Result<ReportDocument> document) {
        if (!document)
            return std::optional(document.error());
        files.files.push_back({say(request, name), packKinds(), *std::move(document)});
        return std::optional<Failure>();
    };
    (void)add(Phrase("Report", "1 roster"), rosterDocument(request));
    // Before the first draw there are no seats; but a requested round must exist.
    const auto tables
        = add(Phrase("Report", "2 tables"), documentForEveryone(request, tablesByTableReport));
    if (tables && request.round)
        return tl::unexpected(*tables);
    if (tables)
        files.stillEmpty.append(request.wording.failure(*tables));
    const ReportRequest blankSheets{.book = request.book,
                                    .event = request.event,
                                    .wording = request.wording,
                                    .printed = request.printed,
                                    .paper = request.paper,
                                    .round = std::nullopt,
                                    .blanks = request.blanks > 0 ? request.blanks : usualBlanks};
    for (const auto& failed :
         {add(Phrase("Report", "3 blank score sheets"), reports.scoreSheets(blankSheets)),
          add(Phrase("Report", "4 standings"), documentForEveryone(request, reports.standings)),
          add(Phrase("Report", "5 scoring by hand"), reports.scoringByHand(request))}) {
        if (failed)
            return tl::unexpected(*failed);
    }
    return files;
}

} // namespace mentat
