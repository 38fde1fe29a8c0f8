#include "ui/pages/players/player_panel.h"

#include "app/session/acts.h"
#include "model/people/names.h"
#include "reports/wording/heats/heats_wording.h"
#include "ui/desk/pages_kind.h"
#include "ui/itemmodels/players_model.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/players/player_card.h"
#include "ui/pages/players/player_details.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

const QString& prefix() {
    static const QString need = u"need/"_s;
    return need;
}

} // namespace

QString PlayerNeeds::addressOf(const PlayerId& player) {
    return prefix() + player.text();
}

std::optional<PlayerId> PlayerNeeds::askedBy(const QString& address) {
    return address.startsWith(prefix()) ? PlayerId::fromText(address.mid(prefix().size()))
                                        : std::nullopt;
}

PlayerNeeds::PlayerNeeds(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_column(new QVBoxLayout(this)) {
    setObjectName(u"playerNeeds"_s);
    m_column->setContentsMargins(0, space::small, 0, 0);
    m_column->setSpacing(space::tight);
    m_column->addWidget(new TextLabel(TextLevel::GroupTitle, tr("Needed to qualify")));
    hide();
}

void PlayerNeeds::show(const std::optional<PlayerId>& player) {
    QStringList lines;
    if (player && m_book.hasEvent()) {
        if (const auto needs = kindOf<PagesKind>(m_book.event()).needs)
            lines = needs(m_book, *player);
    }
    showLines(lines);
    setVisible(!lines.isEmpty());
}

void PlayerNeeds::showLines(const QStringList& lines) {
    for (QLabel* line : m_lines)
        delete line;
    m_lines.clear();
    for (const QString& text : lines) {
        auto* line = new QLabel(text);
        showPlainly(*line);
        m_column->addWidget(line);
        m_lines.push_back(line);
    }
}

namespace {

constexpr int standingIconSize = 16;

} // namespace

PlayerStanding::PlayerStanding(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_icon(new IconLabel(standingIconSize))
    , m_state(plainLabel(u"playerStandingState"_s))
    , m_change(named(new QPushButton, u"playerStandingChange"_s))
    , m_remove(named(new QPushButton(tr("Remove from the event")), u"playerRemove"_s))
    , m_question(new QWidget)
    , m_reason(named(new QLineEdit, u"playerStandingReason"_s))
    , m_why(new ReasonLine)
    , m_act(named(new QPushButton, u"playerStandingAct"_s))
    , m_leave(new QPushButton(tr("Cancel"))) {
    m_reason->setPlaceholderText(tr("Reason"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->installEventFilter(this);
    m_leave->setAccessibleName(tr("Cancel without changing the player"));
    for (QPushButton* button : {m_change, m_remove, m_act})
        keepFromEnter(*button);
    layOut();
    connect(m_change, &QPushButton::clicked, this, &PlayerStanding::ask);
    connect(m_remove, &QPushButton::clicked, this, &PlayerStanding::remove);
    connect(m_act, &QPushButton::clicked, this, &PlayerStanding::act);
    connect(m_leave, &QPushButton::clicked, this, &PlayerStanding::giveUp);
}

void PlayerStanding::layOut() {
    auto* state
        = addParts(bareRow(nullptr, space::tight), {{m_icon, 0, Qt::AlignTop}, {m_state, 1}});
    auto* buttons = rowOfParts({m_change, m_remove, FreeSpace{}});
    auto* answers = rowOfParts({m_act, m_leave, FreeSpace{}});
    addParts(bareColumn(m_question, space::tight), {m_reason, m_why, answers});
    m_question->hide();

    addParts(bareColumn(this, space::small), {state, buttons, m_question});
}

void PlayerStanding::show(const std::optional<PlayerId>& player, bool isDisqualified) {
    if (player != m_player || isDisqualified != m_isDisqualified)
        giveUp();
    m_player = player;
    m_isDisqualified = isDisqualified;
    showState();
}

void PlayerStanding::showState() {
    const Player* player
        = m_player && m_book.hasEvent() ? findPlayer(m_book.event(), *m_player) : nullptr;
    setEnabled(player && m_book.canWrite());
    QString state;
    const QString reason = player ? player->disqualifiedReason.value_or(QString()) : QString();
    const Language& language = m_book.wording().language();
    if (m_isDisqualified)
        state = disqualificationText(language, reason);
    else if (player && player->disqualified && !reason.isEmpty())
        state = reinstatementText(language, reason);
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    m_icon->setVisible(!state.isEmpty());
    if (m_isDisqualified)
        m_icon->setLineIcon(LineIcon::Warning, &Colors::bad);
    else
        m_icon->setLineIcon(LineIcon::Note);
    m_change->setText(m_isDisqualified ? tr("Reinstate…") : tr("Disqualify…"));
    setTextAndKey(*m_act, m_isDisqualified ? tr("Reinstate") : tr("Disqualify"),
                  QKeySequence(Qt::CTRL | Qt::Key_Return));
}

void PlayerStanding::ask() {
    m_question->show();
    m_reason->setFocus(Qt::OtherFocusReason);
}

void PlayerStanding::giveUp() {
    m_reason->clear();
    m_why->setText({});
    const bool hadFocus = m_question->isAncestorOf(focusWidget());
    m_question->hide();
    if (hadFocus)
        m_change->setFocus(Qt::OtherFocusReason);
}

void PlayerStanding::act() {
    const QString reason = m_reason->text().trimmed();
    if (!m_player)
        return;
    if (reason.isEmpty()) {
        m_why->setText(tr("Type the reason: it goes into the journal and below the standings."));
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    const bool done
        = m_book.perform(m_isDisqualified ? reinstate(m_book.event(), *m_player, reason)
                                          : disqualify(m_book.event(), *m_player, reason));
    if (done)
        giveUp();
}

/// Enter in the reason must not disqualify the player yet.
void PlayerStanding::leadToAct() {
    if (m_reason->text().trimmed().isEmpty())
        return act(); // which asks for a reason
    m_act->setFocus(Qt::TabFocusReason);
}

void PlayerStanding::remove() {
    if (m_player && m_book.canWrite())
        m_book.perform(removePlayer(m_book.event(), *m_player));
}

bool PlayerStanding::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_reason || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        key.modifiers().testFlag(Qt::ControlModifier) ? act() : leadToAct();
        return true;
    case Qt::Key_Escape: giveUp(); return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

constexpr int nobodyLetters = 30; // width of the text shown while no one is selected

PlayerPanel::PlayerPanel(const PageContext& pageContext, QWidget* parent)
    : BookView(parent)
    , m_book(pageContext.book)
    , m_area(new DownArea)
    , m_title(wrapped(named(new TextLabel(TextLevel::GroupTitle), u"playerTitle"_s)))
    , m_facts(named(new QLabel, u"personFacts"_s))
    , m_nobody(new TextLabel(TextLevel::Weak,
                             tr("No one is selected. Type a few letters to find a player, or "
                                "type a new name and press Enter to add it.")))
    , m_register(named(new QPushButton, u"personRegister"_s))
    , m_details(new PlayerDetails(pageContext))
    , m_standing(new PlayerStanding(pageContext.book))
    , m_needs(new PlayerNeeds(pageContext.book))
    , m_card(new PlayerCard(pageContext))
    , m_columns(new QBoxLayout(QBoxLayout::TopToBottom)) {
    setObjectName(u"playerPanel"_s);
    m_nobody->setWordWrap(true);
    m_nobody->setMinimumWidth(nobodyLetters * fontMetrics().averageCharWidth());
    showPlainly(*m_facts);
    layOut();
    connect(m_details, &PlayerDetails::leaving, this, &PlayerPanel::leaving);
    connect(m_register, &QPushButton::clicked, this, &PlayerPanel::registerWanted);
}

PlayerPanel::~PlayerPanel() = default;

void PlayerPanel::layOut() {
    auto* details = new QWidget;
    addParts(bareColumn(details, space::small), {m_title,
                                                 m_facts,
                                                 {m_register, 0, Qt::AlignLeft},
                                                 m_details,
                                                 Distance{space::tight},
                                                 m_standing,
                                                 m_needs,
                                                 FreeSpace{}});
    auto* played = new QWidget;
    addParts(bareColumn(played), {m_card, FreeSpace{}});
    m_columns->setSpacing(space::page);
    m_columns->addWidget(details, 1);
    m_columns->addWidget(played, 1);
    auto* content = new QWidget;
    addParts(columnWithin(content, {0, 0, space::small, space::medium}), {m_columns, FreeSpace{}});
    m_area->setWidget(content);

    addParts(bareColumn(this, space::small), {m_nobody, {m_area, 1}, FreeSpace{0}});
}

/// Puts the played games beside the details if both have a panel's width, else below.
void PlayerPanel::resizeEvent(QResizeEvent* event) {
    BookView::resizeEvent(event);
    const bool isWide = width() >= 2 * ListWithPanel::leastPanel();
    m_columns->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int measure = measureLetters * fontMetrics().averageCharWidth();
    m_area->widget()->setMaximumWidth(isWide ? 2 * measure : measure);
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
    outdate();
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
        add(tr("Also known as"), otherNamesText(person.alsoKnownAs));
    add(tr("From"), person.from);
    add(tr("Badge"), person.badge);
    add(tr("Phone"), person.phone);
    add(tr("E-mail"), person.email);
    add(tr("Where to find"), person.whereabouts);
    add(tr("Notes"), person.notes);
    m_facts->setText(facts.join(u'\n'));
}

void PlayerPanel::startTyping() {
    if (std::holds_alternative<PlayerId>(m_who))
        m_details->startTyping();
    else if (std::holds_alternative<PersonId>(m_who))
        m_register->setFocus(Qt::OtherFocusReason);
}

void PlayerPanel::showAll() {
    const auto* id = std::get_if<PlayerId>(&m_who);
    const bool isThere = id && m_book.hasEvent() && findPlayer(m_book.event(), *id);
    m_needs->show(isThere ? std::optional(*id) : std::nullopt);
}

void PlayerPanel::showNeeds() {
    catchUp();
    // Queued: the lines have no position before the layout.
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

} // namespace mentat

#include "moc_player_panel.cpp"
