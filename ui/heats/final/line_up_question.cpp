#include "ui/heats/final/line_up_question.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat {

LineUpQuestion::LineUpQuestion(QWidget* parent)
    : QFrame(parent)
    , m_title(wrapped(new TextLabel(TextLevel::Strong)))
    , m_effect(plainLabel(u"lineUpEffect"_s))
    , m_reasonLabel(new QLabel(tr("&Why")))
    , m_reason(named(new QLineEdit, u"reopenReason"_s))
    , m_do(named(new AccentButton, u"lineUpAnswer"_s))
    , m_leave(keyed(new QPushButton(tr("Leave as is")), QKeySequence(Qt::Key_Escape))) {
    build();
    connect(m_do, &QPushButton::clicked, this, &LineUpQuestion::answer);
    connect(m_leave, &QPushButton::clicked, this, &LineUpQuestion::giveUp);
    hide();
}

void LineUpQuestion::build() {
    setObjectName(u"lineUpQuestion"_s);
    setFrameShape(QFrame::StyledPanel);
    m_reasonLabel->setBuddy(m_reason);
    m_do->setLineIcon(LineIcon::Check);
    auto* why = rowOfParts({m_reasonLabel, {m_reason, 1}});
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::small);
    addParts(column, {m_title, m_effect, why, m_do, m_leave});
}

void LineUpQuestion::askToClose(const QString& effect) {
    m_closes = true;
    m_title->setText(tr("What happens if you close the line-up now"));
    m_effect->setText(effect);
    // What an Enter too many meets is the way that changes nothing.
    setTextAndKey(*m_do, tr("Close anyway"), sequenceOf(DeskKey::CloseLineUp));
    m_reason->hide();
    m_reasonLabel->hide();
    show();
    m_leave->setFocus();
}

void LineUpQuestion::askToReopen(const QString& effect) {
    m_closes = false;
    m_title->setText(tr("What happens if you reopen the line-up"));
    m_effect->setText(effect);
    setTextAndKey(*m_do, tr("Reopen line-up"), QKeySequence(Qt::Key_Return));
    m_reason->clear();
    m_reason->show();
    m_reasonLabel->show();
    show();
    m_reason->setFocus();
}

bool LineUpQuestion::asksToClose() const {
    return !isHidden() && m_closes;
}

bool LineUpQuestion::asksToReopen() const {
    return !isHidden() && !m_closes;
}

void LineUpQuestion::setEffect(const QString& effect) {
    m_effect->setText(effect);
}

void LineUpQuestion::close() {
    hide();
}

void LineUpQuestion::answer() {
    if (m_closes)
        Q_EMIT closingWanted();
    else
        Q_EMIT reopeningWanted(m_reason->text());
}

void LineUpQuestion::giveUp() {
    hide();
    Q_EMIT givenUp();
}

void LineUpQuestion::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape: giveUp(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_leave->hasFocus())
            giveUp();
        else
            answer();
        break;
    default: QFrame::keyPressEvent(event);
    }
}

} // namespace mentat
