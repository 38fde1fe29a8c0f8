#include "reports/heats/heats_reports.h"

#include "reports/heats/report_parts.h"
#include "reports/tables/standings_table.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The reports that all kinds describe alike, still without the function that makes them.
const std::vector<Report>& sharedRows() {
    using enum RoundOfReport;
    using enum ReportReaders;
    static const std::vector<Report> all{
        {"results"_L1, Phrase("mentat::reports", "Results"),
         Phrase("mentat::reports", "The games of one round or all, seat by seat, for everyone"),
         Allowed, Everyone, allKinds()},
        {"standings"_L1, Phrase("mentat::reports", "Standings"),
         Phrase("mentat::reports", "Rank, points, and the cut, for the wall"), None, Wall,
         allKinds()},
        {"standings-with-reasons"_L1, Phrase("mentat::reports", "Standings with reasons"),
         Phrase("mentat::reports", "Why each player ranks where they do"), None, Everyone,
         allKinds()},
        {"race"_L1, Phrase("mentat::reports", "The race"),
         Phrase("mentat::reports", "Ranks after each heat as a picture, for the wall"), None, Wall,
         allKinds()},
        {"event-report"_L1, Phrase("mentat::reports", "Event report"),
         Phrase("mentat::reports", "The year in figures, with game notes, for the GM"), None, Gm,
         kindsOfArticle()},
        {"scoring-by-hand"_L1, Phrase("mentat::reports", "Scoring by hand"),
         Phrase("mentat::reports", "How to score without a computer"), None, Everyone,
         kindsOfProse()},
    };
    return all;
}

} // namespace

const std::vector<ReportKind>& kindsOfProse() {
    static const std::vector kinds{ReportKind::Pdf, ReportKind::Html, ReportKind::Text,
                                   ReportKind::Markdown, ReportKind::BbCode};
    return kinds;
}

const std::vector<ReportKind>& kindsOfArticle() {
    static const std::vector kinds{ReportKind::Html,   ReportKind::Pdf,  ReportKind::Markdown,
                                   ReportKind::BbCode, ReportKind::Text, ReportKind::Xlsx};
    return kinds;
}

const std::vector<ReportKind>& kindsToPaste() {
    static const std::vector kinds{ReportKind::Text, ReportKind::Markdown, ReportKind::BbCode,
                                   ReportKind::Html, ReportKind::Pdf};
    return kinds;
}

Report heatsReport(QLatin1StringView name,
                   Result<ReportDocument> (*make)(const ReportRequest& request)) {
    const auto row = std::ranges::find(sharedRows(), name, &Report::name);
    Q_ASSERT(row != sharedRows().end());
    Report report = *row;
    report.make = make;
    return report;
}

