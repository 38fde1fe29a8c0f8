#pragma once

#include "app/phones/desk/desk_door.h"
#include "app/phones/phones_view.h"
#include "app/session/rounds/assistant_acts.h"
#include "model/changes/journal.h"

namespace mentat {

// The common frame of all second-desk pages. They work without a script; with it, the browser keeps
// what is sent while the connection is down and sends it later (desk.js), relying on the ids in
// these pages.

/// Whether the request is done, or what the assistant must do now.
enum class DeskEnd {
    None, // nothing was sent
    Done,
    Refused,
    Choose, // and send again
    Door    // sign in first
};
enum class DeskTab { CheckIn, Sheets, Door };

/// The messages at the top, with the result of the act.
[[nodiscard]] Html saidHtml(DeskEnd end, const QStringList& said);
/// Who acted first, when, and what the act was.
[[nodiscard]] QString meanwhileText(const PhonesView& view, const JournalEntry& entry);
/// A whole page. body: follows the heading and the link to the other tab.
[[nodiscard]] QByteArray deskFrame(const PhonesView& view, DeskTab place, const Html& body);

// The second desk's pages for check-in and sign-in.

struct DeskRow {
    PhoneGuest who;
    QString name;
    QString from{}; // may be empty
    bool isIn = false;
    bool isIfNeeded = false;
    QString called{}; // calledMark() of who
};

/// The content of the check-in page.
struct DeskView {
    QString initials;
    const Heat* heat = nullptr; // nullptr: no heat is open for check-in
    std::vector<const Heat*> heats{};
    DeskEnd end = DeskEnd::None;
    QStringList said{};
    QString typed{};  // shown in the field again, unless it is a badge
    QString before{}; // the text before a scanned badge: shown instead
    std::vector<DeskRow> rows{};
    bool hasMore = false;           // than are shown
    bool isListed = false;          // the typed badge is listed as missed at the Game Master's desk
    std::optional<Name> newcomer{}; // nobody has this name yet
};

[[nodiscard]] QByteArray deskCheckInPage(const PhonesView& view, const DeskView& page);

/// The hidden field with the badge of a choice.
[[nodiscard]] QString badgeField();

/// The result of an act for someone with this name, in sentences.
[[nodiscard]] QStringList outcomeTexts(const PhonesView& view, AssistantWish wish,
                                       const QString& name, const AssistantOutcome& outcome);

/// Something failed; only the Game Master's desk gets the details.
[[nodiscard]] QString notSavedText(const PhonesView& view, const QString& name);

/// The sign-in form so far, and its result.
struct SignIn {
    QString initials{};
    DeskDoor::Answer answer = DeskDoor::Answer::Right;
};
[[nodiscard]] QByteArray signInPage(const PhonesView& view, const SignIn& what);

} // namespace mentat
