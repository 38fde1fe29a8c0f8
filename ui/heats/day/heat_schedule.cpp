#include "ui/heats/day/heat_schedule.h"

#include "app/session/rounds/heat_acts.h"
#include "ui/desk/keys.h"
#include "ui/dialogs/form.h"
#include "ui/dialogs/question_dialogs.h"
#include "ui/heats/shown_round.h"
#include "ui/moments/moment_edit.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

PostponeDialog::PostponeDialog(const QString& heat, const std::optional<VenueTime>& start,
                               const VenueTime& now, QWidget* parent)
    : QDialog(parent)
    , m_before(start)
    , m_start(new MomentEdit(u"postponedStart"_s, tr("Starts")))
    , m_reason(new QLineEdit)
    , m_act(nullptr) {
    setWindowTitle(tr("Postpone %1").arg(heat));
    m_reason->setObjectName(u"postponedReason"_s);
    m_start->setMoment(start, start.value_or(now));
    QFormLayout* form = addForm(*this, tr("Postpone the heat"));
    form->addRow(tr("&Starts"), m_start);
    form->addRow(tr("&Reason"), m_reason);
    addExplanation(*form, tr("Check-ins and the draw are kept. Tables still playing go back to "
                             "not started."));
    m_act = findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
    connect(m_start, &MomentEdit::taken, this, &PostponeDialog::showState);
    connect(m_reason, &QLineEdit::textChanged, this, &PostponeDialog::showState);
    showState();
    m_start->startTyping();
}

PostponeDialog::~PostponeDialog() {
    m_start->disconnect(this); // losing the focus would emit a signal
}

std::optional<VenueTime> PostponeDialog::start() const {
    return m_start->isWrong() ? std::nullopt : m_start->moment();
}

QString PostponeDialog::reason() const {
    return m_reason->text().trimmed();
}

bool PostponeDialog::isOtherStart() const {
    return start() && start() != m_before;
}

void PostponeDialog::showState() {
    m_act->setEnabled(isOtherStart() && !reason().isEmpty());
    if (m_start->isWrong())
        showWhole(*this); // including the line with the reason
}

// Enter moves to the first missing value.
void PostponeDialog::keyPressEvent(QKeyEvent* event) {
    if (!isPlainEnter(*event) || m_act->isEnabled())
        QDialog::keyPressEvent(event);
    else if (isOtherStart())
        m_reason->setFocus(Qt::OtherFocusReason);
    else
        m_start->startTyping();
}

HeatSchedule::HeatSchedule(OpenBook& book, QWidget* parent)
    : Banner(LineIcon::Note, parent)
    , m_book(book)
    , m_postpone(new QAction(tr("Postpone t&he heat…"), this))
    , m_cancel(new QAction(tr("Ca&ncel the heat…"), this))
    , m_acts({m_postpone, m_cancel})
    , m_hold(named(new QPushButton(tr("Hold the heat after all")), u"holdAfterAll"_s)) {
    setObjectName(u"cancelledHeat"_s);
    addParts(m_row, {{m_text, 1}, m_hold});
    connect(m_postpone, &QAction::triggered, this, &HeatSchedule::postpone);
    connect(m_cancel, &QAction::triggered, this, &HeatSchedule::cancel);
    connect(m_hold, &QPushButton::clicked, this, &HeatSchedule::hold);
    connect(&m_book, &OpenBook::eventChanged, this, &HeatSchedule::showState);
    hide();
}

const Heat* HeatSchedule::heat() const {
    return shownHeat(m_book, m_heat);
}

void HeatSchedule::setHeat(std::optional<HeatNumber> heat) {
    m_heat = heat;
    showState();
}

void HeatSchedule::showState() {
    const Heat* shown = heat();
    const bool isCancelled = shown && shown->details.canceled;
    m_postpone->setEnabled(shown && m_book.canWrite() && !isAllRecorded(shown->games));
    m_cancel->setEnabled(shown && m_book.canWrite() && !isCancelled
                         && !isAllRecorded(shown->games));
    m_hold->setVisible(m_book.canWrite());
    if (isCancelled)
        m_text->setText(tr("%1 is canceled: %2").arg(heatName(*shown), *shown->details.canceled));
    setVisible(isCancelled);
}

void HeatSchedule::postpone() {
    const Heat* shown = heat();
    if (!shown)
        return;
    PostponeDialog dialog(heatName(*shown), shown->details.start, m_book.now(), window());
    openWhole(dialog);
    if (dialog.exec() == QDialog::Accepted && dialog.start())
        m_book.perform(postponeHeat(m_book.event(), *m_heat, *dialog.start(), dialog.reason()));
    Q_EMIT acted();
}

void HeatSchedule::cancel() {
    const Heat* shown = heat();
    if (!shown)
        return;
    ReasonDialog dialog(
        tr("Cancel %1").arg(heatName(*shown)), tr("Cancel the heat"),
        tr("Tables that have ended count. Tables still playing or waiting become void; if none "
           "has started, the draw is taken back. Check-ins are kept."),
        window());
    openWhole(dialog);
    if (dialog.exec() == QDialog::Accepted)
        m_book.perform(cancelHeat(m_book.event(), *m_heat, dialog.reason()));
    Q_EMIT acted();
}

void HeatSchedule::hold() {
    if (m_heat)
        m_book.perform(holdAfterAll(m_book.event(), *m_heat));
    Q_EMIT acted();
}

} // namespace mentat

#include "moc_heat_schedule.cpp"
