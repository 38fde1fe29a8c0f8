// The floor of a command that reads an event file: a Qt program linked as mentat-cli is, which
// reads every row of the file and does nothing with it.

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStringList>
#include <QVariant>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

qint64 readTable(const QSqlDatabase& database, const QString& table) {
    QSqlQuery query(database);
    query.setForwardOnly(true);
    query.exec(u"SELECT * FROM "_s + table);
    const int columns = query.record().count();
    qint64 values = 0;
    while (query.next()) {
        for (int column = 0; column < columns; ++column)
            values += query.value(column).isNull() ? 0 : 1;
    }
    return values;
}

} // namespace

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    qint64 values = 0;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s);
        database.setDatabaseName(QCoreApplication::arguments().at(1));
        database.setConnectOptions(u"QSQLITE_OPEN_READONLY"_s);
        if (!database.open())
            return 1;
        for (const QString& table : database.tables()) {
            if (table != u"journal"_s)
                values += readTable(database, table);
        }
    }
    std::printf("%lld\n", values);
    return 0;
}
