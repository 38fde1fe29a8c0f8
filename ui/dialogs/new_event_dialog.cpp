#include "ui/dialogs/new_event_dialog.h"

#include "model/document/event_document.h"
#include "model/kinds/rules_kind.h"
#include "reports/wording/language/phrase.h"
#include "ui/desk/pages_kind.h"
#include "ui/dialogs/form.h"
#include "ui/dialogs/setting_editor.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString usualName = u"Dune"_s;

} // namespace

NewEventDialog::NewEventDialog(QDate today, const Wording& wording, QWidget* parent)
    : QDialog(parent)
    , m_name(named(new QLineEdit(usualName), u"newEventName"_s))
    , m_year(named(new QSpinBox, u"newEventYear"_s))
    , m_gm(named(new QLineEdit, u"newEventGm"_s))
    , m_format(named(new QComboBox, u"newEventFormat"_s))
    , m_play(named(new QComboBox, u"newEventPlay"_s))
    , m_setsTitle(new QLabel(tr("Sets")))
    , m_sets(new SetBoxes(wording)) {
    setWindowTitle(tr("New event"));
    m_year->setRange(Year::min, Year::max);
    m_year->setValue(today.year());
    m_year->setGroupSeparatorShown(false);
    m_form = addForm(*this, tr("Create event"));
    m_form->addRow(tr("&Name"), m_name);
    m_form->addRow(tr("&Year"), m_year);
    m_form->addRow(tr("&Game Master"), m_gm);
    m_form->addRow(tr("&Format"), m_format);
    m_form->addRow(tr("&Rules"), m_play);
    m_form->addRow(m_setsTitle);
    m_form->addRow(m_sets);
    for (size_t i = 0; i < kinds<PagesKind>().size(); ++i) {
        // Kinds without a name are imported as documents, not made here.
        if (Phrase name = kinds<PagesKind>()[i].name)
            m_format->addItem(say(name), static_cast<int>(i));
        if (const auto plays = kinds<PagesKind>()[i].newPlays) {
            for (const NewPlay& play : plays())
                m_play->addItem(play.title);
        }
    }
    m_play->setMinimumWidth(m_play->sizeHint().width()); // whichever format is chosen later
    connect(m_format, &QComboBox::currentIndexChanged, this, &NewEventDialog::showFormat);
    connect(m_play, &QComboBox::currentIndexChanged, this, &NewEventDialog::proposeName);
    auto* make = findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
    connect(m_name, &QLineEdit::textChanged, this,
            [make](const QString& text) { make->setEnabled(Name::isAcceptable(text)); });
    showFormat();
}

NewEventDialog::NewEventDialog(QDate today, const Wording& wording, EventPack pack, QWidget* parent)
    : NewEventDialog(today, wording, parent) {
    m_pack = std::move(pack);
    setWindowTitle(tr("New event from a pack"));
    showRow(*m_form, *m_format, false);
    showRow(*m_form, *m_play, false);
    const bool hasSets
        = kindOf<PagesKind>(eventByPack(*m_pack, m_pack->name, Year(today.year()))).hasSettings;
    showRow(*m_form, *m_setsTitle, hasSets);
    showRow(*m_form, *m_sets, hasSets);
    if (hasSets)
        m_sets->setSets(m_pack->sets);
    m_name->setText(m_pack->name.text());
    m_name->selectAll();
}

NewEventDialog::~NewEventDialog() = default;

size_t NewEventDialog::format() const {
    return static_cast<size_t>(m_format->currentData().toInt());
}

void NewEventDialog::showFormat() {
    const PagesKind& chosen = kinds<PagesKind>()[format()];
    showRow(*m_form, *m_setsTitle, chosen.hasSettings);
    showRow(*m_form, *m_sets, chosen.hasSettings);
    m_plays = chosen.newPlays ? chosen.newPlays() : std::vector<NewPlay>();
    showRow(*m_form, *m_play, !m_plays.empty());
    const QSignalBlocker quiet(m_play);
    m_play->clear();
    for (const NewPlay& play : m_plays)
        m_play->addItem(play.title);
    proposeName();
}

/// An untouched name follows the chosen game.
void NewEventDialog::proposeName() {
    if (m_name->isModified())
        return;
    m_name->setText(m_plays.empty() ? usualName
                                    : m_plays[static_cast<size_t>(m_play->currentIndex())].name);
    m_name->selectAll();
}

/// The event by the choices alone, without the typed values.
Event NewEventDialog::plainEvent() const {
    const Name name = *Name::fromText(m_name->text());
    const Year year(m_year->value());
    if (m_pack)
        return eventByPack(*m_pack, name, year);
    Event event{{name, {}, year, {}, {}, {}, {}, {}},
                {},
                {},
                {},
                {},
                {},
                {},
                m_plays.empty() ? kinds<RulesKind>()[format()].emptyPlay()
                                : m_plays[static_cast<size_t>(m_play->currentIndex())].play};
    event.settings = kindOf<RulesKind>(event).facts().settings;
    return event;
}

Event NewEventDialog::event() const {
    Event event = plainEvent();
    if (kindOf<PagesKind>(event).hasSettings)
        event.details.sets = m_sets->sets();
    if (const QString gm = m_gm->text().trimmed(); !gm.isEmpty())
        event.details.gm = gm;
    return event;
}

} // namespace mentat

#include "moc_new_event_dialog.cpp"
