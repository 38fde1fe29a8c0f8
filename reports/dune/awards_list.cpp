#include "reports/dune/awards_list.h"

#include "model/dune/faction.h"
#include "model/people/names.h"
#include "reports/dune/dune_reports.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// "Heat 1, table 2: 9.5 PP in 7 turns of 5 players"
QString gameInWords(const ReportRequest& request, const Performance& one) {
    const Language& language = request.wording.language();
    return say(request, Phrase("Report", "%1: %2 PP in %3 turns of %4 players"),
               {tableTitle(language, one.heat, one.table), language.points(one.points.halves()),
                language.number(one.turns.value()), language.number(one.starters)});
}

/// The columns of performances; cells without a player are unknown.
class PerformanceColumns : ReportTeller {
public:
    explicit PerformanceColumns(const ReportRequest& request) : ReportTeller(request) {}

    [[nodiscard]] ReportColumn game() const {
        return textColumn(u"game"_s, say(m_request, Phrase("Report", "Game")));
    }
    [[nodiscard]] ReportColumn points() const {
        return numberColumn(u"pp"_s, say(m_request, Phrase("Report", "PP")));
    }
    [[nodiscard]] ReportColumn turns() const {
        return numberColumn(u"turns"_s, say(m_request, Phrase("Report", "Turns")));
    }
    [[nodiscard]] ReportColumn starters() const {
        return numberColumn(u"players"_s, say(m_request, Phrase("Report", "Players")));
    }
    [[nodiscard]] ReportColumn exact() const {
        return spare(numberColumn(u"exact"_s, say(m_request, Phrase("Report", "Exact"))));
    }
    [[nodiscard]] ReportColumn normalized() const {
        return numberColumn(u"normalized"_s, say(m_request, Phrase("Report", "Norm. PP")));
    }
};

ListedCell gameOf(const Performance& one) {
    return GameCell{GameAddress{one.heat, one.table}};
}

/// A cell about a player; unknown without one.
template <class Cell>
auto ofPerformance(Cell cell) {
    return [cell](const AwardedPlayer& row) -> ListedCell {
        return row.performance ? cell(*row.performance) : ListedCell(TextCell{});
    };
}

std::vector<AwardedPlayer> awardedPlayers(const std::vector<AwardCourse>& courses) {
    std::vector<AwardedPlayer> rows;
    for (const AwardCourse& course : courses) {
        const auto& winners = course.award.winners;
        const size_t shown
            = course.award.decided ? std::min(winners.size(), size_t(1)) : winners.size();
        for (size_t i = 0; i < shown; ++i)
            rows.push_back({&course, &winners[i], i + 1 == shown});
        if (shown == 0)
            rows.push_back({&course, nullptr, true});
    }
    return rows;
}

} // namespace

