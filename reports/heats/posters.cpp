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

/// "Heat 2: tables", and when and where.
ReportDocument posterDocument(const ReportRequest& request, const Heat& heat, const char* english) {
    const Language& language = request.wording.language();
    const QString title = posterText(request, english, {heatName(heat, language)});
    ReportDocument document = titledDocument(request, title);
    QStringList when;
    if (heat.details.start)
        when.append(language.venueTime(*heat.details.start));
    if (heat.details.location)
        when.append(*heat.details.location);
    if (!when.isEmpty())
        document.add(Heading{2, when.join(u" · "_s)});
    return document;
}

QString tableTitle(const ReportRequest& request, const Game& game) {
    const QString number = request.wording.language().number(game.table.value());
    return game.expansion
               ? posterText(request, QT_TRANSLATE_NOOP("Poster", "Table %1, expansion"), {number})
               : posterText(request, QT_TRANSLATE_NOOP("Poster", "Table %1"), {number});
}

} // namespace

Result<ReportDocument> tablesByTableReport(const ReportRequest& request) {
    const auto heat = heatWithTables(request);
    if (!heat)
        return tl::unexpected(heat.error());
    const Language& language = request.wording.language();
    ReportDocument document
        = posterDocument(request, **heat, QT_TRANSLATE_NOOP("Poster", "%1: tables"));
    Poster poster;
    for (const Game& game : (*heat)->games) {
        if (game.isVoid)
            continue;
        PosterGroup group{tableTitle(request, game), {}};
        for (const Seat& seat : game.seats)
            group.lines.push_back(
                {language.number(seat.number.value()), playerName(request.event, seat.player)});
        poster.groups.push_back(std::move(group));
    }
    document.add(std::move(poster));
    return document;
}

Result<ReportDocument> tablesByNameReport(const ReportRequest& request) {
    const auto heat = heatWithTables(request);
    if (!heat)
        return tl::unexpected(heat.error());
    const Language& language = request.wording.language();
    std::vector<Fact> lines;
    for (const Game& game : (*heat)->games) {
        if (game.isVoid)
            continue;
        for (const Seat& seat : game.seats)
            // The table is what is looked for from afar; seats are on the list of tables.
            lines.push_back({playerName(request.event, seat.player),
                             posterText(request, QT_TRANSLATE_NOOP("Poster", "table %1"),
                                        {language.number(game.table.value())})});
    }
    // As a list of names is searched: É stands with E, on every machine.
    std::ranges::stable_sort(lines, {},
                             [](const Fact& line) { return normalisedText(line.label); });
    Poster poster;
    for (const Fact& line : lines) {
        // Those of one letter stand together; the gap between letters is what the eye looks for.
        const QString letter = normalisedText(line.label).left(1);
        if (poster.groups.empty()
            || normalisedText(poster.groups.back().lines.front().label).left(1) != letter)
            poster.groups.push_back({});
        poster.groups.back().lines.push_back(line);
    }
    ReportDocument document
        = posterDocument(request, **heat, QT_TRANSLATE_NOOP("Poster", "%1: players"));
    document.add(std::move(poster));
    return document;
}

} // namespace mentat
