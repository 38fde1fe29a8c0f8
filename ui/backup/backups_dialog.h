#pragma once

#include "app/session/backups.h"
#include "reports/wording/wording.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace mentat {

class OpenBook;
class TextLabel;

/// The backups of an event file, and the differences between the selected one and the current file.
/// Accepted: the selected one replaces the file.
class BackupsDialog : public QDialog {
    Q_OBJECT

public:
    /// book: the one open from this file; nullptr if the file cannot be opened.
    BackupsDialog(const BackupFolders& folders, OpenBook* book, const Wording& wording,
                  const Desk& desk, QWidget* parent);

    [[nodiscard]] const Backup& chosen() const;

Q_SIGNALS:
    /// Requests another backup now; refresh() shows it once it exists.
    void backupWanted();

public Q_SLOTS:
    /// Lists the existing backups. Keeps the selection; selects the newest if there was none.
    void refresh();

private:
    void build();
    void showChosen();
    [[nodiscard]] QString lineOf(const Backup& backup) const;
    [[nodiscard]] QString summaryOf(const BackupComparison& comparison) const;
    [[nodiscard]] QString countsOf(const EventCounts& counts) const;
    [[nodiscard]] QString momentOf(const QDateTime& utc) const;

    BackupFolders m_folders;
    OpenBook* m_book;
    Wording m_wording;
    Desk m_desk;
    std::vector<Backup> m_backups;
    QListWidget* m_list;
    TextLabel* m_none;
    QLabel* m_summary;
    TextLabel* m_actsTitle;
    QListWidget* m_acts;
    QPushButton* m_backUp;
    QPushButton* m_restore;
};

} // namespace mentat
