#include "tests/phones/phones_at_once.h"

#include "app/session/event_mark.h"

#include "app/phones/phones_forms.h"
#include "app/phones/phones_host.h"
#include "app/phones/result/result_pages.h"
#include "app/session/rounds/assistant_acts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

class TicketAtOnce final : public PhonesTicket {
public:
    std::optional<PhonesReply> reply;
    [[nodiscard]] bool claim() override { return true; }
    void answer(PhonesReply given) override { reply = std::move(given); }
};

} // namespace

PublishSource roomSource(const Event& event, const Clock& clock) {
    const QDateTime now = clock.nowUtc().toLocalTime();
    return {.event = PublicEvent(event),
            .wording = Wording(),
            .now = VenueTime::of(now.date(), now.time()),
            .address = u"http://192.168.1.5:8017/"_s};
}

PhonesAtOnce::PhonesAtOnce(Session& session, const Clock& clock)
    : m_session(session)
    , m_clock(clock)
    , m_desk(session, session.book().events.front().id)
    , m_view(std::make_shared<CurrentView>(nullptr)) {
    look();
    askFrom(u"10.0.0.7"_s);
    m_desk.second().setNews([this](const AssistantNews& news) { m_assistantNews.push_back(news); });
    m_site = std::make_unique<PhonesSite>(m_view, clock, [this](const DeskRequest& request) {
        m_desk.forgetNames();
        request.ticket->answer(m_desk.answer(*request.view, request.act, m_news));
    });
}

PhonesAtOnce::~PhonesAtOnce() = default;

void PhonesAtOnce::look() {
    m_view->set(
        std::make_shared<PhonesView>(roomSource(m_session.book().events.front().event, m_clock),
                                     roomCodes(m_session, m_session.book().events.front().id),
                                     eventMark(m_session, m_session.book().events.front().id)));
}

AskedFields PhonesAtOnce::asOnPage(const QString& file, AskedFields fields) const {
    const auto valueOf = [&](const QString& name) {
        const auto found = std::ranges::find(fields, name, &std::pair<QString, QString>::first);
        return found == fields.end() ? QString() : found->second;
    };
    const auto add = [&](const QString& name, const QString& value) {
        const bool isThere
            = std::ranges::any_of(fields, [&](const auto& one) { return one.first == name; });
        if (!isThere && !value.isEmpty())
            fields.emplace_back(name, value);
    };
    const Event& event = m_session.book().events.front().event;
    const auto [name, mark] = view().markField();
    add(name, mark);
    if (const auto player = PlayerId::fromText(valueOf(u"player"_s)))
        add(calledField(), calledMark(event, *player));
    const auto code = TableCode::fromText(valueOf(u"code"_s));
    if (file == fileOf(PhonesPage::OurResult) && code && view().codes()
        && view().codes()->contains(*code))
        add(seatsField(), formMark(seatsOf(event, view().codes()->at(*code))));
    return fields;
}

void PhonesAtOnce::askFrom(const QString& address) {
    m_from = address;
    m_cookie.clear();
    m_ownCookie.clear();
}

PhonesReply PhonesAtOnce::ask(PhonesMessage message) {
    message.cookie = m_cookie + "; " + m_ownCookie;
    auto request = requestIn(message);
    if (!request)
        return {request.error(), m_site->refusalPage(request.error())};
    request->from = m_from;
    const auto ticket = std::make_shared<TicketAtOnce>();
    m_news.reset();
    m_site->handle(*request, ticket);
    if (!ticket->reply)
        qFatal("a request was not answered");
    if (!ticket->reply->token.isEmpty())
        m_cookie = QByteArray(tokenCookie) + '=' + ticket->reply->token;
    if (ticket->reply->me)
        m_ownCookie = QByteArray(ownCookie) + '=' + *ticket->reply->me;
    return *ticket->reply;
}

PhonesReply PhonesAtOnce::get(const QString& file, const AskedFields& fields) {
    return follow(u"%1?%2"_s.arg(file, QString::fromLatin1(FormFields::written(fields))));
}

PhonesReply PhonesAtOnce::follow(const QString& link) {
    return ask({.method = "GET", .target = "/" + link.toUtf8(), .host = "10.0.0.1"});
}

PhonesReply PhonesAtOnce::post(const QString& file, const AskedFields& fields) {
    return ask({.method = "POST",
                .target = "/" + file.toUtf8(),
                .host = "10.0.0.1",
                .contentType = "application/x-www-form-urlencoded",
                .body = FormFields::written(asOnPage(file, fields))});
}

} // namespace mentat::test
