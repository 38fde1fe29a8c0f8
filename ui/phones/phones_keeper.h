#pragma once

#include "app/phones/phones_host.h"
#include "model/values/numbers.h"
#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/printing/printing.h"

#include <QTimer>

namespace mentat {

/// Lower ports are reserved for administrators.
using PhonesPort = BoundedInt<struct PhonesPortTag, 1024, 65535>;

/// The user's settings for serving the phones in the room from this machine. Whether they are
/// served is not included.
struct PhonesChoice {
    QString network; // the interface by its name; empty: the first
    PhonesPort port{8017};
    bool allWait = false;    // for the GM's approval, even known people
    bool secondDesk = false; // an assistant may work at one, with its PIN
    friend bool operator==(const PhonesChoice&, const PhonesChoice&) = default;
};

/// The last choice; the default if there was none or it is invalid. Stored in the preferences:
/// networks belong to this machine. Whether phones are served is not stored: serving is started by
/// hand each time.
[[nodiscard]] PhonesChoice roomChoice(const Preferences& preferences);
void rememberRoomChoice(Preferences& preferences, const PhonesChoice& choice);

/// Serves the current event to the phones in the room, from the user's start until it is stopped,
/// another event becomes current or the file is closed. Until then there is no server, no thread
/// and no view. The phones' view follows each change, made in the background, at most once a
/// second.
class PhonesKeeper : public QObject {
    Q_OBJECT

public:
    PhonesKeeper(OpenBook& book, Preferences& preferences, QObject* parent = nullptr);
    ~PhonesKeeper() override;

    [[nodiscard]] const PhonesChoice& choice() const { return m_choice; }
    /// Remembered. Network and port apply from the next start; enabling a second desk again gives
    /// it a new PIN.
    void setChoice(const PhonesChoice& choice);

    /// At the address of the chosen network.
    [[nodiscard]] tl::expected<void, PhonesObstacle> start(const QString& address);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_host != nullptr; }
    /// The address for phones: "http://192.168.1.5:8017/". Empty while nothing is served.
    [[nodiscard]] const QString& webAddress() const { return m_address; }
    /// The address of a second desk, and its PIN; empty if there is none.
    [[nodiscard]] QString secondDeskAddress() const;
    [[nodiscard]] QString pin() const;
    [[nodiscard]] PhonesRefusals refusals() const;
    /// Current problems for the user, in sentences: no one can sign in at the second desk, all
    /// connections were taken. Empty: none.
    [[nodiscard]] QStringList troubles() const;
    /// Whether the event's tables can report their results by phone, and whether they do.
    [[nodiscard]] bool canTablesReport() const;
    [[nodiscard]] bool doTablesReport() const;
    void letTablesReport(bool report);
    /// The people waiting for the desk's answer, in any heat still open for check-in.
    [[nodiscard]] QStringList waiting() const;

Q_SIGNALS:
    /// Serving started or stopped, a person waits, or was let in.
    void changed();

private:
    void follow();
    /// Another event is current, or all of this one may be different.
    void followOrEnd();
    void begin();
    [[nodiscard]] PublishSource source() const;
    [[nodiscard]] std::optional<PhonesCodes> codes() const;
    void tell(const PhonesNews& news);
    void tell(const GuestNews& news);
    void tell(const ReportNews& news);
    void tellLockedOut(const QString& address);
    void tellCrowded(const QString& address);
    [[nodiscard]] QString lockedForAll() const;
    void tellOfAssistant(const AssistantNews& news);

    OpenBook& m_book;
    Preferences& m_preferences;
    PhonesChoice m_choice;
    QString m_address;
    QString m_crowded; // when all connections were taken, as a sentence; empty: never
    QString m_mark;    // of the served event, on every form
    std::unique_ptr<PhonesHost> m_host; // absent: nothing is served
    std::optional<EventId> m_event;     // the served one
    BackgroundWork m_work;
    QTimer m_soon; // until the window is idle
    QTimer m_rest; // until the next view
    bool m_isDue = false;
};

} // namespace mentat
