#include "app/cli/output/grid.h"

#include <QStringList>

#include <algorithm>

namespace mentat {

namespace {

QString textOf(const Json& scalar) {
    if (scalar.isNull())
        return {};
    return scalar.text() ? *scalar.text() : QString::fromUtf8(scalar.toCompactBytes());
}

/// What stands at the end of a path.
class CellFinder {
public:
    explicit CellFinder(const QStringList& path) : m_keys(path) {}

    GridCell find(const Json& row) {
        follow(row, 0);
        m_cell.text = m_texts.join(u' ');
        return std::move(m_cell);
    }

private:
    void follow(const Json& json, qsizetype depth) {
        if (const Json::List* list = json.list()) {
            // What the elements of an empty list would have, nobody can say.
            m_cell.isPresent = m_cell.isPresent || depth == m_keys.size() || list->empty();
            for (const Json& element : *list)
                follow(element, depth);
        } else if (depth < m_keys.size()) {
            if (const Json* member = json.find(m_keys[depth]))
                follow(*member, depth + 1);
            else if (json.isNull())
                take(json);
        } else {
            take(json);
        }
    }

    void take(const Json& scalar) {
        const bool isAlone = m_texts.isEmpty();
        m_cell.isPresent = true;
        m_cell.isUnknown = isAlone && scalar.isNull();
        m_cell.isNumber = isAlone && (scalar.integer() || scalar.decimal());
        m_texts << textOf(scalar);
    }

    const QStringList& m_keys;
    QStringList m_texts;
    GridCell m_cell;
};

std::vector<const Json*> rowsOf(const Json& value) {
    std::vector<const Json*> rows;
    if (const Json::List* list = value.list()) {
        for (const Json& element : *list)
            rows.push_back(&element);
    } else {
        rows.push_back(&value);
    }
    return rows;
}

} // namespace

Grid gridOf(const Json& value, const Columns& columns) {
    const auto rows = rowsOf(value);
    Grid grid;
    grid.rows.resize(rows.size());
    for (const GridColumn& column : columns) {
        const QStringList path = column.path.split(u'.');
        std::vector<GridCell> cells;
        cells.reserve(rows.size());
        for (const Json* row : rows)
            cells.push_back(CellFinder(path).find(*row));
        const bool isPresent = std::any_of(cells.begin(), cells.end(),
                                           [](const GridCell& c) { return c.isPresent; });
        if (!isPresent && column.shown == GridColumn::Shown::WherePresent)
            continue;
        grid.header.push_back(column.path);
        for (size_t i = 0; i < rows.size(); ++i)
            grid.rows[i].push_back(std::move(cells[i]));
    }
    return grid;
}

} // namespace mentat
