#pragma once

#include "model/rounds/round.h"

#include <QFrame>

#include <optional>
#include <vector>

class QLabel;

namespace mentat {

/// The sheets of a round as they lie to be held against the paper once more, and which is on top.
class SheetPile {
public:
    SheetPile() = default;
    /// At the first that nobody has checked; where all are, at the first.
    SheetPile(const Round& round, std::vector<TableNumber> tables);

    /// Nothing is being looked through.
    [[nodiscard]] bool isEmpty() const { return m_tables.empty(); }
    [[nodiscard]] const std::vector<TableNumber>& tables() const { return m_tables; }
    /// Only of a pile that holds something.
    [[nodiscard]] GameAddress top() const { return {*m_round, m_tables[m_place]}; }
    /// Absent where it is empty.
    [[nodiscard]] const std::optional<RoundId>& round() const { return m_round; }
    /// From 1.
    [[nodiscard]] int place() const { return static_cast<int>(m_place) + 1; }
    [[nodiscard]] int count() const { return static_cast<int>(m_tables.size()); }
    /// The last sheet was checked just now.
    [[nodiscard]] bool isThrough() const { return m_isThrough; }

    /// The top one was checked: the next is on top, where there is one.
    void check();
    /// Forward or back; not past the ends.
    void step(int direction);

private:
    std::optional<RoundId> m_round;
    std::vector<TableNumber> m_tables;
    size_t m_place = 0;
    bool m_isThrough = false;
};

/// The line above a sheet while the round's sheets are held against the paper once more: Space
/// marks one as checked and goes on, arrows go through the pile, F2 types in the sheet.
class SecondLook : public QFrame {
    Q_OBJECT

public:
    explicit SecondLook(QWidget* parent = nullptr);

    /// Last: checked as the last one, so that nothing is left to do.
    enum class Sheet { Open, Checked, Last };
    /// "Sheet 2 of 6"
    void showPlace(int place, int count, Sheet sheet);

Q_SIGNALS:
    void ticked();
    void stepped(int direction);
    void ended();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_text;
};

} // namespace mentat
