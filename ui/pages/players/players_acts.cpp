#include "ui/pages/players/players_page.h"

#include "app/session/acts.h"
#include "app/session/people/known_people.h"
#include "app/session/typing/typed_values.h"
#include "ui/pages/players/keep_apart_view.h"
#include "ui/pages/players/one_person.h"
#include "ui/pages/players/player_panel.h"
#include "ui/pages/players/players_list.h"

#include <QTabBar>

// What the page does with those who are typed or selected.

namespace mentat {

void PlayersPage::addTyped() {
    const QString typed = m_list->query().simplified();
    m_tabs->setCurrentIndex(Players);
    if (Name::isAcceptable(typed) && !NameSearch::asksForBadge(typed))
        addNew(typed);
    else
        m_list->startTyping();
}

void PlayersPage::addNew(const QString& typed) {
    const TypedName somebody = typedName(typed);
    const auto name = Name::fromText(somebody.name);
    if (!name || !m_book.canWrite())
        return;
    Player player = newPlayer(*name, nextPlayerId(m_book.event()));
    if (!somebody.from.isEmpty())
        player.from = somebody.from;
    addToEvent(player);
}

void PlayersPage::registerSelected() {
    const auto people = m_list->markedPeople();
    if (people.empty() || !m_book.hasEvent() || !m_book.canWrite())
        return;
    if (people.size() == 1) {
        const Person& person = *findPerson(m_book.book(), people.front());
        addToEvent(playerOf(person, nextPlayerId(m_book.event())));
        return;
    }
    if (!m_book.perform(addPeople(m_book.book(), m_book.event(), people)))
        return;
    m_book.sayDone(tr("%n player(s) registered.", nullptr, static_cast<int>(people.size())));
    m_list->clearQuery();
    m_list->startTyping();
}

void PlayersPage::addToEvent(const Player& player) {
    if (!m_book.perform(addPlayer(m_book.book(), m_book.event(), player)))
        return;
    m_list->clearQuery();
    m_list->mark(PlayersModel::keyOf(player.id));
    m_list->startTyping();
}

void PlayersPage::keepMarkedApart() {
    if (apart().keepApart(m_list->markedPlayers(), false))
        m_book.say({Gravity::Note, tr("The draw will keep them apart if it can."), tr("Show"),
                    [this] { m_tabs->setCurrentIndex(Apart); }});
}

void PlayersPage::removeMarkedForGood() {
    const auto person = m_panel->person();
    if (!person)
        return;
    leavePanel();
    removePersonForGood(m_pageContext, *person, this);
}

void PlayersPage::makeMarkedOne() {
    const auto marked = m_list->markedNames();
    if (marked.size() != 2) {
        m_book.say(Gravity::Refused, tr("Select the two names first: click one, then Ctrl+click "
                                        "the other."));
        return;
    }
    if (!m_book.canWrite())
        return;
    leavePanel();
    if (makeOnePerson(m_book, marked.front(), marked.back(), this))
        m_list->clearQuery(); // what was typed is not what Ctrl+Z takes back
}

} // namespace mentat
