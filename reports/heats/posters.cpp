#include "reports/heats/heats_report_list.h"

#include "reports/heats/report_parts.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QString posterText(const ReportRequest& request, const char* english,
                   const QStringList& filling = {}) {
    return filled(request.wording.language().translate("Poster", english), filling);
}

/// "Heat 2", when and where, and what the sheet is for. title: of the document.
ReportDocument posterDocument(const ReportRequest& request, const Round& round, const char* title,
                              const char* purpose) {
    const Language& language = request.wording.language();
    const QString name = roundTitle(round, language);
    ReportDocument document = documentFor(request, posterText(request, title, {name}));
    document.readAt = ReadAt::Wall;
    document.add(Heading{1, name});
    const QString when = whenAndWhere(
        round.start() ? language.weekdayAndTime(*round.start()) : QString(), round.location());
    if (!when.isEmpty())
        document.add(Paragraph{when, true});
    document.add(Paragraph{posterText(request, purpose), true});
    return document;
}

PosterGroup groupOf(const ReportRequest& request, const Game& game) {
    const Language& language = request.wording.language();
    PosterGroup group{.heading = posterText(request, QT_TRANSLATE_NOOP("Poster", "Table %1"),
                                            {language.number(game.table.value())}),
                      .lines = {}};
    if (game.expansion)
        group.detail = posterText(request, QT_TRANSLATE_NOOP("Poster", "expansion"));
    for (const Seat& seat : game.seats)
        group.lines.push_back(
            {language.number(seat.number.value()), playerName(request.event, seat.player)});
    return group;
}

} // namespace

ReportDocument tablesByTable(const ReportRequest& request, const Round& round) {
    ReportDocument document
        = posterDocument(request, round, QT_TRANSLATE_NOOP("Poster", "%1: tables"),
                         QT_TRANSLATE_NOOP("Poster", "who sits where"));
    Poster poster;
    for (const Game& game : round.games()) {
        if (!game.isVoid)
            poster.groups.push_back(groupOf(request, game));
    }
    document.add(std::move(poster));
    return document;
}

ReportDocument tablesByName(const ReportRequest& request, const Round& round) {
    ReportDocument document
        = posterDocument(request, round, QT_TRANSLATE_NOOP("Poster", "%1: players"),
                         QT_TRANSLATE_NOOP("Poster", "find your table"));
    // The table is what is looked for from afar; seats are on the list of tables.
    ReportTable table{
        document.title,
        {wideColumn(u"name"_s, posterText(request, QT_TRANSLATE_NOOP("Poster", "Player"))),
         numberColumn(u"table"_s, posterText(request, QT_TRANSLATE_NOOP("Poster", "Table")))}};
    table.columns.back().isFigure = true;
    for (const Game& game : round.games()) {
        if (game.isVoid)
            continue;
        for (const Seat& seat : game.seats)
            table.rows.push_back({{textCell(playerName(request.event, seat.player)),
                                   numberCell(request.wording.language(), game.table.value())}});
    }
    // As a list of names is searched: É stands with E, on every machine.
    std::ranges::stable_sort(table.rows, {}, [](const ReportRow& row) {
        return normalisedText(row.cells.front().text);
    });
    document.add(std::move(table));
    return document;
}

Result<ReportDocument> tablesByTableReport(const ReportRequest& request) {
    return roundWithTables(request).map(
        [&](const Round& round) { return tablesByTable(request, round); });
}

Result<ReportDocument> tablesByNameReport(const ReportRequest& request) {
    return roundWithTables(request).map(
        [&](const Round& round) { return tablesByName(request, round); });
}

} // namespace mentat
