#pragma once

#include "app/phones/phones_site.h"
#include "tests/support/scratch_book.h"

namespace mentat::test {

using AskedFields = std::vector<std::pair<QString, QString>>;

/// What a view of the event is made of, as of now.
[[nodiscard]] PublishSource roomSource(const Event& event, const Clock& clock);

/// The room without sockets and threads: what is asked is answered at once, by the same site and
/// desk.
class PhonesAtOnce {
public:
    /// Of the first event of the session, as it is now.
    PhonesAtOnce(Session& session, const Clock& clock);
    ~PhonesAtOnce();
    PhonesAtOnce(const PhonesAtOnce&) = delete;
    PhonesAtOnce& operator=(const PhonesAtOnce&) = delete;

    /// Phones read the event as it is now.
    void look();
    void setRule(PhoneRule rule) { m_desk.setRule(rule); }
    [[nodiscard]] SecondDesk& second() { return m_desk.second(); }
    /// Whoever asks from now on, by their address; the browser there has no cookie.
    void askFrom(const QString& address);
    [[nodiscard]] const PhonesView& view() const { return *m_view->get(); }

    [[nodiscard]] PhonesReply get(const QString& file, const AskedFields& fields = {});
    /// With what its page would send along unseen, where the fields do not say otherwise.
    [[nodiscard]] PhonesReply post(const QString& file, const AskedFields& fields);
    /// "my-table?name=ada", as a link has it.
    [[nodiscard]] PhonesReply follow(const QString& link);
    [[nodiscard]] PhonesReply ask(PhonesMessage message);
    /// What the desk heard of the last request; absent: nothing.
    [[nodiscard]] const std::optional<PhonesNews>& news() const { return m_news; }
    /// What it heard of the second desk since it was asked.
    [[nodiscard]] std::vector<AssistantNews> assistantNews() {
        return std::exchange(m_assistantNews, {});
    }

private:
    [[nodiscard]] AskedFields asOnPage(const QString& file, AskedFields fields) const;

    Session& m_session;
    const Clock& m_clock;
    PhonesDesk m_desk;
    std::shared_ptr<CurrentView> m_view;
    std::unique_ptr<PhonesSite> m_site;
    std::optional<PhonesNews> m_news;
    std::vector<AssistantNews> m_assistantNews;
    QString m_from;
    QByteArray m_cookie;
    QByteArray m_ownCookie;
};

} // namespace mentat::test
