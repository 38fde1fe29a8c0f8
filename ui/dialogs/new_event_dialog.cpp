#include "ui/dialogs/new_event_dialog.h"

#include "model/formats/format.h"
#include "ui/desk/page_format.h"
#include "ui/dialogs/form.h"
#include "ui/dialogs/set_boxes.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace mentat {

NewEventDialog::NewEventDialog(QDate today, const Wording& wording, QWidget* parent)
    : QDialog(parent)
    , m_name(named(new QLineEdit(u"Dune"_s), u"newEventName"_s))
    , m_year(named(new QSpinBox, u"newEventYear"_s))
    , m_gm(named(new QLineEdit, u"newEventGm"_s))
    , m_format(named(new QComboBox, u"newEventFormat"_s))
    , m_sets(new SetBoxes(wording)) {
    setWindowTitle(tr("New event"));
    m_year->setRange(Year::min, Year::max);
    m_year->setValue(today.year());
    m_year->setGroupSeparatorShown(false);
    QFormLayout* form = addForm(*this, tr("Make the event"));
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Year"), m_year);
    form->addRow(tr("&Game Master"), m_gm);
    form->addRow(tr("&Format"), m_format);
    auto* setsTitle = new QLabel(tr("Sets"));
    form->addRow(setsTitle);
    form->addRow(m_sets);
    for (size_t i = 0; i < pageFormats().size(); ++i) {
        // Events of a format without a name come in as documents.
        if (const char* name = pageFormats()[i].name)
            m_format->addItem(QCoreApplication::translate("PageFormat", name), static_cast<int>(i));
    }
    connect(m_format, &QComboBox::currentIndexChanged, this, [this, form, setsTitle] {
        const bool hasSets = pageFormats()[format()].hasSettings;
        form->setRowVisible(setsTitle, hasSets);
        form->setRowVisible(m_sets, hasSets);
    });
    auto* make = findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
    connect(m_name, &QLineEdit::textChanged, this,
            [make](const QString& text) { make->setEnabled(Name::isAcceptable(text)); });
    m_name->selectAll();
}

size_t NewEventDialog::format() const {
    return static_cast<size_t>(m_format->currentData().toInt());
}

Event NewEventDialog::event() const {
    Event event{{*Name::fromText(m_name->text()), {}, Year(m_year->value()), {}, {}, {}, {}, {}},
                {},
                {},
                {},
                {},
                {},
                {},
                formats()[format()].emptyPlay()};
    if (pageFormatOf(event).hasSettings)
        event.details.sets = m_sets->sets();
    if (const QString gm = m_gm->text().trimmed(); !gm.isEmpty())
        event.details.gm = gm;
    return event;
}

} // namespace mentat
