#include "model/store/sql_value.h"

#include "model/failure_kind.h"

namespace mentat {

void throwBadCell() {
    throw StoreError(FailureKind::DamagedFile, {});
}

qint64 wholeIn(const SqlValue& cell) {
    const auto* value = std::get_if<qint64>(&cell);
    if (!value)
        throwBadCell();
    return *value;
}

const QString& textIn(const SqlValue& cell) {
    const auto* value = std::get_if<QString>(&cell);
    if (!value)
        throwBadCell();
    return *value;
}

const QByteArray& bytesIn(const SqlValue& cell) {
    const auto* value = std::get_if<QByteArray>(&cell);
    if (!value)
        throwBadCell();
    return *value;
}

Json jsonIn(const SqlValue& cell) {
    auto json = Json::parse(textIn(cell).toUtf8());
    if (!json)
        throwBadCell();
    return *std::move(json);
}

} // namespace mentat
