#include "app/platform/log_file.h"
#include "ui/backup/backup_keeper.h"
#include "ui/backup/backups_dialog.h"
#include "ui/backup/event_file_keeper.h"
#include "ui/desk/desk_log.h"
#include "ui/desk/diagnostics.h"
#include "ui/dialogs/leaving_dialog.h"
#include "ui/frame/banners/notice_bar.h"
#include "ui/frame/main_window.h"
#include "ui/frame/opening_words.h"
#include "ui/frame/status_line.h"
#include "ui/frame/welcome_page.h"
#include "ui/frame/window_menus.h"
#include "ui/frame/workspace.h"
#include "ui/screen/second_screen.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QLocale>
#include <QStackedWidget>

// What the window does with backups, and with files that cannot be opened.

using namespace Qt::StringLiterals;

namespace mentat {

// A backup that failed is told before the file is closed, and when it is opened the next time.
bool MainWindow::mayLeave() {
    if (!m_book)
        return true;
    if (!m_file->mayLeave())
        return false;
    while (!m_backups->makeLast()) {
        const QString why = m_backups->troubles().join(u'\n');
        LeavingDialog question(tr("The last backup failed"), why,
                               {tr("Try again"), tr("Close without a backup")}, this);
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

// Where the file went to can be opened again, whatever happens next.
void MainWindow::followPlace() {
    const auto& lost = m_book->session().lostPlace();
    const QString path = lost ? lost->refuge : m_book->session().path();
    if (!path.isEmpty() && !m_book->book().isPractice)
        m_preferences.addRecentFile(path);
    showTitle();
}

void MainWindow::closeBook() {
    (void)m_backups->makeLast(); // what came of it is told when the file is open again
    m_secondScreen->setBook(nullptr);
    m_menus->setWorkspace(nullptr, nullptr);
    m_status->setBook(nullptr);
    m_files->setOpenBook(nullptr);
    delete m_workspace;
    m_workspace = nullptr;
    m_publishing = nullptr;
    delete m_backups;
    m_backups = nullptr;
    delete m_file;
    m_file = nullptr;
    m_book.reset();
    m_stack->setCurrentWidget(&welcome());
    showTitle();
}

void MainWindow::offerBackups(const QString& path, const QString& sentence) {
    const BackupFolders folders{path, m_preferences.choices().backupFolder};
    const auto newest = newestSoundBackup(folders, m_files->desk());
    if (!newest) {
        tell(sentence);
        return;
    }
    const Notice notice{
        Gravity::Refused,
        tr("%1 The newest backup is of %2.")
            .arg(sentence, QLocale().toString(newest->time.toLocalTime(), QLocale::ShortFormat)),
        tr("Backups"), [this, path] { showBackups(path); }};
    if (m_book)
        m_book->say(notice);
    else
        welcome().notices().show(notice);
}

void MainWindow::showBackups(const QString& path) {
    OpenBook* book = m_book && m_book->session().path() == path ? m_book.get() : nullptr;
    BackupsDialog dialog({path, m_preferences.choices().backupFolder}, book, m_program.wording,
                         m_files->desk(), this);
    if (book) {
        connect(&dialog, &BackupsDialog::backupWanted, m_backups, &BackupKeeper::makeNow);
        connect(m_backups, &BackupKeeper::changed, &dialog, &BackupsDialog::refresh);
    }
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Backup chosen = dialog.chosen(); // another one is made when the book closes
    restore(path, chosen);
}

// Whether it works or not, the file is then open again, as far as it can be.
void MainWindow::restore(const QString& path, const Backup& backup) {
    // Of its own: path can be that of the session, which closes.
    const QString file = QFileInfo(path).absoluteFilePath();
    if (m_book && m_book->session().path() == file)
        closeBook();
    const auto kept = restoreBackup(file, backup.path, m_files->desk());
    qCInfo(deskLog) << "restored:" << kept.has_value();
    m_files->open(file);
    if (!kept)
        tell(m_program.wording.failure(kept.error()));
    else if (m_book && !kept->isEmpty())
        m_book->say(Gravity::Note,
                    tr("The backup is the event file now. What stood there before is kept as %1.")
                        .arg(QFileInfo(*kept).fileName()));
}

void MainWindow::copyDiagnostics() {
    const QString text = diagnosticsText(
        {.book = m_book.get(),
         .choices = m_preferences.choices(),
         .host = m_program.host,
         .user = m_program.user,
         .log = m_program.log.isEmpty() ? QString() : LogFile::endOf(m_program.log),
         .lastBackup
         = m_backups && m_backups->last() ? std::optional(m_backups->last()->time) : std::nullopt});
    QApplication::clipboard()->setText(text);
    const Notice notice{Gravity::Note,
                        tr("Diagnostics are on the clipboard. No names are in them.")};
    if (m_book)
        m_book->say(notice);
    else
        welcome().notices().show(notice);
}

} // namespace mentat
