#include "ui/heats/day/draw_panel.h"

#include "app/session/rounds/seat_acts.h"
#include "model/event.h"
#include "reports/tables/player_lists.h"
#include "scoring/heats/heats_scoring.h"
#include "ui/desk/printed_lists.h"
#include "ui/heats/shown_round.h"
#include "ui/lists/list_table.h"
#include "ui/lists/report_list.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QComboBox>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// R1.2: tables that small are at the GM's discretion, so this option is not preselected.
bool isForTheGm(const DrawOption& option, const TableLimits& limits) {
    return option.sizes.empty()
           || std::any_of(option.sizes.begin(), option.sizes.end(),
                          [&](int size) { return static_cast<size_t>(size) < limits.fewestFull; });
}

} // namespace

DrawPanel::DrawPanel(const PageContext& pageContext, const HeatsWindow& format)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_drawBox(format.drawBox ? std::optional(format.drawBox()) : std::nullopt)
    , m_list(new ListTable(pageContext.theme, tr("Ways to draw this heat")))
    , m_model(new ReportTableModel(this))
    , m_title(new TextLabel(TextLevel::GroupTitle, tr("Tables")))
    , m_why(new QLabel)
    , m_avoid(named(new QCheckBox(tr("&Avoid repeat meetings")), u"avoidMeetingAgain"_s))
    , m_box(new QCheckBox(m_drawBox ? m_drawBox->text : QString()))
    , m_variantLabel(new QLabel(tr("E&xpansion tables")))
    , m_variant(new QComboBox) {
    build();
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &DrawPanel::showOptions);
    const auto soon = [this] { m_later.start(); };
    m_book.followEvent(this, soon);
}

void DrawPanel::build() {
    if (!m_drawBox)
        m_box->hide();
    m_list->setObjectName(u"drawOptions"_s);
    m_list->setModel(m_model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEmptyText(tr("Check players in to see how many tables they make."));
    showPlainly(*m_why);
    m_variantLabel->setBuddy(m_variant);

    // Wraps: with large letters the line is wider than the room beside the list.
    const auto lineOf = [](QWidget* left, QWidget* right) {
        auto* row = new WrappingRow;
        row->setSpacing(space::page);
        row->addWidget(left);
        row->addWidget(right);
        return row;
    };

    addParts(
        bareColumn(this, space::small),
        {m_title, m_why, {m_list, 1}, lineOf(m_avoid, m_box), lineOf(m_variantLabel, m_variant)});

    connect(m_avoid, &QCheckBox::toggled, this, &DrawPanel::showList);
    connect(m_list, &QTableView::activated, this, &DrawPanel::draw);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        showVariant();
        Q_EMIT stateChanged();
    });
}

void DrawPanel::showRound(const std::optional<RoundId>& round) {
    m_heat = round ? round->heat() : std::nullopt;
    m_usual.reset();
    showOptions();
}

/// Shows the event's defaults for draws; keeps boxes that the user changed for this one.
void DrawPanel::showSettings(const Event& event) {
    const bool isUsual = m_drawBox && m_drawBox->isUsual(event);
    if (m_usual != isUsual) {
        m_usual = isUsual;
        m_box->setChecked(isUsual);
    }
    const bool variant = hasVariant(event);
    m_variant->setVisible(variant);
    m_variantLabel->setVisible(variant);
}

const Heat* DrawPanel::heat() const {
    return shownHeat(m_book, m_heat);
}

void DrawPanel::showOptions() {
    const Heat* shown = heat();
    const bool open = shown && shown->games.empty();
    if (m_book.hasEvent())
        showSettings(m_book.event());
    m_why->clear();
    m_options.clear();
    if (open && !(shown->entrants.empty() && shown->standby.empty())) {
        const Event& event = m_book.event();
        const auto options = drawOptions(event, *m_heat, GameLengths::of(m_book.book()));
        if (options)
            m_options = *options;
        else
            m_why->setText(m_book.worded(options.error()));
    }
    m_why->setVisible(!m_why->text().isEmpty());
    showList();
    const bool stillChosen = m_list->selectionModel()->hasSelection();
    if (!stillChosen && !m_options.empty()
        && !isForTheGm(m_options.front(), tableLimitsOf(m_book.event())))
        m_list->selectRow(0);
    showVariant();
    Q_EMIT stateChanged();
}

void DrawPanel::showList() {
    showTable(*m_list, *m_model,
              m_book.hasEvent()
                  ? listedAtDesk(m_book, drawOptionsList, m_options, m_avoid->isChecked())
                  : ReportTable());
}

void DrawPanel::showVariant() {
    const int chosen = m_variant->currentIndex();
    m_variant->clear();
    m_variant->addItem(tr("by preference"));
    const QModelIndexList selected = m_list->selectionModel()->selectedRows();
    if (selected.isEmpty())
        return;
    const size_t most = m_options[static_cast<size_t>(selected.front().row())].mostVariantTables;
    for (size_t tables = 0; tables <= most; ++tables)
        m_variant->addItem(QString::number(tables));
    m_variant->setCurrentIndex(std::clamp(chosen, 0, m_variant->count() - 1));
}

const DrawOption* DrawPanel::chosen() const {
    const Heat* shown = heat();
    const QModelIndexList selected = m_list->selectionModel()->selectedRows();
    if (!shown || !shown->games.empty() || selected.isEmpty())
        return nullptr;
    const DrawOption& option = m_options[static_cast<size_t>(selected.front().row())];
    return option.missing > 0 || option.sizes.empty() ? nullptr : &option;
}

DrawRequest DrawPanel::request(const DrawOption& option) const {
    DrawRequest request{*m_heat,
                        m_pageContext.newSeed(),
                        {},
                        m_avoid->isChecked(),
                        {},
                        Count(0),
                        m_drawBox ? m_drawBox->part(m_box->isChecked()) : DrawPart(),
                        false};
    for (const int size : option.sizes)
        request.sizes.push_back(Count(size));
    request.standby = Count(static_cast<int>(option.broughtIn.size()));
    if (m_variant->currentIndex() > 0)
        request.variantTables = Count(m_variant->currentIndex() - 1);
    return request;
}

void DrawPanel::draw() {
    if (m_later.isActive()) {
        // A key may come before the list is updated.
        m_later.stop();
        showOptions();
    }
    const DrawOption* option = chosen();
    if (!option) {
        m_book.explain(tr("Choose a number of tables, then draw."));
        return;
    }
    m_book.perform(drawTables(m_book.event(), request(*option), option->leftOut));
}

} // namespace mentat

#include "moc_draw_panel.cpp"
