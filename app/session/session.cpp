#include "app/session/session.h"

#include "app/session/guarded.h"
#include "app/session/session_refuge.h"
#include "model/changes/change_kind.h"
#include "model/errors.h"
#include "model/failure_kind.h"
#include "model/store/book_store.h"
#include "model/store/file/event_file.h"
#include "model/store/file/on_disk.h"

#include <QFileInfo>
#include <QLoggingCategory>

#include <algorithm>

using namespace Qt::StringLiterals;

Q_LOGGING_CATEGORY(storeFailures, "mentat.store", QtInfoMsg)

namespace mentat {

void logCause(const StoreError& error) {
    if (!error.cause().isEmpty())
        qCInfo(storeFailures).noquote() << error.cause();
}

StoreOptions storeOptions(const Desk& desk, const StoreSeams& seams) {
    StoreOptions options;
    options.holder = {desk.host, desk.user, desk.clock.nowUtc().toString(Qt::ISODate)};
    options.lockWait = desk.lockWait;
    options.scorekeeper = desk.scorekeeper;
    options.now = desk.clock.nowUtc();
    options.watch = seams.watch;
    if (seams.steps)
        options.steps = seams.steps;
    return options;
}

namespace {

/// The addresses at which no draft remains.
std::vector<DraftAddress> draftsRemovedBy(const Change& change) {
    std::vector<DraftAddress> places;
    if (change.settlesDraft)
        places.push_back(*change.settlesDraft);
    for (const DraftEdit& edit : change.drafts) {
        if (!edit.after)
            places.push_back(edit.place);
    }
    return places;
}

/// Removes the draft that the act records; undoing the act restores it.
void takeSettledDraft(Change& change, EventId event, const std::vector<Draft>& drafts) {
    const auto settled = std::ranges::find_if(drafts, [&](const Draft& draft) {
        return draft.event == event && draft.place == change.settlesDraft;
    });
    if (settled == drafts.end())
        return;
    change.drafts.push_back({settled->place, settled->content, std::nullopt});
    change.settlesDraft.reset();
}

FileWriter fileWriter(const LockHolder& holder) {
    return {holder.host, holder.user, QDateTime::fromString(holder.since, Qt::ISODate)};
}

} // namespace

Result<std::unique_ptr<Session>> Session::open(const QString& path, Access access, const Desk& desk,
                                               const StoreSeams& seams) {
    return guarded(path, [&]() -> Result<std::unique_ptr<Session>> {
        const auto storeAccess
            = access == Access::Write ? BookStore::Access::Write : BookStore::Access::Read;
        auto store = std::make_unique<BookStore>(path, storeAccess, storeOptions(desk, seams));
        std::unique_ptr<Session> session(new Session(path, desk, std::move(store)));
        return session;
    });
}

Result<void> Session::create(const QString& path, const Desk& desk,
                             const std::function<Result<void>(Session&)>& fill,
                             const StoreSeams& seams) {
    return guarded(path, [&]() -> Result<void> {
        checkIsFree(path);
        const QString folder = QFileInfo(path).absolutePath();
        if (!QFileInfo(folder).isDir())
            return failure(FailureKind::FileMissing, {folder});
        const StoreOptions options = storeOptions(desk, seams);
        const WriteLock lock(path, options.holder, options.lockWait);
        const QString unfinished = path + u"-new"_s;
        removeUnfinished(unfinished); // left by a program that died here
        const auto giveUp = [&](const Failure& why) {
            removeWithSideFiles(unfinished);
            return tl::unexpected<Failure>(why);
        };
        makeEmptyFile(unfinished, *options.steps);
        {
            auto session = open(unfinished, Access::Write, desk, seams);
            if (!session)
                return giveUp(session.error());
            if (const auto filled = fill(**session); !filled) {
                session->reset();
                return giveUp(filled.error());
            }
            // A log would not be renamed with the file.
            const auto folded = (*session)->foldIn();
            session->reset();
            if (!folded)
                return giveUp(folded.error());
        }
        const auto named = guarded(path, [&]() -> Result<void> {
            giveFreeName(unfinished, path);
            return {};
        });
        if (!named)
            return giveUp(named.error());
        removeWithSideFiles(unfinished); // leftovers beside it
        bringNamesToDisk(folder);
        return {};
    });
}

Session::Session(QString path, const Desk& desk, std::unique_ptr<BookStore> store)
    : m_path(std::move(path))
    , m_desk(desk)
    , m_store(std::move(store)) {
    load();
}

Session::~Session() = default;

Result<void> Session::copyTo(const QString& newPath) {
    return guarded(newPath, [&]() -> Result<void> {
        m_store->copyAs(newPath);
        bringToDisk(newPath); // a USB drive may be pulled out next
        bringNamesToDisk(QFileInfo(newPath).absolutePath());
        return {};
    });
}

Result<void> Session::foldIn() {
    return guarded(m_path, [&]() -> Result<void> {
        m_store->foldIn();
        return {};
    });
}

void Session::load() {
    auto drafts = m_store->loadDrafts();
    auto printLog = m_store->loadPrintLog();
    const auto marks = m_store->loadJournalMarks();
    m_book = m_store->loadBook(); // last: loading it marks the file as followed
    m_drafts = std::move(drafts);
    m_printLog = std::move(printLog);
    m_undoOrder = UndoOrder(marks);
    if (!marks.empty())
        m_firstOfRun = JournalId(marks.back().id.number() + 1);
}

bool Session::canWrite() const {
    return m_store->canWrite();
}

std::optional<FileWriter> Session::otherWriter() const {
    if (canWrite())
        return std::nullopt;
    const auto holder = WriteLock::livingHolderOf(m_path);
    if (!holder)
        return std::nullopt;
    return fileWriter(*holder);
}

bool Session::isWithoutItsLog() const {
    return m_store->foundLog() == FoundLog::Missing;
}

bool Session::hadStrayLog() const {
    return m_store->foundLog() == FoundLog::OfAnotherFile;
}

std::vector<StrayFile> Session::strayFiles() const {
    std::vector<StrayFile> all;
    for (const Stranger& stranger : m_store->strangers())
        all.push_back({stranger.path, stranger.aside});
    return all;
}

std::optional<FileWriter> Session::deadWriter() const {
    const auto& holder = m_store->deadWriter();
    return holder ? std::optional(fileWriter(*holder)) : std::nullopt;
}

Result<bool> Session::catchUp() {
    return guarded(m_path, [&]() -> Result<bool> {
        if (!m_store->followChanges())
            return false;
        load();
        Q_EMIT bookReset();
        return true;
    });
}

JournalEntry Session::entry(const Change& change, std::optional<EventId> event, JournalRole role,
                            std::optional<JournalId> target) const {
    return {JournalId(1), m_desk.clock.nowUtc(), m_desk.scorekeeper, event, role, target, change};
}

Result<void> Session::perform(EventId event, const Change& change) {
    Change real = withoutIdleEdits(change);
    if (isIdle(real))
        return {};
    takeSettledDraft(real, event, m_drafts);
    return make(event, real, JournalRole::Done, std::nullopt);
}

// Tries the change on the event itself: before a refuge is written, it must be reverted.
Result<void> Session::make(EventId id, const Change& change, JournalRole role,
                           std::optional<JournalId> target) {
    auto outcome = tryToMake(id, change, role, target);
    if (!outcome && canGoOnAfter(outcome.error()))
        outcome = tryToMake(id, change, role, target);
    return outcome;
}

Result<void> Session::tryToMake(EventId id, const Change& change, JournalRole role,
                                std::optional<JournalId> target) {
    Event* event = findEvent(m_book, id);
    if (!event)
        return failure(FailureKind::UnknownEvent, {QString::number(id.number())});
    if (!canWrite())
        return failure(FailureKind::ReadOnly);
    if (event->details.closed && change.kind != ChangeKind::EventReopened) {
        return failure(FailureKind::ClosedEvent,
                       {event->details.name.text(), qint64(event->details.year.value())});
    }
    TrialChange trial(*event, change);
    if (!trial.fits() || !peopleMatch(m_book, change) || !draftsMatch(id, change))
        return failure(FailureKind::Stale);
    if (Findings errors = eventErrors(*event, change.edits); !errors.empty())
        return refusal(std::move(errors));
    const auto draftsAfter = draftsMadeBy(id, change);
    const auto placesWithoutDraft = draftsRemovedBy(change);
    return guarded(m_path, [&]() -> Result<void> {
        std::optional<JournalMark> mark;
        m_store->write([&](BookStore::Writer& writer) {
            writer.savePeople(change.people);
            writer.saveEdits(id, change.edits);
            writer.saveLinks(change.links);
            for (const Draft& draft : draftsAfter)
                writer.saveDraft(draft);
            for (const DraftAddress& place : placesWithoutDraft)
                writer.removeDraft(id, place);
            mark = writer.addEntry(entry(change, id, role, target));
        });
        trial.keep();
        applyPeople(m_book, change);
        m_undoOrder.add(*mark);
        for (const DraftAddress& place : placesWithoutDraft)
            forgetDraft(id, place);
        for (const Draft& draft : draftsAfter)
            rememberDraft(draft);
        if (!placesWithoutDraft.empty() || !draftsAfter.empty())
            Q_EMIT draftsChanged();
        Q_EMIT eventChanged(id, change);
        if (!change.people.empty() || !change.links.empty())
            Q_EMIT peopleChanged();
        return {};
    });
}

Result<void> Session::makeBeside(const Change& change, JournalRole role,
                                 std::optional<JournalId> target) {
    Q_ASSERT(change.edits.empty() && change.links.empty() && change.drafts.empty());
    if (!canWrite())
        return failure(FailureKind::ReadOnly);
    if (!peopleMatch(m_book, change))
        return failure(FailureKind::Stale);
    return written([&]() -> Result<void> {
        std::optional<JournalMark> mark;
        m_store->write([&](BookStore::Writer& writer) {
            writer.savePeople(change.people);
            mark = writer.addEntry(entry(change, std::nullopt, role, target));
        });
        applyPeople(m_book, change);
        m_undoOrder.add(*mark);
        Q_EMIT bookReset();
        return {};
    });
}

Result<void> Session::notePrinted(std::vector<PrintedReport> printed) {
    for (PrintedReport& one : printed) {
        if (!findEvent(m_book, one.event))
            return failure(FailureKind::UnknownEvent, {QString::number(one.event.number())});
        one.time = m_desk.clock.nowUtc();
    }
    return written([&]() -> Result<void> {
        m_store->write([&](BookStore::Writer& writer) {
            for (const PrintedReport& one : printed)
                writer.addPrinted(one);
        });
        m_printLog.insert(m_printLog.end(), std::make_move_iterator(printed.begin()),
                          std::make_move_iterator(printed.end()));
        Q_EMIT printLogChanged();
        return {};
    });
}

Result<void> Session::markAsPractice() {
    if (!canWrite())
        return failure(FailureKind::ReadOnly);
    return written([&]() -> Result<void> {
        m_store->write([](BookStore::Writer& writer) { writer.markAsPractice(); });
        m_book.isPractice = true;
        Q_EMIT bookReset();
        return {};
    });
}

// Drafts: saved at every key press, and removed or moved by acts that can be undone.

const Draft* Session::draftAt(EventId event, const DraftAddress& place) const {
    const auto known = std::ranges::find_if(
        m_drafts, [&](const Draft& draft) { return draft.event == event && draft.place == place; });
    return known == m_drafts.end() ? nullptr : &*known;
}

bool Session::draftsMatch(EventId event, const Change& change) const {
    return std::ranges::all_of(change.drafts, [&](const DraftEdit& edit) {
        const Draft* there = draftAt(event, edit.place);
        return edit.before ? there && there->content == *edit.before : !there;
    });
}

std::vector<Draft> Session::draftsMadeBy(EventId event, const Change& change) const {
    std::vector<Draft> made;
    for (const DraftEdit& edit : change.drafts) {
        if (edit.after)
            made.push_back({event, edit.place, *edit.after, m_desk.clock.nowUtc()});
    }
    return made;
}

void Session::rememberDraft(const Draft& draft) {
    const auto known = std::ranges::find_if(m_drafts, [&](const Draft& there) {
        return there.event == draft.event && there.place == draft.place;
    });
    if (known != m_drafts.end())
        *known = draft;
    else
        m_drafts.push_back(draft);
}

void Session::forgetDraft(EventId event, const DraftAddress& place) {
    std::erase_if(m_drafts,
                  [&](const Draft& draft) { return draft.event == event && draft.place == place; });
}

Result<void> Session::saveDraft(EventId event, const DraftAddress& place, const QString& content) {
    if (!findEvent(m_book, event))
        return failure(FailureKind::UnknownEvent, {QString::number(event.number())});
    return written([&]() -> Result<void> {
        const Draft draft{event, place, content, m_desk.clock.nowUtc()};
        m_store->write([&](BookStore::Writer& writer) { writer.saveDraft(draft); });
        rememberDraft(draft);
        Q_EMIT draftsChanged();
        return {};
    });
}

Result<void> Session::discardDraft(EventId event, const DraftAddress& place) {
    return written([&]() -> Result<void> {
        m_store->write([&](BookStore::Writer& writer) { writer.removeDraft(event, place); });
        forgetDraft(event, place);
        Q_EMIT draftsChanged();
        return {};
    });
}

} // namespace mentat

#include "moc_session.cpp"
