#include "ui/phones/phones_dialog.h"

#include "ui/desk/widget_parts.h"
#include "ui/dialogs/form.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int leastSide = 280; // of the code, before scaling, so that phones read it across a desk

} // namespace

QrLabel::QrLabel(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void QrLabel::setText(const QString& text, const QString& spoken) {
    m_code = qrCodeOf(text);
    setAccessibleName(spoken);
    updateGeometry();
    update();
}

QSize QrLabel::sizeHint() const {
    if (!m_code)
        return {0, 0};
    // Whole pixels per module, so that all are equally wide.
    const int modules = m_code->sizeWithMargin();
    const int side = modules * ((leastSide + modules - 1) / modules);
    return {side, side};
}

void QrLabel::paintEvent(QPaintEvent* /*event*/) {
    if (!m_code)
        return;
    QPainter painter(this);
    paintQr(painter, rect(), *m_code);
}

namespace {

constexpr qsizetype maxNames = 5; // of waiting players

} // namespace

PhonesDialog::PhonesDialog(PhonesKeeper& keeper, std::vector<NetworkAddress> places,
                           QWidget* parent)
    : QDialog(parent)
    , m_keeper(keeper)
    , m_places(std::move(places))
    , m_form(addForm(*this, tr("&Start")))
    , m_network(named(new QComboBox, u"roomNetwork"_s))
    , m_port(named(new QSpinBox, u"roomPort"_s))
    , m_allWait(named(new QCheckBox(tr("Appro&ve every check-in at the desk")), u"roomAllWait"_s))
    , m_report(
          named(new QCheckBox(tr("&Tables can report results with the code on their score sheet")),
                u"roomReport"_s))
    , m_secondDesk(named(new QCheckBox(tr("&Allow a second desk")), u"roomSecondDesk"_s))
    , m_state(wrapped(named(new TextLabel(TextLevel::Strong), u"roomState"_s)))
    , m_address(named(new TextLabel(TextLevel::GroupTitle), u"roomAddress"_s))
    , m_pin(wrapped(named(new TextLabel(TextLevel::GroupTitle), u"roomPin"_s)))
    , m_code(named(new QrLabel, u"roomCode"_s)) {
    setWindowTitle(tr("Phones in the room"));
    setObjectName(u"roomDialog"_s);
    m_port->setRange(PhonesPort::min, PhonesPort::max);
    m_port->setGroupSeparatorShown(false);
    m_port->setValue(keeper.choice().port.value());
    m_allWait->setChecked(keeper.choice().allWait);
    m_secondDesk->setChecked(keeper.choice().secondDesk);
    addPlaces();
    for (QLabel* label : {m_address, m_pin})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_address->setAccessibleName(tr("Address"));

    m_form->addRow(tr("&Network"), m_network);
    m_form->addRow(tr("&Port"), m_port);
    m_form->addRow(m_allWait);
    m_form->addRow(m_report);
    m_form->addRow(m_secondDesk);
    m_form->addRow(m_state);
    m_form->addRow(m_address);
    m_form->addRow(m_code);
    m_form->addRow(m_pin);
    addExplanation(*m_form, tr("Players on the same network check in, find their table, and read "
                               "standings, clock, and rules. Phone numbers, e-mail, badges, and "
                               "notes are never served. Phones can't connect? Use this laptop's "
                               "hotspot: some networks isolate devices."));

    addButtons();
    for (QCheckBox* box : {m_allWait, m_secondDesk})
        connect(box, &QCheckBox::toggled, this, &PhonesDialog::keepChoice);
    connect(m_report, &QCheckBox::clicked, &m_keeper, &PhonesKeeper::letTablesReport);
    connect(&m_keeper, &PhonesKeeper::changed, this, &PhonesDialog::showState);
    showState();
}

// Phones are started and stopped here; the dialog stays open to show the address.
void PhonesDialog::addButtons() {
    auto* buttons = findChild<QDialogButtonBox*>();
    buttons->disconnect(this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_start = named(buttons->findChild<QPushButton*>(), u"roomStart"_s);
    connect(m_start, &QPushButton::clicked, this, &PhonesDialog::start);
    m_close = buttons->button(QDialogButtonBox::Cancel);
    m_close->setText(tr("Close"));
    m_stop = named(buttons->addButton(tr("&Stop"), QDialogButtonBox::ActionRole), u"roomStop"_s);
    connect(m_stop, &QPushButton::clicked, &m_keeper, &PhonesKeeper::stop);
    m_poster = named(buttons->addButton(tr("Print p&oster…"), QDialogButtonBox::ActionRole),
                     u"roomPoster"_s);
    connect(m_poster, &QPushButton::clicked, this, &PhonesDialog::posterWanted);
    for (QPushButton* button : {m_stop, m_poster})
        button->setAutoDefault(false);
}

// Enter starts the phones, but must never stop them.
void PhonesDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    showState();
    if (m_keeper.isRunning())
        m_close->setFocus();
}

void PhonesDialog::addPlaces() {
    for (const NetworkAddress& place : m_places)
        m_network->addItem(
            place.address == u"127.0.0.1"_s
                ? tr("This laptop only · %1").arg(place.address)
                : tr("%1 · %2", "a network and its number").arg(place.name, place.address));
    const auto chosen
        = std::ranges::find(m_places, m_keeper.choice().network, &NetworkAddress::name);
    if (chosen != m_places.end())
        m_network->setCurrentIndex(static_cast<int>(chosen - m_places.begin()));
}

void PhonesDialog::keepChoice() {
    const int row = m_network->currentIndex();
    m_keeper.setChoice({.network = row < 0 ? QString() : m_places[static_cast<size_t>(row)].name,
                        .port = PhonesPort(m_port->value()),
                        .allWait = m_allWait->isChecked(),
                        .secondDesk = m_secondDesk->isChecked()});
}

void PhonesDialog::start() {
    m_obstacle.clear();
    const int row = m_network->currentIndex();
    if (row < 0)
        return;
    keepChoice();
    const auto started = m_keeper.start(m_places[static_cast<size_t>(row)].address);
    if (!started)
        m_obstacle = worded(started.error());
    showState();
    if (!started)
        return;
    // Shows the code; a second Enter must not stop the phones.
    m_close->setFocus(Qt::OtherFocusReason);
    findChild<QScrollArea*>()->ensureWidgetVisible(m_code);
}

QString PhonesDialog::worded(PhonesObstacle obstacle) const {
    switch (obstacle) {
    case PhonesObstacle::PortTaken:
        return tr("Another program uses port %1. Choose another port, then start again.")
            .arg(m_port->value());
    case PhonesObstacle::PortForbidden:
        return tr("The system does not allow port %1. Choose one from 1024 on.")
            .arg(m_port->value());
    case PhonesObstacle::NoSuchAddress:
        return tr("This network is gone. Reconnect, then reopen this dialog.");
    case PhonesObstacle::Other: break;
    }
    return tr("The system does not let phones in. Check the firewall, then start again.");
}

QString PhonesDialog::stateText() const {
    if (!m_obstacle.isEmpty())
        return m_obstacle;
    if (!m_keeper.isRunning())
        return tr("Off. Players can connect only while this is on.");
    if (const QStringList troubles = m_keeper.troubles(); !troubles.isEmpty())
        return troubles.join(u'\n');
    const QStringList waiting = m_keeper.waiting();
    if (waiting.isEmpty())
        return tr("On. Phones open this address or scan the code.");
    QStringList names = waiting.mid(0, maxNames);
    if (waiting.size() > maxNames)
        names.append(tr("…", "and others"));
    return tr("On. Waiting for the desk: %1. On Heats, %2 lets them in.")
        .arg(names.join(u", "_s), keyName(DeskKey::LetIn));
}

QString PhonesDialog::pinText() const {
    const QString pin = m_keeper.pin();
    return pin.isEmpty() ? QString()
                         : tr("Second desk: %1\nPIN %2")
                               .arg(m_keeper.secondDeskAddress(), pin.first(3) + u' ' + pin.mid(3));
}

void PhonesDialog::showState() {
    const bool isOn = m_keeper.isRunning();
    m_start->setVisible(!isOn);
    m_start->setEnabled(!m_places.empty());
    m_stop->setVisible(isOn);
    m_poster->setVisible(isOn);
    (isOn ? m_close : m_start)->setDefault(true);
    m_network->setEnabled(!isOn);
    m_port->setEnabled(!isOn);
    showRow(*m_form, *m_network, !isOn); // the address has both
    showRow(*m_form, *m_port, !isOn);
    showRow(*m_form, *m_report, m_keeper.canTablesReport());
    m_report->setChecked(m_keeper.doTablesReport());
    m_state->setText(stateText());
    m_address->setText(m_keeper.webAddress());
    showRow(*m_form, *m_address, isOn);
    m_pin->setText(pinText());
    // The room stays while there is no PIN: allowing a second desk must not move the box from under
    // the mouse.
    m_pin->setMinimumHeight(2 * m_pin->fontMetrics().lineSpacing());
    showRow(*m_form, *m_pin, isOn);
    m_code->setText(m_keeper.webAddress(), tr("QR code for %1").arg(m_keeper.webAddress()));
    showRow(*m_form, *m_code, isOn);
    showWhole(*this);
}

} // namespace mentat

#include "moc_phones_dialog.cpp"
