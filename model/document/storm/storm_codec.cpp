#include "model/document/storm/storm_codec.h"

namespace mentat {
namespace {

void writeHouse(ObjectWriter& writer, const PlayerId& player, const Play& play) {
    const auto& houses = std::get<StormPlay>(play).houses;
    if (const auto house = houses.find(player); house != houses.end())
        describe(writer, house->second);
}

void readHouse(ObjectReader& reader, const PlayerId& player, Play& play) {
    House house;
    describe(reader, house);
    if (house != House{})
        std::get<StormPlay>(play).houses.insert_or_assign(player, house);
}

void writeGames(ObjectWriter& writer, const Play& play) {
    writer.always("games", std::get<StormPlay>(play).games);
}

void readGames(ObjectReader& reader, Play& play) {
    reader.list("games", std::get<StormPlay>(play).games);
}

void showHousesAndGames(TextGuide& guide, Play& any) {
    auto& play = std::get<StormPlay>(any);
    for (auto& [player, house] : play.houses) {
        guide.visit(player);
        guide.visit(house);
    }
    guide.visit(play.games);
}

} // namespace

DocumentKind stormDocumentKind() {
    return {writeHouse, readHouse, writeGames, readGames, showHousesAndGames};
}

} // namespace mentat
