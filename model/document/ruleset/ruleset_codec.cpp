#include "model/document/ruleset/ruleset_codec.h"

#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

Json Codec<Decimal>::write(Decimal decimal) {
    const qint64 thousandths = decimal.thousandths();
    if (thousandths % 1000 == 0)
        return Json(thousandths / 1000);
    return Json(static_cast<double>(thousandths) / 1000);
}

std::optional<Decimal> Codec<Decimal>::read(const Json& json, const Pointer& where,
                                            ReadNotes& notes) {
    const auto number = readNumber(json, where, notes);
    if (!number)
        return std::nullopt;
    constexpr qint64 limit = Decimal::limitThousandths / 1000;
    if (std::abs(*number) >= static_cast<double>(limit)) {
        notes.add(FindingKind::OutOfRange, where, {u"-999999999.999"_s, u"999999999.999"_s});
        return std::nullopt;
    }
    // What is written with three digits is the double that is next to the quotient.
    const double thousandths = std::round(*number * 1000);
    if (thousandths / 1000 != *number) {
        notes.add(FindingKind::NotThousandths, where);
        return std::nullopt;
    }
    return Decimal::fromThousandths(static_cast<qint64>(thousandths));
}

namespace {

using PlacePointsTable = decltype(PlacePointsKey::points);

void addWrongTypeInRuleset(const char* expected, const Pointer& where, ReadNotes& notes) {
    notes.add(FindingKind::WrongType, where, {QString::fromLatin1(expected)});
}

/// What the reader gave, or something in its place.
template <class T>
T readOr(const Json& json, const Pointer& where, ReadNotes& notes, T instead) {
    return Codec<T>::read(json, where, notes).value_or(std::move(instead));
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
        auto points = readOr(member.value, place, notes, PointsList());
        if (size)
            table.push_back({*size, std::move(points)});
    }
    return table;
}

PlacePointsTable readPoints(const Json& json, const Pointer& where, ReadNotes& notes) {
    if (json.list())
        return readOr(json, where, notes, PointsList());
    if (json.object())
        return readPointsBySize(*json.object(), where, notes);
    addWrongTypeInRuleset("list", where, notes);
    return PointsList();
}

void describeKey(ObjectWriter& io, const PlacePointsKey& key) {
    io.append("points", writePoints(key.points));
    io.unlessDefault("shared", key.shared, SharedPoints::Full);
    io.optional("sharedFirst", key.sharedFirst);
}
void describeKey(ObjectReader& io, PlacePointsKey& key) {
    if (const Json* points = io.take("points"))
        key.points = readPoints(*points, io.where().key("points"), io.notes());
    else
        io.notes().add(FindingKind::MissingKey, io.where(), {u"points"_s});
    io.unlessDefault("shared", key.shared, SharedPoints::Full);
    io.optional("sharedFirst", key.sharedFirst);
}
void describeKey(auto& io, Is<PlacesKey> auto& key) {
    io.unlessDefault("from", key.from, PlacesKey::usualFrom);
}
template <class Key>
requires requires {
    Key::usualTake;
}
void describeKey(auto& io, Key& key) {
    io.unlessDefault("take", key.take, Key::usualTake);
}
void describeKey(auto& io, Is<BehindFirstKey> auto& key) {
    io.list("places", key.places);
}
void describeKey(auto& io, Is<HeatsPlayedKey> auto& key) {
    io.unlessDefault("prefer", key.prefer, PreferHeats::Fewer);
}
/// Those without parameters.
template <class Key>
requires std::is_empty_v<std::remove_const_t<Key>>
void describeKey(auto&, Key&) {}

/// The key of this position among the alternatives, with its usual parameters.
template <size_t... I>
OrderKey usualKey(size_t position, std::index_sequence<I...>) {
    OrderKey key;
    ((position == I ? void(key.emplace<I>()) : void()), ...);
    return key;
}

std::optional<EntrantsFrom> readPair(const Json& json, const Pointer& where, ReadNotes& notes) {
    const Json::List* pair = json.list();
    if (!pair || pair->size() != 2) {
        addWrongTypeInRuleset("pair", where, notes);
        return std::nullopt;
    }
    const auto field = Codec<Count>::read((*pair)[0], where.index(0), notes);
    const auto number = Codec<Count>::read((*pair)[1], where.index(1), notes);
    if (!field || !number)
        return std::nullopt;
    return EntrantsFrom{*field, *number};
}

EntrantsByField readByField(const Json::List& list, const Pointer& where, ReadNotes& notes) {
    EntrantsByField entrants;
    for (size_t i = 0; i < list.size(); ++i) {
        if (const auto pair = readPair(list[i], where.index(i), notes))
            entrants.push_back(*pair);
    }
    return entrants;
}

