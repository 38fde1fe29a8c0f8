#pragma once

#include "app/session/people/name_search.h"
#include "app/session/people/near_names.h"
#include "app/session/rounds/phone_check_ins.h"

#include <QStringList>

#include <variant>

namespace mentat {

/// Whom the desk's list at check-in shows, and whom the letters typed there mean. What is done with
/// a row: app/session/rounds/desk_check_in.h.

/// Missed: no one has the badge that was scanned.
enum class CheckInState { Out, OnlyIfNeeded, In, Waits, Missed };

/// Somebody at the desk: a player, a person whom the file knows, or a new one by the name typed.
struct CheckInRow {
    std::variant<std::monostate, PlayerId, PersonId> who;
    QString name;
    /// The other name that was typed; empty where it is their own.
    QString otherName;
    /// Where from; with the badge where another row has the same name and home.
    QString from;
    CheckInState state = CheckInState::Out;
    std::optional<Preference> preference;
    int copies = 0;
    /// The name is only near the one that was typed.
    bool isNear = false;
    /// Checked in by a phone in the room.
    bool isByPhone = false;
    /// Of a newcomer: who has a similar name and was not taken for them. Of one who waits with a
    /// phone: similarName().
    QString similar = {};
    /// Where from, as typed behind the name: what is known where nothing was.
    QString typedHome = {};
    /// The name without what tells namesakes apart.
    QString ownName = {};
    /// The badge that was scanned and that no one came in by: this may be who has it.
    QString missed = {};
    friend bool operator==(const CheckInRow&, const CheckInRow&) = default;
};

/// The names known at the desk, made ready for a search at every key.
struct DeskNames {
    DeskNames(const Book& book, const Event& event) : search(book, event), near(book.people) {}
    NameSearch search;
    NearNames near;
};

/// What stands beside the check-in of a heat: what phones in the room asked of it, and which badges
/// were scanned in vain.
struct BesideCheckIn {
    std::vector<PhoneGuest> waiting; // who came first before the others
    std::set<PlayerId> byPhone;
    QStringList missed;
    friend bool operator==(const BesideCheckIn&, const BesideCheckIn&) = default;
};
[[nodiscard]] BesideCheckIn besideCheckIn(const Session& session, EventId event, HeatNumber heat);

/// What the list shows while nothing is typed: who waits with a phone, then those who are in, the
/// last first, then those who play only if needed.
[[nodiscard]] std::vector<CheckInRow> rowsOfAttendance(const Book& book, const Event& event,
                                                       HeatNumber heat,
                                                       const BesideCheckIn& beside);
/// Somebody who waits with a phone. similar: similarName() of them.
[[nodiscard]] CheckInRow rowOfGuest(const Book& book, const Event& event, const PhoneGuest& guest,
                                    const QString& similar);

/// For each badge that was scanned in vain: those who have it and are not in, or the badge alone,
/// where no one has it. Nothing once everybody who has it is in.
[[nodiscard]] std::vector<CheckInRow> rowsOfMissed(const Book& book, const Event& event,
                                                   HeatNumber heat, const DeskNames& names,
                                                   const QStringList& badges);
/// Whom the row of somebody who waits lets in.
[[nodiscard]] PhoneGuest guestOf(const CheckInRow& row);
/// Who of the file has a name that is near a newcomer's: perhaps they are one. Empty: nobody.
[[nodiscard]] QString similarName(const Book& book, const NearNames& names, const Name& newcomer);
/// For what is typed, a home behind the name or not: whom it means, else whose names are near and,
/// after them, "Add …": a hurried Enter must not make a second one of somebody who is known. Below
/// "Add …" stand those whose names are alike, but who are somebody else as likely as not: from
/// elsewhere, father and son, brothers by their initial. Where somebody is found whose whole name
/// this is, or it is written as a name is, "Add …" is last: for one more of that name.
[[nodiscard]] std::vector<CheckInRow> rowsOfQuery(const Book& book, const Event& event,
                                                  HeatNumber heat, const DeskNames& names,
                                                  const QString& query);
/// The row that Enter means: of whom the letters mean the first who is not in yet, but whoever is
/// called just so.
[[nodiscard]] int rowMeant(const std::vector<CheckInRow>& rows, const QString& query);
/// Everybody in the event, by name.
[[nodiscard]] std::vector<CheckInRow> rowsOfPaperList(const Event& event, HeatNumber heat);

} // namespace mentat
