#pragma once

#include <QString>

#include <memory>
#include <string>
#include <variant>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace mentat::test {

/// The floor of the benchmarks: SQLite without anything of ours, statements prepared once, with the
/// same pragmas as an open event file has.
class BareSqlite {
public:
    using Cell = std::variant<std::monostate, long long, double, std::string>;

    explicit BareSqlite(const QString& path);
    ~BareSqlite();
    BareSqlite(const BareSqlite&) = delete;
    BareSqlite& operator=(const BareSqlite&) = delete;

    /// Prepares a statement; its number.
    size_t prepare(const char* sql);
    void run(size_t statement, const std::vector<Cell>& values = {});
    void run(const char* sql);

private:
    sqlite3* m_database = nullptr;
    std::vector<sqlite3_stmt*> m_statements;
};

} // namespace mentat::test
