#include "ui/dialogs/new_event_dialog.h"

#include "model/formats/format.h"
#include "ui/dialogs/form.h"

#include <QCheckBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace mentat {

NewEventDialog::NewEventDialog(QDate today, QWidget* parent)
    : QDialog(parent)
    , m_name(new QLineEdit(u"Dune"_s))
    , m_year(new QSpinBox)
    , m_gm(new QLineEdit) {
    setWindowTitle(tr("New event"));
    m_year->setRange(Year::min, Year::max);
    m_year->setValue(today.year());
    m_year->setGroupSeparatorShown(false);
    QFormLayout* form = addForm(*this, tr("Make the event"));
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Year"), m_year);
    form->addRow(tr("&Game Master"), m_gm);
    const std::pair<GameSet, QString> sets[] = {
        {GameSet::IxiansTleilaxu, tr("&Ixians and Tleilaxu")},
        {GameSet::ChoamRichese, tr("&CHOAM and Richese")},
        {GameSet::EcazMoritani, tr("&Ecaz and Moritani")},
    };
    for (const auto& [set, text] : sets) {
        auto* box = new QCheckBox(text);
        form->addRow(m_sets.empty() ? tr("Expansions") : QString(), box);
        m_sets.emplace_back(set, box);
    }
    auto* make = findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
    connect(m_name, &QLineEdit::textChanged, this,
            [make](const QString& text) { make->setEnabled(Name::isAcceptable(text)); });
    m_name->selectAll();
}

Event NewEventDialog::event() const {
    Event event{{*Name::fromText(m_name->text()), {}, Year(m_year->value()), {}, {}, {}, {}, {}},
                {},
                {},
                {},
                {},
                {},
                {},
                formats().front().emptyPlay()};
    event.details.sets = {GameSet::Base};
    if (const QString gm = m_gm->text().trimmed(); !gm.isEmpty())
        event.details.gm = gm;
    for (const auto& [set, box] : m_sets) {
        if (box->isChecked())
            event.details.sets.push_back(set);
    }
    return event;
}

} // namespace mentat
