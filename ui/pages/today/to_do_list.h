#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/to_do_target.h"

#include <QObject>
#include <QWidget>

#include <optional>
#include <span>

class QAbstractButton;

namespace mentat {

/// What leads somewhere is gone through and opened by the keys: Enter opens it, the arrows go to
/// the one before and after it. Of one widget, whose buttons they are.
class ToDoKeys : public QObject {
    Q_OBJECT

public:
    explicit ToDoKeys(QWidget* owner);

    void add(QAbstractButton& button);

Q_SIGNALS:
    /// One of them has got the keys, or lost them.
    void focusMoved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void step(QAbstractButton& from, bool forward) const;
};

/// Without a page: of what is only said.
[[nodiscard]] ToDoTarget targetOf(const ToDo& item);
/// The rows of those that every event can have; a kind of event has others (PagesKind::toDos).
[[nodiscard]] std::span<const ToDoRow> sharedToDos();
[[nodiscard]] ToDoTarget targetOf(const DayCard& card);

/// What is to be done, in words, and where.
struct ToDoLine {
    QString text;
    ToDoTarget target;
    friend bool operator==(const ToDoLine&, const ToDoLine&) = default;
};
[[nodiscard]] ToDoLine lineOf(const OpenBook& book, const ToDo& item);
/// The first thing to do next, which Today says in large letters, where the window has a page for
/// it; absent: nothing is.
[[nodiscard]] std::optional<ToDoLine> nextStepNow(const OpenBook& book);

/// Things to do, one a row with hairlines between them, each with the one button that leads to
/// where it is done, the buttons below each other at the right. Up and Down go from button to
/// button. A row whose page the window does not have stands without a button.
class ToDoList : public QWidget {
    Q_OBJECT

public:
    /// firstNumber: of the first row, in the names of what stands in it.
    ToDoList(OpenBook& book, const QString& name, int firstNumber = 0, QWidget* parent = nullptr);

    /// Where they are the same as before, nothing moves. more: rows below them.
    void setItems(const std::vector<ToDo>& items, const std::vector<ToDoLine>& more = {});
    void setLines(const std::vector<ToDoLine>& lines);
    /// What takes the focus, from top to bottom.
    [[nodiscard]] const std::vector<QAbstractButton*>& buttons() const { return m_buttons; }
    /// The first and last that take the focus; nullptr where no line has a button.
    [[nodiscard]] QWidget* first() const;
    [[nodiscard]] QWidget* last() const;
    /// Whether there was a button to take the focus.
    bool focusFirst();

Q_SIGNALS:
    void leadsTo(const QString& page, const QString& address);

private:
    void makeRows();
    void addRow(int row, const ToDoLine& line, bool hasPage);

    OpenBook& m_book;
    QString m_name;
    int m_firstNumber;
    ToDoKeys* m_keys;
    std::vector<ToDoLine> m_shown;
    std::vector<QAbstractButton*> m_buttons;
    QWidget* m_rows = nullptr;
};

/// What is half typed of the event that is worked on, each with the button that goes on with it.
[[nodiscard]] std::vector<ToDoLine> halfTypedLines(const OpenBook& book);

} // namespace mentat
