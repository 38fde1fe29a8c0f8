#include "ui/look/reason_line.h"

#include "ui/look/icon_label.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAccessible>
#include <QLabel>

#include <algorithm>

namespace mentat {

namespace {

constexpr int reasonIconSize = 16;

} // namespace

ReasonLine::ReasonLine(QWidget* parent)
    : QWidget(parent)
    , m_icon(new IconLabel(reasonIconSize))
    , m_text(new QLabel) {
    showPlainly(*m_text);
    addParts(bareRow(this, space::tight), {{m_icon, 0, Qt::AlignTop}, {m_text, 1}});
    hide();
}

void ReasonLine::setText(const QString& text, Weight weight) {
    if (text == this->text() && weight == m_weight)
        return;
    m_weight = weight;
    m_text->setText(text);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    if (weight == Weight::Warning)
        m_icon->setLineIcon(LineIcon::Note, &Colours::warning);
    else
        m_icon->setLineIcon(LineIcon::Warning, &Colours::bad);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void ReasonLine::keepRoom() {
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
    setMinimumHeight(std::max(reasonIconSize, m_text->fontMetrics().height()));
}

QString ReasonLine::text() const {
    return m_text->text();
}

} // namespace mentat
