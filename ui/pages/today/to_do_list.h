#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/to_do_target.h"

#include <QObject>
#include <QWidget>

#include <optional>
#include <span>

class QAbstractButton;

namespace mentat {

/// Keyboard navigation between buttons that lead somewhere: Enter opens one, the arrows go to the
/// previous and next. For the buttons of one widget.
class ToDoKeys : public QObject {
    Q_OBJECT

public:
    explicit ToDoKeys(QWidget* owner);

    void add(QAbstractButton& button);

Q_SIGNALS:
    /// One of them got or lost the focus.
    void focusMoved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void step(QAbstractButton& from, bool forward) const;
};

/// Without a page: for information only.
[[nodiscard]] ToDoTarget targetOf(const ToDo& item);
/// The rows for to-dos of every event; a kind of event has others (PagesKind::toDos).
[[nodiscard]] std::span<const ToDoRow> sharedToDos();
[[nodiscard]] ToDoTarget targetOf(const DayCard& card);

/// A to-do in words, with its place.
struct ToDoLine {
    QString text;
    ToDoTarget target;
    friend bool operator==(const ToDoLine&, const ToDoLine&) = default;
};
[[nodiscard]] ToDoLine lineOf(const OpenBook& book, const ToDo& item);
/// The next thing to do, which Today shows in large letters, if the window has a page for it;
/// absent: none.
[[nodiscard]] std::optional<ToDoLine> nextStepNow(const OpenBook& book);

/// Things to do, one per row with hairlines in between, each with the one button that leads to its
/// place, the buttons aligned at the right. Up and Down go from button to button. A row without a
/// page in the window has no button.
class ToDoList : public QWidget {
    Q_OBJECT

public:
    /// firstNumber: of the first row, in the object names of its parts.
    ToDoList(OpenBook& book, const QString& name, int firstNumber = 0, QWidget* parent = nullptr);

    /// Unchanged items stay in place. more: rows below them.
    void setItems(const std::vector<ToDo>& items, const std::vector<ToDoLine>& more = {});
    void setLines(const std::vector<ToDoLine>& lines);
    /// The focusable buttons, from top to bottom.
    [[nodiscard]] const std::vector<QAbstractButton*>& buttons() const { return m_buttons; }
    /// The first and last focusable one; nullptr if no line has a button.
    [[nodiscard]] QWidget* first() const;
    [[nodiscard]] QWidget* last() const;
    /// Whether there was a button to focus.
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

/// The drafts of the current event, each with the button that continues it.
[[nodiscard]] std::vector<ToDoLine> halfTypedLines(const OpenBook& book);

} // namespace mentat
