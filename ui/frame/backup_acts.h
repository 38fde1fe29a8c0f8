#pragma once

#include "app/session/backups.h"
#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/frame/file_acts.h"

namespace mentat {

/// What is to be said when a file was opened: what was kept where the program had died; once for
/// each file, that it stands where it should not. Absent: nothing.
[[nodiscard]] std::optional<Notice> wordsOnOpening(OpenBook& book, Preferences& preferences);

/// For the words when this file is opened the next time: it was closed without a backup, and why.
void noteMissedBackup(Preferences& preferences, const QString& path, const QString& why);

class BackupKeeper;
class Prompts;

/// What the person does with backups: the last one as a file closes, those of a file that cannot be
/// opened, and one that takes the file's place.
class BackupActs : public QObject {
    Q_OBJECT

public:
    BackupActs(const Program& program, Preferences& preferences, Prompts& prompts, FileActs& files,
               QWidget& window);

    /// What is open, and who backs it up; nullptr: nothing.
    void setBook(OpenBook* book, BackupKeeper* keeper);
    /// Backs up what was changed since the last time. False where that failed and the person stays.
    [[nodiscard]] bool mayClose();
    /// Says why a file cannot be opened, with its newest backup where there is a sound one; else,
    /// of a damaged one, with the way to what is left of it.
    void offer(const QString& path, const QString& sentence, bool isDamaged);
    /// Of the open book where it is this file, else of one that cannot be opened.
    void show(const QString& path);

Q_SIGNALS:
    void said(const mentat::Notice& notice);
    /// The open book closes before a backup takes its file's place.
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
