#include "reports/ruleset/ruleset_reports.h"

#include "model/rounds/round.h"
#include "model/ruleset/results.h"
#include "reports/ruleset/ruleset_report_parts.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString timeText(const Language& language, const std::optional<VenueTime>& time) {
    return time ? language.clockTime(time->time()) : QString();
}

QString placeAndTime(const Language& language, const std::optional<VenueTime>& start,
                     const std::optional<QString>& location) {
    QStringList parts;
    if (start)
        parts.append(language.venueTime(*start));
    if (location)
        parts.append(*location);
    return parts.join(u" · "_s);
}

/// A latecomer may join, so print a line for each seat of the largest table.
int rowsFor(const ListedSizes& sizes) {
    return std::ranges::max(sizes).value();
}

QString tableName(const ReportRequest& request, int table) {
    return say(request, Phrase("ScoreSlip", "Table %1"),
               {request.wording.language().number(table)});
}

SlipSubject slipOf(const ReportRequest& request, const Game& game, const ListedSizes& sizes) {
    const Language& language = request.wording.language();
    SlipSubject slip{.table = tableName(request, game.table.value()),
                     .seats = game.seats,
                     .start = timeText(language, game.start),
                     .end = timeText(language, game.end),
                     .rows = rowsFor(sizes)};
    if (hasResult(game))
        slip.places = placesOf(game, rulesetPlayOf(request).ruleset.score);
    return slip;
}

/// A slip of the round without a table number.
SlipSubject slipOfRound(const ReportRequest& request, const Round& round) {
    const Language& language = request.wording.language();
    return {.round = roundTitle(round, language),
            .occasion = placeAndTime(language, round.start(), round.location())};
}

/// The table sizes that the round allows (H4, H8).
const ListedSizes& sizesOfRound(const Ruleset& ruleset, const RoundId& round) {
    const auto name = round.stage();
    const StageRule* rule = name ? findStageRule(ruleset, *name) : nullptr;
    return rule ? sizesOf(ruleset, *rule) : ruleset.sizes;
}

void addSlips(std::vector<SlipSubject>& slips, const ReportRequest& request, const Round& round) {
    const SlipSubject ofRound = slipOfRound(request, round);
    const ListedSizes& sizes = sizesOfRound(rulesetPlayOf(request).ruleset, round.id());
    for (const Game& game : round.games()) {
        if (game.isVoid || isBye(game)) // nothing to record
            continue;
        SlipSubject slip = slipOf(request, game, sizes);
        slip.round = ofRound.round;
        slip.occasion = ofRound.occasion;
        if (const auto link = request.links.find({round.id(), game.table});
            link != request.links.end())
            slip.link = link->second;
        slips.push_back(std::move(slip));
    }
}

/// The tables that would be seated from the line-up now; with drawn seats, without players (H9).
std::vector<SlipSubject> slipsOfLineUp(const ReportRequest& request, const StageLineUp& lineUp,
                                       const SlipSubject& round) {
    const ListedSizes& sizes = sizesOfRound(rulesetPlayOf(request).ruleset, lineUp.stage);
    std::vector<SlipSubject> slips;
    for (const auto& table : lineUp.tables) {
        SlipSubject slip = round;
        slip.table = tableName(request, static_cast<int>(slips.size()) + 1);
        slip.seatsAreDrawn = false;
        slip.rows = rowsFor(sizes);
        int number = 0;
        for (const PlayerId& player : table)
            slip.seats.push_back(blankSeat(request.event, SeatNumber(++number), player));
        slips.push_back(std::move(slip));
    }
    return slips;
}

ReportDocument documentOf(const ReportRequest& request, const QString& title,
                          const std::vector<SlipSubject>& slips) {
    ReportDocument document = documentFor(request, title);
    const TextMeasure measure;
    for (PlacedSheet& sheet : slipSheets(request, slips, measure))
        document.add(std::move(sheet));
    return document;
}

} // namespace

Result<ReportDocument> scoreSlipsReport(const ReportRequest& request) {
    const Ruleset& ruleset = rulesetPlayOf(request).ruleset;
    std::vector<SlipSubject> slips;
    if (request.round || request.blanks <= 0) {
        const auto round = roundToPlay(request);
        if (!round)
            return tl::unexpected(round.error());
        addSlips(slips, request, *round);
    }
    for (int i = 0; i < request.blanks; ++i)
        slips.push_back({.rows = rowsFor(ruleset.sizes)});
    return documentOf(request, say(request, Phrase("ScoreSlip", "Score slips")), slips);
}

Result<ReportDocument> stageSlipsReport(const ReportRequest& request) {
    const QString title = say(request, Phrase("ScoreSlip", "Score slips of a stage"));
    const auto stages = stageLineUps(request.event).stages;
    for (auto lineUp = stages.rbegin(); lineUp != stages.rend(); ++lineUp) {
        if (!lineUp->held)
            continue;
        const auto played = findRound(request.event, lineUp->stage);
        std::vector<SlipSubject> slips;
        if (played)
            addSlips(slips, request, *played);
        if (slips.empty())
            slips = slipsOfLineUp(request, *lineUp,
                                  played ? slipOfRound(request, *played)
                                         : SlipSubject{.round = lineUp->stage.text()});
        if (!slips.empty())
            return documentOf(request, title, slips);
    }
    ReportDocument document = titledDocument(request, title);
    document.add(
        Paragraph{say(request, Phrase("ScoreSlip", "The stage's tables are not known yet."))});
    return document;
}

} // namespace mentat
