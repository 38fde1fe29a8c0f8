// The stages of a ruleset (H6 to H9).
#include "model/document/ruleset/ruleset_codec.h"

namespace mentat {

namespace {

std::optional<NumberFrom> readPair(const Json& json, const Pointer& where, ReadNotes& notes) {
    const Json::List* pair = json.list();
    if (!pair || pair->size() != 2) {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("pair")});
        return std::nullopt;
    }
    const auto from = Codec<Count>::read((*pair)[0], where.index(0), notes);
    const auto number = Codec<Count>::read((*pair)[1], where.index(1), notes);
    if (!from || !number)
        return std::nullopt;
    return NumberFrom{*from, *number};
}

NumbersFrom readPairs(const Json::List& list, const Pointer& where, ReadNotes& notes) {
    NumbersFrom pairs;
    for (size_t i = 0; i < list.size(); ++i) {
        if (const auto pair = readPair(list[i], where.index(i), notes))
            pairs.push_back(*pair);
    }
    return pairs;
}

Json writePairs(const NumbersFrom& pairs) {
    Json::List list;
    for (const NumberFrom& pair : pairs) {
        list.emplace_back(
            Json::List{Codec<Count>::write(pair.from), Codec<Count>::write(pair.number)});
    }
    return Json(std::move(list));
}

EntrantsByWins readByWins(const Json::Object& object, const Pointer& where, ReadNotes& notes) {
    EntrantsByWins entrants;
    ObjectReader reader(object, where, notes);
    reader.required("wins", entrants.wins);
    reader.optional("most", entrants.most);
    reader.finish();
    return entrants;
}

} // namespace

Json Codec<Entrants>::write(const Entrants& entrants) {
    if (const auto* fixed = std::get_if<EntrantsNumber>(&entrants))
        return Codec<Positive>::write(fixed->number);
    if (const auto* byWins = std::get_if<EntrantsByWins>(&entrants)) {
        ObjectWriter writer;
        writer.required("wins", byWins->wins);
        writer.optional("most", byWins->most);
        return writer.take();
    }
    return writePairs(std::get<EntrantsByField>(entrants));
}

std::optional<Entrants> Codec<Entrants>::read(const Json& json, const Pointer& where,
                                              ReadNotes& notes) {
    if (json.list())
        return readPairs(*json.list(), where, notes);
    if (json.object())
        return readByWins(*json.object(), where, notes);
    return EntrantsNumber{Codec<Positive>::read(json, where, notes).value_or(Positive(1))};
}

Json Codec<FillTo>::write(const FillTo& fillTo) {
    if (const auto* list = std::get_if<std::vector<Count>>(&fillTo))
        return Codec<std::vector<Count>>::write(*list);
    return Codec<Count>::write(std::get<Count>(fillTo));
}

std::optional<FillTo> Codec<FillTo>::read(const Json& json, const Pointer& where,
                                          ReadNotes& notes) {
    if (json.list())
        return Codec<std::vector<Count>>::read(json, where, notes);
    return Codec<Count>::read(json, where, notes);
}

Json Codec<FillWith>::write(const FillWith& fillWith) {
    ObjectWriter writer;
    if (const auto* wins = std::get_if<FillWithWins>(&fillWith))
        writer.required("wins", wins->wins);
    else
        writer.required("place", std::get<FillWithPlace>(fillWith).place);
    return writer.take();
}

std::optional<FillWith> Codec<FillWith>::read(const Json& json, const Pointer& where,
                                              ReadNotes& notes) {
    if (!json.object()) {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return std::nullopt;
    }
    ObjectReader reader(*json.object(), where, notes);
    std::optional<Positive> wins;
    std::optional<Positive> place;
    reader.optional("wins", wins);
    reader.optional("place", place);
    reader.finish();
    if ((json.find(u"wins") != nullptr) == (json.find(u"place") != nullptr))
        notes.add(FindingKind::NotOneKey, where, {QStringLiteral("wins, place")});
    if (wins)
        return FillWithWins{*wins};
    return FillWithPlace{place.value_or(Positive(1))};
}

Json Codec<TablesRule>::write(const TablesRule& tables) {
    if (const auto* number = std::get_if<Positive>(&tables))
        return Codec<Positive>::write(*number);
    return writePairs(std::get<NumbersFrom>(tables));
}

std::optional<TablesRule> Codec<TablesRule>::read(const Json& json, const Pointer& where,
                                                  ReadNotes& notes) {
    if (json.list())
        return readPairs(*json.list(), where, notes);
    return Codec<Positive>::read(json, where, notes);
}

void describeSeeding(ObjectWriter& io, const StageRule& stage) {
    if (stage.pattern.empty()) {
        io.unlessDefault("seeding", stage.seeding, Seeding::Snake);
        return;
    }
    ObjectWriter writer;
    writer.required("pattern", stage.pattern);
    io.append("seeding", writer.take());
}

void describeSeeding(ObjectReader& io, StageRule& stage) {
    const Json* json = io.take("seeding");
    if (!json)
        return;
    const Pointer where = io.where().key("seeding");
    if (!json->object()) {
        stage.seeding = Codec<Seeding>::read(*json, where, io.notes()).value_or(Seeding::Snake);
        return;
    }
    ObjectReader reader(*json->object(), where, io.notes());
    if (json->find(u"pattern"))
        describeSome(reader, "pattern", stage.pattern);
    else
        io.notes().add(FindingKind::MissingKey, where, {QStringLiteral("pattern")});
    reader.finish();
}

} // namespace mentat
