#include "model/document/event_codec.h"

#include "model/finding_kind.h"

namespace mentat {

Json Codec<QpEntry>::write(const QpEntry& entry) {
    return Json(
        Json::List{writeHalves(entry.fiveOrSix.halves()), writeHalves(entry.threeOrFour.halves())});
}

std::optional<QpEntry> Codec<QpEntry>::read(const Json& json, const Pointer& where,
                                            ReadNotes& notes) {
    const Json::List* pair = json.list();
    if (!pair || pair->size() != 2) {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("pair of points")});
        return std::nullopt;
    }
    const auto many = Codec<QualificationPoints>::read((*pair)[0], where.index(0), notes);
    const auto few = Codec<QualificationPoints>::read((*pair)[1], where.index(1), notes);
    if (!many || !few)
        return std::nullopt;
    return QpEntry{*many, *few};
}

Json Codec<QpTable>::write(const QpTable& table) {
    Json::Object rows;
    const QpTable standard = QpTable::standard();
    for (const QpRow row : qpRowsInOrder) {
        if (table.at(row) != standard.at(row))
            rows.push_back({QString(idOf(row)), Codec<QpEntry>::write(table.at(row))});
    }
    return Json(std::move(rows));
}

std::optional<QpTable> Codec<QpTable>::read(const Json& json, const Pointer& where,
                                            ReadNotes& notes) {
    const Json::Object* rows = json.object();
    if (!rows) {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return std::nullopt;
    }
    QpTable table = QpTable::standard();
    ObjectReader reader(*rows, where, notes);
    for (const EnumId<QpRow>& row : idTable(QpRow{})) {
        QpEntry entry = table.at(row.value);
        reader.always(row.id.data(), entry);
        table.set(row.value, entry);
    }
    reader.finish();
    return table;
}

} // namespace mentat
