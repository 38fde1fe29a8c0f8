#include "app/session/rounds/assistant/assistant_sheets.h"

#include "app/session/rounds/assistant/assistant_acts.h"
#include "app/session/rounds/assistant/assistant_marks.h"
#include "app/session/rounds/round_word.h"
#include "app/session/rounds/tables/draft_acts.h"
#include "app/session/rounds/tables/result_acts.h"
#include "app/session/session.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

std::optional<JournalEntry> lastOfTable(Session& session, EventId event, const GameAddress& table) {
    return newestEntry(session, event, [&](const JournalEntry& entry) {
        return std::ranges::any_of(entry.change.edits, [&](const auto& edit) {
            const auto* one = std::get_if<Edit<GameSlot>>(&edit);
            return one && one->slot == GameSlot{table.round, table.table};
        });
    });
}

/// What the Game Master said of the table before goes with what is typed.
Game withWhatStands(Game typed, const Game& before) {
    if (before.note && typed.note && *typed.note != *before.note)
        typed.note = *before.note + u'\n' + *typed.note;
    else if (before.note)
        typed.note = before.note;
    for (const Acceptance& one : before.accepted)
        accept(typed.accepted, {one.rule}, one.reason.value_or(QString()));
    return typed;
}

} // namespace

QString seatsOf(const Event& event, const GameAddress& table) {
    const Game* game = gameAt(event, table);
    QStringList seats;
    for (const Seat& seat : game ? game->seats : std::vector<Seat>())
        seats.append(u"%1-%2"_s.arg(seat.number.value()).arg(seat.player.text()));
    return seats.join(u'.');
}

AssistantSheetOutcome sheetOutcome(Session& session, EventId id, const GameAddress& table,
                                   const QString& seats) {
    const Event& event = *findEvent(session.book(), id);
    const Game* game = gameAt(event, table);
    if (event.details.closed)
        return {SheetAnswer::Closed};
    if (!game || game->isVoid)
        return {SheetAnswer::Gone, lastOfTable(session, id, table)};
    if (hasResult(*game))
        return {SheetAnswer::HasResult, lastOfTable(session, id, table)};
    if (seatsOf(event, table) != seats)
        return {SheetAnswer::SeatsChanged, lastOfTable(session, id, table)};
    const bool isHalfTyped = session.draftAt(id, draftPlaceOf(table));
    return {isHalfTyped ? SheetAnswer::AtDesk : SheetAnswer::Done};
}

bool isSheetRecorded(const Session& session, EventId event, const QString& id) {
    return markedBy(session, event, id).has_value();
}

Result<AssistantSheetOutcome> recordByAssistant(Session& session, EventId id,
                                                const AssistantSheet& sheet) {
    Q_ASSERT(isActId(sheet.id));
    if (isSheetRecorded(session, id, sheet.id))
        return AssistantSheetOutcome{};
    AssistantSheetOutcome outcome = sheetOutcome(session, id, sheet.table, sheet.seats);
    if (outcome.answer != SheetAnswer::Done)
        return outcome;
    const Event& event = *findEvent(session.book(), id);
    auto change
        = recordGame(event, sheet.table, withWhatStands(sheet.game, *gameAt(event, sheet.table)));
    if (!change)
        return tl::unexpected(change.error());
    change->drafts.push_back(
        {markOfAct(sheet.id), std::nullopt,
         roundWord(sheet.table.round) + u'-' + QString::number(sheet.table.table.value())});
    const ActingHand hand(session, sheet.initials);
    if (auto done = session.perform(id, *change); !done)
        return tl::unexpected(done.error());
    return outcome;
}

} // namespace mentat
