#pragma once

#include "app/phones/check_in_pages.h"
#include "app/phones/desk/second_desk.h"
#include "app/phones/phones_server.h"
#include "app/phones/result/result_desk.h"

#include <QHash>

namespace mentat {

/// Questions that the view cannot answer: the match for a badge or full name, which uses private
/// facts without showing them; and acts that change the event.
struct GuestQuestion {
    HeatNumber heat;
    QString typed;
    std::optional<PersonId> person = {}; // one of the matches: is this you?
};
struct GuestCheckIn {
    HeatNumber heat;
    PhoneGuest who;
    QString typed;       // the search text
    QString called = {}; // the name on the page, by calledMark()
};
using PhonesAct
    = std::variant<GuestQuestion, GuestCheckIn, TableAsked, TableSent, AssistantRequest>;

/// A guest was checked in or waits, for the desk; or could not be checked in: the phone does not
/// get the reason, because a failure can name files of this machine.
struct GuestNews {
    QString name;
    Result<PhoneOutcome> outcome;
};
using PhonesNews = std::variant<GuestNews, ReportNews>;

/// The desk's side of a phone's request, on the window's thread: acts through the one session.
class PhonesDesk {
public:
    PhonesDesk(Session& session, EventId event)
        : m_session(session)
        , m_event(event)
        , m_results(session, event)
        , m_second(session, event) {}

    void setRule(PhoneRule rule) { m_rule = rule; }
    /// Call when names, badges, or people have changed.
    void forgetNames() {
        m_names.reset();
        m_second.forgetNames();
    }
    [[nodiscard]] SecondDesk& second() { return m_second; }
    [[nodiscard]] const SecondDesk& second() const { return m_second; }

    /// The answering page. news: what happened at the desk; absent: nothing.
    [[nodiscard]] PhonesReply answer(const PhonesView& view, const PhonesAct& act,
                                     std::optional<PhonesNews>& news);

private:
    /// Matches for full names and badges. Prepared once: repeated futile searches must not cost the
    /// desk anything.
    struct FullNames {
        FullNames(const Book& book, const Event& event);
        QHash<QString, std::vector<PhoneGuest>> byName; // normalized
        QHash<QString, std::vector<PhoneGuest>> byBadge;
    };

    [[nodiscard]] PhonesReply found(const PhonesView& view, const GuestQuestion& question);
    [[nodiscard]] PhonesReply checkedIn(const PhonesView& view, const GuestCheckIn& wish,
                                        std::optional<PhonesNews>& news);
    [[nodiscard]] PhonesReply reported(const PhonesView& view, const TableSent& sent,
                                       std::optional<PhonesNews>& news);
    [[nodiscard]] std::vector<FoundGuest> named(HeatNumber heat, const QString& typed);

    Session& m_session;
    EventId m_event;
    ResultDesk m_results;
    PhoneRule m_rule = PhoneRule::Trusts;
    std::optional<FullNames> m_names;
    SecondDesk m_second;
};

} // namespace mentat
