#include "ui/heats/tables/walk_list.h"

#include "app/session/rounds/table_news.h"
#include "ui/heats/shown_round.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QHBoxLayout>
#include <QIntValidator>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int untilNextLook = 10'000; // milliseconds

} // namespace

WalkList::WalkList(OpenBook& book, QWidget* parent)
    : QFrame(parent)
    , m_book(book)
    , m_row(new QHBoxLayout) {
    setObjectName(u"walkList"_s);
    setFrameShape(QFrame::StyledPanel);
    auto* layout
        = rowWithin(this, {space::medium, space::small, space::medium, space::small}, space::page);
    layout->addWidget(new TextLabel(TextLevel::Strong, tr("Still playing, by turn")));
    m_row->setSpacing(space::small);
    layout->addLayout(m_row);
    layout->addStretch(1);
    connect(&m_tick, &QTimer::timeout, this, &WalkList::showTables);
    m_book.followEvent(this, &WalkList::showTables);
    m_tick.start(untilNextLook);
    hide();
}

void WalkList::setHeat(std::optional<HeatNumber> heat) {
    m_heat = heat;
    m_tables.clear();
    showTables();
}

DraftAddress WalkList::place() const {
    return walkAddress(*m_heat);
}

std::map<TableNumber, QString> WalkList::kept() const {
    return turnsOfWalk(m_book.draft(place()).value_or(QString()));
}

void WalkList::showTables() {
    const Heat* heat = shownHeat(m_book, m_heat);
    const auto tables = heat ? tablesToWalk(m_book.event().settings, *heat, m_book.now())
                             : std::vector<TableNumber>();
    setVisible(!tables.empty());
    if (tables == m_tables)
        return;
    m_tables = tables;
    m_turns.clear();
    while (QLayoutItem* item = m_row->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto turns = tables.empty() ? std::map<TableNumber, QString>() : kept();
    for (const TableNumber table : tables) {
        auto* label = new QLabel(tr("Table %1").arg(table.value()));
        auto* turn = new QLineEdit(turns.contains(table) ? turns.at(table) : QString());
        turn->setMaxLength(2);
        turn->setValidator(new QIntValidator(1, 99, turn));
        turn->setMaximumWidth(turn->fontMetrics().horizontalAdvance(u"000"_s) + space::page);
        turn->setAccessibleName(tr("Turn of table %1").arg(table.value()));
        turn->setObjectName(u"turnOfTable%1"_s.arg(table.value()));
        connect(turn, &QLineEdit::textEdited, this, &WalkList::save);
        m_row->addWidget(label);
        m_row->addWidget(turn);
        m_turns.emplace(table, turn);
    }
}

void WalkList::save() {
    std::map<TableNumber, QString> turns;
    for (const auto& [table, turn] : m_turns)
        turns.emplace(table, turn->text());
    m_book.succeeded(m_book.session().saveDraft(m_book.eventId(), place(), walkDraft(turns)));
}

} // namespace mentat

#include "moc_walk_list.cpp"
