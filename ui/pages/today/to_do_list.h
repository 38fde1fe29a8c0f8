#pragma once

#include "scoring/to_do.h"
#include "ui/desk/open_book.h"

#include <QStringList>
#include <QWidget>

class QAbstractButton;
class QGridLayout;

namespace mentat {

/// Things to do, one a line, each with the one button that leads to where it is done. Up and Down
/// go from button to button. A line whose page the window does not have stands without a button.
class ToDoList : public QWidget {
    Q_OBJECT

public:
    /// The accent for the first line: it is the next step.
    enum class First { Accented, Plain };

    ToDoList(OpenBook& book, const QString& name, First first, QWidget* parent = nullptr);

    /// The same as before: nothing moves.
    void setItems(const std::vector<ToDo>& items);
    [[nodiscard]] const std::vector<ToDo>& items() const { return m_items; }
    /// Whether there was a button to take the focus.
    bool focusFirst();

Q_SIGNALS:
    void leadsTo(const QString& page, const QString& address);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addLine(int row, const ToDo& item);
    [[nodiscard]] bool hasPage(const QString& id) const;

    OpenBook& m_book;
    QString m_name;
    First m_first;
    std::vector<ToDo> m_items;
    QStringList m_texts;
    std::vector<QAbstractButton*> m_buttons;
    QWidget* m_lines = nullptr;
    QGridLayout* m_grid = nullptr;
};

} // namespace mentat
