#include "app/phones/phones_desk.h"

#include "app/session/people/known_people.h"
#include "app/session/people/name_search.h"
#include "model/people/names.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

template <class Somebody>
FoundGuest guestOf(const Somebody& somebody, const QString& called, bool isIn) {
    return {somebody.id, called, somebody.from.value_or(QString()), isIn};
}

} // namespace

PhonesReply PhonesDesk::answer(const PhonesView& view, const PhonesAct& act,
                               std::optional<PhonesNews>& news) {
    if (const auto* question = std::get_if<GuestQuestion>(&act))
        return found(view, *question);
    if (const auto* assistants = std::get_if<AssistantRequest>(&act))
        return m_second.answer(view, assistants->request);
    if (const auto* asked = std::get_if<TableAsked>(&act))
        return m_results.shown(view, *asked);
    if (const auto* sent = std::get_if<TableSent>(&act))
        return reported(view, *sent, news);
    return checkedIn(view, std::get<GuestCheckIn>(act), news);
}

PhonesReply PhonesDesk::reported(const PhonesView& view, const TableSent& sent,
                                 std::optional<PhonesNews>& news) {
    std::optional<ReportNews> ofTable;
    PhonesReply reply = m_results.taken(view, sent, ofTable);
    if (ofTable)
        news = *ofTable;
    return reply;
}

PhonesDesk::FullNames::FullNames(const Book& book, const Event& event) {
    const auto add = [&](const PhoneGuest& who, const Name& name, const std::vector<Name>& others,
                         const std::optional<QString>& badge) {
        byName[name.normalized()].push_back(who);
        for (const Name& other : others)
            byName[other.normalized()].push_back(who);
        if (const QString number = badgeNumber(badge); !number.isEmpty())
            byBadge[number].push_back(who);
    };
    for (const Player& player : event.players)
        add(player.id, player.name, otherNamesOf(book, player), player.badge);
    for (const Person& person : book.people)
        add(person.id, person.name, person.alsoKnownAs, person.badge);
}

std::vector<FoundGuest> PhonesDesk::named(HeatNumber heat, const QString& typed) {
    const Book& book = m_session.book();
    const Event& event = *findEvent(book, m_event);
    if (!m_names)
        m_names.emplace(book, event);
    std::vector<FoundGuest> found;
    const auto add = [&](const FoundGuest& guest) {
        if (std::ranges::find(found, guest.who, &FoundGuest::who) == found.end())
            found.push_back(guest);
    };
    const auto whom = NameSearch::asksForBadge(typed)
                          ? m_names->byBadge.value(badgeNumber(typed))
                          : m_names->byName.value(normalizedText(typed));
    for (const PhoneGuest& who : whom) {
        const auto* person = std::get_if<PersonId>(&who);
        const auto* id = std::get_if<PlayerId>(&who);
        const Player* player = person ? playerWho(event, *person) : findPlayer(event, *id);
        if (player)
            add(guestOf(*player, publicName(event, *player), isIn(event, heat, player->id)));
        else if (const Person* known = person ? findPerson(book, *person) : nullptr)
            add(guestOf(*known, known->name.text(), false));
    }
    return found;
}

PhonesReply PhonesDesk::found(const PhonesView& view, const GuestQuestion& question) {
    const auto guests = named(question.heat, question.typed);
    const auto one = std::ranges::find_if(guests, [&](const FoundGuest& guest) {
        return question.person && guest.who == PhoneGuest(*question.person);
    });
    if (one != guests.end())
        return {200, confirmPage(view, question.heat, *one, question.typed)};
    return {200, searchPage(view, question.heat, question.typed, guests)};
}

PhonesReply PhonesDesk::checkedIn(const PhonesView& view, const GuestCheckIn& wish,
                                  std::optional<PhonesNews>& news) {
    const Book& book = m_session.book();
    const QString name = guestCalled(book, withoutBadges(*findEvent(book, m_event)), wish.who);
    // A person's number alone does not identify them.
    const bool isPerson = std::holds_alternative<PersonId>(wish.who);
    const bool isKnown
        = !isPerson
          || std::ranges::any_of(named(wish.heat, wish.typed),
                                 [&](const FoundGuest& one) { return one.who == wish.who; });
    if (name.isEmpty() || !isKnown)
        return {404, nobodyPage(view)};
    if (calledMark(*findEvent(book, m_event), wish.who) != wish.called)
        return {409, outdatedPage(view)};
    const auto outcome = checkInByPhone(m_session, m_event, wish.heat, wish.who, m_rule);
    if (!outcome) {
        news = GuestNews{name, outcome};
        return {409, view.message(name, say(view, Phrase("PhonesPage",
                                                         "Your check-in was not saved. Ask at the "
                                                         "desk.")))};
    }
    if (*outcome == PhoneOutcome::In || *outcome == PhoneOutcome::Waits)
        news = GuestNews{name, outcome};
    return {200, outcomePage(view, wish.heat, name, *outcome)};
}

} // namespace mentat
