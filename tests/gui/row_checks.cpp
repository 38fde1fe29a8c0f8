#include "tests/gui/painted_checks.h"

#include "ui/look/fitting/rows.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include <algorithm>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

using Text = PaintedWindow::Text;
using Row = std::vector<const QWidget*>;

constexpr double factPixels = 22; // at 100 %, where the least letters have 12
constexpr double leastPixels = 12;

/// What says something in one line by itself; a panel has rows of its own.
bool isOneThing(const QWidget& widget) {
    return qobject_cast<const QLabel*>(&widget) || qobject_cast<const QAbstractButton*>(&widget)
           || qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QComboBox*>(&widget)
           || qobject_cast<const QAbstractSpinBox*>(&widget);
}

void addThing(const QLayoutItem* item, Row& row);

/// What stands beside each other in a layout: its own things and those of rows within it.
void addThings(const QLayout& layout, Row& row) {
    for (int i = 0; i < layout.count(); ++i)
        addThing(layout.itemAt(i), row);
}

bool isRow(const QLayout& layout) {
    const auto* box = qobject_cast<const QBoxLayout*>(&layout);
    return box
           && (box->direction() == QBoxLayout::LeftToRight
               || box->direction() == QBoxLayout::RightToLeft);
}

void addThing(const QLayoutItem* item, Row& row) {
    if (!item)
        return;
    auto* inner = const_cast<QLayoutItem*>(item);
    if (const QWidget* widget = inner->widget(); widget && isOneThing(*widget))
        row.push_back(widget);
    else if (const QLayout* layout = inner->layout(); layout && isRow(*layout))
        addThings(*layout, row);
}

/// Those of each row of a grid that take no other row.
void addGrid(const QGridLayout& grid, std::vector<Row>& rows) {
    std::map<int, Row> byRow;
    for (int i = 0; i < grid.count(); ++i) {
        int row = 0;
        int column = 0;
        int height = 0;
        int width = 0;
        grid.getItemPosition(i, &row, &column, &height, &width);
        if (height == 1)
            addThing(grid.itemAt(i), byRow[row]);
    }
    for (auto& [place, row] : byRow)
        rows.push_back(std::move(row));
}

void addForm(const QFormLayout& form, std::vector<Row>& rows) {
    for (int place = 0; place < form.rowCount(); ++place) {
        const QLayoutItem* label = form.itemAt(place, QFormLayout::LabelRole);
        const QLayoutItem* field = form.itemAt(place, QFormLayout::FieldRole);
        // A long one goes below its label.
        if (!label || !field || field->geometry().top() > label->geometry().bottom())
            continue;
        Row row;
        addThing(label, row);
        addThing(field, row);
        rows.push_back(std::move(row));
    }
}

/// A line goes on in the next one where a thing stands no further right than that before it.
void addLines(const WrappingRow& wrapping, std::vector<Row>& rows) {
    Row line;
    int left = -1;
    for (int i = 0; i < wrapping.count(); ++i) {
        const QLayoutItem* item = wrapping.itemAt(i);
        if (item->geometry().left() <= left)
            rows.push_back(std::exchange(line, {}));
        left = item->geometry().left();
        addThing(item, line);
    }
    rows.push_back(std::move(line));
}

/// Adds the rows of a layout and of those within it. isPartOfRow: its things are in one already.
void addRows(const QLayout& layout, bool isPartOfRow, std::vector<Row>& rows) {
    bool hasRows = true;
    if (const auto* grid = qobject_cast<const QGridLayout*>(&layout)) {
        addGrid(*grid, rows);
    } else if (const auto* form = qobject_cast<const QFormLayout*>(&layout)) {
        addForm(*form, rows);
    } else if (const auto* wrapping = qobject_cast<const WrappingRow*>(&layout)) {
        addLines(*wrapping, rows);
    } else if (isRow(layout)) {
        Row row;
        if (!isPartOfRow)
            addThings(layout, row);
        rows.push_back(std::move(row));
    } else {
        hasRows = false;
    }
    for (int i = 0; i < layout.count(); ++i) {
        if (const QLayout* inner = layout.itemAt(i)->layout())
            addRows(*inner, hasRows && isRow(*inner), rows);
    }
}

