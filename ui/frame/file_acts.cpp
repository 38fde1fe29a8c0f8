#include "ui/frame/file_acts.h"

#include "app/session/practice.h"
#include "model/document/bytes/input.h"
#include "model/document/bytes/table.h"
#include "model/document/event_document.h"
#include "model/document/schedule/schedule_csv.h"
#include "model/failure_kind.h"
#include "reports/writers/file_writing.h"
#include "ui/desk/diagnostics.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// It holds phone numbers and notes: a new one is its owner's alone.
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

/// Kinds that keep a file from being written, but not from being looked at.
bool canBeReadAllTheSame(FailureKind kind) {
    switch (kind) {
    case FailureKind::LockedByOther:
    case FailureKind::NoPermission:
    case FailureKind::FileHasOtherNames:
    case FailureKind::LockInTheWay:
    case FailureKind::DiskFull: return true;
    default: return false;
    }
}

constexpr int untilAnswered = 200; // milliseconds between two looks

/// Also what other programs keep lists in: it is read by what is in it, or refused.
bool isTable(const QString& path) {
    static const QStringList ends{u".csv"_s,  u".xlsx"_s, u".xlsm"_s, u".tsv"_s,    u".txt"_s,
                                  u".xlsb"_s, u".xls"_s,  u".ods"_s,  u".numbers"_s};
    return std::ranges::any_of(
        ends, [&](const QString& end) { return path.endsWith(end, Qt::CaseInsensitive); });
}

bool isDocument(const QString& path) {
    return path.endsWith(u".json"_s, Qt::CaseInsensitive) || isTable(path);
}

/// Of a list that another program keeps in its own way: why it is not read.
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

/// A name of the event that a disk takes.
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
    if (!session && canBeReadAllTheSame(session.error().kind))
        session = Session::open(file, Session::Access::Read, desk());
    if (!session) {
        qCInfo(deskLog) << "opening failed:" << int(session.error().kind);
        if (isUnreadable(session.error().kind))
            Q_EMIT unreadable(file, m_program.wording.failure(session.error()));
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

SamplesBuilt FileActs::samples() const {
    return {!m_program.sample.isEmpty(), !m_program.heatsSample.isEmpty()};
}

void FileActs::openSample(SampleKind kind) {
    const bool isOfHeats = kind == SampleKind::Heats;
    const QString& sample = isOfHeats ? m_program.heatsSample : m_program.sample;
    const QString name = isOfHeats ? u"Puerto Rico (sample).mentat"_s : u"Dune (sample).mentat"_s;
    const QString copy = QDir(m_program.documents).absoluteFilePath(name);
    if (!QFile::exists(copy)) {
        QDir().mkpath(m_program.documents);
        if (const auto made = copySample(sample, copy); !made) {
            fail(made.error());
            return;
        }
    }
    open(copy);
}

QString FileActs::proposedEventFile(const Event& event) const {
    const QDir own(m_program.documents); // samples and practice
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

} // namespace mentat
