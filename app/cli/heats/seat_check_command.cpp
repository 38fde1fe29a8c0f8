#include "app/cli/kind_commands.h"

#include "app/cli/answers/parts.h"
#include "app/cli/call/command.h"
#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "model/changes/change_kind.h"
#include "scoring/heats/draw/heat_draw.h"

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The journal since the heat was drawn, oldest first; all of it if the draw is older than the
/// journal.
Result<std::vector<JournalEntry>> entriesSinceDraw(Session& session, EventId event,
                                                   HeatNumber heat) {
    const auto marks = session.journalMarks();
    if (!marks)
        return tl::unexpected(marks.error());
    const Value number = qint64(heat.value());
    std::vector<JournalEntry> entries;
    for (const JournalMark& mark : std::views::reverse(*marks)) {
        auto entry = session.journalEntry(mark.id);
        if (!entry)
            return tl::unexpected(entry.error());
        if (entry->event != event)
            continue;
        const bool isTheDraw = entry->role == JournalRole::Done
                               && entry->change.kind == ChangeKind::TablesDrawn
                               && entry->change.operands.front() == number;
        if (isTheDraw)
            break;
        entries.push_back(*std::move(entry));
    }
    std::ranges::reverse(entries);
    return entries;
}

bool isChangeOfGame(ChangeKind kind) {
    constexpr ChangeKind kinds[]
        = {ChangeKind::GameStarted,     ChangeKind::GameEnded,     ChangeKind::ResultRecorded,
           ChangeKind::ResultCorrected, ChangeKind::GameChanged,   ChangeKind::GameVoided,
           ChangeKind::TablesDrawn,     ChangeKind::DrawTakenBack, ChangeKind::LatecomerSeated,
           ChangeKind::PlayerLeft,      ChangeKind::DroppedOut,    ChangeKind::SeatsSwapped,
           ChangeKind::PlayerMoved,     ChangeKind::TableOpened,   ChangeKind::TableDissolved,
           ChangeKind::GameAdded,       ChangeKind::GameRemoved};
    return std::ranges::find(kinds, kind) != std::end(kinds);
}

/// Everything a draw depends on except earlier heats.
bool isChangeOfWishes(ChangeKind kind) {
    return kind == ChangeKind::KeepApartChanged || kind == ChangeKind::PlayerChanged
           || kind == ChangeKind::DetailsChanged;
}

/// The act; for a reverted act, that act.
struct Act {
    std::optional<ChangeKind> kind;
    std::optional<qint64> heat; // if its first operand names one
};

Act actOf(const Change& change) {
    std::optional<ChangeKind> kind = change.kind;
    auto operand = change.operands.begin();
    for (; kind == ChangeKind::PutBack && operand != change.operands.end(); ++operand) {
        const auto* word = std::get_if<QString>(&*operand);
        kind = word ? enumFromId<ChangeKind>(*word) : std::nullopt;
    }
    const auto* heat = operand == change.operands.end() ? nullptr : std::get_if<qint64>(&*operand);
    return {kind, heat ? std::optional(*heat) : std::nullopt};
}

/// Whether a change may explain why the tables differ from the draw, or why repeating the draw
/// differs.
bool canExplain(const JournalEntry& entry, HeatNumber heat, const DrawCheck& check) {
    const Act act = actOf(entry.change);
    const bool drawDiffers = check.isDrawnAgain == false;
    if (!act.kind)
        return false;
    if (!isChangeOfGame(*act.kind))
        return drawDiffers && isChangeOfWishes(*act.kind);
    if (act.heat == heat.value())
        return !check.differences.empty();
    return drawDiffers && act.heat < heat.value();
}

Json playerJson(const std::optional<PlayerId>& player) {
    return player ? Json(player->text()) : Json();
}

Json differencesJson(const DrawCheck& check) {
    Json::List rows;
    for (const SeatDifference& difference : check.differences) {
        rows.emplace_back(Json::Object{{u"table"_s, Json(difference.table.value())},
                                       {u"seat"_s, Json(difference.seat.value())},
                                       {u"drawn"_s, playerJson(difference.drawn)},
                                       {u"seated"_s, playerJson(difference.seated)}});
    }
    return Json(std::move(rows));
}

Json changesJson(const std::vector<JournalEntry>& entries, HeatNumber heat, const DrawCheck& check,
                 const Wording& wording) {
    Json::List rows;
    for (const JournalEntry& entry : entries) {
        if (!canExplain(entry, heat, check))
            continue;
        rows.emplace_back(Json::Object{{u"time"_s, Json(entry.time.toString(Qt::ISODate))},
                                       {u"hand"_s, Json(entry.scorekeeper)},
                                       {u"text"_s, Json(wording.journal(entry))}});
    }
    return Json(std::move(rows));
}

Answer answerOf(HeatNumber heat, const DrawCheck& check, const Json& changes) {
    const Json again = check.isDrawnAgain ? Json(*check.isDrawnAgain) : Json();
    Columns columns{{u"heat"_s}, {u"algorithm"_s}, {u"drawnAgain"_s}};
    for (const auto* key : {"table", "seat", "drawn", "seated"})
        columns.push_back({u"differences."_s + QLatin1StringView(key)});
    for (const auto* key : {"time", "hand", "text"})
        columns.push_back({u"changes."_s + QLatin1StringView(key)});
    return {Json(Json::Object{{u"heat"_s, Json(heat.value())},
                              {u"algorithm"_s, Json(check.algorithm.value())},
                              {u"drawnAgain"_s, again},
                              {u"differences"_s, differencesJson(check)},
                              {u"changes"_s, changes}}),
            columns};
}

Result<Answer> checkIn(Session& session, const Arguments& arguments, const Wording& wording) {
    const auto chosen = chooseEvent(session.book(), arguments.value(u"event"_s));
    if (!chosen)
        return tl::unexpected(chosen.error());
    const Event& event = (*chosen)->event;
    if (!heatsPlay(event))
        return tl::unexpected(otherRules(event));
    const HeatNumber heat(wholeNumber(*arguments.value(u"heat"_s))->value());
    const auto check = checkDraw(event, heat);
    if (!check)
        return tl::unexpected(check.error());
    const auto entries = entriesSinceDraw(session, (*chosen)->id, heat);
    if (!entries)
        return tl::unexpected(entries.error());
    return answerOf(heat, *check, changesJson(*entries, heat, *check, wording));
}

ExitCode runSeatCheck(const Arguments& arguments, CommandContext& context) {
    if (wholeNumber(*arguments.value(u"heat"_s)) == Count(0))
        return reportWrongUsage(context.err, u"--heat must be 1 or more."_s, u"seat-check"_s);
    const auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return reportFailure(context, session.error());
    const auto answer = checkIn(**session, arguments, context.wording);
    if (!answer)
        return reportFailure(context, answer.error());
    return print(context, *answer, outputFormat(arguments));
}

} // namespace

Command seatCheckCommand() {
    return {u"seat-check"_s,
            u"show whether a heat's tables match the stored draw"_s,
            u"Draws a heat again from its stored seed, entrants, and version, and shows where the\n"
            u"seating differs from the draw, with the later changes that may explain it."_s,
            {{eventFileOperand()},
             {{.name = u"heat"_s,
               .value = u"H"_s,
               .description = u"the heat's number"_s,
               .required = true,
               .kind = ValueKind::WholeNumber},
              eventOption(),
              formatOption()}},
            u"mentat-cli seat-check dune.mentat --heat 3"_s,
            runSeatCheck};
}

} // namespace mentat
