#include "ui/frame/file_acts.h"

#include "app/session/practice.h"
#include "model/document/bytes/input.h"
#include "model/document/bytes/table.h"
#include "model/document/event_document.h"
#include "model/document/schedule/schedule_csv.h"
#include "model/failure_kind.h"
#include "reports/wording/wording.h"
#include "reports/writers/file_writing.h"
#include "ui/desk/diagnostics.h"
#include "ui/dialogs/last_year_dialog.h"
#include "ui/dialogs/new_event_dialog.h"
#include "ui/frame/welcome_page.h"
#include "ui/frame/window_menus.h"
#include "ui/schedule/schedule_dialog.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Documents hold phone numbers and notes: create new ones readable by the owner only.
Result<void> writeDocument(const QString& path, const QByteArray& bytes) {
    const bool isNew = !QFileInfo::exists(path);
    const auto written = writeWhole({{path, bytes}}, [] { return false; });
    if (written && isNew)
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    return written;
}

Result<void> copySample(const QString& path, const QString& copy) {
    QFile sample(path);
    if (!sample.open(QIODevice::ReadOnly))
        return failure(FailureKind::ReadFailed, {path, sample.errorString()});
    QSaveFile file(copy);
    if (!file.open(QIODevice::WriteOnly)
        || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        || !writeAll(file, sample.readAll()) || !file.commit())
        return tl::unexpected(writingFailure(copy, file));
    return {};
}

/// Kinds that a backup can help with.
bool isUnreadable(FailureKind kind) {
    switch (kind) {
    case FailureKind::NotAnEventFile:
    case FailureKind::EmptyFile:
    case FailureKind::DamagedFile:
    case FailureKind::FileMissing:
    case FailureKind::ReadFailed: return true;
    default: return false;
    }
}

/// Kinds that prevent writing the file, but not reading it.
bool isStillReadable(FailureKind kind) {
    switch (kind) {
    case FailureKind::LockedByOther:
    case FailureKind::NoPermission:
    case FailureKind::FileHasOtherNames:
    case FailureKind::LockInTheWay:
    case FailureKind::DiskFull: return true;
    default: return false;
    }
}

constexpr int untilAnswered = 200; // milliseconds between two checks

/// Includes formats of other programs: the content decides whether a file is read or refused.
bool isTable(const QString& path) {
    static const QStringList ends{u".csv"_s,  u".xlsx"_s, u".xlsm"_s, u".tsv"_s,    u".txt"_s,
                                  u".xlsb"_s, u".xls"_s,  u".ods"_s,  u".numbers"_s};
    return std::ranges::any_of(
        ends, [&](const QString& end) { return path.endsWith(end, Qt::CaseInsensitive); });
}

bool isDocument(const QString& path) {
    return path.endsWith(u".json"_s, Qt::CaseInsensitive) || isTable(path);
}

/// For a list in another program's own format: why it is not read.
std::optional<Failure> whyNoTable(const QString& path) {
    const auto bytes = isTable(path) ? readWholeFile(path) : tl::unexpected(Failure());
    if (!bytes)
        return std::nullopt;
    const auto table = readTable(*bytes);
    const bool isForeign = !table
                           && (table.error().kind == FailureKind::WorkbookLocked
                               || table.error().kind == FailureKind::WorkbookOther);
    return isForeign ? std::optional(table.error()) : std::nullopt;
}

bool holdsSchedule(const QString& path) {
    const auto bytes = readWholeFile(path);
    return bytes && isSchedule(*bytes);
}

bool holdsPack(const QString& path) {
    const auto bytes = isTable(path) ? tl::unexpected(Failure()) : readWholeFile(path);
    return bytes && isPack(*bytes);
}

/// The event's name as a valid file name.
QString proposedName(const Event& event, const QString& suffix) {
    return fileNameOf(eventTitle(event.details)) + suffix;
}

} // namespace

FileActs::FileActs(const Program& program, Preferences& preferences, Prompts& prompts,
                   QWidget& window)
    : m_program(program)
    , m_preferences(preferences)
    , m_prompts(prompts)
    , m_window(window) {}

