#include "ui/dialogs/scorekeeper_dialog.h"

#include "ui/desk/preferences.h"
#include "ui/dialogs/form.h"

#include <QFormLayout>
#include <QLineEdit>

namespace mentat {

ScorekeeperDialog::ScorekeeperDialog(const QString& initials, QWidget* parent)
    : QDialog(parent)
    , m_initials(new QLineEdit(initials)) {
    setWindowTitle(tr("Who is at the desk"));
    m_initials->setMaxLength(12);
    m_initials->selectAll();
    QFormLayout* form = addForm(*this, tr("Take the desk"));
    form->addRow(tr("&Initials"), m_initials);
    addExplanation(*form, tr("Every change in the journal will be marked with them."));
}

QString ScorekeeperDialog::initials() const {
    return m_initials->text().trimmed();
}

void askForScorekeeper(Preferences& preferences, QWidget* over) {
    ScorekeeperDialog dialog(preferences.choices().scorekeeper, over);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Choices choices = preferences.choices();
    choices.scorekeeper = dialog.initials();
    preferences.setChoices(choices);
}

} // namespace mentat
