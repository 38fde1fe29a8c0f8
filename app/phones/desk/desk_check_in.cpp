#include "app/phones/desk/desk_check_in.h"

#include "app/phones/check_in_pages.h"
#include "app/session/clock_and_chance.h"
#include "app/session/rounds/check_in_acts.h"
#include "model/people/names.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/clock/round_times.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t mostFound = 12;
constexpr size_t mostNear = 5;

PhoneGuest guestOf(const KnownName& known) {
    return std::visit([](const auto& id) { return PhoneGuest(id); }, known);
}

std::optional<HeatNumber> numberIn(const FormFields& fields) {
    return HeatNumber::fromInt(fields.value(u"heat"_s).toInt());
}

} // namespace

VenueTime DeskCheckIn::now() const {
    return onWallClock(m_session.desk().clock.nowUtc());
}

const DeskCheckIn::Names& DeskCheckIn::names() {
    if (!m_names)
        m_names.emplace(m_session.book(), event());
    return *m_names;
}

std::vector<const Heat*> DeskCheckIn::openHeats() const {
    std::vector<const Heat*> heats;
    const HeatsPlay* play = event().details.closed ? nullptr : heatsPlay(event());
    if (!play)
        return heats;
    for (const Heat& heat : play->heats) {
        if (!isOverOrCanceled(event().settings, heat.details, now()))
            heats.push_back(&heat);
    }
    return heats;
}

const Heat* DeskCheckIn::heatOf(const FormFields& fields) const {
    const auto heats = openHeats();
    for (const auto& number : {numberIn(fields), heatForPhones(event(), now())}) {
        const auto found = std::ranges::find_if(
            heats, [&](const Heat* heat) { return number && heat->number == *number; });
        if (found != heats.end())
            return *found;
    }
    return heats.empty() ? nullptr : heats.front();
}

std::optional<DeskRow> DeskCheckIn::rowOf(HeatNumber heat, const PhoneGuest& who) const {
    if (const Player* player = playerWhoIs(event(), who)) {
        const auto there = valueAt(event(), EntrantSlot{heat, player->id});
        return DeskRow{.who = player->id,
                       .name = publicName(event(), *player),
                       .from = player->from.value_or(QString()),
                       .isIn = there && !there->onlyIfNeeded,
                       .isIfNeeded = there && there->onlyIfNeeded};
    }
    const auto* id = std::get_if<PersonId>(&who);
    const Person* person = id ? findPerson(m_session.book(), *id) : nullptr;
    if (!person)
        return std::nullopt;
    return DeskRow{
        .who = *id, .name = person->name.text(), .from = person->from.value_or(QString())};
}

std::optional<PhoneGuest> DeskCheckIn::onlyOne(const QString& typed) {
    if (typed.isEmpty())
        return std::nullopt;
    const auto found = names().search.find(typed);
    if (found.size() == 1)
        return guestOf(found.front());
    std::vector<PhoneGuest> whole;
    for (const KnownName& known : found) {
        const PhoneGuest guest = guestOf(known);
        if (normalizedText(guestName(m_session.book(), event(), guest)) == normalizedText(typed))
            whole.push_back(guest);
    }
    return whole.size() == 1 ? std::optional(whole.front()) : std::nullopt;
}

void DeskCheckIn::find(DeskView& page, HeatNumber heat, const QString& typed) {
    page.typed = typed;
    page.end = DeskEnd::Choose;
    const auto found = names().search.find(typed);
    for (size_t i = 0; i < std::min(found.size(), mostFound); ++i) {
        if (const auto row = rowOf(heat, guestOf(found[i])))
            page.rows.push_back(*row);
    }
    page.hasMore = found.size() > mostFound;
    if (!found.empty() || NameSearch::asksForBadge(typed))
        return;
    page.newcomer = Name::fromText(typed.simplified());
    if (!page.newcomer)
        return;
    for (const NearMatch& match : names().near.matching(typed)) {
        const auto row = page.rows.size() < mostNear ? rowOf(heat, match.person) : std::nullopt;
        if (row)
            page.rows.push_back(*row);
    }
}

PhonesReply DeskCheckIn::replyOf(const PhonesView& view, DeskView page) const {
    for (DeskRow& row : page.rows)
        row.called = calledMark(event(), row.who);
    return {page.end == DeskEnd::Refused ? 409 : 200, deskCheckInPage(view, page),
            PhonesContent::DeskPage};
}

PhonesReply DeskCheckIn::refused(const PhonesView& view, const QString& initials,
                                 const QString& why) const {
    return replyOf(view, {.initials = initials,
                          .heat = heatOf({}),
                          .heats = openHeats(),
                          .end = DeskEnd::Refused,
                          .said = {why}});
}