Listing<AwardedPlayer> awardsList(const ReportRequest& request,
                                  const std::vector<AwardCourse>& courses) {
    const PerformanceColumns columns(request);
    Listing<AwardedPlayer> list{.name = say(request, Phrase("Report", "Best Faction awards")),
                                .columns = {},
                                .rows = awardedPlayers(courses),
                                .key = [](const AwardedPlayer&) { return QString(); }};
    list.columns = {
        {.column = textColumn(u"faction"_s, say(request, Phrase("Report", "Best"))),
         .cell
         = [](const AwardedPlayer& row) -> ListedCell { return SideCell{row.course->award.side}; }},
        {.column = wideColumn(u"name"_s, say(request, Phrase("Report", "Player"))),
         .cell = [nobody = say(request, Phrase("Report", "no one"))](
                     const AwardedPlayer& row) -> ListedCell {
             if (!row.performance)
                 return TextCell{nobody};
             return PersonCell{row.performance->player, !row.course->award.tied};
         }},
        {.column = textColumn(u"from"_s, say(request, Phrase("Report", "From"))),
         .readers = Audience::Paper,
         .cell = ofPerformance([&event = request.event](const Performance& one) -> ListedCell {
             return TextCell{findPlayer(event, one.player)->from};
         })},
        {.column = offWall(columns.game()),
         .readers = Audience::Paper,
         .cell = ofPerformance(gameOf)},
        {.column = offWall(columns.points()),
         .readers = Audience::Paper,
         .cell = ofPerformance(
             [](const Performance& one) -> ListedCell { return PointsCell{one.points.halves()}; })},
        {.column = offWall(columns.turns()),
         .readers = Audience::Paper,
         .cell = ofPerformance(
             [](const Performance& one) -> ListedCell { return NumberCell{one.turns.value()}; })},
        {.column = offWall(columns.starters()),
         .readers = Audience::Paper,
         .cell = ofPerformance(
             [](const Performance& one) -> ListedCell { return NumberCell{one.starters}; })},
        {.column = columns.normalized(),
         .cell = ofPerformance(
             [](const Performance& one) -> ListedCell { return FractionCell{one.normalized}; })},
        {.column = offWall(textColumn(u"reason"_s, {})),
         .readers = Audience::Paper,
         .cell
         = [&request, names = namesIn(request.event)](const AwardedPlayer& row) -> ListedCell {
             return TextCell{row.isLast && row.performance
                                 ? request.wording.award(row.course->award, names)
                                 : QString()};
         },
         .isBelow = true},
        {.column = textColumn(u"inWords"_s, {}),
         .readers = Audience::Public,
         .cell = [&request](const AwardedPlayer& row) -> ListedCell {
             return TextCell{row.performance ? gameInWords(request, *row.performance) : QString()};
         },
         .isBelow = true},
        {.column = textColumn(u"footnote"_s, {}),
         .readers = Audience::Paper | Audience::Public,
         .cell = [&request](const AwardedPlayer& row) -> ListedCell {
             return TextCell{row.isLast ? awardFootnote(request.wording.language(), *row.course)
                                        : QString()};
         },
         .isBelow = true},
    };
    return list;
}

namespace {

/// "Ada Byron"; tied leaders separated by commas, each once.
QString leadersOf(const Event& event, const Award& award) {
    if (!award.tied)
        return award.winners.empty() ? QString() : playerName(event, award.winners.front().player);
    QStringList names;
    for (const Performance& one : award.winners) {
        const QString name = playerName(event, one.player);
        if (!names.contains(name))
            names.append(name);
    }
    return names.join(u", "_s);
}

Phrase stateOf(const AwardCourse& course) {
    const Award& award = course.award;
    if (course.isHandedOver() && !award.winners.empty())
        return Phrase("Report", "handed out");
    if (!course.questions.empty())
        return Phrase("Report", "waiting for an answer");
    if (award.winners.empty())
        return course.isLive ? Phrase("Report", "no one yet") : Phrase("Report", "no one scored");
    if (course.isLive)
        return award.tied ? Phrase("Report", "tied so far") : Phrase("Report", "leads so far");
    if (award.tied)
        return Phrase("Report", "tied, to decide");
    return award.decided && !course.isToBeSent ? Phrase("Report", "decided")
                                               : Phrase("Report", "not handed out");
}

} // namespace

Listing<const AwardCourse*> awardCoursesList(const ReportRequest& request,
                                             const std::vector<AwardCourse>& courses) {
    using Row = const AwardCourse*;
    const PerformanceColumns columns(request);
    Listing<Row> list{.name = say(request, Phrase("Report", "Best Faction awards")),
                      .columns = {},
                      .rows = {},
                      .key = [](const Row& row) { return QString(idOf(row->award.side)); }};
    for (const AwardCourse& course : courses)
        list.rows.push_back(&course);
    list.columns = {
        {.column = textColumn(u"faction"_s, say(request, Phrase("Report", "Faction"))),
         .cell = [](const Row& row) -> ListedCell { return SideCell{row->award.side}; }},
        {.column = wideColumn(u"name"_s, say(request, Phrase("Report", "Best"))),
         .cell = [&event = request.event](const Row& row) -> ListedCell {
             return TextCell{leadersOf(event, row->award)};
         }},
        {.column = columns.normalized(),
         .cell
         = [](const Row& row) -> ListedCell { return FractionCell{row->award.normalized()}; }},
        {.column = columns.exact(),
         .cell = [](const Row& row) -> ListedCell {
             return FractionCell{row->award.normalized(), true};
         }},
        {.column = textColumn(u"state"_s, say(request, Phrase("Report", "State"))),
         .cell = [&request](const Row& row) -> ListedCell {
             return TextCell{say(request, stateOf(*row))};
         }},
    };
    return list;
}

