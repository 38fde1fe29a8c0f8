#include "ui/pages/today/to_do_list.h"

#include "ui/desk/page_list.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// As wide in every list of a page, so that the sentences stand below each other.
constexpr int buttonLetters = 18;

} // namespace

ToDoList::ToDoList(OpenBook& book, const QString& name, First first, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_name(name)
    , m_first(first) {
    setLayout(bareColumn());
}

void ToDoList::setItems(const std::vector<ToDo>& items, const std::vector<ToDoLine>& more) {
    const auto nameOf
        = [this](const PlayerId& player) { return playerName(m_book.event(), player); };
    std::vector<ToDoLine> lines;
    for (const ToDo& item : items)
        lines.push_back({m_book.wording().toDo(item, nameOf), targetOf(item)});
    lines.insert(lines.end(), more.begin(), more.end());
    setLines(lines);
}

void ToDoList::setLines(const std::vector<ToDoLine>& lines) {
    if (lines == m_shown)
        return;
    const auto focused
        = std::ranges::find_if(m_buttons, [](const QAbstractButton* b) { return b->hasFocus(); });
    const auto place = focused - m_buttons.begin();
    const bool hadFocus = focused != m_buttons.end();
    m_shown = lines;
    m_buttons.clear();
    if (m_lines) { // later: one of its buttons may be what was pressed
        m_lines->setParent(nullptr);
        m_lines->deleteLater();
    }
    m_lines = new QWidget;
    m_grid = bareGrid<QGridLayout>(m_lines, space::medium, space::small);
    m_grid->setColumnMinimumWidth(0, buttonLetters * fontMetrics().averageCharWidth());
    m_grid->setColumnStretch(1, 1);
    const std::vector<PageEntry> pages = pagesOf(m_book);
    for (int row = 0; row < static_cast<int>(m_shown.size()); ++row) {
        const ToDoLine& line = m_shown[static_cast<size_t>(row)];
        addLine(row, line,
                std::ranges::find(pages, line.target.page, &PageEntry::id) != pages.end());
    }
    layout()->addWidget(m_lines);
    m_lines->show();
    if (hadFocus && !m_buttons.empty()) {
        const auto last = static_cast<std::ptrdiff_t>(m_buttons.size()) - 1;
        m_buttons[static_cast<size_t>(std::min(place, last))]->setFocus();
    }
}

void ToDoList::addLine(int row, const ToDoLine& line, bool hasPage) {
    const bool isNext = row == 0 && m_first == First::Accented;
    auto* text = isNext ? new TextLabel(TextLevel::Strong, line.text) : new QLabel(line.text);
    text->setObjectName(u"%1Text%2"_s.arg(m_name).arg(row));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    m_grid->addWidget(text, row, 1);
    m_grid->setRowMinimumHeight(row, QPushButton().sizeHint().height());
    if (!hasPage)
        return;
    const ToDoTarget& target = line.target;
    QPushButton* button = isNext ? new AccentButton(target.button) : new QPushButton(target.button);
    button->setObjectName(u"%1Button%2"_s.arg(m_name).arg(row));
    button->setAccessibleDescription(text->text());
    button->installEventFilter(this);
    connect(button, &QPushButton::clicked, this,
            [this, target] { Q_EMIT leadsTo(target.page, target.address); });
    m_grid->addWidget(button, row, 0, Qt::AlignTop);
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

bool ToDoList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto* button = qobject_cast<QAbstractButton*>(watched);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        // Later: what it leads to may take this line away.
        QMetaObject::invokeMethod(button, &QAbstractButton::click, Qt::QueuedConnection);
        return true;
    case Qt::Key_Down: focusNextPrevChild(true); return true;
    case Qt::Key_Up: focusNextPrevChild(false); return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

} // namespace mentat
