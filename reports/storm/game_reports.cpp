#include "reports/storm/storm_reports.h"

#include "reports/storm/storm_report_parts.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/storm/storm_wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int seatsOfSheet = 6;

QString gameHeading(const ReportRequest& request, const StormGame& game) {
    const Language& language = request.wording.language();
    QStringList parts{
        say(request, Phrase("StormReport", "Game %1"), {language.number(game.number.value())})};
    if (game.round)
        parts.append(say(request, Phrase("StormReport", "round %1"),
                         {language.number(game.round->value())}));
    if (game.table)
        parts.append(say(request, Phrase("StormReport", "table %1"),
                         {language.number(game.table->value())}));
    if (game.isVoid)
        parts.append(say(request, Phrase("StormReport", "void: does not count")));
    return parts.join(u" · "_s);
}

std::vector<ReportColumn> gameColumns(const ReportRequest& request) {
    return {
        wideColumn(u"name"_s, say(request, Phrase("StormReport", "Player"))),
        textColumn(u"house"_s, say(request, Phrase("StormReport", "House"))),
        textColumn(u"status"_s, say(request, Phrase("StormReport", "Status"))),
        numberColumn(u"solaris"_s, say(request, Phrase("StormReport", "Solaris"))),
        numberColumn(u"favor"_s, say(request, Phrase("StormReport", "Favor"))),
        numberColumn(u"spice"_s, say(request, Phrase("StormReport", "Spice"))),
        numberColumn(u"victoryPoints"_s, say(request, Phrase("StormReport", "Victory points")))};
}

template <class Number>
std::optional<qint64> wholeOf(const std::optional<Number>& number) {
    return number ? std::optional<qint64>(number->value()) : std::nullopt;
}

ReportCell wholeCell(const Language& language, const std::optional<qint64>& whole) {
    ReportCell cell = amountCell(language, whole);
    if (whole)
        cell.text = signedAmount(language, *whole);
    return cell;
}

ReportTable gameTable(const ReportRequest& request, const StormGame& game) {
    const Language& language = request.wording.language();
    ReportTable table{.name = gameHeading(request, game), .columns = gameColumns(request)};
    for (const StormSeat& seat : game.seats) {
        const auto points = victoryPoints(seat);
        table.rows.push_back(
            {{strongCell(playerName(request.event, seat.player)),
              textCell(houseName(stormOf(request), seat.player)),
              textCell(statusName(language, seat.status)),
              wholeCell(language, wholeOf(seat.solaris)), wholeCell(language, wholeOf(seat.favor)),
              wholeCell(language, wholeOf(seat.spice)),
              wholeCell(language, points ? std::optional(points->sum()) : std::nullopt)}});
    }
    return table;
}

QString scoringLine(const ReportRequest& request) {
    return say(request,
               Phrase("StormReport", "Great House 25 points, solari 1 each, favor 2 each (below 0 "
                                     "too), spice 3 each; eliminated: 0. A renegade keeps the "
                                     "totals from the moment of leaving (R11.3)."));
}

void addBlankSheet(const ReportRequest& request, ReportDocument& document) {
    document.add(FactList{{{say(request, Phrase("StormReport", "Game")), u"________"_s},
                           {say(request, Phrase("StormReport", "Round")), u"________"_s},
                           {say(request, Phrase("StormReport", "Table")), u"________"_s}}});
    ReportTable table{.name = document.title, .columns = gameColumns(request), .isLarge = true};
    std::erase_if(table.columns, [](const ReportColumn& column) {
        return column.key == u"house"_s; // room for handwritten names
    });
    for (int i = 0; i < seatsOfSheet; ++i)
        table.rows.push_back({std::vector<ReportCell>(table.columns.size())});
    document.add(std::move(table));
    document.add(Paragraph{
        say(request, Phrase("StormReport",
                            "Status: Great House, active, renegade, or eliminated. Was a Great "
                            "House admitted by all six Dune fiefs (7.1)? Note it here:"))});
    document.add(Paragraph{u"________________________________________"_s});
    document.add(Paragraph{scoringLine(request), true});
}

} // namespace

Result<ReportDocument> stormResultsReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, say(request, Phrase("StormReport", "Results")));
    for (const StormGame& game : stormOf(request).games) {
        document.add(Heading{2, gameHeading(request, game)});
        document.add(gameTable(request, game));
        // The note itself is private to the GM.
        if (notesOtherVictory(game.note))
            document.add(Paragraph{
                say(request, Phrase("StormReport", "Admitted by all six Dune fiefs (7.1)."))});
    }
    if (stormOf(request).games.empty())
        document.add(Paragraph{say(request, Phrase("StormReport", "No games yet."))});
    else
        document.add(Paragraph{scoringLine(request), true});
    return document;
}

Result<ReportDocument> stormRankingReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, say(request, Phrase("StormReport", "Ranking")));
    ReportTable table = stormRanking(request);
    if (table.rows.empty()) {
        document.add(Paragraph{say(request, Phrase("StormReport", "No games yet."))});
        return document;
    }
    document.add(std::move(table));
    document.add(Paragraph{scoringLine(request), true});
    return document;
}

Result<ReportDocument> gameSheetsReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, say(request, Phrase("StormReport", "Game sheet")));
    const Heading heading = std::get<Heading>(document.blocks.front());
    for (int i = 0; i < std::max(1, request.blanks); ++i) {
        if (i > 0) {
            document.add(PageBreak{});
            document.add(heading);
        }
        addBlankSheet(request, document);
    }
    return document;
}

} // namespace mentat
