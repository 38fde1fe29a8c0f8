#include "ui/heats/final/final_times_form.h"

#include "ui/look/spacing.h"
#include "ui/moments/moment_edit.h"

#include <QFormLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace mentat {

FinalTimesForm::FinalTimesForm(bool isStage, QWidget* parent)
    : QWidget(parent)
    , m_start(
          new MomentEdit(u"finalStart"_s, isStage ? tr("Stage start") : tr("Start of the final")))
    , m_deadline(new MomentEdit(u"finalDeadline"_s, tr("Arrival deadline"))) {
    build();
    for (MomentEdit* edit : {m_start, m_deadline})
        connect(edit, &MomentEdit::edited, this, &FinalTimesForm::tellIfEdited);
}

void FinalTimesForm::build() {
    auto* form = bareGrid<QFormLayout>(this, space::medium, space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Starts"), m_start);
    form->addRow(tr("&Deadline"), m_deadline);
    form->labelForField(m_deadline)
        ->setToolTip(tr("When a qualifier must be here; if empty, the start"));
}

void FinalTimesForm::show(const Stage& stage, const VenueTime& usual) {
    // What is typed stays as long as the event says the same.
    if (m_showing && stage.start == m_shown.start && stage.deadline == m_shown.deadline) {
        m_shown = stage;
        return;
    }
    m_showing = true;
    m_shown = stage;
    m_start->setMoment(stage.start, usual);
    m_deadline->setMoment(stage.deadline, stage.start.value_or(usual));
}

std::optional<VenueTime> FinalTimesForm::deadline() const {
    const auto& typed = m_deadline->moment();
    const auto& start = m_start->moment();
    const bool goesAlong = typed && typed == m_shown.deadline && start && m_shown.start
                           && typed->date() == m_shown.start->date();
    // It moves with the day of the final.
    return goesAlong ? VenueTime::of(start->date(), typed->time()) : typed;
}

Stage FinalTimesForm::stage() const {
    Stage stage = m_shown;
    stage.start = m_start->moment();
    stage.deadline = deadline();
    return stage;
}

void FinalTimesForm::tellIfEdited() {
    if (m_showing && stage() != m_shown)
        Q_EMIT edited();
}

void FinalTimesForm::startTyping() {
    m_deadline->setFocus();
}

} // namespace mentat