Desk FileActs::desk() const {
    const QString& scorekeeper = m_preferences.choices().scorekeeper;
    return {.clock = m_program.clock,
            .scorekeeper = scorekeeper.isEmpty() ? m_program.scorekeeper : scorekeeper,
            .host = m_program.host,
            .user = m_program.user,
            .refuge = m_program.documents};
}

QString FileActs::fileFilter() const {
    return tr("Event files (*.mentat);;All files (*)");
}

QString FileActs::documentFilter() const {
    return tr("Event documents (*.json);;All files (*)");
}

QString FileActs::yearsFilter() const {
    return tr(
        "Event documents and lists of games (*.json *.csv *.xlsx *.tsv *.txt);;All files (*)");
}

void FileActs::fail(const Failure& failure) {
    Q_EMIT failed(m_program.wording.failure(failure));
}

bool FileActs::isOpenForWriting(const QString& path) const {
    return m_openBook && m_openBook->canWriteFile()
           && QFileInfo(m_openBook->session().path()) == QFileInfo(path);
}

void FileActs::open(const QString& path) {
    const QString file = QFileInfo(path).absoluteFilePath();
    if (isOpenForWriting(file)) {
        Q_EMIT openAlready(file);
        return;
    }
    auto session = Session::open(file, Session::Access::Write, desk());
    std::optional<Failure> whyReadOnly;
    if (!session)
        whyReadOnly = session.error();
    if (!session && isStillReadable(session.error().kind))
        session = Session::open(file, Session::Access::Read, desk());
    if (!session) {
        qCInfo(deskLog) << "opening failed:" << int(session.error().kind);
        if (isUnreadable(session.error().kind))
            Q_EMIT unreadable(file, m_program.wording.failure(session.error()),
                              session.error().kind == FailureKind::DamagedFile);
        else
            fail(session.error());
        return;
    }
    qCInfo(deskLog) << "opened" << ((*session)->canWrite() ? "for writing" : "for reading");
    if (!(*session)->book().isPractice)
        m_preferences.addRecentFile(file);
    Q_EMIT opened(std::make_shared<OpenBook>(*std::move(session), m_program.clock,
                                             m_program.wording, whyReadOnly));
}

void FileActs::openOrImport(const QString& path) {
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        QTimer::singleShot(untilAnswered, this, [this, path] { openOrImport(path); });
    else if (!isDocument(path))
        open(path);
    else if (const auto why = whyNoTable(path))
        Q_EMIT failed(tr("%1 cannot be read: %2")
                          .arg(QFileInfo(path).fileName(), m_program.wording.failure(*why)));
    else if (isTable(path) && holdsSchedule(path))
        Q_EMIT scheduleComes(path);
    else if (holdsPack(path))
        Q_EMIT packComes(path);
    else if (m_openBook)
        importYears(*m_openBook, path);
    else
        Q_EMIT failed(
            tr("%1 has earlier years in it. Open or create an event file first, then import it.")
                .arg(QFileInfo(path).fileName()));
}

void FileActs::askForFile() {
    const QString path = m_prompts.fileToOpen(&m_window, tr("Open an event file"), fileFilter());
    if (!path.isEmpty())
        open(path);
}

void FileActs::openSample(SampleKind kind) {
    const SampleName& name = *std::ranges::find(sampleNames, kind, &SampleName::kind);
    const QString copy = QDir(m_program.documents).absoluteFilePath(name.copy.toString());
    if (!QFile::exists(copy)) {
        QDir().mkpath(m_program.documents);
        if (const auto made = copySample(m_program.samples.at(kind), copy); !made) {
            fail(made.error());
            return;
        }
    }
    open(copy);
}

QString FileActs::proposedEventFile(const Event& event) const {
    const QDir own(m_program.documents); // where samples and practice files are
    QDir folder(documentsFolder());
    for (const QString& file : m_preferences.recentFiles()) {
        const QDir opened = QFileInfo(file).absoluteDir();
        if (opened != own) {
            folder = opened;
            break;
        }
    }
    return folder.absoluteFilePath(proposedName(event, u".mentat"_s));
}

