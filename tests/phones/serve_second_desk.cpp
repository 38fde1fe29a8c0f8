#include "app/phones/phones_host.h"
#include "app/session/event_mark.h"
#include "model/changes/change_kind.h"
#include "tests/phones/phones_at_once.h"

#include <QGuiApplication>
#include <QSocketNotifier>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace mentat;
using namespace mentat::test;

namespace {

constexpr int people = 30;

QByteArray idOf(int i) {
    QByteArray letters("aax");
    letters[0] = static_cast<char>('a' + i / 26);
    letters[1] = static_cast<char>('a' + i % 26);
    return letters;
}

/// Thirty who have not come yet, "aax Player", "abx Player" and so on, and a heat before in which
/// the first five have played.
QByteArray document() {
    QByteArrayList players;
    QByteArrayList seats;
    QByteArrayList entrants;
    for (int i = 0; i < people; ++i)
        players += R"({"id": "%1", "name": "%1 Player"})"_ba.replace("%1", idOf(i));
    for (int i = 0; i < 5; ++i) {
        entrants += '"' + idOf(i) + '"';
        seats += R"({"seat": %1, "player": "%2"})"_ba.replace("%1", QByteArray::number(i + 1))
                     .replace("%2", idOf(i));
    }
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [%1],
        "heats": [{"number": 1, "start": "2026-07-28T13:00", "minutes": 300, "entrants": [%2],
                   "games": [{"table": 1, "start": "2026-07-28T13:05", "seats": [%3]}]},
                  {"number": 2, "start": "2026-07-29T13:00", "minutes": 300, "entrants": [],
                   "games": []}]})"_ba.replace("%1", players.join(", "))
        .replace("%2", entrants.join(", "))
        .replace("%3", seats.join(", "));
}

} // namespace

/// Serves a second desk for a browser, at a free port, which it prints, and its PIN. When standard
/// input ends it prints who came to heat 2, one a line, and by whose hand the table of heat 1 was
/// recorded.
int main(int argc, char* argv[]) {
    const QGuiApplication application(argc, argv);
    ScratchBook scratch;
    scratch.create({document()});
    const auto session = scratch.open();
    const BookEvent& event = session->book().events.front();
    PhonesHost host(*session, event.id, scratch.clock());
    host.setSecondDesk(true);
    PhonesLimits limits;
    limits.requestsASecond = 1000; // a browser is quick
    if (!host.start(u"127.0.0.1"_s, 0,
                    std::make_shared<PhonesView>(roomSource(event.event, scratch.clock()),
                                                 std::nullopt, eventMark(*session, event.id)),
                    limits))
        return 1;
    std::printf("%d\n%s\n", host.port(), qPrintable(host.pin()));
    std::fflush(stdout);
    const QSocketNotifier ended(0, QSocketNotifier::Read);
    QObject::connect(&ended, &QSocketNotifier::activated, &application, &QCoreApplication::quit);
    QGuiApplication::exec();
    const auto& heats = heatsPlay(event.event)->heats;
    for (const PlayerId& player : heats.back().entrants)
        std::printf("%s\n", qPrintable(player.text()));
    const auto journal = session->journalPage({}, 100);
    if (!journal)
        qFatal("the journal cannot be read");
    for (const JournalEntry& entry : *journal) {
        if (entry.change.kind == ChangeKind::ResultRecorded)
            std::printf("recorded by %s\n", qPrintable(entry.scorekeeper));
    }
    return 0;
}
