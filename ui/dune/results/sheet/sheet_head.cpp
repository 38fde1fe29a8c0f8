#include "ui/dune/results/sheet/sheet_head.h"

#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/sheet_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/names.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/results/value_warnings.h"
#include "ui/desk/widget_parts.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

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

/// "= 4 h 07 min"
QString duration(const Language& language, const Game& game) {
    if (!game.start || !game.end)
        return {};
    return u"= "_s + durationText(language, game.start->minutesTo(*game.end));
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
    , m_firstLabels{labelled(FieldKind::TurnsPlayed), labelled(FieldKind::HowWon)}
    , m_winnersLabel(labelled(FieldKind::Winners))
    , m_predictedLabel(labelled(FieldKind::Predicted))
    , m_findings(new ReasonLine) {
    auto* times = bareRow(nullptr, space::small);
    for (SheetEdit* edit : m_numbers) {
        const FieldKind kind = edit->field().kind;
        addParts(times, {kind == FieldKind::TurnsPlayed ? m_firstLabels[0] : labelled(kind), edit});
    }
    addParts(times, {labelled(FieldKind::EndTime), m_ended, m_duration,
                     labelled(FieldKind::StartTime), m_started, FreeSpace{}});
    auto* legend = wrapped(new TextLabel(TextLevel::Weak, victoryLegend(wording)));
    auto* how = new WrappingRow;
    how->setSpacing(space::small);
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_firstLabels[1], m_victory, m_outcome, labelled(FieldKind::Alliances), m_alliances,
             m_winnersLabel, m_winners, m_predictedLabel, m_predicted})
        how->addWidget(part);
    how->addStretch();
    addParts(bareColumn(this, space::small), {times, how, legend, m_findings});
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

QString SheetHead::outcomeOf(Victory victory) const {
    return u"→ "_s + victoryName(m_wording.language(), victory);
}

void SheetHead::fitWidths() {
    for (SheetEdit* edit : m_edits)
        edit->setFixedWidth(fontMetrics().horizontalAdvance(u'W')
                                * duneField(edit->field().kind).letters
                            + 2 * space::small);
    // The next field keeps its place when the outcome appears.
    int widest = 0;
    for (const auto& entry : idsOf<Victory>)
        widest
            = std::max(widest, m_outcome->fontMetrics().horizontalAdvance(outcomeOf(entry.value)));
    m_outcome->setMinimumWidth(widest);
    alignFirstFields();
}

