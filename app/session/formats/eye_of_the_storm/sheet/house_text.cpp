#include "app/session/formats/eye_of_the_storm/sheet/house_text.h"

#include "app/session/typing/kept_text.h"
#include "app/session/typing/typed_values.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr auto houseDraftKind = "house"_L1;

std::vector<QString> idsIn(const std::vector<Sponsor>& sponsors) {
    std::vector<QString> ids;
    for (const Sponsor sponsor : sponsors)
        ids.push_back(QString(idOf(sponsor)));
    return ids;
}

std::vector<Sponsor> sponsorsIn(const std::vector<QString>& ids) {
    std::vector<Sponsor> sponsors;
    for (const QString& id : ids) {
        if (const auto sponsor = enumFromId<Sponsor>(id))
            sponsors.push_back(*sponsor);
    }
    return sponsors;
}

std::optional<QString> orNothing(const QString& text) {
    const QString trimmed = text.trimmed();
    return trimmed.isEmpty() ? std::nullopt : std::optional(trimmed);
}

} // namespace

static HouseText blank(std::type_identity<HouseText>) {
    return {};
}

template <class Io, class Text>
requires std::same_as<std::remove_const_t<Text>, HouseText>
void describe(Io& io, Text& text) {
    auto imperial = idsIn(text.allegiances.imperial);
    auto house = idsIn(text.allegiances.house);
    QString sponsor = text.sponsor ? QString(idOf(*text.sponsor)) : QString();
    io.always("favor", text.points[1]);
    io.always("firstGame", text.firstGame);
    io.always("homeworld", text.homeworld);
    io.always("house", house);
    io.always("imperial", imperial);
    describeKind(io, houseDraftKind);
    io.always("name", text.name);
    io.always("solaris", text.points[0]);
    io.always("spice", text.points[2]);
    io.always("sponsor", sponsor);
    if constexpr (Io::reads) {
        text.allegiances = {sponsorsIn(imperial), sponsorsIn(house)};
        text.sponsor = enumFromId<Sponsor>(sponsor);
    }
}

HouseText textOf(const House& house) {
    const StartingPoints& points = house.startingPoints;
    return {.name = house.name.value_or(QString()),
            .sponsor = house.sponsor,
            .homeworld = house.homeworld.value_or(QString()),
            .points = {numberToType(points.solaris), numberToType(points.favor),
                       numberToType(points.spice)},
            .allegiances = house.allegiances};
}

QString draftOf(const HouseText& text) {
    return keptText(text);
}

std::optional<HouseText> houseTextIn(const QString& draft) {
    return textKeptIn<HouseText>(draft);
}

HouseReading readHouse(const HouseText& text) {
    HouseReading reading;
    reading.house.name = orNothing(text.name);
    reading.house.sponsor = text.sponsor;
    reading.house.homeworld = orNothing(text.homeworld);
    reading.house.allegiances = text.allegiances;
    StartingPoints& points = reading.house.startingPoints;
    std::optional<Count>* const into[] = {&points.solaris, &points.favor, &points.spice};
    for (size_t i = 0; i < text.points.size(); ++i) {
        const QString typed = text.points[i].trimmed();
        if (isUnknown(typed))
            continue;
        *into[i] = typedNumber<Count>(typed);
        if (!*into[i])
            reading.fault = HouseFault::NoStartingPoints;
    }
    const auto players = typedNumber<Count>(text.firstGame.trimmed());
    if (players && players->value() >= 2)
        reading.rate = startingRate(*players);
    else if (!isUnknown(text.firstGame) && !reading.fault)
        reading.fault = HouseFault::NoPlayersOfFirstGame;
    return reading;
}

} // namespace mentat
