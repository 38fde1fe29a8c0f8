#include "reports/heats/heats_reports.h"

#include "model/people/names.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int linesForNewNames = 12;

struct CheckInLine {
    QString name;
    QString from;
    const Player* player = nullptr; // if registered already
};

/// Family name first, and last what distinguishes namesakes: "Smith, Michael (OH)".
QString listedName(const ReportRequest& request, const Player& player) {
    const QString& name = player.name.text();
    return familyNameFirst(name) + calledName(request.event, player).mid(name.size());
}

/// In the order of a list at the door: by family name, É sorted with E, the same on every machine.
void sortByFamilyName(std::vector<CheckInLine>& lines) {
    std::ranges::stable_sort(lines, {},
                             [](const CheckInLine& line) { return normalizedText(line.name); });
}

std::vector<CheckInLine> registeredLines(const ReportRequest& request) {
    std::vector<CheckInLine> lines;
    for (const Player& player : request.event.players)
        lines.push_back({listedName(request, player), player.from.value_or(QString()), &player});
    sortByFamilyName(lines);
    return lines;
}

/// Everyone else in the file, until the first players are in. After that, players are registered,
/// and the whole convention would fill pages that no one reads.
std::vector<CheckInLine> otherLines(const ReportRequest& request) {
    std::vector<CheckInLine> lines;
    const bool isAnyoneIn = std::ranges::any_of(
        playOf(request).heats, [](const Heat& heat) { return !heat.entrants.empty(); });
    if (isAnyoneIn)
        return lines;
    for (const Person& person : request.book.people) {
        const bool isRegistered
            = std::ranges::any_of(request.event.players,
                                  [&](const Player& player) { return player.person == person.id; });
        if (!isRegistered)
            lines.push_back({familyNameFirst(person.name.text()), person.from.value_or(QString())});
    }
    sortByFamilyName(lines);
    return lines;
}

bool isEntered(const Heat& heat, const Player& player) {
    return std::ranges::find(heat.entrants, player.id) != heat.entrants.end();
}

std::vector<ReportColumn> checkInColumns(const ReportRequest& request, const HeatsPlay& play) {
    std::vector<ReportColumn> columns{
        {u"name"_s, say(request, Phrase("CheckInList", "Name")), Align::Start, true},
        {u"from"_s, say(request, Phrase("CheckInList", "From"))}};
    for (const Heat& heat : play.heats)
        columns.push_back({u"heat"_s + QString::number(heat.number.value()),
                           heatName(heat, request.wording.language()), Align::Center});
    return columns;
}

/// Everyone in the file by name, with a box for each heat, checked for those already in it; then
/// room for new names. Anyone may see this list, so it has nothing private.
Result<ReportDocument> checkInListReport(const ReportRequest& request) {
    const HeatsPlay& play = playOf(request);
    const QString title = say(request, Phrase("CheckInList", "Check-in list"));
    ReportDocument document = titledDocument(request, title);
    document.add(Paragraph{
        say(request, Phrase("CheckInList", "Check the heat you are here to play. Name missing? "
                                           "Write it on an empty line at the end."))});

    ReportTable table{.name = title, .columns = checkInColumns(request, play)};
    table.isLarge = true;
    const std::vector<CheckInLine> registered = registeredLines(request);
    std::vector<CheckInLine> lines = registered;
    std::ranges::copy(otherLines(request), std::back_inserter(lines));
    for (const CheckInLine& line : lines) {
        ReportRow row{.cells = {{line.name}, {line.from}}};
        row.beginsPart = !registered.empty() && table.rows.size() == registered.size();
        if (row.beginsPart)
            row.partName = say(request, Phrase("CheckInList", "Not registered yet"));
        for (const Heat& heat : play.heats)
            row.cells.push_back(
                {.text = line.player && isEntered(heat, *line.player) ? u"x"_s : u""_s,
                 .isBox = true});
        table.rows.push_back(std::move(row));
    }
    for (int i = 0; i < linesForNewNames; ++i) {
        ReportRow row{.cells = {{QString()}, {QString()}}, .beginsPart = i == 0 && !lines.empty()};
        for (size_t heat = 0; heat < play.heats.size(); ++heat)
            row.cells.push_back({.text = QString(), .isBox = true});
        table.rows.push_back(std::move(row));
    }
    document.add(std::move(table));
    return document;
}

} // namespace

std::vector<Report> listsForTheDoor() {
    return {
        {.name = "check-in-list"_L1,
         .title = Phrase("mentat::reports", "Check-in list"),
         .purpose = Phrase("mentat::reports", "For players to check off their names at the door"),
         .readers = ReportReaders::Door,
         .kinds = allKinds(),
         .make = checkInListReport,
         .isOfTheMoment = true},
    };
}

} // namespace mentat
