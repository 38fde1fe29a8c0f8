#include "app/session/formats/wbc_dune/called_clocks.h"
#include "reports/wording/formats/wbc_dune/clock_wording.h"
#include "scoring/heats/clock/heat_times.h"
#include "ui/desk/keys.h"
#include "ui/formats/wbc_dune/clock/clock_acts.h"
#include "ui/formats/wbc_dune/dune_pages.h"

#include <QCoreApplication>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

FindEntry commandEntry(const QString& title, const QString& detail, std::function<void()> command) {
    return {.kind = FindKind::Command,
            .word = QCoreApplication::translate("Find", "command"),
            .title = title,
            .detail = detail,
            .icon = LineIcon::Clock,
            .command = std::move(command)};
}

void addCalls(OpenBook& book, const GameAddress& table, std::vector<FindEntry>& entries) {
    const Language& language = book.wording().language();
    const QString place = clockPlace(language, table);
    for (const auto& [action, id] : idsOf<ClockAction>) {
        const QString detail = u"%1 · %2"_s.arg(clockLimit(action), keyName(DeskKey::CallClock));
        FindEntry entry = commandEntry(
            QCoreApplication::translate("Find", "Call the clock: %1, %2", "table, action")
                .arg(place, clockActionName(language, action)),
            detail, [book = QPointer(&book), table, action = action] {
                if (book)
                    book->succeeded(callClockNow(*book, table, action));
            });
        entry.names = {QCoreApplication::translate("Find", "clock %1 %2", "table, action")
                           .arg(table.table.value())
                           .arg(clockActionName(language, action))};
        entries.push_back(std::move(entry));
    }
}

FindEntry dismissal(OpenBook& book, const CalledClock& clock) {
    const auto nameOf = [&](const PlayerId& id) { return playerName(book.event(), id); };
    return commandEntry(QCoreApplication::translate("Find", "Dismiss the clock: %1")
                            .arg(clockTitle(book.wording().language(), clock, nameOf)),
                        keyName(DeskKey::DismissClock), [book = QPointer(&book), clock] {
                            if (book)
                                book->succeeded(
                                    dismissClock(book->session(), book->eventId(), clock));
                        });
}

} // namespace

std::vector<FindEntry> duneCommands(OpenBook& book) {
    std::vector<FindEntry> entries;
    if (!book.canWrite())
        return entries;
    const HeatsPlay& play = *heatsPlay(book.event());
    for (const Heat& heat : play.heats) {
        for (const Game& game : heat.games) {
            if (isPlaying(game))
                addCalls(book, {heat.number, game.table}, entries);
        }
    }
    if (play.finalGame && isPlaying(play.finalGame->game))
        addCalls(book, {}, entries);
    for (const CalledClock& clock :
         inOrder(calledClocks(book.session(), book.eventId()), book.nowUtc()))
        entries.push_back(dismissal(book, clock));
    return entries;
}

} // namespace mentat
