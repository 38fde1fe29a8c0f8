#pragma once

#include "model/values/bounded_int.h"
#include "model/values/ids.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace mentat {

/// One line about a table of a stage: why its game is void, or who drew which seat. Hidden while
/// nothing is asked; Escape leaves it.
class TableQuestion : public QWidget {
    Q_OBJECT

public:
    explicit TableQuestion(QWidget* parent = nullptr);

    void askWhyVoid(TableNumber table);
    void askForSeats(TableNumber table);
    void close() { hide(); }

Q_SIGNALS:
    void reasonGiven(const QString& reason);
    /// "3 1 2 4": who sits in seat 3 now has drawn the first.
    void seatsGiven(const std::vector<int>& seats);
    void givenUp();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void ask(const QString& text);
    void answer();
    void giveUp();

    bool m_asksForSeats = false;
    QLabel* m_label;
    QLineEdit* m_line;
};

} // namespace mentat
