#pragma once

#include "app/phones/desk/desk_pages.h"
#include "app/phones/phones_request.h"
#include "app/phones/phones_server.h"
#include "app/session/people/name_search.h"
#include "app/session/people/near_names.h"
#include "app/session/rounds/assistant_acts.h"
#include "model/result.h"

#include <QString>

#include <optional>

namespace mentat {

/// What the Game Master's desk hears about the second desk.
struct AssistantNews {
    enum class What {
        CameIn,       // who: the initials
        Locked,       // who: the address with too many wrong PINs
        LockedForAll, // too many from all addresses together
        Failed        // who: the player or table whose act could not be saved, and why
    };
    What what;
    QString who;
    std::optional<Failure> why = {};
};

/// Check-in at the second desk: finds the person, acts, and makes the next page. Finds everyone
/// that the desk's own search finds, because an assistant is trusted; but shows only public facts.
class DeskCheckIn {
public:
    DeskCheckIn(Session& session, EventId event) : m_session(session), m_event(event) {}

    void forgetNames() { m_names.reset(); }
    /// news: what to report at the desk; absent: nothing.
    [[nodiscard]] PhonesReply answer(const PhonesView& view, const PhonesRequest& request,
                                     const QString& initials, std::optional<AssistantNews>& news);
    /// Nothing is done, for this reason.
    [[nodiscard]] PhonesReply refused(const PhonesView& view, const QString& initials,
                                      const QString& why) const;

private:
    /// Prepared once: an assistant searches for every name.
    struct Names {
        Names(const Book& book, const Event& event) : search(book, event), near(book.people) {}
        NameSearch search;
        NearNames near;
    };

    [[nodiscard]] const Event& event() const { return *findEvent(m_session.book(), m_event); }
    [[nodiscard]] VenueTime now() const;
    [[nodiscard]] const Names& names();
    [[nodiscard]] std::vector<const Heat*> openHeats() const;
    /// The heat that the assistant works on; nullptr: there is none.
    [[nodiscard]] const Heat* heatOf(const FormFields& fields) const;
    [[nodiscard]] std::optional<DeskRow> rowOf(HeatNumber heat, const PhoneGuest& who) const;
    /// Shows the matches for the letters, and describes them.
    void find(DeskView& page, HeatNumber heat, const QString& typed);
    /// The only possible match; absent: none, or several.
    [[nodiscard]] std::optional<PhoneGuest> onlyOne(const QString& typed);
    /// Nobody was checked in by this badge: lists it at the Game Master's desk.
    void miss(DeskView& page, const PhonesView& view, const QString& act,
              std::optional<AssistantNews>& news);
    void act(DeskView& page, const PhonesView& view, const AssistantAct& act,
             std::optional<AssistantNews>& news);
    [[nodiscard]] PhonesReply replyOf(const PhonesView& view, DeskView page) const;
    [[nodiscard]] std::optional<AssistantOutcome> doneInThisRun(const QString& id) const;

    Session& m_session;
    EventId m_event;
    std::optional<Names> m_names;
    std::map<QString, PlayerId> m_done; // includes acts undone since: each request is done once
    std::set<QString> m_missed;         // acts whose badge was not found
};

} // namespace mentat
