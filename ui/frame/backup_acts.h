#pragma once

#include "app/session/backups.h"
#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/frame/file_acts.h"

namespace mentat {

/// The notice for a file that was just opened: what was recovered after a crash; once per file,
/// that its location is unsuitable. Absent: nothing.
[[nodiscard]] std::optional<Notice> wordsOnOpening(OpenBook& book, Preferences& preferences);

/// Noted for the next time this file is opened: it was closed without a backup, and why.
void noteMissedBackup(Preferences& preferences, const QString& path, const QString& why);

class BackupKeeper;
class Prompts;

/// The user's acts with backups: the last backup when a file closes, the backups of a file that
/// cannot be opened, and restoring one in the file's place.
class BackupActs : public QObject {
    Q_OBJECT

public:
    BackupActs(const Program& program, Preferences& preferences, Prompts& prompts, FileActs& files,
               QWidget& window);

    /// The open book, and its keeper of backups; nullptr: none.
    void setBook(OpenBook* book, BackupKeeper* keeper);
    /// Backs up changes since the last backup. False if that failed and the user stays.
    [[nodiscard]] bool mayClose();
    /// Reports why a file cannot be opened. Offers its newest sound backup; without one, if the
    /// file is damaged, a way to recover its remains.
    void offer(const QString& path, const QString& sentence, bool isDamaged);
    /// Of the open book if it has this path, otherwise of a file that cannot be opened.
    void show(const QString& path);

Q_SIGNALS:
    void said(const mentat::Notice& notice);
    /// The open book closes before a backup replaces its file.
    void closeWanted();

private:
    void restore(const QString& path, const Backup& backup);
    void recover(const QString& path);
    [[nodiscard]] bool isOpen(const QString& path) const;

    const Program& m_program;
    Preferences& m_preferences;
    Prompts& m_prompts;
    FileActs& m_files;
    QWidget& m_window;
    OpenBook* m_book = nullptr;
    BackupKeeper* m_keeper = nullptr;
};

} // namespace mentat
