#pragma once

#include "scoring/to_do.h"
#include "ui/desk/open_book.h"

#include <QWidget>

class QAbstractButton;
class QGridLayout;

namespace mentat {

/// Where something is done: a page of the window and a place on it, and what the button that leads
/// there says.
struct ToDoTarget {
    QString page;
    QString address; // as Page::reveal() takes it; may be empty
    QString button;
    friend bool operator==(const ToDoTarget&, const ToDoTarget&) = default;
};

[[nodiscard]] ToDoTarget targetOf(const ToDo& item);

/// What is to be done, in words, and where.
struct ToDoLine {
    QString text;
    ToDoTarget target;
    friend bool operator==(const ToDoLine&, const ToDoLine&) = default;
};

/// Things to do, one a line, each with the one button that leads to where it is done. Up and Down
/// go from button to button. A line whose page the window does not have stands without a button.
class ToDoList : public QWidget {
    Q_OBJECT

public:
    /// The accent for the first line: it is the next step.
    enum class First { Accented, Plain };

    ToDoList(OpenBook& book, const QString& name, First first, QWidget* parent = nullptr);

    /// The same as before: nothing moves.
    /// more: lines below them.
    void setItems(const std::vector<ToDo>& items, const std::vector<ToDoLine>& more = {});
    void setLines(const std::vector<ToDoLine>& lines);
    /// The first and last that take the focus; nullptr where no line has a button.
    [[nodiscard]] QWidget* first() const;
    [[nodiscard]] QWidget* last() const;
    /// Whether there was a button to take the focus.
    bool focusFirst();

Q_SIGNALS:
    void leadsTo(const QString& page, const QString& address);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addLine(int row, const ToDoLine& line, bool hasPage);

    OpenBook& m_book;
    QString m_name;
    First m_first;
    std::vector<ToDoLine> m_shown;
    std::vector<QAbstractButton*> m_buttons;
    QWidget* m_lines = nullptr;
    QGridLayout* m_grid = nullptr;
};

} // namespace mentat
