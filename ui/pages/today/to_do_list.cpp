#include "ui/pages/today/to_do_list.h"

#include "ui/desk/page.h"
#include "ui/look/colours.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/pages/today/to_do_keys.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int rowGap = 2 * space::small + 1; // between two rows, with the hairline in its middle

/// A panel with a line between two rows of its grid.
class QuietRows final : public QWidget {
public:
    QuietRows() : m_grid(bareGrid<QGridLayout>(this, space::medium, rowGap)) {
        m_grid->setContentsMargins(space::page, space::small, space::page, space::small);
        m_grid->setColumnStretch(0, 1);
    }

    [[nodiscard]] QGridLayout& grid() { return *m_grid; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Colours& colours = coloursOf(palette());
        flat::drawPanel(painter, rect(), {colours.base, colours.line, 1, flat::buttonRadius});
        for (int row = 1; row < m_grid->rowCount(); ++row) {
            // Not cellRect(): asked how high it would be, the grid forgets where its rows are.
            const int y = m_grid->itemAtPosition(row, 0)->geometry().top() - rowGap / 2 - 1;
            painter.fillRect(QRect(1, y, width() - 2, 1), colours.line);
        }
    }

private:
    QGridLayout* m_grid;
};

} // namespace

ToDoLine lineOf(const OpenBook& book, const ToDo& item) {
    const auto nameOf = [&](const PlayerId& player) { return playerName(book.event(), player); };
    return {book.wording().toDo(item, nameOf), targetOf(item)};
}

ToDoList::ToDoList(OpenBook& book, const QString& name, int firstNumber, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_name(name)
    , m_firstNumber(firstNumber)
    , m_keys(new ToDoKeys(this)) {
    setLayout(bareColumn());
}

void ToDoList::setItems(const std::vector<ToDo>& items, const std::vector<ToDoLine>& more) {
    std::vector<ToDoLine> lines;
    for (const ToDo& item : items)
        lines.push_back(lineOf(m_book, item));
    lines.insert(lines.end(), more.begin(), more.end());
    setLines(lines);
}

void ToDoList::setLines(const std::vector<ToDoLine>& lines) {
    setVisible(!lines.empty());
    if (lines == m_shown)
        return;
    const auto focused
        = std::ranges::find_if(m_buttons, [](const QAbstractButton* b) { return b->hasFocus(); });
    const auto place = focused - m_buttons.begin();
    const bool hadFocus = focused != m_buttons.end();
    m_shown = lines;
    makeRows();
    if (hadFocus && !m_buttons.empty()) {
        const auto last = static_cast<std::ptrdiff_t>(m_buttons.size()) - 1;
        m_buttons[static_cast<size_t>(std::min(place, last))]->setFocus();
    }
}

void ToDoList::makeRows() {
    m_buttons.clear();
    if (m_rows) { // later: one of its buttons may be what was pressed
        m_rows->setParent(nullptr);
        m_rows->deleteLater();
        m_rows = nullptr;
    }
    if (m_shown.empty())
        return;
    m_rows = new QuietRows;
    const std::vector<PageEntry> pages = pagesOf(m_book);
    for (int row = 0; row < static_cast<int>(m_shown.size()); ++row) {
        const ToDoLine& line = m_shown[static_cast<size_t>(row)];
        addRow(row, line,
               std::ranges::find(pages, line.target.page, &PageEntry::id) != pages.end());
    }
    layout()->addWidget(m_rows);
    m_rows->show();
}

void ToDoList::addRow(int row, const ToDoLine& line, bool hasPage) {
    QGridLayout& grid = static_cast<QuietRows*>(m_rows)->grid();
    const int number = m_firstNumber + row;
    auto* text = new QLabel(line.text);
    text->setObjectName(u"%1Text%2"_s.arg(m_name).arg(number));
    showPlainly(*text);
    grid.addWidget(text, row, 0);
    grid.setRowMinimumHeight(row, QPushButton().sizeHint().height());
    if (!hasPage)
        return;
    const ToDoTarget& target = line.target;
    auto* button = new QPushButton(target.button);
    button->setObjectName(u"%1Button%2"_s.arg(m_name).arg(number));
    button->setAccessibleDescription(line.text);
    m_keys->add(*button);
    connect(button, &QPushButton::clicked, this,
            [this, target] { Q_EMIT leadsTo(target.page, target.address); });
    grid.addWidget(button, row, 1, Qt::AlignVCenter);
    m_buttons.push_back(button);
}

QWidget* ToDoList::first() const {
    return m_buttons.empty() ? nullptr : m_buttons.front();
}

QWidget* ToDoList::last() const {
    return m_buttons.empty() ? nullptr : m_buttons.back();
}

bool ToDoList::focusFirst() {
    if (QWidget* button = first())
        button->setFocus(Qt::OtherFocusReason);
    return first();
}

} // namespace mentat
