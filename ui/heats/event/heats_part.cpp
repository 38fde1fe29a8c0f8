#include "ui/heats/event/heats_part.h"

#include "app/session/rounds/heat_acts.h"
#include "ui/desk/widget_parts.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/moments/moment_edit.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int longestHeat = 24 * 60;

std::optional<QString> lineText(const QLineEdit& line) {
    const QString text = line.text().trimmed();
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

} // namespace

HeatForm::HeatForm(QWidget* parent)
    : QWidget(parent)
    , m_name(named(new QLineEdit, u"heatName"_s))
    , m_start(new MomentEdit(u"heatStart"_s, tr("Start")))
    , m_minutes(named(new QSpinBox, u"heatMinutes"_s))
    , m_room(named(new QLineEdit, u"heatRoom"_s)) {
    build();
    connect(m_start, &MomentEdit::edited, this, &HeatForm::tellIfEdited);
    for (QLineEdit* line : {m_name, m_room})
        connect(line, &QLineEdit::editingFinished, this, &HeatForm::tellIfEdited);
    connect(m_minutes, &QSpinBox::editingFinished, this, &HeatForm::tellIfEdited);
}

void HeatForm::build() {
    m_name->setPlaceholderText(tr("None needed"));
    m_minutes->setRange(0, longestHeat);
    m_minutes->setSuffix(tr(" min"));

    auto* form = bareGrid<QFormLayout>(this, space::medium, space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Na&me"), m_name);
    form->addRow(tr("Sta&rts"), m_start);
    form->addRow(tr("Le&ngth"), m_minutes);
    form->addRow(tr("Ro&om"), m_room);
}

void HeatForm::show(HeatNumber heat, const HeatDetails& details, const VenueTime& usual) {
    // Of the heat that is typed at, what is typed stays as long as the event says the same.
    if (m_heat == heat && details == m_shown)
        return;
    m_heat = heat;
    m_shown = details;
    m_name->setText(details.name ? details.name->text() : QString());
    m_start->setMoment(details.start, usual);
    m_minutes->setValue(details.minutes.value());
    m_room->setText(details.location.value_or(QString()));
}

HeatDetails HeatForm::details() const {
    HeatDetails details = m_shown;
    details.name.reset();
    if (const auto name = lineText(*m_name))
        details.name = Name::fromText(*name);
    details.start = m_start->moment();
    details.minutes = Minutes(m_minutes->value());
    details.location = lineText(*m_room);
    return details;
}

void HeatForm::tellIfEdited() {
    if (m_heat && details() != m_shown)
        Q_EMIT edited();
}

void HeatForm::setReadOnly(bool readOnly) {
    setEnabled(!readOnly);
}

void HeatForm::startTyping() {
    m_start->setFocus();
}

namespace {

const QString heatColumns = u"event/heats"_s;

constexpr int widestHeatForm = 90; // characters

} // namespace

HeatsPart::HeatsPart(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_preferences(pageContext.preferences)
    , m_list(named(new WholeTable(pageContext.theme, tr("Heats")), u"heatsList"_s))
    , m_add(named(new QPushButton(lineIcon(LineIcon::Add), tr("&Add a heat")), u"heatAdd"_s))
    , m_none(new TextLabel(TextLevel::Weak, tr("The event's heats appear here.")))
    , m_earlier(named(new QPushButton(tr("Move &up")), u"heatEarlier"_s))
    , m_later(named(new QPushButton(tr("Move do&wn")), u"heatLater"_s))
    , m_remove(named(new QPushButton(tr("&Delete")), u"heatRemove"_s))
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_form(new HeatForm) {
    setObjectName(u"heatsPart"_s);
    makeBare(*this);
    m_list->setModel(&m_model);
    build();
    connect(m_add, &QPushButton::clicked, this, &HeatsPart::add);
    connect(m_remove, &QPushButton::clicked, this, &HeatsPart::remove);
    connect(m_earlier, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_later, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_form, &HeatForm::edited, this, &HeatsPart::change);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &HeatsPart::showChosen);
    m_book.followEvent(this, &HeatsPart::showHeats);
    showHeats();
    m_list->restoreOrder(m_preferences.state(heatColumns));
    fitColumns(*m_list);
}

HeatsPart::~HeatsPart() {
    m_preferences.setState(heatColumns, m_list->horizontalHeader()->saveState());
}

void HeatsPart::build() {
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setNameColumn(HeatsSetupModel::HeatName);
    m_list->setWideColumn(HeatsSetupModel::Room);
    m_list->setSpareColumns({HeatsSetupModel::Tables, HeatsSetupModel::Players,
                             HeatsSetupModel::Room, HeatsSetupModel::Length});
    m_earlier->setToolTip(tr("Swaps numbers with the heat before it"));
    m_later->setToolTip(tr("Swaps numbers with the next heat"));

    auto* buttons = rowOfParts({m_add, m_earlier, m_later, m_remove, FreeSpace{}});
    auto* inner = new QWidget;
    addParts(columnWithin(inner, {0, 0, 0, space::page}, space::small),
             {m_list, m_none, buttons, Distance{space::small}, m_title, m_form, FreeSpace{}});
    m_form->setMaximumWidth(widestHeatForm * fontMetrics().averageCharWidth());
    setWidget(inner);
}

const HeatSetup* HeatsPart::chosen() const {
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? &m_model.row(index) : nullptr;
}

void HeatsPart::showHeats() {
    if (!m_book.hasEvent() || !heatsPlay(m_book.event()))
        return;
    m_model.setRows(heatSetups(m_book.event()));
    fitColumns(*m_list);
    if (!chosen() && !m_model.rows().empty())
        choose(m_model.rows().front().number);
    showChosen();
    const bool isNone = m_model.rowCount() == 0;
    m_none->setVisible(isNone);
    for (QWidget* part : std::initializer_list<QWidget*>{m_list, m_earlier, m_later, m_remove})
        part->setVisible(!isNone);
    // Whoever is led here to set up the heats has nothing to do but to add one.
    setFocusProxy(isNone ? static_cast<QWidget*>(m_add) : m_list);
}

void HeatsPart::showChosen() {
    const HeatSetup* heat = chosen();
    const bool canChange = heat && m_book.canWrite();
    const int row = m_list->currentIndex().row();
    m_add->setEnabled(m_book.canWrite());
    m_earlier->setEnabled(canChange && row > 0);
    m_later->setEnabled(canChange && row + 1 < m_model.rowCount());
    m_remove->setEnabled(canChange); // where it is not empty, it says what to do instead
    m_title->setVisible(heat);
    m_form->setVisible(heat);
    m_form->setReadOnly(!canChange);
    if (!heat)
        return;
    m_title->setText(tr("Heat %1").arg(heat->number.value()));
    m_form->show(heat->number, heat->details, m_book.now());
}

void HeatsPart::choose(HeatNumber heat) {
    const int row = m_model.rowOf(QString::number(heat.value()));
    if (row >= 0)
        m_list->setCurrentIndex(m_model.index(row, 0));
}

void HeatsPart::add() {
    const HeatProposal proposal = proposedHeat(m_book.event());
    if (!m_book.perform(addHeat(m_book.event(), proposal.number, proposal.details)))
        return;
    choose(proposal.number);
    m_form->startTyping();
}

void HeatsPart::change() {
    if (const HeatSetup* heat = chosen())
        m_book.perform(changeHeat(m_book.event(), heat->number, m_form->details()));
}

void HeatsPart::remove() {
    if (const HeatSetup* heat = chosen())
        m_book.perform(removeHeat(m_book.event(), heat->number));
}

void HeatsPart::move(int rows) {
    const HeatSetup* heat = chosen();
    const int to = m_list->currentIndex().row() + rows;
    if (!heat || to < 0 || to >= m_model.rowCount())
        return;
    const HeatNumber number = m_model.rows()[static_cast<size_t>(to)].number;
    if (m_book.perform(moveHeat(m_book.event(), heat->number, number)))
        choose(number);
}

} // namespace mentat
