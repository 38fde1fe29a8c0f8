#include "scoring/dune/games/factions.h"

#include <algorithm>

namespace mentat {

bool isInPlay(Faction faction, const std::vector<GameSet>& sets, bool expansion) {
    const GameSet set = setOf(faction);
    return set == GameSet::Base || (expansion && std::ranges::find(sets, set) != sets.end());
}

std::vector<Faction> factionPool(const std::vector<GameSet>& sets, bool expansion, size_t players) {
    constexpr size_t recommendedPlayers = 3;
    if (!expansion && players <= recommendedPlayers)
        return {Faction::Atreides, Faction::Fremen, Faction::Harkonnen};
    std::vector<Faction> pool;
    for (const auto& entry : idTable(Faction{})) {
        if (isInPlay(entry.value, sets, expansion))
            pool.push_back(entry.value);
    }
    return pool;
}

namespace {

// In the order of the enumerators.
constexpr QStringView lettersOfFactions = u"ABEFGHITCRZM";
constexpr QStringView victoryLetters = u"SAPFGJ";
static_assert(lettersOfFactions.size() == std::size(idsOf<Faction>));
static_assert(victoryLetters.size() == std::size(idsOf<Victory>));

template <class E>
std::optional<E> valueOf(QStringView letters, QChar letter) {
    const auto place = letters.indexOf(letter.toUpper());
    return place < 0 ? std::nullopt : std::optional(static_cast<E>(place));
}

} // namespace

QChar letterOf(Faction faction) {
    return lettersOfFactions[static_cast<qsizetype>(faction)];
}

std::optional<Faction> factionOf(QChar letter) {
    return valueOf<Faction>(lettersOfFactions, letter);
}

QString factionLetters(const std::vector<GameSet>& sets) {
    constexpr size_t fullTable = 6;
    QString letters;
    for (const Faction faction : factionPool(sets, true, fullTable))
        letters += letterOf(faction);
    return letters;
}

QChar letterOf(Victory victory) {
    return victoryLetters[static_cast<qsizetype>(victory)];
}

std::optional<Victory> victoryOf(QChar letter) {
    return valueOf<Victory>(victoryLetters, letter);
}

QString shortNameOf(const Seat& seat) {
    return dune(seat).faction ? QString(letterOf(*dune(seat).faction))
                              : QString::number(seat.number.value());
}

} // namespace mentat
