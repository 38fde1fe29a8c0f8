#pragma once

#include "app/publish/published_folder.h"
#include "app/publish/web_pages.h"
#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/printing/printing.h"

#include <QTimer>

#include <chrono>

namespace mentat {

/// Whether a folder of pages is kept of an event, and where, as the person at this desk wants it.
struct PublishChoice {
    bool isOn = false;
    QString folder;
    QString address; // where it is seen on the web (webAddress()); empty: nowhere
    friend bool operator==(const PublishChoice&, const PublishChoice&) = default;
};

/// What was chosen for the event of the file; off where nothing was. It stands in the preferences:
/// a folder is one of this machine, and an event file travels.
[[nodiscard]] PublishChoice publishChoice(const Preferences& preferences, const QString& file,
                                          EventId event);
void rememberPublishChoice(Preferences& preferences, const QString& file, EventId event,
                           const PublishChoice& choice);

/// Keeps the folder of pages of the event that is worked on up to date, where the person wants one:
/// after each change, beside the window, once a second at most. What stands in the way is said once
/// and tried again.
class Publishing : public QObject {
    Q_OBJECT

public:
    /// again: how long after a round that failed another is tried.
    Publishing(OpenBook& book, Preferences& preferences, QObject* parent = nullptr,
               std::chrono::milliseconds again = std::chrono::seconds(30));
    /// What is due goes to the folder first.
    ~Publishing() override;

    [[nodiscard]] const PublishChoice& choice() const { return m_choice; }
    /// Of the event that is worked on; remembered. The folder is brought up to date where it is on.
    void setChoice(const PublishChoice& choice);

    /// When the folder was last brought up to date; absent: not yet in this run.
    [[nodiscard]] const std::optional<VenueTime>& upToDateAt() const { return m_upToDateAt; }
    /// The last try failed: it is tried again by itself.
    [[nodiscard]] bool hasFailed() const { return !m_said.isEmpty(); }
    /// How often the folder was, or was to be, brought up to date.
    [[nodiscard]] int rounds() const { return m_rounds; }
    /// Nothing is due or under way.
    [[nodiscard]] bool isIdle() const;

Q_SIGNALS:
    /// The choice, the time, or whether it failed.
    void changed();

private:
    /// A result that is handed back to the window's thread, with the time that the pages are of.
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
    /// What is due, on this thread: the event that it is due for is left.
    void finishNow();

    OpenBook& m_book;
    Preferences& m_preferences;
    std::optional<EventId> m_event; // whose pages these are; absent: the file has none
    PublishChoice m_choice;
    QString m_mark; // of the event; where it is on
    std::unique_ptr<BackgroundWork> m_work;
    QTimer m_soon;  // until the window has nothing else to do
    QTimer m_rest;  // until the next round
    QTimer m_again; // until one that failed is tried again
    bool m_isDue = false;
    int m_rounds = 0;
    std::optional<VenueTime> m_upToDateAt;
    QString m_said; // what stands in the way; empty: nothing
};

} // namespace mentat
