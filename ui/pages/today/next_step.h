#pragma once

#include "ui/pages/today/to_do_list.h"

class QLabel;

namespace mentat {

class AccentButton;
class TextLabel;

/// What to do next: one step in large letters with the button of the accent, and what comes after
/// it as a quiet list.
class NextStep : public QWidget {
    Q_OBJECT

public:
    explicit NextStep(OpenBook& book, QWidget* parent = nullptr);

    /// The first is the next. The keys stay where they are.
    void setItems(const std::vector<ToDo>& items);
    [[nodiscard]] std::vector<QAbstractButton*> buttons() const;
    /// Whether there was a button to take the focus.
    bool focusFirst();

Q_SIGNALS:
    void leadsTo(const QString& page, const QString& address);

private:
    void build();
    void showFirst(const ToDo& item);
    void showKey();

    OpenBook& m_book;
    QWidget* m_card;
    TextLabel* m_text;
    TextLabel* m_beside;
    TextLabel* m_key;
    AccentButton* m_button;
    ToDoList* m_further;
    ToDoTarget m_target;
};

} // namespace mentat
