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
        when.append(language.dayAndTime(*heat.details.start));
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

void addEvenParts(Poster& poster, std::span<const Fact> lines, size_t largest) {
    size_t parts = (lines.size() + largest - 1) / largest;
    for (; parts > 0; --parts) {
        const auto part = lines.first(lines.size() / parts);
        poster.groups.push_back({{}, {part.begin(), part.end()}});
        lines = lines.subspan(part.size());
    }
}

/// Those that begin alike, in so many letters, stand together; the gap between them is what the eye
/// looks for. Where they are too many to fill up a column they are parted by the next letter, and
/// if need be evenly.
void addByLetter(Poster& poster, std::span<const Fact> lines, qsizetype letters = 1) {
    constexpr size_t largestGroup = 12;
    const auto begin
        = [letters](const Fact& line) { return normalisedText(line.label).left(letters); };
    for (size_t first = 0; first < lines.size();) {
        size_t next = first + 1;
        while (next < lines.size() && begin(lines[next]) == begin(lines[first]))
            ++next;
        const auto group = lines.subspan(first, next - first);
        if (group.size() > largestGroup && letters == 1)
            addByLetter(poster, group, letters + 1);
        else
            addEvenParts(poster, group, largestGroup);
        first = next;
    }
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
    addByLetter(poster, lines);
    ReportDocument document
        = posterDocument(request, **heat, QT_TRANSLATE_NOOP("Poster", "%1: players"));
    document.add(std::move(poster));
    return document;
}

} // namespace mentat
