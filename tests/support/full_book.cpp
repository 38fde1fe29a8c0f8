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

/// The limit up to which a column's numbers can be read, between one that can and one that cannot.
qint64 lastRead(const auto& isRead, qint64 good, qint64 bad) {
    while (good + 1 != bad && good - 1 != bad) {
        const qint64 middle = good + (bad - good) / 2;
        (isRead(middle) ? good : bad) = middle;
    }
    return good;
}

/// The value for older rows in a column that is never null: a setting's default; false for any
/// other fact.
SqlValue valueOfBefore(const FileColumn& column, const SqlValue& cell) {
    Book usual = fullBook();
    for (BookEvent& entry : usual.events)
        entry.event.settings = {};
    for (const TableRow& row : rowsOf(usual)) {
        const qsizetype position = row.table->columns.indexOf(column.name);
        if (row.table->name == column.table && column.table == u"settings"_s && position >= 0)
            return row.cells[static_cast<size_t>(position)];
    }
    return std::holds_alternative<QString>(cell) ? SqlValue(QString()) : SqlValue(qint64(0));
}

QString literalOf(const SqlValue& value) {
    if (const auto* text = std::get_if<QString>(&value))
        return u"'%1'"_s.arg(*text);
    return QString::number(wholeIn(value));
}

/// " CHECK (turns >= 0)": the range of numbers that can be read.
QString rangeOf(Database& database, const FileColumn& column, qint64 here, const Book& book) {
    const auto isRead = [&](qint64 number) {
        return isSameWith(database, column, QString::number(number), book).has_value();
    };
    constexpr qint64 far = 1'000'000;
    const auto least = isRead(-far) ? std::nullopt : std::optional(lastRead(isRead, here, -far));
    const auto most = isRead(far) ? std::nullopt : std::optional(lastRead(isRead, here, far));
    if (least && most)
        return u" CHECK (%1 BETWEEN %2 AND %3)"_s.arg(column.name).arg(*least).arg(*most);
    return least ? u" CHECK (%1 >= %2)"_s.arg(column.name).arg(*least) : QString();
}

/// "INTEGER CHECK (turns >= 0)": the value's type, as far as reading reveals it.
QString typeOf(Database& database, const FileColumn& column, const SqlValue& cell,
               const Book& book) {
    if (std::holds_alternative<double>(cell))
        return u"REAL"_s;
    if (std::holds_alternative<QByteArray>(cell))
        return u"BLOB"_s;
    const bool isNumber = std::holds_alternative<qint64>(cell);
    QString range = isNumber ? rangeOf(database, column, std::get<qint64>(cell), book) : QString();
    const QString type = isNumber ? u"INTEGER"_s : u"TEXT"_s;
    if (isSameWith(database, column, u"NULL"_s, book).has_value())
        return type + range;
    if (isNumber && range.isEmpty()) // any number can be read as a flag
        range = u" CHECK (%1 IN (0, 1))"_s.arg(column.name);
    return type + u" NOT NULL DEFAULT "_s + literalOf(valueOfBefore(column, cell)) + range;
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
            // may be NULL in a row of another kind
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
