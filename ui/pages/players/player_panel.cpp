#include "ui/pages/players/player_panel.h"

#include "model/people/names.h"
#include "ui/itemmodels/players_model.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/players/player_card.h"
#include "ui/pages/players/player_details.h"
#include "ui/pages/players/player_facts.h"
#include "ui/pages/players/player_needs.h"
#include "ui/pages/players/player_standing.h"

#include <QPushButton>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace mentat {

constexpr int nobodyLetters = 30; // a line of what is said while nobody is selected

PlayerPanel::PlayerPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_area(new DownArea)
    , m_back(named(keyed(new QPushButton(tr("Back to the list")), QKeySequence(Qt::Key_Escape)),
                   u"playersBack"_s))
    , m_title(wrapped(named(new TextLabel(TextLevel::GroupTitle), u"playerTitle"_s)))
    , m_facts(named(new QLabel, u"personFacts"_s))
    , m_nobody(new TextLabel(TextLevel::Weak,
                             tr("No one is selected. Type a few letters to find a player, or "
                                "type a new name and press Enter to add it.")))
    , m_register(named(new QPushButton, u"personRegister"_s))
    , m_details(new PlayerDetails(pageContext))
    , m_standing(new PlayerStanding(pageContext.book))
    , m_needs(new PlayerNeeds(pageContext.book))
    , m_card(new PlayerCard(pageContext)) {
    setObjectName(u"playerPanel"_s);
    m_nobody->setWordWrap(true);
    m_nobody->setMinimumWidth(nobodyLetters * fontMetrics().averageCharWidth());
    m_nobody->setContentsMargins(space::medium, 0, space::medium, 0);
    showPlainly(*m_facts);
    m_back->hide();
    layOut();
    connect(m_back, &QPushButton::clicked, this, &PlayerPanel::leaving);
    connect(m_details, &PlayerDetails::leaving, this, &PlayerPanel::leaving);
    connect(m_register, &QPushButton::clicked, this, &PlayerPanel::registerWanted);
}

PlayerPanel::~PlayerPanel() = default;

void PlayerPanel::layOut() {
    auto* content = new QWidget;
    addParts(columnWithin(content, {space::medium, 0, space::medium, space::medium}, space::small),
             {m_title,
              m_facts,
              {m_register, 0, Qt::AlignLeft},
              m_details,
              Distance{space::tight},
              m_standing,
              m_needs,
              Distance{space::medium},
              m_card,
              FreeRoom{}});
    keepToMeasure(*content);
    m_area->setWidget(content);

    addParts(bareColumn(this, space::small),
             {{m_back, 0, Qt::AlignLeft}, m_nobody, {m_area, 1}, FreeRoom{0}});
}

void PlayerPanel::show(const Who& who, const PlayersSource* source) {
    const bool isOther = who != m_who;
    m_who = who;
    const auto* id = std::get_if<PlayerId>(&who);
    const Player* player = id && m_book.hasEvent() ? findPlayer(m_book.event(), *id) : nullptr;
    const auto* personId = std::get_if<PersonId>(&who);
    const Person* person = personId ? findPerson(m_book.book(), *personId) : nullptr;
    if (player && player->person)
        person = findPerson(m_book.book(), *player->person);
    const PlayerRecord* record = player && source ? source->recordOf(*id) : nullptr;

    m_details->show(player ? std::optional(*id) : std::nullopt);
    m_details->setVisible(player);
    m_standing->show(player ? std::optional(*id) : std::nullopt, record && record->isDisqualified);
    m_standing->setVisible(player);
    m_needs->ask(player ? std::optional(*id) : std::nullopt);
    if (isVisible())
        m_needs->answer();
    m_facts->setVisible(personId && person);
    m_register->setVisible(personId && person);
    m_register->setEnabled(m_book.canWrite() && m_book.hasEvent());
    if (player)
        m_title->setText(calledName(m_book.event(), *player));
    else if (person)
        showPerson(*person);
    m_card->show(person, record);
    m_area->setVisible(player || person);
    m_nobody->setVisible(m_asks && !player && !person);
    if (isOther)
        m_area->ensureVisible(0, 0);
}

void PlayerPanel::setSelectedPeople(size_t people) {
    m_register->setText(
        people > 1 ? tr("Register %n people in this event", nullptr, static_cast<int>(people))
                   : tr("Register in this event"));
}

std::optional<PersonId> PlayerPanel::person() const {
    if (const auto* person = std::get_if<PersonId>(&m_who))
        return *person;
    const auto* id = std::get_if<PlayerId>(&m_who);
    const Player* player = id ? findPlayer(m_book.event(), *id) : nullptr;
    return player ? player->person : std::nullopt;
}

void PlayerPanel::showPerson(const Person& person) {
    m_title->setText(person.name.text());
    QStringList facts{tr("In this file, but not registered in the event.")};
    const auto add = [&](const QString& label, const std::optional<QString>& fact) {
        if (fact)
            facts << tr("%1: %2").arg(label, *fact);
    };
    if (!person.alsoKnownAs.empty())
        add(tr("Also called"), otherNamesText(person.alsoKnownAs));
    add(tr("From"), person.from);
    add(tr("Badge"), person.badge);
    add(tr("Phone"), person.phone);
    add(tr("E-mail"), person.email);
    add(tr("Found at"), person.whereabouts);
    add(tr("Notes"), person.notes);
    m_facts->setText(facts.join(u'\n'));
}

void PlayerPanel::startTyping() {
    if (std::holds_alternative<PlayerId>(m_who))
        m_details->startTyping();
    else if (std::holds_alternative<PersonId>(m_who))
        m_register->setFocus(Qt::OtherFocusReason);
}

void PlayerPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_needs->answer();
}

void PlayerPanel::showNeeds() {
    m_needs->answer();
    // The lines have their place only once they are laid out.
    QMetaObject::invokeMethod(
        this, [this] { m_area->ensureWidgetVisible(m_needs); }, Qt::QueuedConnection);
}

void PlayerPanel::commit() {
    m_details->commit();
}

void PlayerPanel::remove() {
    m_standing->remove();
}

void PlayerPanel::setAsks(bool asks) {
    m_asks = asks;
    m_nobody->setVisible(asks && m_area->isHidden());
}

void PlayerPanel::setAlone(bool alone) {
    m_back->setVisible(alone);
}

} // namespace mentat
