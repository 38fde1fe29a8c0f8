#pragma once

#include "scoring/seat_change.h"
#include "ui/desk/open_book.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace mentat {

class AccentButton;
class ChoiceRows;

/// The possible changes of seats for one purpose, cheapest first, each with its cost. Enter makes
/// the marked one, Escape changes nothing. If a choice costs a player the event, none is marked at
/// first. The list has columns: the table, the others who move, and the cost.
class SeatChoices : public QFrame {
    Q_OBJECT

public:
    explicit SeatChoices(OpenBook& book, QWidget* parent = nullptr);

    /// title: the purpose: "Where does Ada Byron sit?"
    void offer(const QString& title, std::vector<SeatChange> choices);
    void close();
    [[nodiscard]] bool isOpen() const { return !isHidden(); }

Q_SIGNALS:
    /// The choice was made, or abandoned.
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// More choices than fit: typing filters them.
    [[nodiscard]] bool isLong() const;
    bool markTable(const QString& digit);
    void showMatching();
    void showReason();
    [[nodiscard]] int chosenRow() const;
    void make();
    void sayToChoose();

    OpenBook& m_book;
    std::vector<SeatChange> m_choices;
    QLabel* m_title;
    QLineEdit* m_filter;
    QListWidget* m_list;
    ChoiceRows* m_rows;
    QLabel* m_reasonLabel;
    QLineEdit* m_reason;
    QPushButton* m_leave;
    AccentButton* m_make;
    bool m_isTypedBlind = false; // letters were typed that choose nothing
};

} // namespace mentat
