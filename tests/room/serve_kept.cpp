#include "app/room/kept/scanned_report.h"
#include "app/room/room_host.h"
#include "app/session/event_mark.h"
#include "tests/room/room_at_once.h"

#include <QGuiApplication>
#include <QSocketNotifier>

#include <cstdio>
#include <iostream>

using namespace Qt::StringLiterals;
using namespace mentat;
using namespace mentat::test;

namespace {

/// A table of six who play.
QByteArray oneTable() {
    QByteArrayList players;
    QByteArrayList seats;
    for (int i = 1; i <= 6; ++i) {
        const QByteArray number = QByteArray::number(i);
        players += QByteArray(R"({"id": "p%1", "name": "Player %1 Smith"})").replace("%1", number);
        seats += QByteArray(R"({"seat": %1, "player": "p%1"})").replace("%1", number);
    }
    return QByteArray(R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [%players],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
                   "entrants": ["p1", "p2", "p3", "p4", "p5", "p6"],
                   "games": [{"table": 1, "seats": [%seats]}]}]})")
        .replace("%players", players.join(", "))
        .replace("%seats", seats.join(", "));
}

const char* wordOf(ReportOutcome outcome) {
    switch (outcome) {
    case ReportOutcome::New: return "new";
    case ReportOutcome::Known: return "known";
    case ReportOutcome::Confirmed: return "confirmed";
    case ReportOutcome::Full: return "full";
    }
    return "";
}

void print(const QString& line) {
    std::printf("%s\n", qPrintable(line));
    std::fflush(stdout);
}

} // namespace

/// Serves a table for a browser: prints the port, which is a free one, the code of the table and
/// what tells its event. Each line of standard input is what a scanner types at the desk; it prints
/// what came of it, and the sheet of the last report.
int main(int argc, char* argv[]) {
    const QGuiApplication application(argc, argv);
    ScratchBook scratch;
    scratch.create({oneTable()});
    const auto session = scratch.open();
    const BookEvent& event = session->book().events.front();
    const GameAddress table{HeatNumber(1), TableNumber(1)};
    if (!letTablesReport(*session, event.id, true))
        return 1;
    RoomHost host(*session, event.id, scratch.clock());
    const auto view
        = std::make_shared<RoomView>(roomSource(event.event, scratch.clock()),
                                     tableCodes(*session, event.id), eventMark(*session, event.id));
    if (!host.start(u"127.0.0.1"_s, 0, view))
        return 1;
    print(u"%1 %2"_s.arg(host.port()).arg(codeOf(*session, event.id, table)->text()));
    QSocketNotifier scanned(0, QSocketNotifier::Read);
    QObject::connect(&scanned, &QSocketNotifier::activated, &application, [&] {
        std::string line;
        if (!std::getline(std::cin, line)) {
            QCoreApplication::quit();
            return;
        }
        const auto report
            = reportScanned(*session, event.id, Wording(), QString::fromStdString(line));
        const auto reports = tableReports(*session, event.id, table);
        print(report ? u"%1 %2 %3"_s.arg(QLatin1StringView(wordOf(report->outcome)))
                           .arg(report->seat.value())
                           .arg(reports.back().sheet)
                     : u"refused"_s);
    });
    return QGuiApplication::exec();
}