std::optional<AssistantOutcome> DeskCheckIn::doneInThisRun(const QString& id) const {
    const auto found = m_done.find(id);
    if (found != m_done.end())
        return AssistantOutcome{AssistantAnswer::Done, found->second};
    const auto player = doneByAssistant(m_session, m_event, id);
    return player ? std::optional(AssistantOutcome{AssistantAnswer::Done, player}) : std::nullopt;
}

void DeskCheckIn::miss(DeskView& page, const PhonesView& view, const QString& act,
                       std::optional<AssistantNews>& news) {
    const QString badge = page.typed.simplified();
    page.isListed = true;
    if (m_missed.contains(act)) // the act may have been handled already
        return;
    const auto noted = noteMissedBadge(m_session, m_event, page.heat->number, badge);
    if (noted) {
        m_missed.insert(act);
        return;
    }
    const QString called = say(view, Phrase("PhonesPage", "Badge %1"), {badge});
    news = AssistantNews{AssistantNews::What::Failed, called, noted.error()};
    page.isListed = false;
    page.end = DeskEnd::Refused;
    page.said = {notSavedText(view, called)};
}

void DeskCheckIn::act(DeskView& page, const PhonesView& view, const AssistantAct& act,
                      std::optional<AssistantNews>& news) {
    const auto called = [this](const PhoneGuest& who) {
        return guestCalled(m_session.book(), withoutBadges(event()), who);
    };
    const QString asked = called(act.who);
    const auto before = doneInThisRun(act.id);
    const auto outcome = before ? Result<AssistantOutcome>(*before)
                                : actByAssistant(m_session, m_event, act, now());
    if (!outcome) {
        news = AssistantNews{AssistantNews::What::Failed, asked, outcome.error()};
        page.end = DeskEnd::Refused;
        page.said = {notSavedText(view, asked)};
        page.typed = guestName(m_session.book(), event(), act.who);
        return;
    }
    const bool isDone = outcome->answer == AssistantAnswer::Done;
    if (isDone && outcome->player)
        m_done.insert_or_assign(act.id, *outcome->player);
    const PhoneGuest who = outcome->player ? PhoneGuest(*outcome->player) : act.who;
    page.end = isDone ? DeskEnd::Done : DeskEnd::Refused;
    page.said = outcomeTexts(view, act.wish, called(who), *outcome);
    page.typed = isDone ? QString() : guestName(m_session.book(), event(), who);
    if (const QString half = page.before.simplified(); !half.isEmpty())
        page.said.append(
            say(view, Phrase("PhonesPage", "You were typing “%1”. Keep going."), {half}));
    if (const auto row = rowOf(act.heat, who))
        page.rows.push_back(*row);
}

PhonesReply DeskCheckIn::answer(const PhonesView& view, const PhonesRequest& request,
                                const QString& initials, std::optional<AssistantNews>& news) {
    const FormFields& fields = request.fields;
    DeskView page{.initials = initials, .heat = heatOf(fields), .heats = openHeats()};
    const QString text = fields.value(u"typed"_s).left(longestName);
    const TypedQuery query
        = text.isEmpty() ? TypedQuery() : names().search.typedQuery(text, text.size());
    const QString& typed = query.asked;
    page.before = query.before;
    const QString id = fields.value(u"id"_s);
    const auto heat = numberIn(fields);
    if (!request.isPost || !isActId(id) || !heat) {
        if (page.heat && !typed.isEmpty())
            find(page, page.heat->number, typed);
        return replyOf(view, page);
    }
    auto who = guestIn(fields);
    const auto done = doneInThisRun(id);
    if (who && !done && calledMark(event(), *who) != fields.value(calledField()))
        return refused(view, initials,
                       say(view, Phrase("PhonesPage", "Nothing was done: the list has "
                                                      "changed. Type the name again.")));
    if (!who)
        who = onlyOne(typed);
    if (!who && done)
        who = *done->player;
    if (who) {
        const auto wish
            = fields.value(u"act"_s) == u"out" ? AssistantWish::TakeOut : AssistantWish::CheckIn;
        const QString by = typed.isEmpty() ? fields.value(badgeField()).left(longestName) : typed;
        act(page, view,
            {id, initials, *heat, *who, wish, NameSearch::asksForBadge(by) ? by : QString()}, news);
        page.heat = heatOf(fields); // the act may have moved it
        page.heats = openHeats();
    } else if (page.heat && !typed.isEmpty()) {
        find(page, *heat, typed);
        if (NameSearch::asksForBadge(typed) && page.heat->number == *heat)
            miss(page, view, id, news);
    }
    return replyOf(view, page);
}

} // namespace mentat
