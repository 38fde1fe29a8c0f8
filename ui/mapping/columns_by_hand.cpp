#include "ui/mapping/columns_by_hand.h"

#include "model/document/bytes/table.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QComboBox>
#include <QCryptographicHash>
#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

RememberedColumns::RememberedColumns(Preferences& preferences, const QString& kind,
                                     const std::vector<ColumnField>& fields)
    : m_preferences(preferences)
    , m_kind(kind)
    , m_fields(fields) {}

// Hashed, since headings can have any length and any characters.
QString RememberedColumns::keyOf(const CsvRow& header) const {
    const QByteArray digest
        = QCryptographicHash::hash(headerKey(header).toUtf8(), QCryptographicHash::Sha256);
    return u"columns/%1/%2"_s.arg(m_kind, QString::fromLatin1(digest.toHex().first(32)));
}

std::optional<ColumnPositions> RememberedColumns::of(const CsvRow& header) const {
    const QByteArray state = m_preferences.state(keyOf(header));
    if (state.isEmpty())
        return std::nullopt;
    ColumnPositions places;
    for (const QByteArray& part : state.split(' ')) {
        const QList<QByteArray> sides = part.split('=');
        const auto field
            = std::ranges::find(m_fields, QString::fromLatin1(sides.front()), &ColumnField::word);
        bool isNumber = false;
        const auto column = sides.back().toULongLong(&isNumber);
        if (field != m_fields.end() && isNumber)
            places[static_cast<size_t>(field - m_fields.begin())] = column;
    }
    return places.empty() ? std::nullopt : std::optional(places);
}

void RememberedColumns::keep(const CsvRow& header, const ColumnPositions& places) {
    QByteArrayList parts;
    for (const auto& [field, column] : places)
        parts << m_fields[field].word.toLatin1() + '=' + QByteArray::number(column);
    m_preferences.setState(keyOf(header), parts.join(' '));
}

namespace {

/// No one could find a column among more.
constexpr size_t maxColumns = 40;
constexpr size_t shownRows = 3; // below the header
constexpr int headingLetters = 24;
constexpr int sampleLetters = 20; // of each of the rows
constexpr int leastShown = 3;     // columns, before the rest scrolls

QString cellOf(const CsvRow& row, size_t column) {
    return column < row.fields.size() ? row.fields[column].simplified() : QString();
}

QString cut(const QString& text, int letters) {
    return text.size() <= letters ? text : QString(text.left(letters - 1) + u'…');
}

/// The header, and the first rows after it with about as many filled cells, which skips headings of
/// days.
std::vector<const CsvRow*> tellingRows(const std::vector<CsvRow>& rows, size_t header) {
    std::vector<const CsvRow*> telling{&rows[header]};
    for (size_t i = header + 1; i < rows.size() && telling.size() <= shownRows; ++i) {
        if (2 * filledIn(rows[i]) >= filledIn(rows[header]))
            telling.push_back(&rows[i]);
    }
    return telling;
}

} // namespace

ColumnMapping::ColumnMapping(std::vector<ColumnField> fields, QWidget* parent)
    : QWidget(parent)
    , m_fields(std::move(fields))
    , m_area(new DownArea) {
    addParts(bareColumn(this), {m_area});
}

void ColumnMapping::setTable(const std::vector<CsvRow>& rows, size_t header) {
    m_places.clear();
    m_columns.clear();
    auto* table = new QWidget;
    auto* grid = bareGrid<QGridLayout>(table, space::medium, space::tight);
    const std::vector<const CsvRow*> telling = tellingRows(rows, header);
    size_t columns = 0;
    for (const CsvRow* row : telling)
        columns = std::max(columns, row->fields.size());
    for (size_t column = 0; column < std::min(columns, maxColumns); ++column)
        addColumn(*grid, telling, column);
    grid->setColumnStretch(2, 1);
    m_area->setWidget(table); // deletes the previous table
    // These widgets are newer than those below them, so without this they would be last in tab
    // order.
    QWidget* before = m_area->previousInFocusChain();
    while (before != m_area && !(before->focusPolicy() & Qt::TabFocus))
        before = before->previousInFocusChain();
    for (QWidget* choice : m_columns)
        setTabOrder(std::exchange(before, choice), choice);
    const int rowHeight = m_columns.empty() ? 0 : m_columns.front()->sizeHint().height();
    m_area->setMinimumHeight(std::min(leastShown, static_cast<int>(m_columns.size()))
                             * (rowHeight + space::tight));
    m_area->updateGeometry();
}

void ColumnMapping::addColumn(QGridLayout& grid, const std::vector<const CsvRow*>& rows,
                              size_t column) {
    const int place = static_cast<int>(column);
    const QString heading = cellOf(*rows.front(), column);
    const QString called = heading.isEmpty() ? tr("Column %1").arg(column + 1) : heading;
    auto* choice = new QComboBox;
    choice->setObjectName(u"column%1"_s.arg(column + 1));
    choice->setAccessibleName(tr("%1 holds", "a heading").arg(called));
    choice->addItem(u"–"_s);
    for (const ColumnField& field : m_fields)
        choice->addItem(field.title);
    connect(choice, &QComboBox::activated, this,
            [this, column](int item) { choose(column, item); });
    m_columns.push_back(choice);
    QStringList samples;
    for (size_t i = 1; i < rows.size(); ++i) {
        if (const QString cell = cellOf(*rows[i], column); !cell.isEmpty())
            samples << cut(cell, sampleLetters);
    }
    auto* label = new TextLabel(TextLevel::Strong, cut(called, headingLetters));
    auto* beside = wrapped(new TextLabel(TextLevel::Weak, samples.join(u" · "_s)));
    for (QLabel* text : {static_cast<QLabel*>(label), static_cast<QLabel*>(beside)})
        text->setTextFormat(Qt::PlainText);
    choice->setAccessibleDescription(beside->text());
    grid.addWidget(label, place, 0);
    grid.addWidget(choice, place, 1);
    grid.addWidget(beside, place, 2);
}

void ColumnMapping::setPlaces(const ColumnPositions& places) {
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

ColumnsByHand::ColumnsByHand(Preferences& preferences, const QString& kind,
                             std::vector<ColumnField> fields, QPushButton& button)
    : m_button(button)
    , m_mapping(new ColumnMapping(std::move(fields)))
    , m_remembered(preferences, kind, m_mapping->fields()) {
    addParts(bareColumn(this), {m_mapping});
    m_button.setCheckable(true);
    connect(&m_button, &QPushButton::toggled, this, &QWidget::setVisible);
    connect(m_mapping, &ColumnMapping::changed, this, [this] {
        m_isByHand = true;
        Q_EMIT changed();
    });
    hide();
}

void ColumnsByHand::setTable(const std::vector<CsvRow>& rows, size_t header,
                             const ColumnPositions& known) {
    m_header = header;
    m_headings = rows[header];
    m_mapping->setTable(rows, header);
    const auto remembered = m_remembered.of(m_headings);
    m_isByHand = remembered.has_value();
    m_mapping->setPlaces(remembered.value_or(known));
}

void ColumnsByHand::ask(bool isNeeded) {
    m_button.setChecked(isNeeded);
    setVisible(isNeeded);
}

} // namespace mentat

#include "moc_columns_by_hand.cpp"
