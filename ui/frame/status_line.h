#pragma once

#include "ui/publishing/publishing.h"

#include <QStatusBar>

class QLabel;
class QToolButton;

namespace mentat {

class BackupKeeper;
class PhonesKeeper;

/// The time of the last save, the place and time of the last backup, the act that Undo would take
/// back, and the scorekeeper.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// nullptr: no book is open.
    void setBook(OpenBook* book);
    /// Of the book; shows when its pages were last updated, if there are any.
    void setPublishing(const Publishing& publishing);
    /// Of the book; shows that phones in the room are served, while they are.
    void setRoom(const PhonesKeeper& room);
    /// Of the book; shows the place and time of the last backup.
    void setBackups(const BackupKeeper& backups);
    void setScorekeeper(const QString& scorekeeper);
    /// For a few seconds or until the next key or click, in place of the rest.
    void sayBriefly(const QString& sentence);

Q_SIGNALS:
    void undoWanted();
    void backupsWanted();
    void publishWanted();
    void roomWanted();
    void scorekeeperWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Shortens the text of Undo, then that of backups, if there is no room: the window never
    /// becomes wider for it.
    void fit();
    void showJournal();
    void showPages(const Publishing& publishing);
    void showBackups(const BackupKeeper& backups);

    OpenBook* m_book = nullptr;
    QLabel* m_saved;
    QToolButton* m_backup;
    QToolButton* m_undo;
    QToolButton* m_pages;
    QToolButton* m_room;
    QToolButton* m_scorekeeper;
    QString m_undoText; // in full
    QString m_backupText;
};

} // namespace mentat
