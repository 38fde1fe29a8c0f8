#include "ui/formats/wbc_dune/final/final_times_form.h"

#include "ui/look/spacing.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QTimeEdit>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// To the minute, with 12 or 24 hours as the locale has it.
void showMinutes(QTimeEdit& edit) {
    edit.setDisplayFormat(edit.displayFormat().remove(u":ss"_s));
}

} // namespace

FinalTimesForm::FinalTimesForm(QWidget* parent)
    : QWidget(parent)
    , m_isSet(new QCheckBox(tr("&Starts")))
    , m_day(new QDateEdit)
    , m_time(new QTimeEdit)
    , m_hasDeadline(new QCheckBox(tr("&Deadline")))
    , m_deadline(new QTimeEdit) {
    build();
    for (QCheckBox* box : {m_isSet, m_hasDeadline}) {
        connect(box, &QCheckBox::toggled, this, &FinalTimesForm::enableFields);
        connect(box, &QCheckBox::clicked, this, &FinalTimesForm::tellIfEdited);
    }
    for (QAbstractSpinBox* box :
         std::initializer_list<QAbstractSpinBox*>{m_day, m_time, m_deadline})
        connect(box, &QAbstractSpinBox::editingFinished, this, &FinalTimesForm::tellIfEdited);
}

void FinalTimesForm::build() {
    m_isSet->setObjectName(u"finalIsSet"_s);
    m_isSet->setAccessibleName(tr("The start is set"));
    m_day->setObjectName(u"finalDay"_s);
    m_day->setAccessibleName(tr("Day of the final"));
    m_day->setCalendarPopup(true);
    m_day->setDisplayFormat(u"ddd "_s + QLocale().dateFormat(QLocale::ShortFormat));
    m_time->setObjectName(u"finalTime"_s);
    m_time->setAccessibleName(tr("Start of the final"));
    showMinutes(*m_time);
    showMinutes(*m_deadline);
    m_hasDeadline->setObjectName(u"finalHasDeadline"_s);
    m_hasDeadline->setAccessibleName(tr("The deadline is another time than the start"));
    m_hasDeadline->setToolTip(tr("Until when a qualifier has to be there; without one, the start"));
    m_deadline->setObjectName(u"finalDeadline"_s);
    m_deadline->setAccessibleName(tr("Deadline to be there"));

    auto* start = new QHBoxLayout;
    start->setSpacing(space::small);
    start->addWidget(m_day);
    start->addWidget(m_time);
    start->addStretch(1);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(space::medium);
    form->setVerticalSpacing(space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(m_isSet, start);
    form->addRow(m_hasDeadline, m_deadline);
    form->setAlignment(m_deadline, Qt::AlignLeft);
    enableFields();
}

void FinalTimesForm::show(const FinalDetails& details, const VenueTime& usual) {
    // What is typed stays as long as the event says the same.
    if (m_showing && details.start == m_shown.start && details.deadline == m_shown.deadline) {
        m_shown = details;
        return;
    }
    m_showing = true;
    m_shown = details;
    const VenueTime start = details.start.value_or(usual);
    m_isSet->setChecked(details.start.has_value());
    m_day->setDate(start.date());
    m_time->setTime(start.time());
    m_hasDeadline->setChecked(details.deadline.has_value());
    m_deadline->setTime(details.deadline.value_or(start).time());
    enableFields();
}

void FinalTimesForm::enableFields() {
    m_day->setEnabled(m_isSet->isChecked());
    m_time->setEnabled(m_isSet->isChecked());
    m_deadline->setEnabled(m_hasDeadline->isChecked());
}

std::optional<VenueTime> FinalTimesForm::deadline() const {
    if (!m_hasDeadline->isChecked())
        return std::nullopt;
    const auto& shown = m_shown.deadline;
    const bool isSameDay = !m_shown.start || m_shown.start->date() == m_day->date();
    if (shown && isSameDay && shown->time() == m_deadline->time())
        return shown;
    return VenueTime::of(m_day->date(), m_deadline->time());
}

FinalDetails FinalTimesForm::details() const {
    FinalDetails details = m_shown;
    details.start = m_isSet->isChecked()
                        ? std::optional(VenueTime::of(m_day->date(), m_time->time()))
                        : std::nullopt;
    details.deadline = deadline();
    return details;
}

void FinalTimesForm::tellIfEdited() {
    if (m_showing && details() != m_shown)
        Q_EMIT edited();
}

void FinalTimesForm::startTyping() {
    m_hasDeadline->setFocus();
}

} // namespace mentat
