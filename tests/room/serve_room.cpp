#include "app/room/room_host.h"
#include "tests/room/room_at_once.h"

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

} // namespace

/// Serves a heat of 41 for a browser, at a free port, which it prints. When standard input ends it
/// prints who came in, one a line, and how many wait at the desk.
int main(int argc, char* argv[]) {
    const QGuiApplication application(argc, argv);
    ScratchBook scratch;
    scratch.create({heatOf41()});
    const auto session = scratch.open();
    const BookEvent& event = session->book().events.front();
    RoomHost host(*session, event.id, scratch.clock());
    RoomLimits limits;
    limits.requestsASecond = 1000; // one browser stands for all phones
    if (!host.start(u"127.0.0.1"_s, 0,
                    std::make_shared<RoomView>(roomSource(event.event, scratch.clock())), limits))
        return 1;
    std::printf("%d\n", host.port());
    std::fflush(stdout);
    const QSocketNotifier ended(0, QSocketNotifier::Read);
    QObject::connect(&ended, &QSocketNotifier::activated, &application, &QCoreApplication::quit);
    QGuiApplication::exec();
    for (const PlayerId& player : heatsPlay(event.event)->heats.front().entrants)
        std::printf("%s\n", qPrintable(player.text()));
    std::printf("waiting %zu\n", waitingGuests(*session, event.id, HeatNumber(1)).size());
    return 0;
}
