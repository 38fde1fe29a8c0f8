#include "ui/formats/wbc_dune/results/sheet/sheet_head.h"

#include "reports/wording/formats/wbc_dune/dune_wording.h"
#include "reports/wording/formats/wbc_dune/sheet_wording.h"
#include "scoring/formats/wbc_dune/games/factions.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// "S solo · A alliance · …"
QString victoryLegend(const Wording& wording) {
    QStringList words;
    for (const auto& entry : idsOf<Victory>)
        words.append(
            QString(letterOf(entry.value) + u' ' + victoryName(wording.language(), entry.value)));
    words.append(SheetHead::tr("C conceded"));
    return words.join(u" · "_s);
}

QString duration(const Game& game) {
    if (!game.start || !game.end)
        return {};
    const qint64 minutes = game.start->minutesTo(*game.end);
    return SheetHead::tr("= %1 h %2").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

SheetHead::SheetHead(const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_numbers(addNumbers())
    , m_ended(add(FieldKind::EndTime))
    , m_started(add(FieldKind::StartTime))
    , m_victory(add(FieldKind::HowWon))
    , m_alliances(add(FieldKind::Alliances))
    , m_winners(add(FieldKind::Winners))
    , m_predicted(add(FieldKind::Predicted))
    , m_duration(new TextLabel(TextLevel::Weak))
    , m_outcome(new TextLabel(TextLevel::Strong))
    , m_firstLabels{labelled(FieldKind::TurnsPlayed), labelled(FieldKind::HowWon),
                    labelled(FieldKind::Alliances)}
    , m_winnersLabel(labelled(FieldKind::Winners))
    , m_predictedLabel(labelled(FieldKind::Predicted))
    , m_findings(new ReasonLine) {
    auto* times = bareRow(nullptr, space::small);
    for (SheetEdit* edit : m_numbers) {
        const FieldKind kind = edit->field().kind;
        addParts(times, {kind == FieldKind::TurnsPlayed ? m_firstLabels[0] : labelled(kind), edit});
    }
    addParts(times, {labelled(FieldKind::EndTime), m_ended, m_duration,
                     labelled(FieldKind::StartTime), m_started, FreeRoom{}});
    auto* legend = wrapped(new TextLabel(TextLevel::Weak, victoryLegend(wording)));
    auto* how = rowOfParts({m_firstLabels[1], m_victory, m_outcome, FreeRoom{}});
    addParts(bareColumn(this, space::small),
             {times, how, legend,
              rowOfParts({m_firstLabels[2], m_alliances, m_winnersLabel, m_winners,
                          m_predictedLabel, m_predicted, FreeRoom{}}),
              m_findings});
    fitWidths();
}

QLabel* SheetHead::labelled(FieldKind kind) const {
    return new QLabel(fieldName(m_wording.language(), kind));
}

SheetEdit* SheetHead::add(FieldKind kind) {
    auto* edit = new SheetEdit({kind});
    edit->setAccessibleName(fieldName(m_wording.language(), kind));
    edit->setWhatsThis(fieldRuleText(m_wording.language(), kind));
    edit->setObjectName(u"sheet-%1"_s.arg(static_cast<int>(kind)));
    m_edits.push_back(edit);
    return edit;
}

std::vector<SheetEdit*> SheetHead::addNumbers() {
    std::vector<SheetEdit*> edits;
    for (const DuneField& field : numbersOfSheet())
        edits.push_back(add(field.kind));
    return edits;
}

void SheetHead::fitWidths() {
    for (SheetEdit* edit : m_edits)
        edit->setFixedWidth(fontMetrics().horizontalAdvance(u'W')
                                * duneField(edit->field().kind).letters
                            + 2 * space::small);
    alignFirstFields();
}

void SheetHead::alignFirstFields() {
    int widest = 0;
    for (const QLabel* label : m_firstLabels)
        widest = std::max(widest, fontMetrics().horizontalAdvance(label->text()));
    for (QLabel* label : m_firstLabels)
        label->setMinimumWidth(widest);
}

void SheetHead::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitWidths();
}

void SheetHead::showState(const SheetState& state) {
    const SheetText& text = state.text;
    for (SheetEdit* edit : m_numbers)
        edit->showText(text.numbers[edit->field().kind]);
    m_ended->showText(text.ended);
    m_started->showText(text.started);
    m_victory->showText(text.victory ? QString(letterOf(*text.victory)) : QString());
    m_alliances->showText(text.alliances);
    // Whom the victory names need not be typed, and can be overtyped.
    m_winners->showText(text.winners);
    m_winners->setPlaceholderText(state.winners);
    m_predicted->showText(text.predicted);
    m_duration->setText(duration(state.reading.game));
    const bool isPrediction = text.victory == Victory::BgPrediction;
    m_predicted->setVisible(isPrediction);
    m_predictedLabel->setVisible(isPrediction);
    m_winners->setVisible(text.victory.has_value());
    m_winnersLabel->setVisible(text.victory.has_value());
    QString outcome = text.victory
                          ? QString(u"→ "_s + victoryName(m_wording.language(), *text.victory))
                          : QString();
    if (text.conceded)
        outcome = outcome.isEmpty() ? tr("→ conceded") : tr("%1, conceded").arg(outcome);
    m_outcome->setText(outcome);
}

void SheetHead::showFindings(const std::map<SheetField, QString>& sentences,
                             const std::map<SheetField, SheetEdit::Mark>& marks) {
    QStringList lines;
    auto weight = ReasonLine::Weight::Warning;
    for (const auto& [field, sentence] : sentences) {
        if (field.row)
            continue;
        lines.append(sentence);
        const auto mark = marks.find(field);
        if (mark != marks.end() && mark->second == SheetEdit::Mark::Wrong)
            weight = ReasonLine::Weight::Wrong;
    }
    m_findings->setText(lines.join(u'\n'), weight);
}

} // namespace mentat
