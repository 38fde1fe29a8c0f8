#pragma once

#include "tests/support/scratch_book.h"

#include <functional>
#include <map>

namespace mentat::test {

/// All that a session shows, and that its file must hold.
struct Shown {
    QByteArray documents;
    std::vector<Person> people;
    std::map<QString, QString> drafts;
    std::vector<qint64> journal;
    friend bool operator==(const Shown&, const Shown&) = default;
};

/// Nothing where the journal cannot be read.
[[nodiscard]] std::optional<Shown> shownBy(Session& session);

/// A folder with an event file, and a session on it where the act wants one.
struct Room {
    ScratchBook scratch;
    std::unique_ptr<Session> session;
    bool hasLog = false; // a dead program left one, which whoever reads leaves there

    [[nodiscard]] EventId id() const { return session->book().events.front().id; }
    [[nodiscard]] const Event& event() const { return session->book().events.front().event; }
    /// What a program that opens the file now finds in it; nothing where it does not open.
    [[nodiscard]] std::optional<Shown> fresh() const;
    /// The documents in every event file of the folder, by its name; empty where it does not open.
    [[nodiscard]] std::map<QString, QByteArray> documents() const;
    /// The names of the files in it, without those that stand beside an open one.
    [[nodiscard]] QStringList files() const;
};

/// An act of the person at the desk.
struct DeskAct {
    const char* name;
    bool onSession; // else on a file that nobody has open
    bool makesFile; // beside the one that is there
    std::function<Result<void>(Room&)> act;
};

/// Those whose failures are tried.
[[nodiscard]] const std::vector<DeskAct>& deskActs();

[[nodiscard]] Result<void> recordSolo(Room& room);
[[nodiscard]] Result<void> checkInLast(Room& room);
[[nodiscard]] Result<void> backUp(Room& room);
[[nodiscard]] Result<void> openAndClose(Room& room);

/// Two tables that play, and a second heat that is not drawn yet.
[[nodiscard]] QByteArray twoHeats();

} // namespace mentat::test
