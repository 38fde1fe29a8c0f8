#include "ui/heats/final/round_details_form.h"

#include "scoring/heats/clock/round_times.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"
#include "ui/moments/moment_edit.h"

#include <QFormLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>

#include <tuple>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// What the form shows of a round.
auto factsOf(const Stage& stage) {
    return std::tie(stage.start, stage.deadline, stage.location, stage.minutes);
}

} // namespace

RoundDetailsForm::RoundDetailsForm(bool isStage, QWidget* parent)
    : QWidget(parent)
    , m_start(
          new MomentEdit(u"finalStart"_s, isStage ? tr("Stage start") : tr("Start of the final")))
    , m_deadline(new MomentEdit(u"finalDeadline"_s, tr("Arrival deadline")))
    , m_location(named(new QLineEdit, u"roundLocation"_s))
    , m_minutes(named(new QLineEdit, u"roundMinutes"_s)) {
    build(isStage);
    for (MomentEdit* edit : {m_start, m_deadline})
        connect(edit, &MomentEdit::edited, this, &RoundDetailsForm::tellIfEdited);
    for (QLineEdit* line : {m_location, m_minutes})
        connect(line, &QLineEdit::editingFinished, this, &RoundDetailsForm::tellIfEdited);
}

void RoundDetailsForm::build(bool isStage) {
    auto* form = bareGrid<QFormLayout>(this, space::medium, space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Starts"), m_start);
    form->addRow(tr("&Deadline"), m_deadline);
    form->labelForField(m_deadline)
        ->setToolTip(tr("When a qualifier must be here; if empty, the start"));
    form->addRow(labelOf(*m_location, tr("&Where")), m_location);
    form->addRow(labelOf(*m_minutes, tr("&Minutes")), m_minutes);
    m_minutes->setValidator(new QIntValidator(Minutes::min, Minutes::max, m_minutes));
    const Minutes usual = isStage ? stageMinutes(Stage()) : finalMinutes(Stage());
    m_minutes->setPlaceholderText(QString::number(usual.value()));
}

void RoundDetailsForm::show(const Stage& stage, const VenueTime& usual) {
    // What is typed stays as long as the event says the same.
    if (m_showing && factsOf(stage) == factsOf(m_shown)) {
        m_shown = stage;
        return;
    }
    m_showing = true;
    m_shown = stage;
    m_start->setMoment(stage.start, usual);
    m_deadline->setMoment(stage.deadline, stage.start.value_or(usual));
    m_location->setText(stage.location.value_or(QString()));
    m_minutes->setText(stage.minutes ? QString::number(stage.minutes->value()) : QString());
}

std::optional<VenueTime> RoundDetailsForm::deadline() const {
    const auto& typed = m_deadline->moment();
    const auto& start = m_start->moment();
    const bool goesAlong = typed && typed == m_shown.deadline && start && m_shown.start
                           && typed->date() == m_shown.start->date();
    // It moves with the day of the final.
    return goesAlong ? VenueTime::of(start->date(), typed->time()) : typed;
}

Stage RoundDetailsForm::stage() const {
    Stage stage = m_shown;
    stage.start = m_start->moment();
    stage.deadline = deadline();
    const QString location = m_location->text().trimmed();
    stage.location = location.isEmpty() ? std::nullopt : std::optional(location);
    const QString minutes = m_minutes->text();
    stage.minutes = minutes.isEmpty() ? std::nullopt : Minutes::fromInt(minutes.toInt());
    return stage;
}

void RoundDetailsForm::tellIfEdited() {
    if (m_showing && stage() != m_shown)
        Q_EMIT edited();
}

void RoundDetailsForm::startTyping() {
    m_deadline->setFocus();
}

} // namespace mentat
