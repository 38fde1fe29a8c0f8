#include "ui/pages/players/player_standing.h"

#include "app/session/acts.h"
#include "reports/wording/heats/heats_wording.h"
#include "ui/look/fields.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

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
    , m_leave(new QPushButton(tr("Leave"))) {
    m_reason->setPlaceholderText(tr("Reason"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->installEventFilter(this);
    m_leave->setAccessibleName(tr("Leave the player as is"));
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
    auto* buttons = rowOfParts({m_change, m_remove, FreeRoom{}});
    auto* answers = rowOfParts({m_act, m_leave, FreeRoom{}});
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
        m_icon->setLineIcon(LineIcon::Warning, &Colours::bad);
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

/// An Enter behind the reason disqualifies nobody.
void PlayerStanding::leadToAct() {
    if (m_reason->text().trimmed().isEmpty())
        return act(); // which asks for it
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

} // namespace mentat
