#include "tests/support/full_book.h"

#include "model/store/book_tables.h"
#include "model/store/database.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

PlayerId playerOfFullEvents() {
    static const PlayerId ada = *PlayerId::fromText(u"ada"_s);
    return ada;
}

std::optional<HeatsParts> partsOf(const Play& play) {
    return std::visit(
        []<class Own>(const Own&) -> std::optional<HeatsParts> {
            if constexpr (std::is_base_of_v<HeatsPlay, Own>)
                return Own::parts();
            else
                return std::nullopt;
        },
        play);
}

Book fullBook() {
    Book book;
    FullValues values(playerOfFullEvents(), {});
    book.people.push_back(values.full<Person>());
    for (const RulesKind& kind : kinds<RulesKind>()) {
        FullValues ofKind(playerOfFullEvents(), partsOf(kind.emptyPlay()));
        const EventId id = *EventId::fromNumber(static_cast<qint64>(book.events.size()) + 1);
        book.events.push_back({id, fullEvent(kind, ofKind, [](const auto&, const auto&) {})});
    }
    book.summaries.push_back({*EventId::fromNumber(99), values.full<Summary>()});
    return book;
}

namespace {

Rows rowsOf(const Book& book) {
    Rows rows;
    for (const Person& person : book.people)
        append(rows, personRows(person));
    for (const auto& [id, event] : book.events) {
        append(rows, commonRows(id, event));
        append(rows, kindOf<StoreKind>(event.play).rows(id, event.play));
    }
    for (const auto& [id, summary] : book.summaries)
        append(rows, summaryRows(id, summary));
    return rows;
}

} // namespace

void insertBook(Database& database, const Book& book) {
    insertRows(database, rowsOf(book));
}

std::vector<FileColumn> columnsIn(Database& database) {
    QStringList tables;
    database.select(u"SELECT name FROM sqlite_master WHERE type = 'table'"_s, {},
                    [&](SqlRow row) { tables << textIn(row[0]); });
    std::vector<FileColumn> columns;
    for (const QString& table : tables) {
        database.select(u"SELECT name, pk, \"notnull\" FROM pragma_table_info('%1')"_s.arg(table),
                        {}, [&](SqlRow row) {
                            columns.push_back({table, textIn(row[0]), wholeIn(row[1]) != 0,
                                               wholeIn(row[2]) == 0});
                        });
    }
    return columns;
}

std::optional<bool> isSameWith(Database& database, const FileColumn& column, const QString& value,
                               const Book& book) {
    std::optional<bool> isSame;
    database.run(u"SAVEPOINT one"_s);
    try {
        database.run(u"UPDATE %1 SET %2 = %3"_s.arg(column.table, column.name, value));
        isSame = loadWholeBook(database) == book;
    } catch (const StoreError&) {
        isSame.reset();
    }
    database.run(u"ROLLBACK TO one"_s);
    database.run(u"RELEASE one"_s);
    return isSame;
}

namespace {

/// What the greatest or least number is that a column is read with, between one that is and one
/// that is not.
qint64 lastRead(const auto& isRead, qint64 good, qint64 bad) {
    while (good + 1 != bad && good - 1 != bad) {
        const qint64 middle = good + (bad - good) / 2;
        (isRead(middle) ? good : bad) = middle;
    }
    return good;
}

/// "INTEGER CHECK (turns >= 0)": what the value's type says, as far as reading it shows that.
QString typeOf(Database& database, const FileColumn& column, const SqlValue& cell,
               const Book& book) {
    if (std::holds_alternative<double>(cell))
        return u"REAL"_s;
    if (std::holds_alternative<QByteArray>(cell))
        return u"BLOB"_s;
    const bool canBeNull = isSameWith(database, column, u"NULL"_s, book).has_value();
    if (!std::holds_alternative<qint64>(cell))
        return canBeNull ? u"TEXT"_s : u"TEXT NOT NULL DEFAULT ''"_s;
    if (!canBeNull)
        return u"INTEGER NOT NULL DEFAULT 0 CHECK (%1 IN (0, 1))"_s.arg(column.name);
    const auto isRead = [&](qint64 number) {
        return isSameWith(database, column, QString::number(number), book).has_value();
    };
    constexpr qint64 far = 1'000'000;
    const qint64 here = std::get<qint64>(cell);
    const auto least = isRead(-far) ? std::nullopt : std::optional(lastRead(isRead, here, -far));
    const auto most = isRead(far) ? std::nullopt : std::optional(lastRead(isRead, here, far));
    if (least && most)
        return u"INTEGER CHECK (%1 BETWEEN %2 AND %3)"_s.arg(column.name).arg(*least).arg(*most);
    return least ? u"INTEGER CHECK (%1 >= %2)"_s.arg(column.name).arg(*least) : u"INTEGER"_s;
}

} // namespace

QStringList missingColumns(Database& database) {
    std::set<QString> present;
    for (const FileColumn& column : columnsIn(database))
        present.insert(column.table + u'.' + column.name);
    const Book book = fullBook();
    const Rows rows = rowsOf(book);
    std::vector<std::pair<FileColumn, SqlValue>> missing;
    for (const TableRow& row : rows) {
        for (qsizetype i = 0; i < row.table->columns.size(); ++i) {
            const FileColumn column{row.table->name, row.table->columns[i]};
            const SqlValue& cell = row.cells[static_cast<size_t>(i)];
            // of another kind's row it may be NULL
            if (!isNull(cell) && present.insert(column.table + u'.' + column.name).second)
                missing.emplace_back(column, cell);
        }
    }
    const Transaction takenBack(database);
    for (const auto& [column, cell] : missing)
        database.run(u"ALTER TABLE %1 ADD COLUMN %2"_s.arg(column.table, column.name));
    insertRows(database, rows);
    QStringList statements;
    for (const auto& [column, cell] : missing)
        statements << u"ALTER TABLE %1 ADD COLUMN %2 %3"_s.arg(
            column.table, column.name, typeOf(database, column, cell, book));
    return statements;
}

} // namespace mentat::test
