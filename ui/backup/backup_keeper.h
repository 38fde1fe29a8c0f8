#pragma once

#include "app/session/backups.h"
#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/printing/printing.h"

#include <QTimer>

#include <set>

namespace mentat {

/// Makes backups of the open event file in the background: when a round starts or ends, every
/// quarter of an hour with changes, on request, and when it closes.
class BackupKeeper : public QObject {
    Q_OBJECT

public:
    BackupKeeper(OpenBook& book, const Preferences& preferences, QObject* parent = nullptr);
    /// Finishes a backup in progress.
    ~BackupKeeper() override;

    [[nodiscard]] BackupFolders folders() const;
    /// The newest one, with its place; absent if there is none.
    [[nodiscard]] const std::optional<Backup>& last() const { return m_last; }
    /// The obstacles of the last round of backups, in words: one line for each folder.
    [[nodiscard]] QStringList troubles() const;
    [[nodiscard]] bool isBusy() const { return m_work.isBusy(); }

    void makeNow();
    /// Makes one if it is due: called once a minute, and by tests.
    void lookAtClock();
    /// Before the file closes: backs up changes since the last backup before returning. False if a
    /// backup failed, as troubles() reports; an unplugged USB drive is not a failure.
    [[nodiscard]] bool makeLast();

Q_SIGNALS:
    /// A round of backups is over, or the folders changed.
    void changed();

private:
    void follow(const Change& change);
    /// Records each ended round once, so that a correction is not a second end; returns whether
    /// there was a new one.
    bool noteEndedRounds();
    [[nodiscard]] bool keeps() const;
    void finish(const BackupRound& round);

    OpenBook& m_book;
    const Preferences& m_preferences;
    BackgroundWork m_work;
    QTimer m_minute;
    std::optional<Backup> m_last;
    BackupRound m_round;
    QDateTime m_since;                               // UTC: the start of the quarter of an hour
    QDateTime m_lastLook;                            // at the clock
    bool m_isDue = false;                            // something changed since the last one
    std::set<std::pair<EventId, RoundId>> m_started; // in this run
    std::set<std::pair<EventId, RoundId>> m_over;    // known to be over
};

/// The name of a backup's place for people: the USB drive or the folder; empty for the folder next
/// to the file.
[[nodiscard]] QString placeNameOf(const Backup& backup, const BackupFolders& folders);

} // namespace mentat
