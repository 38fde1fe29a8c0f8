#include "ui/dialogs/reason_dialog.h"

#include "ui/dialogs/form.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace mentat {

ReasonDialog::ReasonDialog(const QString& title, const QString& accept, const QString& explanation,
                           QWidget* parent)
    : QDialog(parent)
    , m_reason(new QLineEdit) {
    setWindowTitle(title);
    QFormLayout* form = addForm(*this, accept);
    form->addRow(tr("&Reason"), m_reason);
    addExplanation(*form, explanation);
    auto* act = findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
    act->setEnabled(false);
    connect(m_reason, &QLineEdit::textChanged, this,
            [this, act] { act->setEnabled(!reason().isEmpty()); });
}

QString ReasonDialog::reason() const {
    return m_reason->text().trimmed();
}

} // namespace mentat
