#pragma once

#include "app/room/desk/desk_door.h"
#include "app/room/desk/desk_frame.h"
#include "app/session/rounds/assistant_acts.h"

namespace mentat {

// The pages of the second desk on which people are checked in, and let in themselves.

struct DeskRow {
    PhoneGuest who;
    QString name;
    QString from{}; // may be empty
    bool isIn = false;
    bool isIfNeeded = false;
    QString called{}; // calledMark() of who
};

/// All that the page of check-in shows.
struct DeskView {
    QString initials;
    const Heat* heat = nullptr; // nullptr: none takes anybody now
    std::vector<const Heat*> heats{};
    DeskEnd end = DeskEnd::None;
    QStringList said{};
    QString typed{};  // shown in the field again, unless it is a badge
    QString before{}; // what stood there before a scanner typed the badge: shown instead
    std::vector<DeskRow> rows{};
    bool hasMore = false;           // than are shown
    bool isListed = false;          // typed, a badge: as missed, at the Game Master's desk
    std::optional<Name> newcomer{}; // nobody is called this yet
};

[[nodiscard]] QByteArray deskCheckInPage(const RoomView& view, const DeskView& page);

/// The field that says by which badge somebody is chosen.
[[nodiscard]] QString badgeField();

/// What came of an act for somebody of this name, in sentences.
[[nodiscard]] QStringList outcomeTexts(const RoomView& view, AssistantWish wish,
                                       const QString& name, const AssistantOutcome& outcome);

/// Something went wrong that only the Game Master's desk is told.
[[nodiscard]] QString notSavedText(const RoomView& view, const QString& name);

/// What was typed to come in so far, and what came of it.
struct SignIn {
    QString initials{};
    DeskDoor::Answer answer = DeskDoor::Answer::Right;
};
[[nodiscard]] QByteArray signInPage(const RoomView& view, const SignIn& what);

} // namespace mentat
