#pragma once

#include "app/phones/desk/desk_door.h"
#include "app/phones/phones_view.h"
#include "app/session/rounds/assistant_acts.h"
#include "model/changes/journal.h"

namespace mentat {

// What all pages of the second desk have around what they say. They work without script; with it,
// what is sent while the link is broken is kept by the browser and sent later (desk.js), which goes
// by the ids that these pages give to their parts.

/// Whether what was sent is done, or what the assistant has to do now.
enum class DeskEnd {
    None, // nothing was sent
    Done,
    Refused,
    Choose, // and send once more
    Door    // come in first
};
enum class DeskTab { CheckIn, Sheets, Door };

/// What is said first, with how the act ended.
[[nodiscard]] Html saidHtml(DeskEnd end, const QStringList& said);
/// Whose act it was that came first, when, and what it was.
[[nodiscard]] QString meanwhileText(const PhonesView& view, const JournalEntry& entry);
/// A whole page. body: below the heading and what leads to the other place.
[[nodiscard]] QByteArray deskFrame(const PhonesView& view, DeskTab place, const Html& body);

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

[[nodiscard]] QByteArray deskCheckInPage(const PhonesView& view, const DeskView& page);

/// The field that says by which badge somebody is chosen.
[[nodiscard]] QString badgeField();

/// What came of an act for somebody of this name, in sentences.
[[nodiscard]] QStringList outcomeTexts(const PhonesView& view, AssistantWish wish,
                                       const QString& name, const AssistantOutcome& outcome);

/// Something went wrong that only the Game Master's desk is told.
[[nodiscard]] QString notSavedText(const PhonesView& view, const QString& name);

/// What was typed to come in so far, and what came of it.
struct SignIn {
    QString initials{};
    DeskDoor::Answer answer = DeskDoor::Answer::Right;
};
[[nodiscard]] QByteArray signInPage(const PhonesView& view, const SignIn& what);

} // namespace mentat
