// The keys of a ruleset's order (H4) and of `eliminated` (H11).
#include "model/document/ruleset/ruleset_codec.h"

#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using PlacePointsTable = decltype(PlacePointsKey::points);

void addWrongTypeInRuleset(const char* expected, const Pointer& where, ReadNotes& notes) {
    notes.add(FindingKind::WrongType, where, {QString::fromLatin1(expected)});
}

/// A list that must not be empty, with what the reader read.
PointsList readList(const Json& json, const Pointer& where, ReadNotes& notes) {
    if (json.list() && json.list()->empty())
        notes.add(FindingKind::NothingInList, where);
    return Codec<PointsList>::read(json, where, notes).value_or(PointsList());
}

Json writePoints(const PlacePointsTable& table) {
    if (const auto* list = std::get_if<PointsList>(&table))
        return Codec<PointsList>::write(*list);
    Json::Object sizes;
    for (const PointsOfSize& size : std::get<std::vector<PointsOfSize>>(table)) {
        sizes.push_back(
            {QString::number(size.size.value()), Codec<PointsList>::write(size.points)});
    }
    return Json(std::move(sizes));
}

std::optional<ListedSize> sizeOfKey(const QString& key) {
    bool isNumber = false;
    const int number = key.toInt(&isNumber);
    if (!isNumber || QString::number(number) != key)
        return std::nullopt;
    return ListedSize::fromInt(number);
}

std::vector<PointsOfSize> readPointsBySize(const Json::Object& sizes, const Pointer& where,
                                           ReadNotes& notes) {
    std::vector<PointsOfSize> table;
    std::set<QString> seen;
    for (const Json::Member& member : sizes) {
        const Pointer place = where.key(member.key);
        const auto size = sizeOfKey(member.key);
        if (!seen.insert(member.key).second)
            notes.add(FindingKind::KeyTwice, place, {member.key});
        else if (!size)
            notes.add(FindingKind::UnknownKey, place, {member.key});
        auto points = readList(member.value, place, notes);
        if (size)
            table.push_back({*size, std::move(points)});
    }
    return table;
}

PlacePointsTable readPoints(const Json& json, const Pointer& where, ReadNotes& notes) {
    if (json.list())
        return readList(json, where, notes);
    if (json.object())
        return readPointsBySize(*json.object(), where, notes);
    addWrongTypeInRuleset("list", where, notes);
    return PointsList();
}

void describePoints(ObjectWriter& io, const PlacePointsKey& key) {
    io.append("points", writePoints(key.points));
}
void describePoints(ObjectReader& io, PlacePointsKey& key) {
    if (const Json* points = io.take("points"))
        key.points = readPoints(*points, io.where().key("points"), io.notes());
    else
        io.notes().add(FindingKind::MissingKey, io.where(), {u"points"_s});
}

void describeRatio(ObjectWriter& io, const PlacePointsKey& key) {
    io.list("ratio", key.ratio);
}
/// Even if none of its numbers can be read, it needs scores.
void describeRatio(ObjectReader& io, PlacePointsKey& key) {
    const Json* json = io.take("ratio");
    describeSome(io, "ratio", key.ratio);
    if (json && json->list() && !json->list()->empty() && key.ratio.empty())
        key.ratio.emplace_back();
}

