#include "app/phones/phones_site.h"

#include "app/phones/overview_page.h"
#include "app/phones/reading_pages.h"
#include "app/phones/result/result_pages.h"
#include "app/session/clock_and_chance.h"
#include "model/people/names.h"
#include "reports/wording/language/phrase.h"

#include <QLoggingCategory>

#include <algorithm>

using namespace Qt::StringLiterals;

Q_LOGGING_CATEGORY(roomFaults, "mentat.room", QtInfoMsg)

namespace mentat {

namespace {

constexpr qsizetype longestCode = 20; // in letters, as typed

/// For the question "is this you?"; absent if the view does not know the id.
std::optional<FoundGuest> foundOf(const PhonesView& view, HeatNumber heat, const PhoneGuest& who) {
    if (const auto* name = std::get_if<Name>(&who))
        return FoundGuest{*name, name->text(), {}, false};
    const auto* id = std::get_if<PlayerId>(&who);
    const Player* player = id ? findPlayer(view.event(), *id) : nullptr;
    if (!player)
        return std::nullopt;
    return FoundGuest{*id, publicName(view.event(), *player), player->from.value_or(QString()),
                      isIn(view.event(), heat, *id)};
}

} // namespace

void CurrentView::set(std::shared_ptr<const PhonesView> view) {
    const std::lock_guard lock(m_mutex);
    m_view.swap(view); // the old view ends after the lock, or with its last reader
}

std::shared_ptr<const PhonesView> CurrentView::get() const {
    const std::lock_guard lock(m_mutex);
    return m_view;
}

PhonesSite::PhonesSite(std::shared_ptr<const CurrentView> view, const Clock& clock, ToDesk toDesk,
                       Told locked, Told crowded)
    : m_view(std::move(view))
    , m_clock(clock)
    , m_toDesk(std::move(toDesk))
    , m_locked(std::move(locked))
    , m_crowded(std::move(crowded)) {}

PhonesSite::~PhonesSite() = default;

VenueTime PhonesSite::now() const {
    return onWallClock(m_clock.nowUtc());
}

const RulesDesk* PhonesSite::rules() {
    if (!m_rules && !m_hasNoRules) {
        auto opened = RulesDesk::open();
        m_hasNoRules = !opened;
        if (opened)
            m_rules = *std::move(opened);
    }
    return m_rules.get();
}

void PhonesSite::handle(const PhonesRequest& request, const std::shared_ptr<PhonesTicket>& ticket) {
    const View view = m_view->get();
    if (auto reply = read(view, request, ticket))
        ticket->answer(*std::move(reply));
}

std::optional<PhonesReply> PhonesSite::read(const View& view, const PhonesRequest& request,
                                            const std::shared_ptr<PhonesTicket>& ticket) {
    const QString file = request.path == u"/" ? indexName() : request.path.mid(1);
    const bool hasHeats = heatsPlay(view->event());
    if (hasHeats && (file == deskFile() || file == deskScriptFile())) {
        m_toDesk({AssistantRequest{request}, view, ticket});
        return std::nullopt;
    }
    // Refuse forms of another event's page; the second desk checks this itself.
    const bool saysWhose = request.isPost || request.fields.has(view->markField().first);
    if (saysWhose && !view->isOurs(request.fields))
        return PhonesReply{409, refusalPageOf(*view, 409)};
    if (hasHeats && file == fileOf(PhonesPage::CheckIn))
        return checkIn(view, request, ticket);
    if (view->codes() && file == fileOf(PhonesPage::OurResult))
        return ourResult(view, request, ticket);
    if (request.isPost)
        return PhonesReply{404, nothingPage(*view)};
    const QString typed = request.fields.value(u"name"_s).left(longestName);
    if (hasHeats && file == indexName())
        return overview(*view, request, typed);
    if (hasHeats && file == fileOf(PhonesPage::MyTable))
        return PhonesReply{200, myTablePage(*view, typed, playerOfMark(*view, request.me))};
    if (hasHeats && file == fileOf(PhonesPage::Clock))
        return PhonesReply{200, clockPage(*view, now())};
    if (file == fileOf(PhonesPage::Rules))
        return PhonesReply{200, rulesPage(*view, typed, rules())};
    if (const QByteArray* page = view->published(file))
        return PhonesReply{200, *page};
    return PhonesReply{404, nothingPage(*view)};
}

PhonesReply PhonesSite::overview(const PhonesView& view, const PhonesRequest& request,
                                 const QString& typed) const {
    const bool isSaid = request.fields.has(ownField());
    const QString mark = isSaid ? request.fields.value(ownField()) : request.me;
    const Player* own = playerOfMark(view, mark);
    PhonesReply reply{200, overviewPage(view, typed.isEmpty() ? own : nullptr, typed, now())};
    if (isSaid)
        reply.me = own ? mark.toLatin1() : QByteArray();
    return reply;
}

std::optional<PhonesReply> PhonesSite::checkIn(const View& view, const PhonesRequest& request,
                                               const std::shared_ptr<PhonesTicket>& ticket) {
    const auto heat = heatForPhones(view->event(), now());
    if (!heat)
        return PhonesReply{200, closedPage(*view)};
    const QString typed = request.fields.value(u"name"_s).left(longestName);
    const auto guest = guestIn(request.fields);
    // Refuse forms of an earlier heat that a phone still shows.
    if (request.isPost && request.fields.value(u"heat"_s) != QString::number(heat->value()))
        return PhonesReply{409, earlierHeatPage(*view)};
    if (request.isPost && guest) {
        m_toDesk({GuestCheckIn{*heat, *guest, typed, request.fields.value(calledField())}, view,
                  ticket});
        return std::nullopt;
    }
    if (const auto* person = guest ? std::get_if<PersonId>(&*guest) : nullptr) {
        m_toDesk({GuestQuestion{*heat, typed, *person}, view, ticket});
        return std::nullopt;
    }
    if (guest) {
        const auto found = foundOf(*view, *heat, *guest);
        return found ? PhonesReply{200, confirmPage(*view, *heat, *found, typed)}
                     : PhonesReply{404, nobodyPage(*view)};
    }
    auto found = guestsMeant(*view, *heat, typed);
    if (found.empty() && (hasEnoughLetters(typed) || NameSearch::asksForBadge(typed))) {
        m_toDesk({GuestQuestion{*heat, typed}, view, ticket});
        return std::nullopt;
    }
    return PhonesReply{200, searchPage(*view, *heat, typed, found)};
}

std::optional<PhonesReply> PhonesSite::ourResult(const View& view, const PhonesRequest& request,
                                                 const std::shared_ptr<PhonesTicket>& ticket) {
    const QString typed = request.fields.value(u"code"_s).left(longestCode);
    if (typed.isEmpty())
        return PhonesReply{200, codePage(*view, {}, false)};
    const auto code = TableCode::fromText(typed);
    if (!code || !view->codes()->contains(*code))
        return PhonesReply{
            .status = 404, .page = codePage(*view, typed, true), .isWrongCode = code.has_value()};
    if (request.isPost)
        m_toDesk({TableSent{*code, request.fields}, view, ticket});
    else
        m_toDesk({TableAsked{*code, request.fields.has(u"new"_s)}, view, ticket});
    return std::nullopt;
}

bool PhonesSite::triesCode(const PhonesRequest& request) const {
    return request.path.mid(1) == fileOf(PhonesPage::OurResult) && request.fields.has(u"code"_s);
}

void logRoomFault(const QString& what, const std::exception& fault) {
    qCWarning(roomFaults).noquote() << what << "failed:" << fault.what();
}

void PhonesSite::isLockedOut(const QString& address) {
    if (m_locked)
        m_locked(address);
}

void PhonesSite::isCrowded(const QString& address) {
    if (m_crowded)
        m_crowded(address);
}

void PhonesSite::hasFailed(const PhonesRequest& request, const std::exception& fault) {
    logRoomFault(request.path, fault);
}

QByteArray PhonesSite::refusalPage(int status) const {
    return refusalPageOf(*m_view->get(), status);
}

QByteArray refusalPageOf(const PhonesView& view, int status) {
    const auto said = [&](Phrase english) {
        return view.message(say(view, Phrase("PhonesPage", "Not accepted")), say(view, english));
    };
    switch (status) {
    case 413: return said(Phrase("PhonesPage", "That is too much text. Send less."));
    case 423:
        return said(Phrase("PhonesPage", "Too many wrong codes. Wait ten minutes, or "
                                         "bring your score sheet to the desk."));
    case 429:
        return said(Phrase("PhonesPage", "Too many requests. Wait a few seconds, then "
                                         "load the page again."));
    case 409:
        return said(Phrase("PhonesPage",
                           "This page is for another event, and nothing was done. Start at "
                           "the overview."));
    case 500:
        return said(Phrase("PhonesPage", "Something went wrong, and this can't be "
                                         "answered. Ask at the desk."));
    case 503:
        return said(Phrase("PhonesPage", "The desk is busy and did nothing yet. Go back "
                                         "and send it again."));
    default:
        return said(Phrase("PhonesPage", "The desk can't read this request. Start at the "
                                         "overview."));
    }
}

} // namespace mentat
