#include "tests/seating/draw_statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mentat::test {

namespace {

double square(double x) {
    return x * x;
}

/// The lower incomplete gamma function by its series, as a share of the whole.
double lowerShare(double a, double x) {
    double term = 1 / a;
    double sum = term;
    for (double n = a + 1; term > sum * 1e-16; ++n) {
        term *= x / n;
        sum += term;
    }
    return sum * std::exp(-x + a * std::log(x) - std::lgamma(a));
}

/// The upper one by its continued fraction, as a share of the whole.
double upperShare(double a, double x) {
    constexpr double tiny = 1e-300;
    double b = x + 1 - a;
    double c = 1 / tiny;
    double d = 1 / b;
    double share = d;
    for (int step = 1; step < 10'000; ++step) {
        const double i = step;
        const double an = -i * (i - a);
        b += 2;
        d = 1 / std::max(an * d + b, tiny);
        c = std::max(b + an / c, tiny);
        share *= d * c;
        if (std::abs(d * c - 1) < 1e-15)
            break;
    }
    return share * std::exp(-x + a * std::log(x) - std::lgamma(a));
}

} // namespace

double upperTail(double chiSquare, double degrees) {
    const double a = degrees / 2;
    const double x = chiSquare / 2;
    if (x <= 0)
        return 1;
    return x < a + 1 ? 1 - lowerShare(a, x) : upperShare(a, x);
}

double evenness(const std::vector<qint64>& counts) {
    const auto all = static_cast<double>(std::accumulate(counts.begin(), counts.end(), qint64(0)));
    const double expected = all / static_cast<double>(counts.size());
    double chiSquare = 0;
    for (const qint64 count : counts)
        chiSquare += square(static_cast<double>(count) - expected) / expected;
    return upperTail(chiSquare, static_cast<double>(counts.size()) - 1);
}

DrawStatistics::DrawStatistics(std::vector<size_t> sizes)
    : m_sizes(std::move(sizes))
    , m_people(std::accumulate(m_sizes.begin(), m_sizes.end(), size_t(0)))
    , m_seats(m_people, std::vector<double>(m_people, 0))
    , m_tables(m_people, std::vector<double>(m_sizes.size(), 0))
    , m_pairs(m_people, std::vector<double>(m_people, 0)) {}

void DrawStatistics::add(const Seating& seating) {
    ++m_draws;
    size_t seat = 0;
    for (size_t table = 0; table < seating.size(); ++table) {
        for (const EntrantIndex one : seating[table]) {
            ++m_seats[one][seat++];
            ++m_tables[one][table];
            for (const EntrantIndex other : seating[table])
                m_pairs[one][other] += one == other ? 0 : 1;
        }
    }
}

// The covariance of a uniform permutation's matrix is (I - J/n) x (I - J/n) / (n - 1).
double DrawStatistics::seats() const {
    const auto n = static_cast<double>(m_people);
    double sum = 0;
    for (const auto& person : m_seats) {
        for (const double count : person)
            sum += square(count - m_draws / n);
    }
    return upperTail(sum * (n - 1) / m_draws, square(n - 1));
}

// The same, with the seats of a table added up.
double DrawStatistics::tables() const {
    const auto n = static_cast<double>(m_people);
    double sum = 0;
    for (const auto& person : m_tables) {
        for (size_t table = 0; table < m_sizes.size(); ++table) {
            const auto size = static_cast<double>(m_sizes[table]);
            sum += square(person[table] - m_draws * size / n) / size;
        }
    }
    const double degrees = (n - 1) * (static_cast<double>(m_sizes.size()) - 1);
    return upperTail(sum * (n - 1) / m_draws, degrees);
}

double DrawStatistics::sumOverTables(double (*term)(double size)) const {
    return std::accumulate(m_sizes.begin(), m_sizes.end(), 0.0, [term](double sum, size_t size) {
        return sum + term(static_cast<double>(size));
    });
}

// The covariance of two pairs depends on nothing but how many persons they share, so it has three
// eigenspaces: the number of all meetings, which is fixed; how many each person has, which varies
// only with tables of different sizes; and the rest.
double DrawStatistics::pairs() const {
    const auto n = static_cast<double>(m_people);
    const double ordered = sumOverTables([](double s) { return s * (s - 1); });
    const double together = ordered / (n * (n - 1));
    const double three
        = sumOverTables([](double s) { return s * (s - 1) * (s - 2); }) / (n * (n - 1) * (n - 2));
    const double two
        = (square(ordered) - sumOverTables([](double s) { return square(s * (s - 1)); })
           + sumOverTables([](double s) { return s * (s - 1) * (s - 2) * (s - 3); }))
          / (n * (n - 1) * (n - 2) * (n - 3));
    const double itself = together * (1 - together);
    const double sharing = three - square(together);
    const double apart = two - square(together);
    const double varianceOfPersons = itself + (n - 4) * sharing - (n - 3) * apart;
    const double varianceOfRest = itself - 2 * sharing + apart;

    double persons = 0;
    double all = 0;
    for (size_t one = 0; one < m_people; ++one) {
        double meetings = 0;
        for (size_t other = 0; other < m_people; ++other) {
            const double more = one == other ? 0 : m_pairs[one][other] - m_draws * together;
            meetings += more;
            all += square(more) / 2;
        }
        persons += square(meetings) / (n - 2);
    }
    double sum = (all - persons) / varianceOfRest;
    double degrees = n * (n - 3) / 2;
    if (varianceOfPersons > 1e-9) {
        sum += persons / varianceOfPersons;
        degrees += n - 1;
    }
    return upperTail(sum / m_draws, degrees);
}

} // namespace mentat::test
