#pragma once

#include "ui/desk/open_book.h"

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace mentat {

class AccentButton;
class ReasonLine;
class TextLabel;
class ToDoList;

/// Closing the event: what is still open, each line with the button that leads to it, and closing
/// nevertheless. Of a closed event: opening it again, with a reason.
class ClosingPanel : public QWidget {
    Q_OBJECT

public:
    explicit ClosingPanel(OpenBook& book, QWidget* parent = nullptr);

Q_SIGNALS:
    void leadsTo(const QString& page, const QString& address);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void showState();
    void close();
    void reopen();

    OpenBook& m_book;
    TextLabel* m_title;
    TextLabel* m_meaning;
    TextLabel* m_openTitle;
    ToDoList* m_open;
    AccentButton* m_close;
    QPushButton* m_closeAnyway;
    QWidget* m_reopening;
    QLineEdit* m_reason;
    ReasonLine* m_why;
    QPushButton* m_reopen;
};

} // namespace mentat