bool FileActs::openCopy(OpenBook& book, const Event& event) {
    const QString path = m_prompts.fileToSave(&m_window, tr("Save event file as"), fileFilter(),
                                              proposedEventFile(event));
    if (path.isEmpty() || !book.succeeded(book.session().copyTo(path)))
        return false;
    open(path);
    return isOpenForWriting(path);
}

bool FileActs::makeNew(const Event& event) {
    const QString path = m_prompts.fileToSave(&m_window, tr("Save event file as"), fileFilter(),
                                              proposedEventFile(event));
    if (path.isEmpty())
        return false;
    const QString file = QFileInfo(path).absoluteFilePath();
    const auto made = Session::create(file, desk(), [&](Session& session) {
        return session.importEvent(event, ImportMode::RefuseExisting).map([](EventId) {});
    });
    if (!made) {
        fail(made.error());
        return false;
    }
    open(file);
    return true;
}

void FileActs::copyTo(OpenBook& book) {
    const QString path = m_prompts.fileToSave(&m_window, tr("Copy the event file to"), fileFilter(),
                                              QFileInfo(book.session().path()).fileName());
    if (!path.isEmpty() && book.succeeded(book.session().copyTo(path)))
        book.say(Gravity::Note, tr("Event file copied to %1.").arg(path));
}

void FileActs::importYears(OpenBook& book) {
    const QString path = m_prompts.fileToOpen(&m_window, tr("Import earlier years"), yearsFilter());
    if (!path.isEmpty())
        importYears(book, path);
}

void FileActs::importYears(OpenBook& book, const QString& path) {
    const auto bytes = readWholeFile(path);
    if (!bytes) {
        book.refuse(bytes.error());
        return;
    }
    Q_EMIT comesIn(QFileInfo(path).fileName(), *bytes);
}

void FileActs::exportDocument(const OpenBook& book) {
    const Event event = eventForDocument(book.book(), book.event());
    const QString path = m_prompts.fileToSave(&m_window, tr("Export the event as a document"),
                                              documentFilter(), proposedName(event, u".json"_s));
    if (path.isEmpty())
        return;
    if (const auto written = writeDocument(path, writeEventDocument(event).toBytes()); !written)
        fail(written.error());
}

EventActs::EventActs(const Program& program, FileActs& files, const ScheduleDesk& desk,
                     QWidget& window)
    : m_program(program)
    , m_files(files)
    , m_desk(std::make_unique<ScheduleDesk>(desk))
    , m_window(window) {
    connect(&files, &FileActs::scheduleComes, this, &EventActs::openSchedule);
    connect(&files, &FileActs::packComes, this, &EventActs::makeFromPackIn);
}

EventActs::~EventActs() = default;

void EventActs::follow(const WindowMenus& menus) {
    connect(&menus, &WindowMenus::newEventWanted, this, &EventActs::makeNew);
    connect(&menus, &WindowMenus::lastYearWanted, this, &EventActs::makeFromLastYear);
    connect(&menus, &WindowMenus::fromScheduleWanted, this, [this] { makeFromSchedule(); });
    connect(&menus, &WindowMenus::fromPackWanted, this, &EventActs::makeFromPack);
    connect(&menus, &WindowMenus::scheduleWanted, this, [this] { takeSchedule(); });
}

void EventActs::follow(const WelcomePage& page) {
    connect(&page, &WelcomePage::newEventWanted, this, &EventActs::makeNew);
    connect(&page, &WelcomePage::lastYearWanted, this, &EventActs::makeFromLastYear);
    connect(&page, &WelcomePage::fromScheduleWanted, this, [this] { makeFromSchedule(); });
}

void EventActs::makeNew() {
    NewEventDialog dialog(today(), m_program.wording, &m_window);
    makeAsIn(dialog);
}