// The parameters, in the order of the document.
void describeGames(auto& io, auto& games) {
    io.optional("where", games.where);
    io.optional("count", games.count);
}
void describeKey(auto& io, Is<PlacePointsKey> auto& key) {
    describePoints(io, key);
    io.unlessDefault("shared", key.shared, SharedPoints::Full);
    io.optional("sharedFirst", key.sharedFirst);
    describeRatio(io, key);
    describeGames(io, key.games);
}
void describeKey(auto& io, Is<EarlyWinsKey> auto& key) {
    io.optional("first", key.first);
}
void describeKey(auto& io, Is<PlacesKey> auto& key) {
    io.unlessDefault("from", key.from, PlacesKey::usualFrom);
}
void describeKey(auto& io, Is<FinishesKey> auto& key) {
    io.optional("first", key.first);
    io.optional("where", key.where);
}
void describeKey(auto& io, Is<AveragePlaceKey> auto& key) {
    describeGames(io, key.games);
}
void describeKey(auto& io, Is<ScoreShareKey> auto& key) {
    io.unlessDefault("take", key.take, ScoreShareKey::usualTake);
    io.optional("asSize", key.asSize);
    describeGames(io, key.games);
}
void describeKey(auto& io, Is<ScoreOfFirstKey> auto& key) {
    io.unlessDefault("take", key.take, ScoreOfFirstKey::usualTake);
    io.unlessDefault("against", key.against, Against::First);
    describeGames(io, key.games);
}
void describeKey(auto& io, Is<BehindFirstKey> auto& key) {
    io.unlessDefault("take", key.take, BehindFirstKey::usualTake);
    describeSome(io, "places", key.places);
    describeGames(io, key.games);
}
/// Keys whose only parameters select games.
template <class Key, class Own = std::remove_const_t<Key>>
requires(std::is_same_v<Own, ScoreKey> || std::is_same_v<Own, MarginKey>) void describeKey(
    auto& io, Key& key) {
    io.unlessDefault("take", key.take, Own::usualTake);
    describeGames(io, key.games);
}
void describeKey(auto& io, Is<HeatsPlayedKey> auto& key) {
    io.unlessDefault("prefer", key.prefer, PreferHeats::Fewer);
}
/// Keys without parameters.
template <class Key>
requires std::is_empty_v<std::remove_const_t<Key>>
void describeKey(auto&, Key&) {}

/// The alternative at this position, with its usual parameters.
template <size_t... I>
OrderKey usualKey(size_t position, std::index_sequence<I...>) {
    OrderKey key;
    ((position == I ? void(key.emplace<I>()) : void()), ...);
    return key;
}

} // namespace

Json Codec<OrderKey>::write(const OrderKey& key) {
    ObjectWriter writer;
    writer.required("by", orderBy(key));
    std::visit([&](const auto& own) { describeKey(writer, own); }, key);
    return writer.take();
}

std::optional<OrderKey> Codec<OrderKey>::read(const Json& json, const Pointer& where,
                                              ReadNotes& notes) {
    if (!json.object()) {
        addWrongTypeInRuleset("object", where, notes);
        return WinsKey();
    }
    ObjectReader reader(*json.object(), where, notes);
    auto by = OrderBy::Wins;
    const qint64 before = notes.count();
    reader.required("by", by);
    if (notes.count() != before) { // otherwise it is unclear whose the other keys are
        const Json* word = json.find(u"by");
        return word && word->text() ? OrderKey(HeatsPlayedKey()) : OrderKey(WinsKey()); // not wins
    }
    OrderKey key = usualKey(static_cast<size_t>(by),
                            std::make_index_sequence<std::variant_size_v<OrderKey>>());
    std::visit([&](auto& own) { describeKey(reader, own); }, key);
    reader.finish();
    return key;
}

Json Codec<EliminatedBy>::write(EliminatedBy by) {
    ObjectWriter writer;
    writer.append("by", Json(idOf(by)));
    return writer.take();
}

std::optional<EliminatedBy> Codec<EliminatedBy>::read(const Json& json, const Pointer& where,
                                                      ReadNotes& notes) {
    if (!json.object()) {
        addWrongTypeInRuleset("object", where, notes);
        return EliminatedBy::Seed;
    }
    QString word;
    ObjectReader reader(*json.object(), where, notes);
    const qint64 before = notes.count();
    reader.required("by", word);
    const bool isRead = notes.count() == before;
    reader.finish();
    const auto by = enumFromId<EliminatedBy>(word);
    if (isRead && !by) {
        QStringList possible;
        for (const EnumId<EliminatedBy>& entry : idTable(EliminatedBy{}))
            possible << QString(entry.id);
        addUnknownWord(word, possible, where.key("by"), notes);
    }
    return by.value_or(EliminatedBy::Seed);
}

} // namespace mentat
