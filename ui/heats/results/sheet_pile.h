#pragma once

#include "model/rounds/game_address.h"

#include <optional>
#include <vector>

namespace mentat {

/// The sheets of a heat as they lie to be held against the paper once more, and which is on top.
class SheetPile {
public:
    SheetPile() = default;
    /// At the first that nobody has checked; where all are, at the first.
    SheetPile(const Heat& heat, std::vector<TableNumber> tables);

    /// Nothing is being looked through.
    [[nodiscard]] bool isEmpty() const { return m_tables.empty(); }
    [[nodiscard]] const std::vector<TableNumber>& tables() const { return m_tables; }
    /// Only of a pile that holds something.
    [[nodiscard]] GameAddress top() const { return {*m_heat, m_tables[m_place]}; }
    /// Absent where it is empty.
    [[nodiscard]] std::optional<HeatNumber> heat() const { return m_heat; }
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
    std::optional<HeatNumber> m_heat;
    std::vector<TableNumber> m_tables;
    size_t m_place = 0;
    bool m_isThrough = false;
};

} // namespace mentat
