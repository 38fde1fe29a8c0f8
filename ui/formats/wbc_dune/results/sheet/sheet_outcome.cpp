#include "ui/formats/wbc_dune/results/sheet/sheet_outcome.h"

#include "scoring/formats/wbc_dune/results/value_warnings.h"
#include "ui/desk/widget_parts.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString winnersSentence(const SheetState& state, const NameOf& nameOf) {
    QStringList names;
    for (const Seat& seat : state.reading.game.seats) {
        if (dune(seat).winner)
            names.append(nameOf(seat.player));
    }
    if (names.isEmpty())
        return {};
    return SheetOutcome::tr("Won by %1").arg(names.join(u", "_s));
}

QString verdictSentence(const SheetState& state, const Wording& wording, const NameOf& nameOf) {
    if (!state.review.verdict)
        return winnersSentence(state, nameOf);
    const QString verdict = wording.verdict(*state.review.verdict, nameOf);
    return state.review.verdict->tied.empty()
               ? verdict
               : SheetOutcome::tr("%1. Type each side's die under its row; if they are tied again, "
                                  "type the next one behind it.",
                                  "the verdict")
                     .arg(verdict);
}

/// "PP 19.5 of at most 24.5": what is given away of what the board can give (R10.21).
QString sums(const SheetState& state, const Event& event) {
    const PointsTogether points = pointsTogether(event, state.reading.game);
    const auto said = [](qint64 halves) {
        return pointsText(PerformancePoints::fromHalves(static_cast<int>(halves)));
    };
    if (!points.given)
        return {};
    if (!points.most)
        return SheetOutcome::tr("PP %1 in all").arg(said(*points.given));
    return SheetOutcome::tr("PP %1 of at most %2").arg(said(*points.given), said(*points.most));
}

QString questions(const SheetState& state, const Wording& wording, const NameOf& nameOf) {
    QStringList asked;
    for (const GameQuestion& question : state.unknown) {
        const QString name
            = question.seat ? nameOf(state.reading.game.seats[*question.seat].player) : QString();
        // How long it took is asked by the end; here the start may be what is missing.
        const bool isStart
            = question.fact == AskedFact::EndTime && state.reading.game.end.has_value();
        asked.append(isStart ? SheetOutcome::tr("start time")
                             : wording.question(question.fact, name));
    }
    return asked.isEmpty() ? QString() : SheetOutcome::tr("Ask: %1").arg(asked.join(u", "_s));
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
    addParts(bareRow(m_accept, space::small), {{m_reason, 1}, m_acceptButton});
    addParts(bareColumn(this, space::tight),
             {m_verdict, m_sums, m_open, m_accepted, m_warnings, m_accept});
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