void EventActs::makeFromPack() {
    const QString path = m_desk->prompts.fileToOpen(&m_window, tr("New event from a pack"),
                                                    tr("Event packs (*.json);;All files (*)"));
    if (!path.isEmpty())
        makeFromPackIn(path);
}

void EventActs::makeFromPackIn(const QString& path) {
    const auto bytes = readWholeFile(path);
    auto pack = bytes ? readPackDocument(*bytes) : tl::unexpected(bytes.error());
    if (!pack) {
        Q_EMIT failed(problemLines(m_program.wording, pack.error()));
        return;
    }
    NewEventDialog dialog(today(), m_program.wording, *std::move(pack), &m_window);
    makeAsIn(dialog);
}

QDate EventActs::today() const {
    return m_program.clock.nowUtc().date();
}

/// Shows the form again, as filled in, if no file was chosen.
void EventActs::makeAsIn(NewEventDialog& dialog) {
    bool isMade = false;
    while (!isMade && dialog.exec() == QDialog::Accepted)
        isMade = m_files.makeNew(dialog.event());
}

void EventActs::makeFromLastYear() {
    if (!m_book)
        m_files.askForFile(); // last year's file
    if (!m_book)
        return;
    if (!m_book->hasEvent()) {
        Q_EMIT failed(tr("This file has no event to make a new one from."));
        return;
    }
    LastYearDialog dialog(*m_book, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Event event = dialog.event(); // a copy: its book closes when the new file opens
    if (dialog.inNewFile() && !m_files.openCopy(*m_book, event))
        return;
    const auto added = m_book->session().addEvent(event);
    if (!added) {
        Q_EMIT failed(m_book->worded(added.error()));
        return;
    }
    m_book->chooseEvent(*added);
    Q_EMIT made(u"event"_s);
}

void EventActs::openSchedule(const QString& path) {
    const auto bytes = readWholeFile(path);
    const auto schedule = bytes ? readSchedule(*bytes) : tl::unexpected(bytes.error());
    const auto own = schedule ? eventOf(*schedule) : std::nullopt;
    if (!own) {
        makeFromSchedule(path);
        return;
    }
    if (*own != m_book->eventId())
        m_book->chooseEvent(*own);
    takeSchedule(path);
}

std::optional<EventId> EventActs::eventOf(const Schedule& schedule) const {
    if (!m_book || !m_book->hasEvent())
        return std::nullopt;
    std::optional<EventId> first;
    for (const BookEvent& entry : m_book->book().events) {
        const bool isSpokenOf
            = heatsPlay(entry.event)
              && std::ranges::any_of(schedule.events, [&](const ScheduledEvent& scheduled) {
                     return speaksOf(scheduled, entry.event);
                 });
        if (isSpokenOf && entry.id == m_book->eventId())
            return entry.id;
        if (isSpokenOf && !first)
            first = entry.id;
    }
    return first;
}

void EventActs::makeFromSchedule(const QString& path) {
    ScheduleDialog dialog(*m_desk, nullptr, &m_window);
    if (!path.isEmpty())
        dialog.open(path);
    bool isMade = false;
    while (!isMade && dialog.exec() == QDialog::Accepted)
        isMade = m_files.makeNew(dialog.update().after);
    if (isMade && m_book && m_book->hasEvent())
        Q_EMIT made(u"heats"_s);
}

void EventActs::takeSchedule(const QString& path) {
    const Event& event = m_book->event();
    if (!heatsPlay(event)) {
        Q_EMIT failed(tr("This event has no heats, so a schedule changes nothing in it."));
        return;
    }
    ScheduleDialog dialog(*m_desk, &event, &m_window);
    if (!path.isEmpty())
        dialog.open(path);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto changes = static_cast<int>(dialog.update().changeCount());
    if (m_book->perform(*dialog.update().change))
        m_book->say(Gravity::Note,
                    tr("%n change(s) made from the schedule. One Undo takes them all back.",
                       nullptr, changes));
}

} // namespace mentat

#include "moc_file_acts.cpp"
