#include "tests/session/desk_acts.h"

#include "app/session/backups.h"
#include "app/session/people/removal.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "model/rounds/round.h"
#include "tests/support/disk/power_loss.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

template <class T>
Result<void> without(const Result<T>& result) {
    return result ? Result<void>() : tl::unexpected(result.error());
}

Result<void> performed(Room& room, const Result<Change>& change) {
    return change ? room.session->perform(room.id(), *change) : tl::unexpected(change.error());
}

} // namespace

/// Two tables that play, and a second heat that is not drawn yet.
QByteArray twoHeats() {
    QByteArrayList players;
    QByteArrayList entrants;
    QByteArrayList games;
    for (int table = 1; table <= 2; ++table) {
        QByteArrayList seats;
        for (int seat = 1; seat <= 5; ++seat) {
            const QByteArray number = QByteArray::number((table - 1) * 5 + seat);
            players.append(R"({"id": "p)" + number + R"(", "name": "Player )" + number + "\"}");
            entrants.append("\"p" + number + '"');
            seats.append(R"({"seat": )" + QByteArray::number(seat) + R"(, "player": "p)" + number
                         + "\"}");
        }
        games.append(R"({"table": )" + QByteArray::number(table) + R"(, "seats": [)"
                     + seats.join(", ") + "]}");
    }
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [)"
           + players.join(", ") + R"(, {"id": "p11", "name": "Player 11"}], "heats": [
        {"number": 1, "entrants": [)"
           + entrants.join(", ") + R"(], "games": [)" + games.join(", ")
           + R"(]}, {"number": 2, "entrants": [)" + entrants.join(", ") + R"(], "games": []}]})";
}

std::optional<Shown> shownBy(Session& session) {
    Shown shown{exported(session.book()), session.book().people, {}, {}};
    for (const Draft& draft : session.drafts())
        shown.drafts[draft.place] = draft.content;
    const auto marks = session.journalMarks();
    const auto undo = session.undoEntry();
    const auto redo = session.redoEntry();
    if (!marks || !undo || !redo)
        return std::nullopt;
    for (const JournalMark& mark : *marks)
        shown.journal.push_back(mark.id.number());
    for (const auto& next : {*undo, *redo})
        shown.journal.push_back(next ? next->id.number() : 0);
    return shown;
}

std::optional<Shown> Room::fresh() const {
    auto reader = Session::open(scratch.path(), Session::Access::Read, scratch.desk());
    return reader ? shownBy(**reader) : std::nullopt;
}

std::map<QString, QByteArray> Room::documents() const {
    std::map<QString, QByteArray> all;
    for (const QString& name : files()) {
        const auto reader
            = Session::open(scratch.folder() + u'/' + name, Session::Access::Read, scratch.desk());
        all[name] = reader ? exported((*reader)->book()) : QByteArray();
    }
    return all;
}

QStringList Room::files() const {
    QStringList names;
    for (const auto& [path, bytes] : bytesIn(scratch.folder())) {
        const bool isLog = path.endsWith(u"-wal") || path.endsWith(u"-shm");
        const bool isBesideOpen = isLog || path.endsWith(u"-lock") || path.endsWith(u"-journal");
        if (!(session && isBesideOpen) && !(hasLog && isLog))
            names.append(path.sliced(scratch.folder().size() + 1));
    }
    return names;
}

Result<void> recordSolo(Room& room) {
    const GameAddress place{HeatNumber(1), TableNumber(1)};
    Game game = *gameAt(room.event(), place);
    dune(game).victory = Victory::Solo;
    game.turns = Turns::fromInt(7);
    dune(game.seats[0]).winner = true;
    dune(game.seats[0]).faction = Faction::Emperor;
    const auto change = recordGame(room.event(), place, game);
    return change ? room.session->perform(room.id(), *change) : tl::unexpected(change.error());
}

Result<void> checkInLast(Room& room) {
    return performed(room, checkIn(room.event(), HeatNumber(2), *PlayerId::fromText(u"p11"_s)));
}

Result<void> openAndClose(Room& room) {
    return without(Session::open(room.scratch.path(), Session::Access::Write, room.scratch.desk()));
}

Result<void> backUp(Room& room) {
    const BackupRound round
        = makeBackups({room.scratch.path(), {}}, room.scratch.clock().nowUtc().addSecs(60));
    return round.besideFailure ? tl::unexpected(*round.besideFailure) : Result<void>();
}

const std::vector<DeskAct>& deskActs() {
    static const std::vector<DeskAct> acts{
        {"record a result", true, false, recordSolo},
        {"draw a heat", true, false,
         [](Room& room) {
             const DrawRequest request{HeatNumber(2), 7, {}, false, {}, Count(0), {}, false};
             return performed(room, drawTables(room.event(), request));
         }},
        {"check in", true, false, checkInLast},
        {"undo", true, false, [](Room& room) { return room.session->undo(); }},
        {"import a document", true, false,
         [](Room& room) {
             Event other = eventFrom(twoHeats());
             other.details.year = Year(2025);
             return without(room.session->importEvent(other, ImportMode::RefuseExisting));
         }},
        {"save a draft", true, false,
         [](Room& room) {
             return room.session->saveDraft(room.id(), u"heats/1/tables/2"_s, u"half"_s);
         }},
        {"save a copy", true, true,
         [](Room& room) {
             return room.session->copyTo(room.scratch.folder() + u"/copy.mentat"_s);
         }},
        {"remove a person", true, false,
         [](Room& room) {
             return without(room.session
                                ->removalOf(room.session->book().people.front().id,
                                            *Name::fromText(u"Removed player 1"_s))
                                .and_then([&](const PersonRemoval& removal) {
                                    return room.session->removePerson(removal);
                                }));
         }},
        {"back up", true, true, backUp},
        {"close", true, false,
         [](Room& room) {
             room.session.reset();
             return Result<void>();
         }},
        {"open", false, false, openAndClose},
        {"create", false, true,
         [](Room& room) {
             return Session::create(
                 room.scratch.folder() + u"/new.mentat"_s, room.scratch.desk(),
                 [](Session& session) {
                     return without(session.importEvent(eventFrom(twoHeats()), ImportMode::AsNew));
                 });
         }},
        {"restore", false, true,
         [](Room& room) {
             const auto backups
                 = backupsOf({room.scratch.path(), {}}, room.scratch.clock().nowUtc());
             return without(
                 restoreBackup(room.scratch.path(), backups.front().path, room.scratch.desk()));
         }},
    };
    return acts;
}

} // namespace mentat::test
