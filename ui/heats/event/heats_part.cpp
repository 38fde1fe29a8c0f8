#include "ui/heats/event/heats_part.h"

#include "app/session/rounds/heat_acts.h"
#include "ui/desk/widget_parts.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int longestHeat = 24 * 60;

const QString heatColumns = u"event/heats"_s;

constexpr int widestHeatForm = 90; // characters

} // namespace

HeatsPart::HeatsPart(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_preferences(pageContext.preferences)
    , m_list(named(new WholeTable(pageContext.theme, tr("Heats")), u"heatsList"_s))
    , m_add(named(new QPushButton(lineIcon(LineIcon::Add), tr("&Add a heat")), u"heatAdd"_s))
    , m_none(
          new EmptyPage({LineIcon::Heats, tr("The event's heats appear here."), tr("Add a heat")},
                        [this] { add(); }))
    , m_earlier(named(new QPushButton(tr("Move &up")), u"heatEarlier"_s))
    , m_later(named(new QPushButton(tr("Move do&wn")), u"heatLater"_s))
    , m_remove(named(new QPushButton(tr("&Delete")), u"heatRemove"_s))
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_facts(new QWidget)
    , m_form(
          [this] {
              const HeatSetup* heat = chosen();
              return heat ? std::optional(heat->details) : std::nullopt;
          },
          [this](const HeatDetails& details) {
              return m_book.made(changeHeat(m_book.event(), chosen()->number, details));
          }) {
    setObjectName(u"heatsPart"_s);
    makeBare(*this);
    m_list->setModel(&m_model);
    addFields();
    build();
    connect(m_add, &QPushButton::clicked, this, &HeatsPart::add);
    connect(m_remove, &QPushButton::clicked, this, &HeatsPart::remove);
    connect(m_earlier, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_later, &QPushButton::clicked, this, [this] { move(1); });
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

void HeatsPart::addFields() {
    using enum TextField::Kind;
    m_form
        .add(
            new TextField(Line, u"heatName"_s, tr("Na&me"), this),
            [](const HeatDetails& heat) { return heat.name ? heat.name->text() : QString(); },
            [](HeatDetails& heat, const QString& text) {
                heat.name = Name::fromText(text.trimmed());
                return QString();
            })
        ->setPlaceholder(tr("None needed"));
    m_start = m_form.add(
        new MomentField(u"heatStart"_s, tr("Sta&rts"), tr("Start"), this),
        [](const HeatDetails& heat) { return heat.start; },
        [](HeatDetails& heat, const std::optional<VenueTime>& start) {
            heat.start = start;
            return QString();
        });
    m_form.add(
        new MinutesField(longestHeat, u"heatMinutes"_s, tr("Le&ngth"), this),
        [](const HeatDetails& heat) { return heat.minutes.value(); },
        [](HeatDetails& heat, int minutes) {
            heat.minutes = Minutes(minutes);
            return QString();
        });
    m_form.add(new TextField(Line, u"heatRoom"_s, tr("Ro&om"), this), &HeatDetails::location);
    auto* form = bareGrid<QFormLayout>(m_facts, space::medium, space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    mentat::addFields(*form, m_form.fields());
}

void HeatsPart::build() {
    m_none->button().setObjectName(u"heatAddFirst"_s);
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
             {m_list, m_none, buttons, Distance{space::small}, m_title, m_facts, FreeSpace{}});
    m_facts->setMaximumWidth(widestHeatForm * fontMetrics().averageCharWidth());
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
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_list, m_add, m_earlier, m_later, m_remove})
        part->setVisible(!isNone);
    // Without heats, the only thing to do is to add one.
    setFocusProxy(isNone ? static_cast<QWidget*>(&m_none->button()) : m_list);
}

void HeatsPart::showChosen() {
    const HeatSetup* heat = chosen();
    const bool canChange = heat && m_book.canWrite();
    const int row = m_list->currentIndex().row();
    m_add->setEnabled(m_book.canWrite());
    m_none->button().setEnabled(m_book.canWrite());
    m_earlier->setEnabled(canChange && row > 0);
    m_later->setEnabled(canChange && row + 1 < m_model.rowCount());
    m_remove->setEnabled(canChange); // for a heat in use, it says what to do instead
    m_title->setVisible(heat);
    m_facts->setVisible(heat);
    m_facts->setEnabled(canChange);
    if (!heat)
        return;
    const std::pair shown(m_book.eventId(), heat->number);
    if (m_shown != shown)
        m_form.clear();
    m_shown = shown;
    m_title->setText(tr("Heat %1").arg(heat->number.value()));
    m_start->setUsual(m_book.now());
    m_form.show(canChange);
}

void HeatsPart::choose(HeatNumber heat) {
    m_list->revealRow(QString::number(heat.value()));
}

void HeatsPart::add() {
    const HeatProposal proposal = proposedHeat(m_book.event());
    if (!m_book.perform(addHeat(m_book.event(), proposal.number, proposal.details)))
        return;
    choose(proposal.number);
    m_start->editor()->setFocus();
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

#include "moc_heats_part.cpp"
