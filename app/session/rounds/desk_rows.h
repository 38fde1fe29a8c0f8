#pragma once

#include "app/session/people/name_search.h"
#include "app/session/people/near_names.h"
#include "app/session/rounds/phone_check_ins.h"

#include <QStringList>

#include <variant>

namespace mentat {

/// The rows of the desk's check-in list, and the matches for typed letters. Acts on rows:
/// app/session/rounds/desk_check_in.h.

/// Missed: no one has the scanned badge.
enum class CheckInState { Out, OnlyIfNeeded, In, Waits, Missed };

/// A row at the desk: a player, a known person, or a new one with the typed name.
struct CheckInRow {
    std::variant<std::monostate, PlayerId, PersonId> who;
    QString name;
    /// The alternative name that was typed; otherwise empty.
    QString otherName;
    /// Hometown; with the badge if another row has the same name and hometown.
    QString from;
    CheckInState state = CheckInState::Out;
    std::optional<Preference> preference;
    int copies = 0;
    /// The name is only similar to the typed one.
    bool isNear = false;
    /// Checked in with a phone in the room.
    bool isByPhone = false;
    /// For a newcomer: who has a similar name. For a guest waiting with a phone: similarName().
    QString similar = {};
    /// Hometown, as typed after the name: used if none was known.
    QString typedHome = {};
    /// The name without its distinguishing addition.
    QString ownName = {};
    /// A scanned badge that nobody used: this may be its owner.
    QString missed = {};
    /// In, but at none of the heat's tables.
    bool hasNoSeat = false;
    friend bool operator==(const CheckInRow&, const CheckInRow&) = default;
};

/// The names known at the desk, prepared for a search at every keystroke.
struct DeskNames {
    DeskNames(const Book& book, const Event& event) : search(book, event), near(book.people) {}
    NameSearch search;
    NearNames near;
};

/// What goes with a heat's check-in: phones' requests, and unmatched badges.
struct BesideCheckIn {
    std::vector<PhoneGuest> waiting; // in order of arrival
    std::set<PlayerId> byPhone;
    QStringList missed;
    friend bool operator==(const BesideCheckIn&, const BesideCheckIn&) = default;
};
[[nodiscard]] BesideCheckIn besideCheckIn(const Session& session, EventId event, HeatNumber heat);

/// The list while nothing is typed: guests waiting with a phone, then players who are in, newest
/// first, then those who play only if needed.
[[nodiscard]] std::vector<CheckInRow> rowsOfAttendance(const Book& book, const Event& event,
                                                       HeatNumber heat,
                                                       const BesideCheckIn& beside);
/// A guest waiting with a phone. similar: their similarName().
[[nodiscard]] CheckInRow rowOfGuest(const Book& book, const Event& event, const PhoneGuest& guest,
                                    const QString& similar);

/// For each unmatched badge: its owners who are not in, or the badge alone if no one has it. Empty
/// once all its owners are in.
[[nodiscard]] std::vector<CheckInRow> rowsOfMissed(const Book& book, const Event& event,
                                                   HeatNumber heat, const DeskNames& names,
                                                   const QStringList& badges);
/// The guest of a waiting row.
[[nodiscard]] PhoneGuest guestOf(const CheckInRow& row);
/// A person of the file whose name is similar to a newcomer's: perhaps the same person. Empty:
/// nobody.
[[nodiscard]] QString similarName(const Book& book, const NearNames& names, const Name& newcomer);
/// The matches for typed text, with or without a hometown after the name; if there are none,
/// similar names followed by "Add …": a hurried Enter must not create a duplicate of a known
/// person. Below "Add …" are similar names that are just as likely someone else: from elsewhere,
/// father and son, siblings by initial. If someone has exactly this name, or it is written like a
/// full name, "Add …" is last: for another person of that name.
[[nodiscard]] std::vector<CheckInRow> rowsOfQuery(const Book& book, const Event& event,
                                                  HeatNumber heat, const DeskNames& names,
                                                  const QString& query);
/// The row chosen by Enter: the first match who is not in yet, or an exact name first.
[[nodiscard]] int rowMeant(const std::vector<CheckInRow>& rows, const QString& query);
/// Everyone in the event, by name.
[[nodiscard]] std::vector<CheckInRow> rowsOfPaperList(const Event& event, HeatNumber heat);

} // namespace mentat
