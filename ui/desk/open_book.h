#pragma once

#include "app/session/session.h"
#include "reports/wording/wording.h"

#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace mentat {

enum class Gravity {
    Note,    // worth knowing
    Refused, // the request was not carried out
};

/// The end of a notice; any end later in this list ends it too.
enum class NoticeEnd {
    Turn,  // another sheet, round, or tab is shown: it explains a key that did nothing here
    Page,  // another page is shown
    Act,   // the next act works: there is something to do about it, or nothing was saved
    Closed // the user closes it
};

/// A message to the user: a line over the header, never a blocking box.
struct Notice {
    Gravity gravity;
    QString text; // what happened, then what to do
    /// The offered action: the button's label, and its function. Absent: none.
    QString action = {};
    std::function<void()> act = {};
    /// Not an answer to an act at the desk, for example when a phone reports.
    bool cameByItself = false;
    /// Absent: determined by the members above.
    std::optional<NoticeEnd> end = {};
};

[[nodiscard]] inline NoticeEnd endOf(const Notice& notice) {
    if (notice.end)
        return *notice.end;
    const bool isRefused = notice.gravity == Gravity::Refused;
    if (notice.cameByItself)
        return isRefused ? NoticeEnd::Closed : NoticeEnd::Page;
    if (notice.act)
        return NoticeEnd::Act;
    return isRefused ? NoticeEnd::Turn : NoticeEnd::Page;
}

/// Where a change was last made or redone. Undoing it anywhere but here would be a surprise.
enum class MadeWhere {
    Here, // on the page that is shown
    OtherPage,
    ByOthers,  // by a phone in the room or an assistant
    EarlierRun // before the file was opened
};

class BookRules;
class PrintedLists;

/// The open event file, as the pages see it: its session, the current event, the scorekeeper, the
/// time at the venue. A page requests changes here and updates when signals arrive; the user is
/// told here, in words, if a change fails.
class OpenBook : public QObject {
    Q_OBJECT

public:
    /// whyReadOnly: of a file that could not be opened for writing.
    OpenBook(std::unique_ptr<Session> session, const Clock& clock, Wording wording,
             std::optional<Failure> whyReadOnly = std::nullopt);
    ~OpenBook() override;

    [[nodiscard]] Session& session() { return *m_session; }
    [[nodiscard]] const Session& session() const { return *m_session; }
    [[nodiscard]] const Book& book() const { return m_session->book(); }
    /// Whether the current event can be changed: not if another program writes the file, nor once
    /// the event is closed.
    [[nodiscard]] bool canWrite() const;
    /// Whether the file can be changed: other events and people, even if this event is closed.
    [[nodiscard]] bool canWriteFile() const { return m_session->canWrite(); }
    [[nodiscard]] const std::optional<Failure>& whyReadOnly() const { return m_whyReadOnly; }
    /// Of a read-only file: another program has it, or that cannot be ruled out. Otherwise
    /// whyReadOnly() gives the reason.
    [[nodiscard]] bool isLockedByOther() const;
    [[nodiscard]] const Wording& wording() const { return m_wording; }

    /// A file may have no event: only summaries of earlier years, or nothing yet.
    [[nodiscard]] bool hasEvent() const { return m_event.has_value(); }
    [[nodiscard]] EventId eventId() const { return *m_event; }
    [[nodiscard]] const Event& event() const { return *findEvent(book(), *m_event); }
    /// nullptr if the current event is not of this kind, or there is none.
    template <class Format>
    [[nodiscard]] const Format* play() const {
        return hasEvent() ? std::get_if<Format>(&event().play) : nullptr;
    }
    void chooseEvent(EventId event);
    /// Calls act whenever the current event's content changes, or another event becomes current.
    template <class Receiver, class Act>
    void followEvent(Receiver* receiver, Act act) const {
        connect(this, &OpenBook::eventChanged, receiver, act);
        connect(this, &OpenBook::eventChosen, receiver, act);
    }

    [[nodiscard]] const Clock& clock() const { return m_clock; }
    [[nodiscard]] QDateTime nowUtc() const { return m_clock.nowUtc(); }
    /// On the venue's wall clock.
    [[nodiscard]] VenueTime now() const;

