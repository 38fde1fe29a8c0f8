#include "ui/heats/event/heat_form.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"
#include "ui/moments/moment_edit.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int longestHeat = 24 * 60;

std::optional<QString> lineText(const QLineEdit& line) {
    const QString text = line.text().trimmed();
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

} // namespace

HeatForm::HeatForm(QWidget* parent)
    : QWidget(parent)
    , m_name(named(new QLineEdit, u"heatName"_s))
    , m_start(new MomentEdit(u"heatStart"_s, tr("Start")))
    , m_minutes(named(new QSpinBox, u"heatMinutes"_s))
    , m_room(named(new QLineEdit, u"heatRoom"_s)) {
    build();
    connect(m_start, &MomentEdit::edited, this, &HeatForm::tellIfEdited);
    for (QLineEdit* line : {m_name, m_room})
        connect(line, &QLineEdit::editingFinished, this, &HeatForm::tellIfEdited);
    connect(m_minutes, &QSpinBox::editingFinished, this, &HeatForm::tellIfEdited);
}

void HeatForm::build() {
    m_name->setPlaceholderText(tr("None needed"));
    m_minutes->setRange(0, longestHeat);
    m_minutes->setSuffix(tr(" min"));

    auto* form = bareGrid<QFormLayout>(this, space::medium, space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Na&me"), m_name);
    form->addRow(tr("Sta&rts"), m_start);
    form->addRow(tr("Le&ngth"), m_minutes);
    form->addRow(tr("Ro&om"), m_room);
}

void HeatForm::show(HeatNumber heat, const HeatDetails& details, const VenueTime& usual) {
    // Of the heat that is typed at, what is typed stays as long as the event says the same.
    if (m_heat == heat && details == m_shown)
        return;
    m_heat = heat;
    m_shown = details;
    m_name->setText(details.name ? details.name->text() : QString());
    m_start->setMoment(details.start, usual);
    m_minutes->setValue(details.minutes.value());
    m_room->setText(details.location.value_or(QString()));
}

HeatDetails HeatForm::details() const {
    HeatDetails details = m_shown;
    details.name.reset();
    if (const auto name = lineText(*m_name))
        details.name = Name::fromText(*name);
    details.start = m_start->moment();
    details.minutes = Minutes(m_minutes->value());
    details.location = lineText(*m_room);
    return details;
}

void HeatForm::tellIfEdited() {
    if (m_heat && details() != m_shown)
        Q_EMIT edited();
}

void HeatForm::setReadOnly(bool readOnly) {
    setEnabled(!readOnly);
}

void HeatForm::startTyping() {
    m_start->setFocus();
}

} // namespace mentat
