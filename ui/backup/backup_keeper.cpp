#include "ui/backup/backup_keeper.h"

#include "app/session/change_facts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "reports/report.h"

#include <QDir>
#include <QStorageInfo>

#include <chrono>

using namespace std::chrono_literals;

namespace mentat {

namespace {

constexpr auto betweenBackups = 15min;

std::optional<Backup> newestOf(const BackupFolders& folders, const QDateTime& nowUtc) {
    const auto all = backupsOf(folders, nowUtc);
    return all.empty() ? std::nullopt : std::optional(all.front());
}

} // namespace

BackupKeeper::BackupKeeper(OpenBook& book, const Preferences& preferences, QObject* parent)
    : QObject(parent)
    , m_book(book)
    , m_preferences(preferences)
    , m_last(newestOf(folders(), book.nowUtc()))
    , m_since(book.nowUtc())
    , m_lastLook(m_since) {
    noteEndedRounds(); // rounds already over when the file opens
    connect(&m_book, &OpenBook::eventChanged, this, &BackupKeeper::follow);
    connect(&m_book, &OpenBook::eventChosen, this, [this] { noteEndedRounds(); });
    connect(&m_book, &OpenBook::journalChanged, this, [this] { m_isDue = true; });
    connect(&m_book, &OpenBook::draftsChanged, this, [this] { m_isDue = true; });
    connect(&m_preferences, &Preferences::choicesChanged, this, &BackupKeeper::changed);
    connect(&m_minute, &QTimer::timeout, this, &BackupKeeper::lookAtClock);
    m_minute.start(1min);
}

BackupKeeper::~BackupKeeper() = default;

BackupFolders BackupKeeper::folders() const {
    return {m_book.session().path(), m_preferences.choices().backupFolder};
}

bool BackupKeeper::noteEndedRounds() {
    bool isNew = false;
    if (!m_book.hasEvent())
        return false;
    for (const ReportRound& round : roundsOfReports(m_book.event())) {
        if (round.isOver)
            isNew = m_over.emplace(m_book.eventId(), round.id).second || isNew;
    }
    return isNew;
}

void BackupKeeper::follow(const Change& change) {
    m_isDue = true;
    bool isMoment = noteEndedRounds();
    if (change.kind == ChangeKind::RoundStarted || change.kind == ChangeKind::GameStarted) {
        const auto round = roundOf(change); // its first start
        isMoment = (round && m_started.emplace(m_book.eventId(), *round).second) || isMoment;
    } else if (change.kind == ChangeKind::ResultRecorded) {
        const auto round = roundOf(change);
        isMoment = (round && round->isAdvanced()) || isMoment;
    }
    if (isMoment)
        makeNow();
}

// A clock set back would delay the next backup by the same amount.
void BackupKeeper::lookAtClock() {
    const QDateTime now = m_book.nowUtc();
    if (now < m_lastLook.addSecs(-60)) {
        m_since = std::min(m_since, now);
        m_book.tell(Gravity::Note,
                    tr("The laptop's clock was set back to %1. Changes are stamped with that "
                       "time.")
                        .arg(m_book.wording().language().clockTime(now.toLocalTime().time())));
    }
    m_lastLook = now;
    if (m_isDue && m_since.addSecs(std::chrono::seconds(betweenBackups).count()) <= m_book.nowUtc())
        makeNow();
}

// Only the window that writes the file backs it up. Practice has nothing to lose, and a file that
// was moved away is already a copy.
bool BackupKeeper::keeps() const {
    return m_book.canWriteFile() && !m_book.book().isPractice && m_book.isInPlace();
}

void BackupKeeper::makeNow() {
    if (!keeps())
        return;
    m_isDue = false;
    m_since = m_book.nowUtc();
    m_work.start([this, where = folders(), now = m_since](const BackgroundWork::GivenUp&) {
        return [this, round = makeBackups(where, now)] { finish(round); };
    });
}

bool BackupKeeper::makeLast() {
    if (!m_isDue || !keeps())
        return true;
    m_isDue = false;
    finish(makeBackups(folders(), m_book.nowUtc()));
    const auto& second = m_round.secondFailure;
    const bool isMissed
        = m_round.besideFailure || (second && second->kind != FailureKind::FileMissing);
    m_isDue = isMissed;
    return !isMissed;
}

void BackupKeeper::finish(const BackupRound& round) {
    m_round = round;
    m_last = newestOf(folders(), m_book.nowUtc());
    if (round.besideFailure)
        m_isDue = true; // retry at the next quarter of an hour
    Q_EMIT changed();
}

QStringList BackupKeeper::troubles() const {
    QStringList lines;
    if (m_round.besideFailure)
        lines
            << tr("No backup beside the event file. %1").arg(m_book.worded(*m_round.besideFailure));
    const QString second = m_preferences.choices().backupFolder;
    const bool isOut = !second.isEmpty() && !QDir(second).exists();
    if (isOut)
        lines << tr("No backup in %1: the folder is missing. Plug in the USB drive, or choose "
                    "another folder in Preferences.")
                     .arg(QDir::toNativeSeparators(second));
    else if (m_round.secondFailure && m_round.secondFailure->kind != FailureKind::FileMissing)
        lines
            << tr("No backup in the second folder. %1").arg(m_book.worded(*m_round.secondFailure));
    return lines;
}

QString placeNameOf(const Backup& backup, const BackupFolders& folders) {
    if (backup.place == BackupFolder::BesideFile)
        return {};
    const QString volume = QStorageInfo(folders.second).rootPath();
    const bool isOfItsOwn = volume != QStorageInfo(folders.file).rootPath();
    const QString name = QDir(isOfItsOwn ? volume : folders.second).dirName();
    return name.isEmpty() ? QDir::toNativeSeparators(folders.second) : name;
}

} // namespace mentat

#include "moc_backup_keeper.cpp"