void SheetHead::alignFirstFields() {
    int widest = 0; // a label is wider than its letters
    for (const QLabel* label : m_firstLabels)
        widest = std::max(widest, label->sizeHint().width());
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
    // Winners implied by the victory are a placeholder: no need to type them, but they can be
    // overridden.
    m_winners->showText(text.winners);
    m_winners->setPlaceholderText(state.winners);
    m_predicted->showText(text.predicted);
    m_duration->setText(duration(m_wording.language(), state.reading.game));
    const bool isPrediction = text.victory == Victory::BgPrediction;
    m_predicted->setVisible(isPrediction);
    m_predictedLabel->setVisible(isPrediction);
    m_winners->setVisible(text.victory.has_value());
    m_winnersLabel->setVisible(text.victory.has_value());
    QString outcome = text.victory ? outcomeOf(*text.victory) : QString();
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

namespace {

QString winnersSentence(const SheetState& state, const Language& language, const NameOf& nameOf) {
    QStringList names;
    for (const Seat& seat : state.reading.game.seats) {
        if (dune(seat).winner)
            names.append(nameOf(seat.player));
    }
    if (names.isEmpty())
        return {};
    return SheetOutcome::tr("Won by %1").arg(listedNames(language, names));
}

QString verdictSentence(const SheetState& state, const Wording& wording, const NameOf& nameOf) {
    if (!state.review.verdict)
        return winnersSentence(state, wording.language(), nameOf);
    const QString verdict = verdictReason(wording.language(), *state.review.verdict, nameOf);
    return state.review.verdict->tied.empty()
               ? verdict
               : SheetOutcome::tr("%1. Type each side's die under its row; if they are tied again, "
                                  "type the next one behind it.",
                                  "the verdict")
                     .arg(verdict);
}

/// "23.0 PP recorded (28.0 possible)" (R10.21).
QString sums(const SheetState& state, const Event& event) {
    const PointsTogether points = pointsTogether(event, state.reading.game);
    const auto said = [](qint64 halves) {
        return pointsText(PerformancePoints::fromHalves(static_cast<int>(halves)));
    };
    if (!points.given)
        return {};
    if (!points.most)
        return SheetOutcome::tr("%1 PP in all").arg(said(*points.given));
    return SheetOutcome::tr("%1 PP recorded (%2 possible)")
        .arg(said(*points.given), said(*points.most));
}

QString questions(const SheetState& state, const Wording& wording, const NameOf& nameOf) {
    QStringList asked;
    for (const GameQuestion& question : state.unknown) {
        const QString name
            = question.seat ? nameOf(state.reading.game.seats[*question.seat].player) : QString();
        // The end time implies the duration, so with an end, the start is what is missing.
        const bool isStart
            = question.fact == AskedFact::EndTime && state.reading.game.end.has_value();
        asked.append(isStart ? SheetOutcome::tr("start time")
                             : wording.question(question.fact, name));
    }
    return asked.isEmpty()
               ? QString()
               : SheetOutcome::tr("Missing: %1").arg(firstNames(wording.language(), asked));
}

QString acceptedWarnings(const SheetState& state, const Wording& wording) {
    QStringList lines;
    for (const AcceptedWarning& accepted : state.review.warnings.accepted) {
        const QString sentence = wording.finding(accepted.warning);
        lines.append(accepted.reason
                         ? SheetOutcome::tr("Accepted: %1 (%2)").arg(sentence, *accepted.reason)
                         : SheetOutcome::tr("Accepted: %1").arg(sentence));
    }
    return lines.join(u'\n');
}

void showOrHide(QLabel& label, const QString& text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

} // namespace

SheetOutcome::SheetOutcome(QWidget* parent)
    : QWidget(parent)
    , m_verdict(named(new TextLabel(TextLevel::Strong), u"sheetVerdict"_s))
    , m_sums(new TextLabel(TextLevel::Weak))
    , m_open(named(new QLabel, u"sheetQuestions"_s))
    , m_warnings(named(new ReasonLine, u"sheetWarnings"_s))
    , m_accepted(new TextLabel(TextLevel::Weak))
    , m_accept(new QWidget)
    , m_reason(named(new QLineEdit, u"acceptReason"_s, tr("Why the warnings are accepted")))
    , m_acceptButton(keyed(new QPushButton(lineIcon(LineIcon::Check), tr("Accept")),
                           DeskKey::AcceptWarnings)) {
    build();
    connect(m_acceptButton, &QPushButton::clicked, this, &SheetOutcome::acceptWanted);
    connect(m_reason, &QLineEdit::returnPressed, this, &SheetOutcome::acceptWanted);
}

void SheetOutcome::build() {
    for (QLabel* label : {m_verdict, m_sums, m_open, m_accepted})
        showPlainly(*label);
    m_reason->setPlaceholderText(tr("Reason, if any"));
    m_sums->setWordWrap(false);
    // Few lines: with large letters each takes one from the fields above.
    addParts(bareRow(m_accept, space::small), {{m_warnings, 1}, {m_reason, 1}, m_acceptButton});
    addParts(
        bareColumn(this, space::tight),
        {rowOfParts({{m_verdict, 1}, {m_sums, 0, Qt::AlignTop}}), m_open, m_accepted, m_accept});
}

void SheetOutcome::showState(const SheetState& state, const Event& event, const Wording& wording,
                             const NameOf& nameOf) {
    showOrHide(*m_verdict, verdictSentence(state, wording, nameOf));
    showOrHide(*m_sums, sums(state, event));
    showOrHide(*m_open, questions(state, wording, nameOf));
    showOrHide(*m_accepted, acceptedWarnings(state, wording));
    const int open = static_cast<int>(state.openWarnings().size()) + (state.endToCome ? 1 : 0);
    m_warnings->setText(open > 0 ? tr("%n warning(s), shown at the fields above", nullptr, open)
                                 : QString(),
                        ReasonLine::Weight::Warning);
    m_accept->setVisible(open > 0);
}

void SheetOutcome::orderTabs(QWidget& before, QWidget& last) {
    setTabOrder(&before, m_reason);
    setTabOrder(m_reason, m_acceptButton);
    setTabOrder(m_acceptButton, &last);
}

QString SheetOutcome::takeReason() {
    QString reason = m_reason->text().trimmed();
    m_reason->clear();
    return reason;
}

} // namespace mentat

#include "moc_sheet_head.cpp"
