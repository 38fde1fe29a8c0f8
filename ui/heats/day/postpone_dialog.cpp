#include "ui/heats/day/postpone_dialog.h"

#include "ui/desk/keys.h"
#include "ui/dialogs/form.h"
#include "ui/moments/moment_edit.h"

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
    m_start->disconnect(this); // as the dialog goes its field is left, and says so
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
        showWhole(*this); // with the line that says so
}

// Where something is missing still, Enter goes on to it.
void PostponeDialog::keyPressEvent(QKeyEvent* event) {
    if (!isPlainEnter(*event) || m_act->isEnabled())
        QDialog::keyPressEvent(event);
    else if (isOtherStart())
        m_reason->setFocus(Qt::OtherFocusReason);
    else
        m_start->startTyping();
}

} // namespace mentat
