#include "tests/benchmarks/bare_sqlite.h"

#include <sqlite3.h>

namespace mentat::test {

namespace {

void require(int code, sqlite3* database) {
    if (code != SQLITE_OK && code != SQLITE_DONE && code != SQLITE_ROW)
        qFatal("SQLite: %s", sqlite3_errmsg(database));
}

} // namespace

BareSqlite::BareSqlite(const QString& path) {
    require(sqlite3_open(path.toUtf8().constData(), &m_database), m_database);
    run("PRAGMA foreign_keys = ON");
    run("PRAGMA journal_mode = WAL");
    run("PRAGMA synchronous = FULL");
}

BareSqlite::~BareSqlite() {
    for (sqlite3_stmt* statement : m_statements)
        sqlite3_finalize(statement);
    sqlite3_close(m_database);
}

size_t BareSqlite::prepare(const char* sql) {
    sqlite3_stmt* statement = nullptr;
    require(sqlite3_prepare_v2(m_database, sql, -1, &statement, nullptr), m_database);
    m_statements.push_back(statement);
    return m_statements.size() - 1;
}

void BareSqlite::run(size_t number, const std::vector<Cell>& values) {
    sqlite3_stmt* statement = m_statements[number];
    for (size_t i = 0; i < values.size(); ++i) {
        const int at = static_cast<int>(i) + 1;
        if (const auto* whole = std::get_if<long long>(&values[i]))
            sqlite3_bind_int64(statement, at, *whole);
        else if (const auto* text = std::get_if<std::string>(&values[i]))
            sqlite3_bind_text(statement, at, text->c_str(), static_cast<int>(text->size()),
                              nullptr);
        else if (const auto* decimal = std::get_if<double>(&values[i]))
            sqlite3_bind_double(statement, at, *decimal);
        else
            sqlite3_bind_null(statement, at);
    }
    while (sqlite3_step(statement) == SQLITE_ROW) {
    }
    require(sqlite3_reset(statement), m_database);
}

void BareSqlite::run(const char* sql) {
    require(sqlite3_exec(m_database, sql, nullptr, nullptr, nullptr), m_database);
}

} // namespace mentat::test
