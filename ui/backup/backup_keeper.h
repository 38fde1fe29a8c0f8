#pragma once

#include "app/session/backups.h"
#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/printing/printing.h"

#include <QTimer>

#include <set>

namespace mentat {

/// Makes backups of the open event file beside the window: when a round starts or ends,
/// every quarter of an hour in which something was changed, when asked for, and when it closes.
class BackupKeeper : public QObject {
    Q_OBJECT

public:
    BackupKeeper(OpenBook& book, const Preferences& preferences, QObject* parent = nullptr);
    /// What is under way is finished.
    ~BackupKeeper() override;

    [[nodiscard]] BackupFolders folders() const;
    /// The newest one, and where it stands; absent where there is none.
    [[nodiscard]] const std::optional<Backup>& last() const { return m_last; }
    /// What stood in the way of the last round, in words: one line for each folder.
    [[nodiscard]] QStringList troubles() const;
    [[nodiscard]] bool isBusy() const { return m_work.isBusy(); }

    void makeNow();
    /// Makes one if it is time: asked once a minute, and by tests.
    void lookAtClock();
    /// The file is about to be closed: what was changed since the last one is backed up before this
    /// comes back. False where one failed, which troubles() tells; a stick that is out is none.
    [[nodiscard]] bool makeLast();

Q_SIGNALS:
    /// A round is over, or the folders are others.
    void changed();

private:
    void follow(const Change& change);
    /// Takes down the rounds that are over, once, so that a correction is no second end; whether
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
    QDateTime m_since;                               // UTC: from when the quarter of an hour counts
    QDateTime m_lastLook;                            // at the clock
    bool m_isDue = false;                            // something was changed since the last one
    std::set<std::pair<EventId, RoundId>> m_started; // in this run
    std::set<std::pair<EventId, RoundId>> m_over;    // of which that is known
};

/// Where a backup stands, as people call it: the name of the stick or of the folder; empty for the
/// folder beside the file.
[[nodiscard]] QString placeNameOf(const Backup& backup, const BackupFolders& folders);

} // namespace mentat
