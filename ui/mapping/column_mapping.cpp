#include "ui/mapping/column_mapping.h"

#include "ui/look/fitting/down_area.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Nobody finds a column among more.
constexpr size_t mostColumns = 40;
constexpr size_t shownRows = 3; // below the header
constexpr int cellLetters = 24;

/// As high as what it holds, which goes sideways.
class SidewaysArea final : public QScrollArea {
public:
    SidewaysArea() {
        makeBare(*this);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override {
        const int height = widget() ? widget()->sizeHint().height() : 0;
        return {widget() ? widget()->sizeHint().width() : 0,
                height + horizontalScrollBar()->sizeHint().height()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }
};

QString cellOf(const CsvRow& row, size_t column) {
    return column < row.fields.size() ? row.fields[column].simplified() : QString();
}

qsizetype filled(const CsvRow& row) {
    return std::ranges::count_if(row.fields,
                                 [](const QString& field) { return !field.trimmed().isEmpty(); });
}

/// The header, and the first rows after it that say about as much as it does: headings of days do
/// not.
std::vector<const CsvRow*> tellingRows(const std::vector<CsvRow>& rows, size_t header) {
    std::vector<const CsvRow*> telling{&rows[header]};
    for (size_t i = header + 1; i < rows.size() && telling.size() <= shownRows; ++i) {
        if (2 * filled(rows[i]) >= filled(rows[header]))
            telling.push_back(&rows[i]);
    }
    return telling;
}

} // namespace

ColumnMapping::ColumnMapping(std::vector<ColumnField> fields, QWidget* parent)
    : QWidget(parent)
    , m_fields(std::move(fields)) {
    addParts(bareColumn(this), {new SidewaysArea});
}

void ColumnMapping::setTable(const std::vector<CsvRow>& rows, size_t header) {
    m_places.clear();
    m_columns.clear();
    m_table = new QWidget;
    auto* grid = bareGrid<QGridLayout>(m_table, space::medium, space::tight);
    const std::vector<const CsvRow*> telling = tellingRows(rows, header);
    size_t columns = 0;
    for (const CsvRow* row : telling)
        columns = std::max(columns, row->fields.size());
    for (size_t column = 0; column < std::min(columns, mostColumns); ++column)
        addColumn(telling, column);
    grid->setColumnStretch(grid->columnCount(), 1);
    auto* area = findChild<QScrollArea*>();
    area->setWidget(m_table); // the table before goes
    area->updateGeometry();
}

void ColumnMapping::addColumn(const std::vector<const CsvRow*>& rows, size_t column) {
    auto* grid = static_cast<QGridLayout*>(m_table->layout());
    const int place = static_cast<int>(column);
    const QString heading = cellOf(*rows.front(), column);
    auto* choice = new QComboBox;
    choice->setObjectName(u"column%1"_s.arg(column + 1));
    choice->setAccessibleName(heading.isEmpty()
                                  ? tr("Column %1 holds").arg(column + 1)
                                  : tr("Column %1, %2, holds").arg(column + 1).arg(heading));
    choice->addItem(u"–"_s);
    for (const ColumnField& field : m_fields)
        choice->addItem(field.title);
    connect(choice, &QComboBox::activated, this,
            [this, column](int item) { choose(column, item); });
    m_columns.push_back(choice);
    grid->addWidget(choice, 0, place);
    for (size_t i = 0; i < rows.size(); ++i) {
        const QString text = cellOf(*rows[i], column);
        auto* label = new TextLabel(i == 0 ? TextLevel::Strong : TextLevel::Weak);
        label->setTextFormat(Qt::PlainText);
        const int room = label->fontMetrics().averageCharWidth() * cellLetters;
        label->setText(label->fontMetrics().elidedText(text, Qt::ElideRight, room));
        label->setToolTip(label->text() == text ? QString() : text.toHtmlEscaped());
        grid->addWidget(label, static_cast<int>(i) + 1, place);
    }
}

void ColumnMapping::setPlaces(const ColumnPlaces& places) {
    m_places = places;
    showPlaces();
}

void ColumnMapping::startTyping() {
    if (!m_columns.empty())
        m_columns.front()->setFocus(Qt::OtherFocusReason);
}

void ColumnMapping::choose(size_t column, int item) {
    std::erase_if(m_places, [&](const auto& place) { return place.second == column; });
    if (item > 0)
        m_places[static_cast<size_t>(item) - 1] = column;
    showPlaces();
    Q_EMIT changed();
}

void ColumnMapping::showPlaces() {
    for (size_t column = 0; column < m_columns.size(); ++column) {
        const auto held = std::ranges::find_if(
            m_places, [&](const auto& place) { return place.second == column; });
        const QSignalBlocker quiet(m_columns[column]);
        m_columns[column]->setCurrentIndex(
            held == m_places.end() ? 0 : static_cast<int>(held->first) + 1);
    }
}

} // namespace mentat
