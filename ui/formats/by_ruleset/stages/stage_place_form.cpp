#include "ui/formats/by_ruleset/stages/stage_place_form.h"

#include "app/session/formats/by_ruleset/stage_play_acts.h"
#include "app/session/formats/stage_change.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"

#include <QFormLayout>
#include <QIntValidator>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace mentat {

static constexpr int usualStageMinutes = 300; // as the document has it

StagePlaceForm::StagePlaceForm(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_location(named(new QLineEdit, u"stageLocation"_s))
    , m_minutes(named(new QLineEdit, u"stageMinutes"_s)) {
    auto* form = bareGrid<QFormLayout>(this, space::medium, space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(labelOf(*m_location, tr("&Where")), m_location);
    form->addRow(labelOf(*m_minutes, tr("&Minutes")), m_minutes);
    m_minutes->setValidator(new QIntValidator(Minutes::min, Minutes::max, m_minutes));
    m_minutes->setPlaceholderText(QString::number(usualStageMinutes));
    for (QLineEdit* line : {m_location, m_minutes})
        connect(line, &QLineEdit::editingFinished, this, &StagePlaceForm::save);
}

void StagePlaceForm::showStage(const Name& stage) {
    const bool isOther = m_stage != stage;
    m_stage = stage;
    showDetails(isOther);
}

/// What is being typed stays.
void StagePlaceForm::showDetails(bool isOther) {
    const Stage details = stageAt(m_book.event(), *m_stage).value;
    const QString minutes = details.minutes ? QString::number(details.minutes->value()) : QString();
    const auto show = [&](QLineEdit& line, const QString& text) {
        if (isOther || !line.isModified())
            line.setText(text);
        line.setReadOnly(!m_book.canWrite());
    };
    show(*m_location, details.location.value_or(QString()));
    show(*m_minutes, minutes);
}

void StagePlaceForm::save() {
    if (!m_stage || !m_book.canWrite())
        return;
    Stage details = stageAt(m_book.event(), *m_stage).value;
    const Stage before = details;
    const QString location = m_location->text().trimmed();
    details.location = location.isEmpty() ? std::nullopt : std::optional(location);
    details.minutes
        = m_minutes->text().isEmpty() ? std::nullopt : Minutes::fromInt(m_minutes->text().toInt());
    m_location->setModified(false);
    m_minutes->setModified(false);
    if (details != before)
        m_book.perform(changeStageDetails(m_book.event(), *m_stage, details));
}

} // namespace mentat