EntrantsByWins readByWins(const Json::Object& object, const Pointer& where, ReadNotes& notes) {
    EntrantsByWins entrants;
    ObjectReader reader(object, where, notes);
    reader.required("wins", entrants.wins);
    reader.finish();
    return entrants;
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
    if (notes.count() != before)
        return WinsKey(); // nobody can say whose the other keys are
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

Json Codec<Entrants>::write(const Entrants& entrants) {
    if (const auto* fixed = std::get_if<EntrantsNumber>(&entrants))
        return Codec<Positive>::write(fixed->number);
    if (const auto* byWins = std::get_if<EntrantsByWins>(&entrants)) {
        ObjectWriter writer;
        writer.required("wins", byWins->wins);
        return writer.take();
    }
    Json::List pairs;
    for (const EntrantsFrom& from : std::get<EntrantsByField>(entrants)) {
        pairs.emplace_back(
            Json::List{Codec<Count>::write(from.field), Codec<Count>::write(from.number)});
    }
    return Json(std::move(pairs));
}

std::optional<Entrants> Codec<Entrants>::read(const Json& json, const Pointer& where,
                                              ReadNotes& notes) {
    if (json.list())
        return readByField(*json.list(), where, notes);
    if (json.object())
        return readByWins(*json.object(), where, notes);
    return EntrantsNumber{readOr(json, where, notes, Positive(1))};
}

namespace {

constexpr const char* eventKey = "ruleset";
const std::vector<EliminatedBy> usualEliminated{EliminatedBy::StagePlace, EliminatedBy::Seed};

void describe(auto& io, Is<Ruleset> auto& ruleset) {
    io.required("name", ruleset.name);
    io.optional("code", ruleset.code);
    io.optional("note", ruleset.note);
    io.required("sizes", ruleset.sizes);
    io.unlessDefault("score", ruleset.score, Scores::None);
    io.unlessDefault("sharedWin", ruleset.sharedWin, SharedWin::Full);
    io.unlessDefault("count", ruleset.count, Count(0));
    io.unlessDefault("dropouts", ruleset.dropouts, DropoutsRule::Last);
    io.list("labels", ruleset.labels);
    io.required("order", ruleset.order);
    io.list("stages", ruleset.stages);
    io.unlessDefault("eliminated", ruleset.eliminated, usualEliminated);
}

/// Nothing is recorded of it but its name.
bool isBlank(const PlayedStage& stage) {
    return stage.details == Stage() && stage.games.empty();
}

void writeStages(ObjectWriter& writer, const RulesetPlay& play) {
    std::vector<PlayedStage> stages = play.stages;
    std::erase_if(stages, isBlank);
    writer.list("stages", stages);
}

} // namespace

Json Codec<Ruleset>::write(const Ruleset& ruleset) {
    Ruleset written = ruleset;
    for (StageRule& stage : written.stages) {
        if (stage.sizes == written.sizes)
            stage.sizes.clear(); // the default
    }
    ObjectWriter writer;
    describe(writer, written);
    return writer.take();
}

std::optional<Ruleset> Codec<Ruleset>::read(const Json& json, const Pointer& where,
                                            ReadNotes& notes) {
    notes.standUnder(Rule::H10_1);
    std::optional<Ruleset> ruleset;
    if (json.object()) {
        ruleset = RulesetPlay().ruleset;
        ruleset->eliminated = usualEliminated;
        ObjectReader reader(*json.object(), where, notes);
        describe(reader, *ruleset);
        reader.finish();
    } else {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
    }
    notes.standUnder(std::nullopt);
    return ruleset;
}

void showTexts(TextGuide& guide, Ruleset& ruleset) {
    guide.visit(ruleset.name);
    guide.visit(ruleset.code);
    guide.visit(ruleset.note);
    guide.visit(ruleset.labels);
    for (StageRule& stage : ruleset.stages)
        guide.visit(stage.name);
}

DocumentKind rulesetDocumentKind() {
    return {[](ObjectWriter&, const PlayerId&, const Play&) {},
            [](ObjectReader&, const PlayerId&, Play&) {},
            [](ObjectWriter& writer, const Play& any) {
                const auto& play = std::get<RulesetPlay>(any);
                writeHeats(writer, play);
                writeStages(writer, play);
            },
            [](ObjectReader& reader, Play& any) {
                auto& play = std::get<RulesetPlay>(any);
                readHeats(reader, play, RulesetPlay::parts());
                reader.list("stages", play.stages);
            },
            [](TextGuide& guide, Play& any) {
                auto& play = std::get<RulesetPlay>(any);
                guide.visit(play.ruleset);
                guide.visit(play.heats);
                guide.visit(play.stages);
            },
            eventKey,
            [](ObjectWriter& writer, const Play& any) {
                writer.required(eventKey, std::get<RulesetPlay>(any).ruleset);
            },
            [](ObjectReader& reader, Play& any) {
                reader.required(eventKey, std::get<RulesetPlay>(any).ruleset);
            }};
}

} // namespace mentat
