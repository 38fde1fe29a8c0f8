#include "ui/frame/backup_acts.h"

#include "app/platform/storage_kind.h"
#include "ui/backup/backup_keeper.h"
#include "ui/backup/backups_dialog.h"
#include "ui/backup/event_file_keeper.h"
#include "ui/desk/diagnostics.h"
#include "ui/desk/prompts.h"
#include "ui/dialogs/question_dialogs.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

struct OpeningWords {
    Q_DECLARE_TR_FUNCTIONS(mentat::OpeningWords)
};

QString momentText(const QDateTime& utc) {
    return QLocale().toString(utc.toLocalTime(), QLocale::ShortFormat);
}

QString afterDeath(OpenBook& book, const FileWriter& writer) {
    QStringList parts{writer.since.isValid()
                          ? OpeningWords::tr("Mentat did not close this file properly. It had "
                                             "been open since %1.")
                                .arg(momentText(writer.since))
                          : OpeningWords::tr("Mentat did not close this file properly.")};
    const auto last = book.session().journalPage(std::nullopt, 1);
    if (last && !last->empty())
        parts << OpeningWords::tr("Everything saved is here; the last change was on %1.")
                     .arg(momentText(last->front().time));
    if (!book.session().drafts().empty())
        parts << OpeningWords::tr("Drafts are kept too.");
    return parts.join(u' ');
}

std::optional<QString> ofItsLog(OpenBook& book) {
    const QString log = QFileInfo(book.session().path()).fileName() + u"-wal"_s;
    if (book.session().isWithoutItsLog())
        return OpeningWords::tr(
                   "This file was copied or moved while it was open, without %1. The latest "
                   "changes may be missing: they are in that file, in the original folder.")
            .arg(log);
    if (book.session().hadStrayLog())
        return OpeningWords::tr("Next to this file was a log from another file, %1. It was not "
                                "used, and is kept.")
            .arg(log);
    return std::nullopt;
}

/// Warns if the clock is behind the last change: changes and backups are identified by time.
std::optional<QString> ofTheClock(OpenBook& book) {
    constexpr qint64 secondsOff = 600;
    const auto last = book.session().journalPage(std::nullopt, 1);
    if (!last || last->empty() || book.nowUtc().secsTo(last->front().time) < secondsOff)
        return std::nullopt;
    return OpeningWords::tr(
               "The laptop's clock says %1, but the last change is of %2. Set the clock "
               "before you go on.")
        .arg(momentText(book.nowUtc()), momentText(last->front().time));
}

/// The key of a remembered value of one file.
QString keyOf(const QString& what, const QString& path) {
    const QByteArray hash
        = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex().left(16);
    return what + u'/' + QString::fromLatin1(hash);
}

/// Tells once for each file and kind of place.
bool isNews(Preferences& preferences, const QString& path, StorageKind place) {
    const QString key = keyOf(u"storagePlace"_s, path);
    const QByteArray said = QByteArray::number(static_cast<int>(place));
    if (preferences.state(key) == said)
        return false;
    preferences.setState(key, said);
    return true;
}

QString ofPlace(StorageKind place) {
    if (place == StorageKind::Network)
        return OpeningWords::tr("This file is on another computer, where changes can be lost. "
                                "Copy it to this laptop and open the copy.");
    return OpeningWords::tr("This file is in a synced folder, where syncing can damage it while "
                            "it is open. Copy it elsewhere and open the copy. Backups may go to "
                            "a synced folder.");
}

/// Visible on any page that is opened first.
Notice warning(const QString& words) {
    return {.gravity = Gravity::Note, .text = words, .end = NoticeEnd::Act};
}

} // namespace

void noteMissedBackup(Preferences& preferences, const QString& path, const QString& why) {
    preferences.setState(keyOf(u"missedBackup"_s, path), why.toUtf8());
}

std::optional<Notice> wordsOnOpening(OpenBook& book, Preferences& preferences) {
    if (const auto words = ofItsLog(book))
        return warning(*words);
    if (const auto words = EventFileKeeper::wordsOnStrayFiles(book.session()))
        return warning(*words);
    if (const auto words = ofTheClock(book))
        return warning(*words);
    if (const auto writer = book.session().deadWriter())
        return warning(afterDeath(book, *writer));
    const QString missed = keyOf(u"missedBackup"_s, book.session().path());
    if (const QByteArray why = preferences.state(missed); !why.isEmpty()) {
        preferences.setState(missed, {});
        return warning(OpeningWords::tr("This file was last closed without a backup. %1")
                           .arg(QString::fromUtf8(why)));
    }
    const StorageKind place = storagePlaceOf(book.session().path());
    if (place != StorageKind::Local && isNews(preferences, book.session().path(), place))
        return warning(ofPlace(place));
    return std::nullopt;
}

