#include "ui/frame/backup_acts.h"

#include "ui/backup/backup_keeper.h"
#include "ui/backup/backups_dialog.h"
#include "ui/desk/diagnostics.h"
#include "ui/dialogs/question_dialogs.h"
#include "ui/frame/opening_words.h"

#include <QFileInfo>
#include <QLocale>

namespace mentat {

BackupActs::BackupActs(const Program& program, Preferences& preferences, FileActs& files,
                       QWidget& window)
    : m_program(program)
    , m_preferences(preferences)
    , m_files(files)
    , m_window(window) {}

void BackupActs::setBook(OpenBook* book, BackupKeeper* keeper) {
    m_book = book;
    m_keeper = keeper;
}

bool BackupActs::isOpen(const QString& path) const {
    return m_book && m_book->session().path() == path;
}

// A backup that failed is told before the file is closed, and when it is opened the next time.
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

void BackupActs::offer(const QString& path, const QString& sentence) {
    const BackupFolders folders{path, m_preferences.choices().backupFolder};
    const auto newest = newestSoundBackup(folders, m_files.desk());
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
    const Backup chosen = dialog.chosen(); // another one is made when the book closes
    restore(path, chosen);
}

// Whether it works or not, the file is then open again, as far as it can be.
void BackupActs::restore(const QString& path, const Backup& backup) {
    // Of its own: path can be that of the session, which closes.
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
