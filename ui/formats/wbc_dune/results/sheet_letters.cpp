#include "ui/formats/wbc_dune/results/sheet_letters.h"

#include "scoring/formats/wbc_dune/games/faction_pools.h"

namespace mentat {

QString factionLetters(const std::vector<GameSet>& sets) {
    constexpr size_t fullTable = 6;
    QString letters;
    for (const Faction faction : factionPool(sets, true, fullTable))
        letters += letterOf(faction);
    return letters;
}

} // namespace mentat
