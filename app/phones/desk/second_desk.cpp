#include "app/phones/desk/second_desk.h"

#include "app/phones/desk/desk_pages.h"
#include "app/phones/reading_pages.h"
#include "reports/wording/language/phrase.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Compiled into the program.
QByteArray deskScript() {
    QFile script(u":/room/desk/desk.js"_s);
    [[maybe_unused]] const bool isThere = script.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere);
    return script.readAll();
}

} // namespace

SecondDesk::SecondDesk(Session& session, EventId event)
    : m_checkIn(session, event)
    , m_sheets(session, event) {}

void SecondDesk::setOpen(bool isOpen) {
    m_door = isOpen ? std::make_unique<DeskDoor>() : nullptr;
}

bool SecondDesk::isLockedForAll() const {
    return m_door && m_door->isLockedForAll();
}

QString SecondDesk::pin() const {
    return m_door ? m_door->pin() : QString();
}

void SecondDesk::tell(const AssistantNews& news) {
    if (m_news)
        m_news(news);
}

PhonesReply SecondDesk::answer(const PhonesView& view, const PhonesRequest& request) {
    if (!m_door)
        return {404, nothingPage(view)};
    if (request.path == u'/' + deskScriptFile())
        return {200, deskScript(), PhonesContent::Script};
    const auto initials = m_door->initialsOf(request.token);
    if (!initials)
        return signedIn(view, request);
    if (request.isPost && request.fields.value(u"act"_s) == u"leave") {
        m_door->leave(request.token);
        return {200, signInPage(view, {}), PhonesContent::DeskPage};
    }
    if (request.isPost && request.fields.has(u"id"_s) && !view.isOurs(request.fields))
        return m_checkIn.refused(
            view, *initials,
            say(view, Phrase("PhonesPage", "Nothing was done: this was entered for another "
                                           "event. Discard it, or go back to that event.")));
    std::optional<AssistantNews> news;
    PhonesReply reply = DeskSheets::isAbout(request.fields)
                            ? m_sheets.answer(view, request, *initials, news)
                            : m_checkIn.answer(view, request, *initials, news);
    if (news)
        tell(*news);
    return reply;
}

PhonesReply SecondDesk::signedIn(const PhonesView& view, const PhonesRequest& request) {
    const auto page = [&](int status, const SignIn& what) {
        return PhonesReply{status, signInPage(view, what), PhonesContent::DeskPage};
    };
    const QString typed = request.fields.value(u"initials"_s);
    const QString pin = request.fields.value(u"pin"_s);
    if (!request.isPost)
        return page(200, {});
    const auto initials = initialsIn(typed);
    // An empty field is not an attempt.
    if (!initials || pin.isEmpty())
        return page(403, {initials.value_or(QString())});
    const DeskDoor::Answer answer = m_door->tried(pin, request.from);
    if (m_door->hasJustLocked())
        tell({isLockedForAll() ? AssistantNews::What::LockedForAll : AssistantNews::What::Locked,
              request.from});
    if (answer != DeskDoor::Answer::Right)
        return page(403, {*initials, answer});
    tell({AssistantNews::What::CameIn, *initials});
    std::optional<AssistantNews> none;
    PhonesRequest first{.isPost = false, .path = request.path, .fields = {}};
    PhonesReply reply = m_checkIn.answer(view, first, *initials, none);
    reply.token = m_door->letIn(*initials).toLatin1();
    return reply;
}

} // namespace mentat
