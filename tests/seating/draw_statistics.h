#pragma once

#include "scoring/heats/seating/seating_task.h"

namespace mentat::test {

/// The probability that a chi-square of so many degrees of freedom is at least this.
[[nodiscard]] double upperTail(double chiSquare, double degrees);

/// Of counts that are all expected to be equal: the probability of their being that unequal.
[[nodiscard]] double evenness(const std::vector<qint64>& counts);

/// Counts of many draws of people without wishes at tables of these sizes, and how probable it is
/// that a uniform draw deviates that much. A person has one seat in a draw and meets several
/// people, so the counts depend on each other: each statistic is divided by the variances that they
/// have in a uniform draw, in which it is a chi-square.
class DrawStatistics {
public:
    explicit DrawStatistics(std::vector<size_t> sizes);

    void add(const Seating& seating);

    [[nodiscard]] double seats() const;
    [[nodiscard]] double tables() const;
    /// Who meets whom.
    [[nodiscard]] double pairs() const;

private:
    using Matrix = std::vector<std::vector<double>>;

    [[nodiscard]] double sumOverTables(double (*term)(double size)) const;

    std::vector<size_t> m_sizes;
    size_t m_people;
    double m_draws = 0;
    Matrix m_seats;  // by person and seat, those of all tables one after the other
    Matrix m_tables; // by person and table
    Matrix m_pairs;  // by two persons
};

} // namespace mentat::test
