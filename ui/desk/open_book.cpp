#include "ui/desk/open_book.h"

#include "app/session/clock_and_chance.h"
#include "model/failure_kind.h"
#include "ui/desk/book_rules.h"
#include "ui/desk/printed_lists.h"

namespace mentat {
namespace {

/// Failures that left the data unwritten.
bool isNotSaved(FailureKind kind) {
    switch (kind) {
    case FailureKind::UnwritableFile:
    case FailureKind::NoSpaceForFile:
    case FailureKind::FileGone:
    case FailureKind::FileReplaced:
    case FailureKind::FileOverwritten:
    case FailureKind::FileBusy:
    case FailureKind::DiskFull:
    case FailureKind::WriteFailed: return true;
    default: return false;
    }
}

} // namespace

OpenBook::OpenBook(std::unique_ptr<Session> session, const Clock& clock, Wording wording,
                   std::optional<Failure> whyReadOnly)
    : m_session(std::move(session))
    , m_clock(clock)
    , m_wording(std::move(wording))
    , m_whyReadOnly(std::move(whyReadOnly))
    , m_printed(new PrintedLists(*this))
    , m_rules(new BookRules(*this)) {
    chooseNewestEvent();
    noteChange();
    connect(m_session.get(), &Session::eventChanged, this,
            [this](EventId id, const Change& change) {
                m_lastSaved = nowUtc();
                noteChange();
                if (m_event == id)
                    Q_EMIT eventChanged(change);
            });
    connect(m_session.get(), &Session::peopleChanged, this, &OpenBook::peopleChanged);
    connect(m_session.get(), &Session::draftsChanged, this, &OpenBook::draftsChanged);
    connect(m_session.get(), &Session::placeChanged, this, &OpenBook::journalChanged);
    connect(m_session.get(), &Session::bookReset, this, [this] {
        m_lastSaved = nowUtc();
        if (!m_event || !findEvent(book(), *m_event))
            chooseNewestEvent();
        noteChange();
        Q_EMIT eventChosen();
        Q_EMIT peopleChanged();
    });
}

OpenBook::~OpenBook() = default;

void OpenBook::chooseNewestEvent() {
    m_event.reset();
    const BookEvent* newest = nullptr;
    for (const BookEvent& event : book().events) {
        if (!newest || newest->event.details.year <= event.event.details.year)
            newest = &event;
    }
    if (newest)
        m_event = newest->id;
}

void OpenBook::chooseEvent(EventId event) {
    if (m_event == event || !findEvent(book(), event))
        return;
    m_event = event;
    Q_EMIT eventChosen();
}

bool OpenBook::canWrite() const {
    return m_session->canWrite() && !(hasEvent() && event().details.closed);
}

bool OpenBook::isLockedByOther() const {
    return !m_whyReadOnly || m_whyReadOnly->kind == FailureKind::LockedByOther;
}

VenueTime OpenBook::now() const {
    return onWallClock(nowUtc());
}

bool OpenBook::perform(const Result<Change>& change) {
    if (!change) {
        refuse(change.error());
        return false;
    }
    return succeeded(m_session->perform(eventId(), *change));
}

bool OpenBook::succeeded(const Result<void>& outcome) {
    if (!outcome)
        refuse(outcome.error());
    return outcome.has_value();
}

void OpenBook::explain(const QString& text) {
    say({.gravity = Gravity::Note, .text = text, .end = NoticeEnd::Turn});
}

void OpenBook::refuse(const Failure& failure) {
    Notice notice{Gravity::Refused, worded(failure)};
    if (isNotSaved(failure.kind))
        notice.end = NoticeEnd::Act;
    say(notice);
}

QString OpenBook::worded(const Failure& failure) const {
    if (failure.findings.empty())
        return m_wording.failure(failure);
    QStringList lines;
    for (const Finding& finding : failure.findings)
        lines.append(worded(finding));
    if (failure.further > 0)
        lines.append(m_wording.furtherProblems(failure.further));
    return lines.join(u'\n');
}

QString OpenBook::worded(const Finding& finding) const {
    return m_wording.finding(finding) + QStringLiteral(" (") + m_wording.ruleName(ruleOf(finding))
           + QStringLiteral(")");
}

std::optional<QString> OpenBook::draft(const DraftAddress& place) const {
    const Draft* draft = m_event ? m_session->draftAt(*m_event, place) : nullptr;
    return draft ? std::optional(draft->content) : std::nullopt;
}

void OpenBook::noteChange() {
    const auto entryOf = [](const Result<std::optional<JournalEntry>>& entry) {
        return entry ? *entry : std::nullopt;
    };
    m_nextUndo = entryOf(m_session->undoEntry());
    m_nextRedo = entryOf(m_session->redoEntry());
    if (m_nextUndo && m_session->isOfThisRun(m_nextUndo->id))
        m_madeOn.emplace(m_nextUndo->id, m_othersAct ? QString() : m_page);
    Q_EMIT journalChanged();
}

bool OpenBook::canChange(const JournalEntry& entry) const {
    return entry.event ? canWrite() : canWriteFile();
}

MadeWhere OpenBook::whereMade(const JournalEntry& entry) const {
    const auto made = m_madeOn.find(entry.id);
    if (made == m_madeOn.end())
        return MadeWhere::EarlierRun;
    if (made->second.isEmpty())
        return MadeWhere::ByOthers;
    return made->second == m_page ? MadeWhere::Here : MadeWhere::OtherPage;
}

void OpenBook::setRoomAddress(const QString& address) {
    if (address == m_roomAddress)
        return;
    m_roomAddress = address;
    Q_EMIT roomAddressChanged();
}

void OpenBook::undo() {
    succeeded(m_session->undo());
}

void OpenBook::sayDone(const QString& text) {
    if (m_nextUndo)
        say({Gravity::Note, text, tr("Undo"), [this, act = m_nextUndo->id] { undoJust(act); }});
    else
        say(Gravity::Note, text);
}

void OpenBook::undoJust(JournalId act) {
    if (m_nextUndo && m_nextUndo->id == act)
        undo();
    else
        say(Gravity::Refused, tr("Other changes were made since. Undo them first, or revert this "
                                 "one on Journal."));
}

void OpenBook::redo() {
    const auto redone = m_nextRedo;
    if (succeeded(m_session->redo()) && redone)
        m_madeOn.insert_or_assign(redone->id, m_page);
}

} // namespace mentat

#include "moc_open_book.cpp"
