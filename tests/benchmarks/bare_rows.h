#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStringList>
#include <QVariant>

#include <optional>

namespace mentat::test {

/// How many values stand in an event file, the journal aside: each is read by Qt alone and thrown
/// away. Nothing where the file can't be opened.
[[nodiscard]] inline std::optional<qint64> bareValuesIn(const QString& path) {
    using namespace Qt::StringLiterals;
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s);
    database.setDatabaseName(path);
    database.setConnectOptions(u"QSQLITE_OPEN_READONLY"_s);
    if (!database.open())
        return std::nullopt;
    qint64 values = 0;
    for (const QString& table : database.tables()) {
        if (table == u"journal"_s)
            continue;
        QSqlQuery query(database);
        query.setForwardOnly(true);
        query.exec(u"SELECT * FROM "_s + table);
        const int columns = query.record().count();
        while (query.next()) {
            for (int column = 0; column < columns; ++column)
                values += query.value(column).isNull() ? 0 : 1;
        }
    }
    return values;
}

} // namespace mentat::test
