#pragma once

#include "app/publish/published_folder.h"
#include "app/publish/web_pages.h"
#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/printing/printing.h"

#include <QTimer>

#include <chrono>

namespace mentat {

/// Whether to keep a folder of pages for an event, and where: the choice of this desk's user.
struct PublishChoice {
    bool isOn = false;
    QString folder;
    QString address; // its address on the web (webAddress()); empty: none
    friend bool operator==(const PublishChoice&, const PublishChoice&) = default;
};

/// The choice for the event of the file; off if there was none. Stored in the preferences: a folder
/// belongs to this machine, and an event file travels.
[[nodiscard]] PublishChoice publishChoice(const Preferences& preferences, const QString& file,
                                          EventId event);
void rememberPublishChoice(Preferences& preferences, const QString& file, EventId event,
                           const PublishChoice& choice);

/// Keeps the folder of pages of the current event up to date, if the user wants one: after each
/// change, in the background, at most once a second. An obstacle is reported once and the update
/// retried.
class Publishing : public QObject {
    Q_OBJECT

public:
    /// again: the delay before retrying after a failed round.
    Publishing(OpenBook& book, Preferences& preferences, QObject* parent = nullptr,
               std::chrono::milliseconds again = std::chrono::seconds(30));
    /// First writes what is due to the folder.
    ~Publishing() override;

    [[nodiscard]] const PublishChoice& choice() const { return m_choice; }
    /// Of the current event; remembered. Updates the folder if it is on.
    void setChoice(const PublishChoice& choice);

    /// The time of the folder's last update; absent: not yet in this run.
    [[nodiscard]] const std::optional<VenueTime>& upToDateAt() const { return m_upToDateAt; }
    /// The last attempt failed: it is retried automatically.
    [[nodiscard]] bool hasFailed() const { return !m_said.isEmpty(); }
    /// The number of updates of the folder, including failed ones.
    [[nodiscard]] int rounds() const { return m_rounds; }
    /// Nothing is due or in progress.
    [[nodiscard]] bool isIdle() const;

Q_SIGNALS:
    /// The choice, the time, or a failure changed.
    void changed();

private:
    /// A result returned to the window's thread, with the time of the pages.
    struct Round {
        Result<Published> done;
        VenueTime asOf;
    };

    void chooseEvent();
    void follow();
    void beginIfDue();
    void begin();
    [[nodiscard]] PublishSource source() const;
    [[nodiscard]] FilesOwner owner() const;
    void finish(const Round& round);
    /// Writes what is due, on this thread: the event is about to change.
    void finishNow();

    OpenBook& m_book;
    Preferences& m_preferences;
    std::optional<EventId> m_event; // the event of the pages; absent: the file has none
    PublishChoice m_choice;
    QString m_mark; // of the event; if publishing is on
    std::unique_ptr<BackgroundWork> m_work;
    QTimer m_soon;  // until the window is idle
    QTimer m_rest;  // until the next round
    QTimer m_again; // until a failed round is retried
    bool m_isDue = false;
    int m_rounds = 0;
    std::optional<VenueTime> m_upToDateAt;
    QString m_said; // the obstacle; empty: none
};

} // namespace mentat
