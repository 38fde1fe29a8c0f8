#pragma once

#include "ui/desk/open_book.h"
#include "ui/itemmodels/heats/check_in_model.h"

#include <QCoreApplication>

namespace mentat {

/// What is done with somebody at the desk while a heat is open, and what the person is told of it:
/// that the name was only near, that the player sits elsewhere at that time.
class CheckInActs {
    Q_DECLARE_TR_FUNCTIONS(CheckInActs)

public:
    explicit CheckInActs(OpenBook& book) : m_book(book) {}

    void setHeat(std::optional<HeatNumber> heat) { m_heat = heat; }
    /// Absent or gone: nullptr, and nothing below may be asked.
    [[nodiscard]] const Heat* heat() const;

    /// Who came in, or is on standby since.
    struct CameIn {
        PlayerId player;
        bool isOnStandby = false;
        bool isLate = false; // in, although the heat has tables
    };
    /// Absent where something stood in the way, which is said. onlyIfNeeded: who is on standby
    /// plays after all. typed: what the row was found by; what stood there before is said. The
    /// badge that the row stands for, or that was typed, is missed no longer.
    [[nodiscard]] std::optional<CameIn> checkIn(const CheckInRow& row, bool onlyIfNeeded,
                                                const TypedQuery& typed);
    /// Somebody comes in, or is in, who has a badge that no one was known to have: it is theirs,
    /// unless they have one. As one act.
    [[nodiscard]] std::optional<CameIn> checkInWith(const QString& badge, const CheckInRow& row,
                                                    bool onlyIfNeeded, const TypedQuery& typed);
    /// A badge by which nobody came in is listed. Whether it is: failures are said.
    [[nodiscard]] bool miss(const QString& badge);
    /// Somebody who waits with a phone. similar: similarName() of them.
    [[nodiscard]] std::optional<CameIn> letIn(const PhoneGuest& guest, const QString& similar);
    /// Those of them who are not in yet.
    void checkInAll(const std::vector<PlayerId>& players);
    /// Of who waits: sent away. Of a badge that was missed: no longer listed.
    void takeOut(const CheckInRow& row);
    /// Of a player of the event; others have nothing to change yet.
    void change(const CheckInRow& row, void (*act)(Player&));

private:
    /// badge: what the player gets; empty: none.
    [[nodiscard]] Result<Change> checkInChange(const CheckInRow& row, bool onlyIfNeeded,
                                               const QString& badge) const;
    /// Who the row's player will be, with what was said of them.
    [[nodiscard]] Player playerOfRow(const CheckInRow& row, const QString& badge) const;
    [[nodiscard]] std::optional<CameIn> perform(const CheckInRow& row, bool onlyIfNeeded,
                                                const QString& missed, const QString& badge,
                                                const QString& note);
    /// Who was taken, where that is not plain. Empty: it is.
    [[nodiscard]] static QString noteOf(const CheckInRow& row, const TypedQuery& typed);
    /// The last of those who are in.
    [[nodiscard]] std::optional<CameIn> cameIn(bool hadTables, const QString& note);

    OpenBook& m_book;
    std::optional<HeatNumber> m_heat;
};

} // namespace mentat
