#include "ui/heats/clock/clock_acts.h"

#include "app/session/rounds/round_acts.h"
#include "scoring/heats/clock/round_times.h"
#include "ui/desk/keys.h"
#include "ui/heats/shown_round.h"

#include <QCoreApplication>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace mentat {

Result<void> callClockNow(OpenBook& book, const GameAddress& table, const ClockRule& rule,
                          const std::optional<PlayerId>& whose) {
    return callClock(book.session(), book.eventId(), {table, &rule, book.nowUtc(), whose});
}

std::optional<HeatNumber> heatOfTheTables(const OpenBook& book) {
    const HeatsPlay* play = shownPlay(book);
    if (!play)
        return std::nullopt;
    const Heat* now = shownHeat(book, heatOfTheHour(book.event(), book.now()));
    if (now && !now->games.empty())
        return now->number;
    std::optional<HeatNumber> last;
    for (const Heat& heat : play->heats) {
        if (!heat.games.empty())
            last = heat.number;
    }
    return last;
}

bool isFinalMeant(const OpenBook& book) {
    return shownPlay(book) && isFinalsHour(book.event(), book.now()) && onlyFinalGame(book.event());
}

std::vector<PlayerId> playersAt(const Event& event, const GameAddress& table) {
    std::vector<PlayerId> players;
    if (const Game* game = gameAt(event, table)) {
        for (const Seat& seat : game->seats)
            players.push_back(seat.player);
    }
    return players;
}

namespace {

FindEntry commandEntry(const QString& title, const QString& detail, std::function<void()> command) {
    return {.kind = FindKind::Command,
            .word = QCoreApplication::translate("Find", "command"),
            .title = title,
            .detail = detail,
            .icon = LineIcon::Clock,
            .command = std::move(command)};
}

void addCalls(OpenBook& book, const ClockWording& wording, const GameAddress& table,
              std::vector<FindEntry>& entries) {
    const QString place = clockPlace(book.wording().language(), table);
    for (const ClockWords& words : wording.all()) {
        const QString detail
            = u"%1 · %2"_s.arg(clockLimit(*words.rule), keyName(DeskKey::CallClock));
        FindEntry entry = commandEntry(
            QCoreApplication::translate("Find", "Call the clock: %1, %2", "table, action")
                .arg(place, wording.name(words)),
            detail, [book = QPointer(&book), table, rule = words.rule] {
                if (book)
                    book->succeeded(callClockNow(*book, table, *rule));
            });
        entry.names = {QCoreApplication::translate("Find", "clock %1 %2", "table, action")
                           .arg(table.table.value())
                           .arg(wording.name(words))};
        entries.push_back(std::move(entry));
    }
}

FindEntry dismissal(OpenBook& book, const ClockWording& wording, const CalledClock& clock) {
    const auto nameOf = [&](const PlayerId& id) { return playerName(book.event(), id); };
    return commandEntry(QCoreApplication::translate("Find", "Dismiss the clock: %1")
                            .arg(wording.title(clock, nameOf)),
                        keyName(DeskKey::DismissClock), [book = QPointer(&book), clock] {
                            if (book)
                                book->succeeded(
                                    dismissClock(book->session(), book->eventId(), clock));
                        });
}

} // namespace

std::vector<FindEntry> clockCommands(OpenBook& book, std::span<const ClockWords> words) {
    std::vector<FindEntry> entries;
    if (!book.canWrite())
        return entries;
    const ClockWording wording(book.wording().language(), words);
    const HeatsPlay& play = *heatsPlay(book.event());
    for (const Heat& heat : play.heats) {
        for (const Game& game : heat.games) {
            if (isPlaying(game))
                addCalls(book, wording, {heat.number, game.table}, entries);
        }
    }
    if (const Game* final = onlyFinalGame(book.event()); final && isPlaying(*final))
        addCalls(book, wording, finalAddress(book.event()), entries);
    for (const CalledClock& clock :
         inOrder(calledClocks(book.session(), book.eventId()), book.nowUtc()))
        entries.push_back(dismissal(book, wording, clock));
    return entries;
}

} // namespace mentat
