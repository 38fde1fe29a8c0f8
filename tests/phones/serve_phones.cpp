#include "app/phones/phones_host.h"
#include "app/session/dune/sheet/sheet_reading.h"
#include "app/session/event_mark.h"
#include "app/session/rounds/result_acts.h"
#include "tests/phones/phones_at_once.h"

#include <QGuiApplication>
#include <QSocketNotifier>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace mentat;
using namespace mentat::test;

namespace {

/// A heat of 41 who have not come yet: "aax Player", "abx Player", each by its three letters.
QByteArray heatOf41() {
    QByteArrayList players;
    for (char i = 0; i < 41; ++i) {
        QByteArray letters("aax");
        letters[0] = static_cast<char>('a' + i / 26);
        letters[1] = static_cast<char>('a' + i % 26);
        players += QByteArray(R"({"id": "%1", "name": "%1 Player", "from": "Room"})")
                       .replace("%1", letters);
    }
    return QByteArray(R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [%1],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300, "entrants": [],
                   "games": []}]})")
        .replace("%1", players.join(", "));
}

/// A heat of seven tables of six that are played.
QByteArray sevenTables() {
    QByteArrayList players;
    QByteArrayList entrants;
    QByteArrayList games;
    for (int table = 1; table <= 7; ++table) {
        QByteArrayList seats;
        for (int seat = 1; seat <= 6; ++seat) {
            const QByteArray id = "p" + QByteArray::number(table) + QByteArray::number(seat);
            players += "{\"id\": \"" + id + "\", \"name\": \"Player " + id.mid(1) + "\"}";
            entrants += '"' + id + '"';
            seats += "{\"seat\": " + QByteArray::number(seat) + ", \"player\": \"" + id + "\"}";
        }
        games += "{\"table\": " + QByteArray::number(table) + ", \"seats\": [" + seats.join(", ")
                 + "]}";
    }
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [)"
           + players.join(", ") + R"(], "heats": [{"number": 1, "start": "2026-07-29T13:00",
        "minutes": 300, "entrants": [)"
           + entrants.join(", ") + R"(], "games": [)" + games.join(", ") + "]}]}";
}

/// Takes what each table reported last, as the GM would; says how many reports it had, how many
/// seats confirmed the last, and how many turns are recorded.
void takeReports(Session& session, EventId id) {
    for (const auto& [code, place] : tableCodes(session, id)) {
        const auto reports = tableReports(session, id, place);
        const Event& event = *findEvent(session.book(), id);
        const auto text = reports.empty() ? std::nullopt : textOfDraft(reports.back().sheet);
        const auto change
            = text ? recordGame(event, place,
                                readSheet(*text, *gameAt(event, place), event, place).game)
                   : Result<Change>();
        if (!text || !change || !session.perform(id, *change))
            continue;
        const Game& game = *gameAt(*findEvent(session.book(), id), place);
        std::printf("table %d: %zu reports, %zu confirmed, %d turns\n", place.table.value(),
                    reports.size(), reports.back().confirmed.size(), game.turns->value());
    }
}

} // namespace

/// Serves a heat of 41 for a browser, at a free port, which it prints. When standard input ends it
/// prints who came in, one a line, and how many wait at the desk. With the word "results" it serves
/// seven tables that are played, and prints the code of each, in the order of the tables; at the
/// end what became of them.
int main(int argc, char* argv[]) {
    const QGuiApplication application(argc, argv);
    const bool forResults = argc > 1 && QByteArrayView(argv[1]) == "results";
    ScratchBook scratch;
    scratch.create({forResults ? sevenTables() : heatOf41()});
    const auto session = scratch.open();
    const BookEvent& event = session->book().events.front();
    if (forResults && !letTablesReport(*session, event.id, true))
        return 1;
    PhonesHost host(*session, event.id, scratch.clock());
    PhonesLimits limits;
    limits.requestsASecond = 1000; // one browser stands for all phones
    if (!host.start(u"127.0.0.1"_s, 0,
                    std::make_shared<PhonesView>(roomSource(event.event, scratch.clock()),
                                                 roomCodes(*session, event.id),
                                                 eventMark(*session, event.id)),
                    limits))
        return 1;
    std::printf("%d\n", host.port());
    for (int table = 1; forResults && table <= 7; ++table)
        std::printf(
            "%s\n",
            qPrintable(codeOf(*session, event.id, {HeatNumber(1), TableNumber(table)})->text()));
    std::fflush(stdout);
    const QSocketNotifier ended(0, QSocketNotifier::Read);
    QObject::connect(&ended, &QSocketNotifier::activated, &application, &QCoreApplication::quit);
    QGuiApplication::exec();
    if (forResults) {
        takeReports(*session, event.id);
        return 0;
    }
    for (const PlayerId& player : heatsPlay(event.event)->heats.front().entrants)
        std::printf("%s\n", qPrintable(player.text()));
    std::printf("waiting %zu\n", waitingGuests(*session, event.id, HeatNumber(1)).size());
    return 0;
}
