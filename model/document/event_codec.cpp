#include "model/document/event_codec.h"

#include "model/finding_kind.h"

namespace mentat {

Json Codec<WinEntry>::write(const WinEntry& entry) {
    return Json(
        Json::List{writeHalves(entry.fiveOrSix.halves()), writeHalves(entry.threeOrFour.halves())});
}

std::optional<WinEntry> Codec<WinEntry>::read(const Json& json, const Pointer& where,
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
    return WinEntry{*many, *few};
}

Json Codec<WinPoints>::write(const WinPoints& table) {
    Json::Object rows;
    const WinPoints standard = WinPoints::standard();
    for (const WinRow row : winRowsInOrder) {
        if (table.at(row) != standard.at(row))
            rows.push_back({QString(idOf(row)), Codec<WinEntry>::write(table.at(row))});
    }
    return Json(std::move(rows));
}

std::optional<WinPoints> Codec<WinPoints>::read(const Json& json, const Pointer& where,
                                                ReadNotes& notes) {
    const Json::Object* rows = json.object();
    if (!rows) {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return std::nullopt;
    }
    WinPoints table = WinPoints::standard();
    ObjectReader reader(*rows, where, notes);
    for (const EnumId<WinRow>& row : idTable(WinRow{})) {
        WinEntry entry = table.at(row.value);
        reader.always(row.id.data(), entry);
        table.set(row.value, entry);
    }
    reader.finish();
    return table;
}

Json Codec<Logo>::write(const Logo& logo) {
    ObjectWriter writer;
    writer.required("kind", logo.kind());
    writer.required("data", QString::fromLatin1(logo.bytes().toBase64()));
    return writer.take();
}

static std::optional<QByteArray> readBase64(const QString& text, const Pointer& where,
                                            ReadNotes& notes) {
    auto decoded = QByteArray::fromBase64Encoding(
        text.toUtf8(), QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
    if (decoded)
        return *std::move(decoded);
    notes.add(FindingKind::NotBase64, where);
    return std::nullopt;
}

std::optional<Logo> Codec<Logo>::read(const Json& json, const Pointer& where, ReadNotes& notes) {
    const Json::Object* object = json.object();
    if (!object) {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return std::nullopt;
    }
    ObjectReader reader(*object, where, notes);
    std::optional<LogoKind> kind;
    std::optional<QString> data;
    for (const char* key : {"kind", "data"}) {
        if (!json.find(QString::fromLatin1(key)))
            notes.add(FindingKind::MissingKey, where, {QString::fromLatin1(key)});
    }
    reader.optional("kind", kind);
    reader.optional("data", data);
    reader.finish();
    const auto bytes = data ? readBase64(*data, where.key("data"), notes) : std::nullopt;
    if (!bytes)
        return std::nullopt;
    // The journal has logos of earlier versions, too; a document's reader checks its own.
    auto logo = logoOf(*bytes);
    if (!logo) {
        notes.add(FindingKind::NotALogo, where.key("data"));
        return std::nullopt;
    }
    if (kind && *kind != logo->kind()) {
        notes.add(FindingKind::LogoOfOtherKind, where.key("kind"), {QString(idOf(logo->kind()))});
        return std::nullopt;
    }
    return kind ? std::optional(*std::move(logo)) : std::nullopt;
}

} // namespace mentat