/// The first piece of what a thing says, where it says it in one line of one size and that is seen.
const Text* oneLine(const std::vector<const Text*>& pieces) {
    if (pieces.empty())
        return nullptr;
    const Text& first = *pieces.front();
    const bool isOne = std::ranges::all_of(pieces, [&](const Text* piece) {
        return std::abs(piece->baseline - first.baseline) < 1
               && std::abs(piece->pixels - first.pixels) < sizeError;
    });
    return isOne && isSeen(first) ? &first : nullptr;
}

QString said(const Text& text) {
    return u"“%1” (line at %2, %3 px)"_s.arg(text.text.left(40))
        .arg(text.baseline)
        .arg(text.pixels);
}

/// row: from left to right. least: the pixels of the smallest letters of the scale.
void checkRow(const std::vector<const Text*>& row, double least, QStringList& faults) {
    const double mayDiffer = least / leastPixels; // a pixel at 100 %
    for (size_t i = 1; i < row.size(); ++i) {
        const Text& left = *row[i - 1];
        const Text& right = *row[i];
        if (std::abs(left.baseline - right.baseline) > mayDiffer + 0.1)
            faults.append(said(left) + u" and "_s + said(right) + u" in a row on two lines"_s);
        if (right.pixels > left.pixels + sizeError
            && right.pixels < least * factPixels / leastPixels - sizeError)
            faults.append(said(left) + u" and "_s + said(right) + u" in a row: of two sizes"_s);
    }
}

using Pieces = std::map<const QWidget*, std::vector<const Text*>>;

/// By what they stand in; of a box, whatever of it they stand in.
Pieces piecesByThing(const PaintedWindow& painted) {
    Pieces all;
    for (const Text& text : painted.texts()) {
        const QWidget* widget = text.widget;
        if (widget && widget->parentWidget() && isOneThing(*widget->parentWidget()))
            widget = widget->parentWidget();
        all[widget].push_back(&text);
    }
    return all;
}

void checkLayouts(const PaintedWindow& painted, const Pieces& pieces, double least,
                  QStringList& faults) {
    std::vector<Row> rows;
    if (const QLayout* layout = painted.window().layout())
        addRows(*layout, false, rows);
    for (const QWidget* widget : painted.window().findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->layout() && widget->window() == &painted.window())
            addRows(*widget->layout(), false, rows);
    }
    for (const Row& things : rows) {
        std::vector<const Text*> row;
        for (const QWidget* thing : things) {
            const auto known = pieces.find(thing);
            const Text* text = known == pieces.end() ? nullptr : oneLine(known->second);
            if (text)
                row.push_back(text);
        }
        std::ranges::sort(row, {}, [](const Text* text) { return text->box.left(); });
        checkRow(row, least, faults);
    }
}

void checkTables(const PaintedWindow& painted, const Pieces& pieces, double least,
                 QStringList& faults) {
    for (const auto* table : painted.window().findChildren<QTableView*>()) {
        const auto known = pieces.find(table->viewport());
        if (known == pieces.end())
            continue;
        std::map<std::pair<int, int>, std::vector<const Text*>> cells;
        for (const Text* text : known->second) {
            const QModelIndex cell = table->indexAt(
                table->viewport()->mapFrom(&painted.window(), text->box.center().toPoint()));
            cells[{cell.row(), cell.column()}].push_back(text);
        }
        std::map<int, std::vector<const Text*>> rows;
        for (const auto& [cell, texts] : cells) {
            if (const Text* text = oneLine(texts); text && cell.first >= 0)
                rows[cell.first].push_back(text);
        }
        for (const auto& [place, row] : rows)
            checkRow(row, least, faults);
    }
}

} // namespace

QStringList unevenRows(const PaintedWindow& painted) {
    QStringList faults;
    const double least = usualPixels();
    const Pieces pieces = piecesByThing(painted);
    checkLayouts(painted, pieces, least, faults);
    checkTables(painted, pieces, least, faults);
    return faults;
}

} // namespace mentat::test
