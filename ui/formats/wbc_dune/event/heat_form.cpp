#include "ui/formats/wbc_dune/event/heat_form.h"

#include "ui/look/spacing.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QTimeEdit>

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
    , m_name(new QLineEdit)
    , m_isSet(new QCheckBox(tr("&Starts")))
    , m_day(new QDateEdit)
    , m_time(new QTimeEdit)
    , m_minutes(new QSpinBox)
    , m_room(new QLineEdit) {
    build();
    connect(m_isSet, &QCheckBox::toggled, m_day, &QWidget::setEnabled);
    connect(m_isSet, &QCheckBox::toggled, m_time, &QWidget::setEnabled);
    connect(m_isSet, &QCheckBox::clicked, this, &HeatForm::tellIfEdited);
    for (QLineEdit* line : {m_name, m_room})
        connect(line, &QLineEdit::editingFinished, this, &HeatForm::tellIfEdited);
    for (QAbstractSpinBox* box :
         {static_cast<QAbstractSpinBox*>(m_day), static_cast<QAbstractSpinBox*>(m_time),
          static_cast<QAbstractSpinBox*>(m_minutes)})
        connect(box, &QAbstractSpinBox::editingFinished, this, &HeatForm::tellIfEdited);
}

void HeatForm::build() {
    m_name->setObjectName(u"heatName"_s);
    m_name->setPlaceholderText(tr("None is needed"));
    m_isSet->setObjectName(u"heatIsSet"_s);
    m_isSet->setAccessibleName(tr("The start is set"));
    m_day->setObjectName(u"heatDay"_s);
    m_day->setAccessibleName(tr("Day"));
    m_day->setCalendarPopup(true);
    m_day->setDisplayFormat(u"ddd "_s + QLocale().dateFormat(QLocale::ShortFormat));
    m_time->setObjectName(u"heatTime"_s);
    m_time->setAccessibleName(tr("Start"));
    m_minutes->setObjectName(u"heatMinutes"_s);
    m_minutes->setRange(0, longestHeat);
    m_minutes->setSuffix(tr(" min"));
    m_room->setObjectName(u"heatRoom"_s);

    auto* start = new QHBoxLayout;
    start->setSpacing(space::small);
    start->addWidget(m_isSet);
    start->addWidget(m_day);
    start->addWidget(m_time);
    start->addStretch(1);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(space::medium);
    form->setVerticalSpacing(space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("When"), start);
    form->addRow(tr("&Length"), m_minutes);
    form->addRow(tr("&Room"), m_room);
}

void HeatForm::show(HeatNumber heat, const HeatDetails& details, const VenueTime& usual) {
    // Of the heat that is typed at, what is typed stays as long as the event says the same.
    if (m_heat == heat && details == m_shown)
        return;
    m_heat = heat;
    m_shown = details;
    const VenueTime start = details.start.value_or(usual);
    m_name->setText(details.name ? details.name->text() : QString());
    m_isSet->setChecked(details.start.has_value());
    m_day->setDate(start.date());
    m_time->setTime(start.time());
    m_day->setEnabled(details.start.has_value());
    m_time->setEnabled(details.start.has_value());
    m_minutes->setValue(details.minutes.value());
    m_room->setText(details.location.value_or(QString()));
}

HeatDetails HeatForm::details() const {
    HeatDetails details;
    if (const auto name = lineText(*m_name))
        details.name = Name::fromText(*name);
    if (m_isSet->isChecked())
        details.start = VenueTime::of(m_day->date(), m_time->time());
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
    m_day->isEnabled() ? m_day->setFocus() : m_isSet->setFocus();
}

} // namespace mentat