std::vector<Report> heatsReports(const std::vector<Report>& ofPlay,
                                 const std::vector<Report>& afterwards) {
    std::vector<Report> all = listsForTheDoor();
    for (const auto& part : {seatingReports(), ofPlay, rulingReports(), afterwards})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

ReportFolder emergencyPackRow(Result<ReportFiles> (*make)(const ReportRequest& request)) {
    return {.name = QLatin1StringView("emergency-pack"),
            .title = Phrase("mentat::reports", "Emergency pack"),
            .purpose
            = Phrase("mentat::reports", "Everything needed to run a round by hand, for the GM"),
            .round = RoundOfReport::Allowed,
            .readers = ReportReaders::Gm,
            .make = make,
            .isOfTheMoment = true,
            .beforeEachRound = true};
}

ReportFolder handInRow(Result<ReportFiles> (*make)(const ReportRequest& request)) {
    return {.name = QLatin1StringView("hand-in"),
            .title = Phrase("mentat::reports", "Hand-in"),
            .purpose
            = Phrase("mentat::reports", "Participants and result form, for the convention"),
            .readers = ReportReaders::Convention,
            .make = make};
}

std::span<const QLatin1StringView> handedOverAfterHeats() {
    static constexpr std::array all{"event-report"_L1, "certificates"_L1, "hand-in"_L1};
    return all;
}

std::vector<ReportRound> reportRounds(const Event& event) {
    std::vector<ReportRound> all;
    for (const RoundId& id : plannedRounds(event)) {
        const auto round = findRound(event, id);
        all.push_back({id, round && hasTables(*round), round && isAllRecorded(round->games())});
    }
    return all;
}

namespace {

size_t tablesOf(const Round& round) {
    return static_cast<size_t>(std::ranges::count(round.games(), false, &Game::isVoid));
}

/// When, where, and the number of tables.
QString detailOf(const PublicRequest& request, const Round& round) {
    QStringList parts;
    // The reason is the GM's own.
    if (round.heat() && round.heat()->details.canceled)
        parts.append(say(request, Phrase("Report", "Canceled")));
    else if (round.start())
        parts.append(request.wording.language().dayAndTime(*round.start()));
    if (round.location())
        parts.append(*round.location());
    parts.append(sayCounted(request, CountedPhrase("Report", "%n table(s)"),
                            static_cast<int>(tablesOf(round))));
    return parts.join(u" · "_s);
}

constexpr size_t partsOfNames = 3; // as many as a wide window has columns

/// The names in columns; of pairs, who also look for their opponents, as a table.
void addNames(ReportDocument& page, const PublicRequest& request, const ReportDocument& byName) {
    const auto& table = std::get<ReportTable>(byName.blocks.back());
    page.add(Heading{2, say(request, Phrase("Report", "By name"))});
    constexpr size_t nameAndTable = 2;
    if (table.columns.size() > nameAndTable) {
        page.add(table);
        return;
    }
    Poster poster{.groups = {}, .hasValuesAtEnd = true};
    const size_t length = (table.rows.size() + partsOfNames - 1) / partsOfNames;
    for (size_t i = 0; i < table.rows.size(); ++i) {
        if (i % length == 0)
            poster.groups.push_back({});
        const auto& cells = table.rows[i].cells;
        const QString where = cells[1].number
                                  ? say(request, Phrase("Report", "Table %1"), {cells[1].text})
                                  : cells[1].text;
        poster.groups.back().lines.push_back({cells[0].text, where});
    }
    page.add(std::move(poster));
}

PublicPage pageOf(const PublicRequest& request, const Round& round, const QString& file) {
    const QString title = numberedTitle(request.wording.language(), round);
    PublicPage page{.file = file,
                    .title = title,
                    .detail = detailOf(request, round),
                    .document = titledDocument(request, title)};
    page.document.add(Paragraph{page.detail});
    addNames(page.document, request, tablesByName(request, round));
    page.document.add(Heading{2, say(request, Phrase("Report", "By table"))});
    page.document.add(tablesByTable(request, round).blocks.back());
    return page;
}

} // namespace

std::vector<PublicPage> publicRoundPages(const PublicRequest& request) {
    std::vector<PublicPage> pages;
    const auto& stages = playOf(request).stages;
    for (size_t i = stages.size(); i > 0; --i) {
        if (tablesOf(stages[i - 1]) > 1) // otherwise the line-up says everything
            pages.push_back(pageOf(request, stages[i - 1], u"stage-%1"_s.arg(i)));
    }
    auto heats = heatsInOrder(request);
    std::ranges::reverse(heats);
    for (const Heat* heat : heats) {
        if (tablesOf(*heat) > 0)
            pages.push_back(pageOf(request, *heat, u"heat-%1"_s.arg(heat->number.value())));
    }
    return pages;
}

PublicPage publicStandingsPage(const PublicRequest& request, const Standings& standings,
                               const QString& introduction) {
    ReportTable table = publicStandings(request, standings);
    constexpr size_t columnsOnPhone = 5;
    if (table.columns.size() > columnsOnPhone)
        makeSpare(table, {u"bye"_s, u"heats"_s});
    PublicPage page{.file = u"standings"_s,
                    .title = table.name,
                    .document = titledDocument(request, table.name),
                    .isEmpty = table.rows.empty()};
    page.document.add(Paragraph{introduction});
    if (!page.isEmpty) {
        page.glance.emplace_back(leadersOf(table));
        page.document.add(std::move(table));
    }
    return page;
}

PublicPage publicLineUpPage(const PublicRequest& request, const QString& when,
                            ReportDocument document) {
    PublicPage page{.file = u"line-up"_s,
                    .title = say(request, Phrase("Report", "Line-up")),
                    .detail = when,
                    .document = std::move(document)};
    page.isEmpty = std::ranges::none_of(page.document.blocks, [](const ReportBlock& block) {
        return std::holds_alternative<ReportTable>(block);
    });
    return page;
}

} // namespace mentat
