#include "ui/heats/day/postpone_dialog.h"

#include "ui/dialogs/form.h"
#include "ui/moments/moment_edit.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

PostponeDialog::PostponeDialog(const QString& heat, const std::optional<VenueTime>& start,
                               const VenueTime& now, QWidget* parent)
    : QDialog(parent)
    , m_before(start)
    , m_start(new MomentEdit(u"postponedStart"_s, tr("Starts")))
    , m_reason(new QLineEdit) {
    setWindowTitle(tr("Postpone %1").arg(heat));
    m_reason->setObjectName(u"postponedReason"_s);
    m_start->setMoment(start, start.value_or(now));
    QFormLayout* form = addForm(*this, tr("Postpone the heat"));
    form->addRow(tr("&Starts"), m_start);
    form->addRow(tr("&Reason"), m_reason);
    addExplanation(*form, tr("Check-ins and the draw are kept. Tables still playing go back to "
                             "not started."));
    connect(m_start, &MomentEdit::edited, this, &PostponeDialog::showState);
    connect(m_reason, &QLineEdit::textChanged, this, &PostponeDialog::showState);
    showState();
}

std::optional<VenueTime> PostponeDialog::start() const {
    return m_start->isWrong() ? std::nullopt : m_start->moment();
}

QString PostponeDialog::reason() const {
    return m_reason->text().trimmed();
}

void PostponeDialog::showState() {
    auto* act = findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
    act->setEnabled(start() && start() != m_before && !reason().isEmpty());
}

} // namespace mentat