    /// Makes the change; returns whether it was saved. Reports a failure.
    bool perform(const Result<Change>& change);
    /// The same for FieldForm: absent if it was saved; otherwise the reason has been reported here.
    std::optional<QString> made(const Result<Change>& change) {
        return perform(change) ? std::nullopt : std::optional(QString());
    }
    /// Returns whether it succeeded. Reports a failure.
    bool succeeded(const Result<void>& outcome);
    void say(const Notice& notice) { Q_EMIT said(notice); }
    void say(Gravity gravity, const QString& text) { Q_EMIT said({gravity, text}); }
    /// Explains why a key did nothing here: disappears as soon as something else is shown or done.
    void explain(const QString& text);
    /// Reports a failure in words; the notice of a failed save stays until saving works.
    void refuse(const Failure& failure);
    /// Reports the last act, with a button that undoes that act alone.
    void sayDone(const QString& text);
    /// Reports something that happened without an act at the desk.
    void tell(Gravity gravity, const QString& text) { Q_EMIT said({gravity, text, {}, {}, true}); }
    /// The message about the last act has been acted on, or its question abandoned.
    void settle() { Q_EMIT settled(); }
    /// The failure in words; the findings of a refusal one per line.
    [[nodiscard]] QString worded(const Failure& failure) const;
    /// With its rule: "The faction Guild is already held by another seat (R10.3)"
    [[nodiscard]] QString worded(const Finding& finding) const;
    /// The draft at this place of the current event; absent: none.
    [[nodiscard]] std::optional<QString> draft(const DraftAddress& place) const;

    /// The prints of the event, and which lists are out of date.
    [[nodiscard]] PrintedLists& printed() const { return *m_printed; }

    /// The rules desk with the rulings of the file.
    [[nodiscard]] BookRules& rules() const { return *m_rules; }

    /// The page of changes from now on: undoing a change made on another page asks first.
    void setPage(const QString& page) { m_page = page; }
    /// While others make changes (a phone in the room): undoing those asks first, too.
    void setOthersAct(bool theyDo) { m_othersAct = theyDo; }
    [[nodiscard]] bool doOthersAct() const { return m_othersAct; }
    [[nodiscard]] const std::optional<JournalEntry>& nextUndo() const { return m_nextUndo; }
    [[nodiscard]] const std::optional<JournalEntry>& nextRedo() const { return m_nextRedo; }
    /// Whether it can be undone or redone now: an act outside of all events also while the current
    /// event is closed.
    [[nodiscard]] bool canChange(const JournalEntry& entry) const;
    [[nodiscard]] MadeWhere whereMade(const JournalEntry& entry) const;
    [[nodiscard]] bool isFarAway(const JournalEntry& entry) const {
        return whereMade(entry) != MadeWhere::Here;
    }
    void undo();
    /// Undoes this act, or reports that others followed it.
    void undoJust(JournalId act);
    void redo();

    /// Whether changes go to the event file: false after the file was moved or deleted.
    [[nodiscard]] bool isInPlace() const { return !m_session->lostPlace(); }
    /// The address of this event for phones in the room; empty while none are served.
    [[nodiscard]] const QString& roomAddress() const { return m_roomAddress; }
    void setRoomAddress(const QString& address);

    /// The time of the last save in this run, UTC.
    [[nodiscard]] const std::optional<QDateTime>& lastSaved() const { return m_lastSaved; }

Q_SIGNALS:
    /// In the current event.
    void eventChanged(const mentat::Change& change);
    /// Another event is current, or everything may be different.
    void eventChosen();
    void peopleChanged();
    void draftsChanged();
    void said(const mentat::Notice& notice);
    void settled();
    /// Something was saved, undone or reloaded: undo, redo and the time of saving.
    void journalChanged();
    void roomAddressChanged();

private:
    void chooseNewestEvent();
    void noteChange();

    std::unique_ptr<Session> m_session;
    const Clock& m_clock;
    Wording m_wording;
    std::optional<Failure> m_whyReadOnly;
    PrintedLists* m_printed;
    BookRules* m_rules;
    std::optional<EventId> m_event;
    QString m_page;
    bool m_othersAct = false;
    QString m_roomAddress;
    std::map<JournalId, QString> m_madeOn;
    std::optional<JournalEntry> m_nextUndo;
    std::optional<JournalEntry> m_nextRedo;
    std::optional<QDateTime> m_lastSaved;
};

} // namespace mentat
