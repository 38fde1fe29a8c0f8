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

/// What whoever sits at the Game Master's desk hears of the second one.
struct AssistantNews {
    enum class What {
        CameIn,       // who: the initials
        Locked,       // who: the address from which too many wrong PINs came
        LockedForAll, // too many came in all
        Failed        // who: the player or table for whom an act could not be saved, and why
    };
    What what;
    QString who;
    std::optional<Failure> why = {};
};

/// Check-in at the second desk: who is meant by what was typed, what is done, and the page after
/// it. Finds everybody whom the desk's own search finds, since an assistant is trusted; yet of them
/// the page says no more than is public.
class DeskCheckIn {
public:
    DeskCheckIn(Session& session, EventId event) : m_session(session), m_event(event) {}

    void forgetNames() { m_names.reset(); }
    /// news: what is to be told at the desk; absent where nothing is.
    [[nodiscard]] PhonesReply answer(const PhonesView& view, const PhonesRequest& request,
                                     const QString& initials, std::optional<AssistantNews>& news);
    /// Nothing is done, for this reason.
    [[nodiscard]] PhonesReply refused(const PhonesView& view, const QString& initials,
                                      const QString& why) const;

private:
    /// Prepared once: an assistant asks at every name.
    struct Names {
        Names(const Book& book, const Event& event) : search(book, event), near(book.people) {}
        NameSearch search;
        NearNames near;
    };

    [[nodiscard]] const Event& event() const { return *findEvent(m_session.book(), m_event); }
    [[nodiscard]] VenueTime now() const;
    [[nodiscard]] const Names& names();
    [[nodiscard]] std::vector<const Heat*> openHeats() const;
    /// Which of them the assistant works on; nullptr: there is none.
    [[nodiscard]] const Heat* heatOf(const FormFields& fields) const;
    [[nodiscard]] std::optional<DeskRow> rowOf(HeatNumber heat, const PhoneGuest& who) const;
    /// Shows whom the letters mean, and says how that is.
    void find(DeskView& page, HeatNumber heat, const QString& typed);
    /// The one whom it can only mean; absent: nobody, or one of several.
    [[nodiscard]] std::optional<PhoneGuest> onlyOne(const QString& typed);
    /// Nobody came in by the badge that is asked for: the Game Master's desk lists it.
    void miss(DeskView& page, const PhonesView& view, const QString& act,
              std::optional<AssistantNews>& news);
    void act(DeskView& page, const PhonesView& view, const AssistantAct& act,
             std::optional<AssistantNews>& news);
    [[nodiscard]] PhonesReply replyOf(const PhonesView& view, DeskView page) const;
    [[nodiscard]] std::optional<AssistantOutcome> doneInThisRun(const QString& id) const;

    Session& m_session;
    EventId m_event;
    std::optional<Names> m_names;
    std::map<QString, PlayerId> m_done; // also what was undone since: it was asked for once
    std::set<QString> m_missed;         // acts that missed a badge
};

} // namespace mentat
