#include "ui/sheets/correction_panel.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QFormLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

CorrectionPanel::CorrectionPanel(QWidget* parent)
    : QFrame(parent)
    , m_effect(plainLabel(u"correctionEffect"_s))
    , m_askedBy(named(new QLineEdit, u"correctionAskedBy"_s))
    , m_reason(named(new QLineEdit, u"correctionReason"_s)) {
    setObjectName(u"correction"_s);
    setFrameShape(QFrame::StyledPanel);
    auto* make = keyed(new AccentButton(tr("Correct the result")), DeskKey::Record);
    make->setNextOf(NextOf::Question);
    make->setLineIcon(LineIcon::Check);
    auto* giveUp = keyed(new QPushButton(tr("Keep typing")), QKeySequence(Qt::Key_Escape));
    auto* form = new QFormLayout;
    form->addRow(tr("&Requested by"), m_askedBy);
    form->addRow(tr("&Why"), m_reason);
    auto* buttons = rowOfParts({FreeRoom{}, giveUp, make});
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::small);
    addParts(column, {new TextLabel(TextLevel::Strong, tr("This corrects a recorded result")),
                      m_effect, form, buttons});
    connect(make, &QPushButton::clicked, this, &CorrectionPanel::accepted);
    connect(giveUp, &QPushButton::clicked, this, &CorrectionPanel::givenUp);
    connect(m_askedBy, &QLineEdit::returnPressed, m_reason, [this] { m_reason->setFocus(); });
    connect(m_reason, &QLineEdit::returnPressed, this, &CorrectionPanel::accepted);
    setFocusProxy(m_askedBy);
    hide();
}

void CorrectionPanel::offer(const QString& effect, bool hasAwards) {
    const QString nothing = hasAwards ? tr("Standings, awards, and the line-up stay the same.")
                                      : tr("The standings and the line-up stay the same.");
    m_effect->setText(effect.isEmpty() ? nothing : tr("It changes: %1.").arg(effect));
    m_askedBy->clear();
    m_reason->clear();
    show();
    m_askedBy->setFocus();
}

Correction CorrectionPanel::correction() const {
    return {m_askedBy->text(), m_reason->text()};
}

void CorrectionPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        Q_EMIT givenUp();
    else
        QFrame::keyPressEvent(event);
}

} // namespace mentat