std::vector<RankedPerformance> performancesOf(const Award& award) {
    std::vector<RankedPerformance> rows;
    const auto add = [&](const Performance& one) {
        const bool sharesPlace
            = !rows.empty() && rows.back().performance.normalized == one.normalized;
        const Place place
            = sharesPlace ? rows.back().place : Place(static_cast<int>(rows.size()) + 1);
        rows.push_back({place, false, false, one});
    };
    for (const Performance& one : award.winners) {
        add(one);
        rows.back().isEqual = award.tied || award.decided;
        rows.back().isChosen = award.decided && one.player == award.winners.front().player;
    }
    for (const Performance& one : award.others)
        add(one);
    return rows;
}

Listing<RankedPerformance> performancesList(const ReportRequest& request,
                                            const std::vector<RankedPerformance>& performances) {
    using Row = RankedPerformance;
    const PerformanceColumns columns(request);
    Listing<Row> list{.name = say(request, Phrase("Report", "Faction ranking")),
                      .columns = {},
                      .rows = performances,
                      .key = [](const Row& row) {
                          const Performance& one = row.performance;
                          return u"%1 %2/%3"_s.arg(one.player.text())
                              .arg(one.heat.value())
                              .arg(one.table.value());
                      }};
    list.columns = {
        {.column = numberColumn(u"rank"_s, say(request, Phrase("Report", "#"))),
         .cell = [](const Row& row) -> ListedCell { return PlaceCell{row.place}; }},
        {.column = wideColumn(u"name"_s, say(request, Phrase("Report", "Player"))),
         .cell = [chosen = say(request, Phrase("Report", "chosen")),
                  tied = say(request, Phrase("Report", "tied"))](const Row& row) -> ListedCell {
             return PersonCell{row.performance.player, false,
                               row.isChosen  ? chosen
                               : row.isEqual ? tied
                                             : QString()};
         }},
        {.column = spare(columns.game()),
         .cell = [](const Row& row) -> ListedCell { return gameOf(row.performance); }},
        {.column = columns.points(),
         .cell = [](const Row& row) -> ListedCell {
             return PointsCell{row.performance.points.halves()};
         }},
        {.column = spare(columns.turns()),
         .cell
         = [](const Row& row) -> ListedCell { return NumberCell{row.performance.turns.value()}; }},
        {.column = spare(columns.starters()),
         .cell = [](const Row& row) -> ListedCell { return NumberCell{row.performance.starters}; }},
        {.column = columns.exact(),
         .cell = [](const Row& row) -> ListedCell {
             return FractionCell{row.performance.normalized, true};
         }},
        {.column = columns.normalized(),
         .cell
         = [](const Row& row) -> ListedCell { return FractionCell{row.performance.normalized}; }},
    };
    return list;
}

Result<ReportDocument> awardsReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, say(request, Phrase("Report", "Best Factions")));
    document.readAt = ReadAt::Wall;
    const auto courses = awardCourses(request.event);
    const bool isLive = std::ranges::any_of(courses, &AwardCourse::isLive);
    const bool hasAny = std::ranges::any_of(
        courses, [](const AwardCourse& course) { return !course.award.winners.empty(); });
    if (!hasAny) {
        document.add(Paragraph{say(request, Phrase("Report", "No games yet."))});
        return document;
    }
    if (isLive)
        document.add(Paragraph{say(
            request, Phrase("Report", "The heats are not over; the leaders can still change."))});
    document.add(tableAt(request, awardsList(request, courses), Audience::Paper));
    document.add(Paragraph{
        say(request, Phrase("Report", "Each goes to the most performance points (PP) with that "
                                      "faction in one game, normalized per turn and to six "
                                      "players: PP ÷ turns × players ÷ 6 (R5.2, R5.3).")),
        true});
    return document;
}

} // namespace mentat
