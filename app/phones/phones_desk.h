#pragma once

#include "app/phones/check_in_pages.h"
#include "app/phones/desk/second_desk.h"
#include "app/phones/phones_server.h"
#include "app/phones/result/result_desk.h"

#include <QHash>

namespace mentat {

/// What a phone cannot be told from the view: whom a badge or a whole name means, which of what is
/// private is looked at and not told; and what changes the event.
struct GuestQuestion {
    HeatNumber heat;
    QString typed;
    std::optional<PersonId> person = {}; // one of those whom it found: is this you?
};
struct GuestCheckIn {
    HeatNumber heat;
    PhoneGuest who;
    QString typed;       // by what they were found
    QString called = {}; // what the page called them, by calledMark()
};
using PhonesAct
    = std::variant<GuestQuestion, GuestCheckIn, TableAsked, TableSent, AssistantRequest>;

/// Somebody who came in or waits since, for whoever sits at the desk; or could not be checked in:
/// why, the phone is not told, since a failure can name files of this machine.
struct GuestNews {
    QString name;
    Result<PhoneOutcome> outcome;
};
using PhonesNews = std::variant<GuestNews, ReportNews>;

/// The desk's side of a phone's request, on the window's thread: the one session does it.
class PhonesDesk {
public:
    PhonesDesk(Session& session, EventId event)
        : m_session(session)
        , m_event(event)
        , m_results(session, event)
        , m_second(session, event) {}

    void setRule(PhoneRule rule) { m_rule = rule; }
    /// Names, badges or people have changed.
    void forgetNames() {
        m_names.reset();
        m_second.forgetNames();
    }
    [[nodiscard]] SecondDesk& second() { return m_second; }
    [[nodiscard]] const SecondDesk& second() const { return m_second; }

    /// The page that answers it. news: what happened at the desk; absent where nothing did.
    [[nodiscard]] PhonesReply answer(const PhonesView& view, const PhonesAct& act,
                                     std::optional<PhonesNews>& news);

private:
    /// Whom a whole name or a badge means. Prepared once: whoever asks for what is not there, over
    /// and over, must not cost the desk anything.
    struct FullNames {
        FullNames(const Book& book, const Event& event);
        QHash<QString, std::vector<PhoneGuest>> byName; // normalised
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
