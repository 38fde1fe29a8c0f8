#pragma once

#include "app/phones/phones_host.h"
#include "model/values/numbers.h"
#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/printing/printing.h"

#include <QTimer>

namespace mentat {

/// Below, only administrators may.
using PhonesPort = BoundedInt<struct PhonesPortTag, 1024, 65535>;

/// How the phones in the room are served from this machine, as the person wants it. Whether they
/// are served is no part of it.
struct PhonesChoice {
    QString network; // the interface by its name; empty: the first
    PhonesPort port{8017};
    bool allWait = false;    // for the GM's word, also who is known
    bool secondDesk = false; // an assistant may work at one, by its PIN
    friend bool operator==(const PhonesChoice&, const PhonesChoice&) = default;
};

/// What was chosen last; the usual where nothing was, or what stands there is none.
/// It stands in the preferences: networks are those of this machine. That phones are served does
/// not: it is begun each time by hand.
[[nodiscard]] PhonesChoice roomChoice(const Preferences& preferences);
void rememberRoomChoice(Preferences& preferences, const PhonesChoice& choice);

/// The phones in the room, served from the event that is worked on, from when the person begins it
/// until it is ended, another event is chosen or the file is closed. Until then there is no server,
/// no thread and no view. What phones read follows each change, made beside the window, once a
/// second at most.
class PhonesKeeper : public QObject {
    Q_OBJECT

public:
    PhonesKeeper(OpenBook& book, Preferences& preferences, QObject* parent = nullptr);
    ~PhonesKeeper() override;

    [[nodiscard]] const PhonesChoice& choice() const { return m_choice; }
    /// Remembered. Network and port hold from the next start; a second desk that is allowed anew
    /// has a new PIN.
    void setChoice(const PhonesChoice& choice);

    /// At the address of the chosen network.
    [[nodiscard]] tl::expected<void, PhonesObstacle> start(const QString& address);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_host != nullptr; }
    /// What phones open: "http://192.168.1.5:8017/". Empty while nothing is served.
    [[nodiscard]] const QString& webAddress() const { return m_address; }
    /// Where a second desk is, and by which PIN; empty where there is none.
    [[nodiscard]] QString secondDeskAddress() const;
    [[nodiscard]] QString pin() const;
    [[nodiscard]] PhonesRefusals refusals() const;
    /// What the person has to know as long as it is so, in sentences: nobody can sign in at the
    /// second desk, all connections were taken. Empty: nothing.
    [[nodiscard]] QStringList troubles() const;
    /// Whether the event's tables can report their results by phone, and whether they do.
    [[nodiscard]] bool canTablesReport() const;
    [[nodiscard]] bool doTablesReport() const;
    void letTablesReport(bool report);
    /// Who waits for a word of the desk, in any heat that people still come to.
    [[nodiscard]] QStringList waiting() const;

Q_SIGNALS:
    /// It began or ended, somebody waits, or was let in.
    void changed();

private:
    void follow();
    /// Another event is chosen, or all of this one may be different.
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
    QString m_mark;    // of the event that is served, on every form
    std::unique_ptr<PhonesHost> m_host; // absent: nothing is served
    std::optional<EventId> m_event;     // that is served
    BackgroundWork m_work;
    QTimer m_soon; // until the window has nothing else to do
    QTimer m_rest; // until the next view
    bool m_isDue = false;
};

} // namespace mentat