BackupActs::BackupActs(const Program& program, Preferences& preferences, Prompts& prompts,
                       FileActs& files, QWidget& window)
    : m_program(program)
    , m_preferences(preferences)
    , m_prompts(prompts)
    , m_files(files)
    , m_window(window) {}

void BackupActs::setBook(OpenBook* book, BackupKeeper* keeper) {
    m_book = book;
    m_keeper = keeper;
}

bool BackupActs::isOpen(const QString& path) const {
    return m_book && m_book->session().path() == path;
}

// A failed backup is reported before the file is closed, and when it is opened again.
bool BackupActs::mayClose() {
    while (!m_keeper->makeLast()) {
        const QString why = m_keeper->troubles().join(u'\n');
        LeavingDialog question(tr("The last backup failed"), why,
                               {tr("Try again"), tr("Close without a backup")}, &m_window);
        const auto way = question.ask();
        if (!way)
            return false;
        if (*way == 1) {
            noteMissedBackup(m_preferences, m_book->session().path(), why);
            return true;
        }
    }
    return true;
}

void BackupActs::offer(const QString& path, const QString& sentence, bool isDamaged) {
    const BackupFolders folders{path, m_preferences.choices().backupFolder};
    const auto newest = newestSoundBackup(folders, m_files.desk());
    if (!newest && isDamaged) {
        Q_EMIT said({Gravity::Refused, sentence, tr("Recover…"), [this, path] { recover(path); }});
        return;
    }
    if (!newest) {
        Q_EMIT said({Gravity::Refused, sentence});
        return;
    }
    Q_EMIT said(
        {Gravity::Refused,
         tr("%1 The newest backup is from %2.")
             .arg(sentence, QLocale().toString(newest->time.toLocalTime(), QLocale::ShortFormat)),
         tr("Backups"), [this, path] { show(path); }});
}

void BackupActs::show(const QString& path) {
    OpenBook* book = isOpen(path) ? m_book : nullptr;
    BackupsDialog dialog({path, m_preferences.choices().backupFolder}, book, m_program.wording,
                         m_files.desk(), &m_window);
    if (book) {
        connect(&dialog, &BackupsDialog::backupWanted, m_keeper, &BackupKeeper::makeNow);
        connect(m_keeper, &BackupKeeper::changed, &dialog, &BackupsDialog::refresh);
    }
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Backup chosen = dialog.chosen(); // a copy: closing the book makes another backup
    restore(path, chosen);
}

/// Recovers into a new file; the damaged one is never changed.
void BackupActs::recover(const QString& path) {
    const QFileInfo damaged(path);
    const QString proposal = damaged.absoluteDir().absoluteFilePath(
        tr("%1 recovered", "name of a file").arg(damaged.completeBaseName()) + u".mentat"_s);
    const QString chosen = m_prompts.fileToSave(&m_window, tr("Recover into a new file"),
                                                m_files.fileFilter(), proposal);
    if (chosen.isEmpty())
        return;
    const QString file = QFileInfo(chosen).absoluteFilePath();
    const auto recovery
        = recoverInto(file, {path, m_preferences.choices().backupFolder}, m_files.desk());
    if (!recovery) {
        Q_EMIT said({Gravity::Refused, m_program.wording.failure(recovery.error())});
        return;
    }
    m_files.open(file);
    const auto lost
        = static_cast<int>(std::ranges::count_if(recovery->notes,
                                                 [](const RecoveryNote& note) {
                                                     return note.kind != RecoveryNote::Kind::Filled;
                                                 })
                           + static_cast<qsizetype>(recovery->leftOut.size()));
    Q_EMIT said(warning(
        lost == 0 ? tr("Everything was recovered. The damaged file is still there, unchanged.")
                  : tr("%n thing(s) could not be recovered. Compare players, seats, and results "
                       "with the paper. The damaged file is still there, unchanged.",
                       nullptr, lost)));
}

// Reopens the file whether or not the restore worked.
void BackupActs::restore(const QString& path, const Backup& backup) {
    // A copy: `path` may belong to the session that closes.
    const QString file = QFileInfo(path).absoluteFilePath();
    if (isOpen(file))
        Q_EMIT closeWanted();
    const auto kept = restoreBackup(file, backup.path, m_files.desk());
    qCInfo(deskLog) << "restored:" << kept.has_value();
    m_files.open(file);
    if (!kept)
        Q_EMIT said({Gravity::Refused, m_program.wording.failure(kept.error())});
    else if (m_book && !kept->isEmpty())
        Q_EMIT said(
            {Gravity::Note, tr("The backup is now the event file. The previous file is kept as %1.")
                                .arg(QFileInfo(*kept).fileName())});
}

} // namespace mentat

#include "moc_backup_acts.cpp"
