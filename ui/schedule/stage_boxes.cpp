#include "ui/schedule/stage_boxes.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"

#include <QCheckBox>
#include <QShortcutEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// With the letter that leads to it, which no other part of the dialog has.
QString textOf(const StageQuestion& question) {
    const bool isAdded = question.isListed;
    switch (question.kind) {
    case RoundKind::Quarterfinal:
        return isAdded ? StageBoxes::tr("Add the &quarterfinal that the schedule lists")
                       : StageBoxes::tr("Remove the &quarterfinal, not in the schedule");
    case RoundKind::Semifinal:
        return isAdded ? StageBoxes::tr("Add the se&mifinal that the schedule lists")
                       : StageBoxes::tr("Remove the se&mifinal, not in the schedule");
    case RoundKind::Final:
        return isAdded ? StageBoxes::tr("Add the fi&nal that the schedule lists")
                       : StageBoxes::tr("Remove the fi&nal, not in the schedule");
    case RoundKind::Heat:
    case RoundKind::Demo:
    case RoundKind::Mulligan:
    case RoundKind::Other: break;
    }
    return {};
}

} // namespace

StageBoxes::StageBoxes(QWidget* parent) : QWidget(parent) {
    auto* column = bareColumn(this, space::tight);
    auto* what = plainLabel(u"scheduleStages"_s);
    what->setText(tr("The schedule has other rounds than the rules. Check each round for which "
                     "the schedule counts."));
    column->addWidget(what);
    const std::pair<RoundKind, QString> rounds[]{{RoundKind::Quarterfinal, u"stage-quarterfinal"_s},
                                                 {RoundKind::Semifinal, u"stage-semifinal"_s},
                                                 {RoundKind::Final, u"stage-final"_s}};
    for (const auto& [kind, name] : rounds) {
        auto* box = named(new QCheckBox, name);
        column->addWidget(box);
        box->installEventFilter(this);
        connect(box, &QCheckBox::clicked, this, &StageBoxes::answered);
        m_boxes.emplace(kind, box);
    }
    showQuestions({});
}

void StageBoxes::showQuestions(const StageQuestions& questions) {
    for (const auto& [kind, box] : m_boxes) {
        const auto asked = std::ranges::find(questions, kind, &StageQuestion::kind);
        box->setVisible(asked != questions.end());
        box->setText(asked != questions.end() ? textOf(*asked) : QString());
        box->setChecked(asked != questions.end() && asked->isTaken);
    }
    setVisible(!questions.empty());
}

bool StageBoxes::eventFilter(QObject* watched, QEvent* event) {
    auto* box = qobject_cast<QCheckBox*>(watched);
    if (!box || event->type() != QEvent::Shortcut
        || static_cast<QShortcutEvent*>(event)->isAmbiguous())
        return QWidget::eventFilter(watched, event);
    box->setFocus(Qt::ShortcutFocusReason);
    box->click();
    return true;
}

RoundKinds StageBoxes::taken() const {
    RoundKinds taken;
    for (const auto& [kind, box] : m_boxes) {
        if (box->isChecked())
            taken.insert(kind);
    }
    return taken;
}

} // namespace mentat
