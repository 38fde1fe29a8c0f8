#include "reports/storm/storm_reports.h"

#include "model/people/names.h"
#include "reports/storm/storm_report_parts.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/storm/storm_wording.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// As on the rulebook's profile.
constexpr int lowestFavor = -10;
constexpr int highestFavor = 30;
constexpr int favorColumns = 11;
constexpr int gameRows = 5;

QString toFillIn(const std::optional<QString>& text) {
    return text && !text->isEmpty() ? *text : u"______________________________"_s;
}

QString pointsText(const Language& language, const std::optional<Count>& points) {
    return points ? language.number(points->value()) : u"___"_s;
}

/// "15 + 3 (for 3 points) = 18"; unknown numbers are blanks to fill in.
QString startText(const ReportRequest& request, const std::optional<Count>& points,
                  const std::optional<Count>& total, int base) {
    const Language& language = request.wording.language();
    return say(request, Phrase("StormReport", "%1 + %2 (for %3 points) = %4"),
               {language.number(base), total ? language.number(total->value() - base) : u"___"_s,
                pointsText(language, points), pointsText(language, total)});
}

void addHouse(const ReportRequest& request, ReportDocument& document, const Player& player,
              const House& house) {
    const Language& language = request.wording.language();
    const StartingHouse start = startOf(request.event, player.id, house);
    const StartingPoints& points = house.startingPoints;
    document.add(
        FactList{{{say(request, Phrase("StormReport", "House")), toFillIn(house.name)},
                  {say(request, Phrase("StormReport", "Sponsor")),
                   toFillIn(house.sponsor ? std::optional(sponsorName(language, *house.sponsor))
                                          : std::nullopt)},
                  {say(request, Phrase("StormReport", "Homeworld")), toFillIn(house.homeworld)},
                  {say(request, Phrase("StormReport", "Starting solaris")),
                   startText(request, points.solaris, start.solaris, 15)},
                  {say(request, Phrase("StormReport", "Starting favor")),
                   startText(request, points.favor, start.favor, 10)},
                  {say(request, Phrase("StormReport", "Starting spice")),
                   startText(request, points.spice, start.spice, 0)},
                  {say(request, Phrase("StormReport", "Imperial deck")),
                   sponsorNames(language, house.allegiances.imperial)},
                  {say(request, Phrase("StormReport", "House deck")),
                   sponsorNames(language, house.allegiances.house)}}});
    BulletList faults;
    for (const StartingFault fault : start.faults)
        faults.items.append(startingFault(language, fault));
    for (const DeckFault& fault : deckFaults(house))
        faults.items.append(deckFault(language, fault));
    if (!faults.items.isEmpty())
        document.add(std::move(faults));
}

void addChecklist(const ReportRequest& request, ReportDocument& document) {
    const QString title = say(request, Phrase("StormReport", "Before the game"));
    document.add(Heading{2, title});
    ReportTable table{
        .name = title,
        .columns = {{.key = u"checked"_s,
                     .title = say(request, Phrase("StormReport", "Seen")),
                     .align = Align::Center},
                    wideColumn(u"what"_s, say(request, Phrase("StormReport", "Decks and house")))}};
    for (const QString& line : deckChecklist(request.wording.language()))
        table.rows.push_back({{boxCell(false), textCell(line)}});
    document.add(std::move(table));
}

/// The scale for a paper clip.
void addFavor(const ReportRequest& request, ReportDocument& document) {
    const QString title = say(request, Phrase("StormReport", "Favor"));
    document.add(Heading{2, title});
    ReportTable table{.name = title};
    for (int i = 0; i < favorColumns; ++i)
        table.columns.push_back(
            {.key = u"favor%1"_s.arg(i + 1), .title = {}, .align = Align::Center});
    for (int first = lowestFavor; first <= highestFavor; first += favorColumns) {
        ReportRow row;
        for (int favor = first; favor < first + favorColumns; ++favor)
            row.cells.push_back({.text = favor <= highestFavor
                                             ? signedAmount(request.wording.language(), favor)
                                             : QString()});
        table.rows.push_back(std::move(row));
    }
    document.add(std::move(table));
}

void addTotals(const ReportRequest& request, ReportDocument& document) {
    const QString title = say(request, Phrase("StormReport", "At the end of each game"));
    document.add(Heading{2, title});
    ReportTable table{
        .name = title,
        .columns
        = {textColumn(u"game"_s, say(request, Phrase("StormReport", "Game"))),
           wideColumn(
               u"status"_s,
               say(request, Phrase("StormReport", "Great House, active, renegade, or eliminated"))),
           textColumn(u"solaris"_s, say(request, Phrase("StormReport", "Solaris"))),
           textColumn(u"favor"_s, say(request, Phrase("StormReport", "Favor"))),
           textColumn(u"spice"_s, say(request, Phrase("StormReport", "Spice")))}};
    for (int i = 0; i < gameRows; ++i)
        table.rows.push_back({std::vector<ReportCell>(table.columns.size())});
    document.add(std::move(table));
}

} // namespace

Result<ReportDocument> houseProfilesReport(const ReportRequest& request) {
    const QString title = say(request, Phrase("StormReport", "House Profile"));
    if (request.event.players.empty()) {
        ReportDocument nobody = titledDocument(request, title);
        nobody.add(Paragraph{say(request, Phrase("StormReport", "No one is registered yet."))});
        return nobody;
    }
    ReportDocument document = documentFor(request, title);
    const StormPlay& play = stormOf(request);
    for (const Player& player : request.event.players) {
        if (!document.blocks.empty())
            document.add(PageBreak{});
        // With a name, because sheets are handed out and sorted again.
        document.add(Heading{1, say(request, Phrase("StormReport", "House Profile: %1"),
                                    {calledName(request.event, player)})});
        const House* house = houseOf(play, player.id);
        addHouse(request, document, player, house ? *house : House());
        addChecklist(request, document);
        addFavor(request, document);
        addTotals(request, document);
    }
    return document;
}

} // namespace mentat
