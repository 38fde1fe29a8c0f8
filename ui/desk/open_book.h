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
    Refused, // what was asked for was not done
};

/// What ends a notice; whatever stands later in this list ends it too.
enum class NoticeEnd {
    Turn,  // another sheet, round, or tab is shown: it explains a key that did nothing here
    Page,  // another page is shown
    Act,   // the next act works: there is something to do about it, or nothing was saved
    Closed // it is closed by hand
};

/// Something to tell the person: a line over the header, never a box in the way.
struct Notice {
    Gravity gravity;
    QString text; // what happened, then what to do
    /// What can be done about it: the button's text, and what it does. Absent: nothing.
    QString action = {};
    std::function<void()> act = {};
    /// Nothing that was done at the desk is answered by it, as when a phone reports.
    bool cameByItself = false;
    /// Absent: by the above.
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

class BookRules;
class PrintedLists;

/// The event file that is open, as the pages see it: its session, the event that is worked on, who
/// is at the desk, what time it is there. A page asks for a change here and shows what the signals
/// say; where a change fails, the person is told here, in words.
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
    /// Whether the event that is worked on can be changed: not where another program writes the
    /// file, nor once the event is closed.
    [[nodiscard]] bool canWrite() const;
    /// Whether the file can be: other events and people, where this event is closed.
    [[nodiscard]] bool canWriteFile() const { return m_session->canWrite(); }
    [[nodiscard]] const std::optional<Failure>& whyReadOnly() const { return m_whyReadOnly; }
    /// Of a file that cannot be written: another program has it, or is not known not to. Else
    /// whyReadOnly() says what is in the way.
    [[nodiscard]] bool isLockedByOther() const;
    [[nodiscard]] const Wording& wording() const { return m_wording; }

    /// A file can hold no event: earlier years' summaries alone, or nothing yet.
    [[nodiscard]] bool hasEvent() const { return m_event.has_value(); }
    [[nodiscard]] EventId eventId() const { return *m_event; }
    [[nodiscard]] const Event& event() const { return *findEvent(book(), *m_event); }
    /// nullptr where the event that is worked on is none of this kind, or there is none.
    template <class Format>
    [[nodiscard]] const Format* play() const {
        return hasEvent() ? std::get_if<Format>(&event().play) : nullptr;
    }
    void chooseEvent(EventId event);
    /// Does the act whenever something else of the event is to be shown: it changed, or is another.
    template <class Receiver, class Act>
    void followEvent(Receiver* receiver, Act act) const {
        connect(this, &OpenBook::eventChanged, receiver, act);
        connect(this, &OpenBook::eventChosen, receiver, act);
    }

    [[nodiscard]] const Clock& clock() const { return m_clock; }
    [[nodiscard]] QDateTime nowUtc() const { return m_clock.nowUtc(); }
    /// On the venue's wall clock.
    [[nodiscard]] VenueTime now() const;

    /// Makes the change; whether it is on the disk. What stood in its way is said.
    bool perform(const Result<Change>& change);
    /// The same for FieldForm: absent where it is on the disk; else the reason is said here.
    std::optional<QString> made(const Result<Change>& change) {
        return perform(change) ? std::nullopt : std::optional(QString());
    }
    /// Whether it worked; what stood in its way is said.
    bool succeeded(const Result<void>& outcome);
    void say(const Notice& notice) { Q_EMIT said(notice); }
    void say(Gravity gravity, const QString& text) { Q_EMIT said({gravity, text}); }
    /// Why a key did nothing here: gone as soon as something else is shown or done.
    void explain(const QString& text);
    /// What could not be done, in words; that something was not saved is there until it can be.
    void refuse(const Failure& failure);
    /// What was just done, with a button that takes back that act alone.
    void sayDone(const QString& text);
    /// What came without anything being done at the desk.
    void tell(Gravity gravity, const QString& text) { Q_EMIT said({gravity, text, {}, {}, true}); }
    /// What was said of the last act is over: it has been acted on, or given up.
    void settle() { Q_EMIT settled(); }
    /// The failure in words; a refusal's findings one a line.
    [[nodiscard]] QString worded(const Failure& failure) const;
    /// With its rule: "The faction Guild is already held by another seat (R10.3)"
    [[nodiscard]] QString worded(const Finding& finding) const;
    /// What is half typed at this place of the event that is worked on; absent: nothing.
    [[nodiscard]] std::optional<QString> draft(const DraftAddress& place) const;

    /// What was printed of the event, and which lists are out of date.
    [[nodiscard]] PrintedLists& printed() const { return *m_printed; }

    /// The rules desk with the rulings of the file.
    [[nodiscard]] BookRules& rules() const { return *m_rules; }

    /// The page that changes are made on from now: undoing one of another page asks once more.
    void setPage(const QString& page) { m_page = page; }
    /// While others change something (a phone in the room): undoing that asks once more, too.
    void setOthersAct(bool theyDo) { m_othersAct = theyDo; }
    [[nodiscard]] bool doOthersAct() const { return m_othersAct; }
    [[nodiscard]] const std::optional<JournalEntry>& nextUndo() const { return m_nextUndo; }
    [[nodiscard]] const std::optional<JournalEntry>& nextRedo() const { return m_nextRedo; }
    /// Whether it can be undone or done again now: an act beside all events also while the event
    /// that is shown is closed.
    [[nodiscard]] bool canChange(const JournalEntry& entry) const;
    /// Whether undoing it would surprise: it was made in an earlier run, or on another page.
    [[nodiscard]] bool isFarAway(const JournalEntry& entry) const;
    void undo();
    /// Undoes this act, or says that others came after it.
    void undoJust(JournalId act);
    void redo();

    /// Whether what is changed goes to the event file: not since that was taken away.
    [[nodiscard]] bool isInPlace() const { return !m_session->lostPlace(); }
    /// Where the phones in the room find this event; empty while none are served.
    [[nodiscard]] const QString& roomAddress() const { return m_roomAddress; }
    void setRoomAddress(const QString& address);

    /// When the last change went to the disk in this run, UTC.
    [[nodiscard]] const std::optional<QDateTime>& lastSaved() const { return m_lastSaved; }

Q_SIGNALS:
    /// In the event that is worked on.
    void eventChanged(const mentat::Change& change);
    /// Another event, or everything may be different.
    void eventChosen();
    void peopleChanged();
    void draftsChanged();
    void said(const mentat::Notice& notice);
    void settled();
    /// Something was saved, undone or read anew: undo, redo and the time of saving.
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
