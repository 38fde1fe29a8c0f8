#pragma once

#include "model/values/side.h"

#include <array>

namespace mentat {

/// R9. In the order of awards and lists.
enum class Faction {
    Atreides,
    BeneGesserit,
    Emperor,
    Fremen,
    Guild,
    Harkonnen,
    Ixian,
    Tleilaxu,
    Choam,
    Richese,
    Ecaz,
    Moritani,
};

constexpr std::array<EnumId<Faction>, 12> idTable(Faction) {
    using enum Faction;
    return {{{Atreides, QLatin1StringView("atreides")},
             {BeneGesserit, QLatin1StringView("bene-gesserit")},
             {Emperor, QLatin1StringView("emperor")},
             {Fremen, QLatin1StringView("fremen")},
             {Guild, QLatin1StringView("guild")},
             {Harkonnen, QLatin1StringView("harkonnen")},
             {Ixian, QLatin1StringView("ixian")},
             {Tleilaxu, QLatin1StringView("tleilaxu")},
             {Choam, QLatin1StringView("choam")},
             {Richese, QLatin1StringView("richese")},
             {Ecaz, QLatin1StringView("ecaz")},
             {Moritani, QLatin1StringView("moritani")}}};
}

/// A faction as a side.
[[nodiscard]] constexpr const SideRow& sideRow(Faction faction);

/// In the order of the enumeration.
inline constexpr std::array factionRows{
    SideRow{idOf(Faction::Atreides), QLatin1StringView("AT"), 0x2e8b3a, GameSet::Base},
    SideRow{idOf(Faction::BeneGesserit), QLatin1StringView("BG"), 0x2f5fb3, GameSet::Base},
    SideRow{idOf(Faction::Emperor), QLatin1StringView("EM"), 0xc0392b, GameSet::Base},
    SideRow{idOf(Faction::Fremen), QLatin1StringView("FR"), 0xe6c229, GameSet::Base},
    SideRow{idOf(Faction::Guild), QLatin1StringView("GU"), 0xe07b1f, GameSet::Base},
    SideRow{idOf(Faction::Harkonnen), QLatin1StringView("HA"), 0x202020, GameSet::Base},
    SideRow{idOf(Faction::Ixian), QLatin1StringView("IX"), 0x8a8d91, GameSet::IxiansTleilaxu},
    SideRow{idOf(Faction::Tleilaxu), QLatin1StringView("TL"), 0x7d3f98, GameSet::IxiansTleilaxu},
    SideRow{idOf(Faction::Choam), QLatin1StringView("CH"), 0x7a4a21, GameSet::ChoamRichese},
    SideRow{idOf(Faction::Richese), QLatin1StringView("RI"), 0xf4f4f4, GameSet::ChoamRichese},
    SideRow{idOf(Faction::Ecaz), QLatin1StringView("EC"), 0xe78fb3, GameSet::EcazMoritani},
    SideRow{idOf(Faction::Moritani), QLatin1StringView("MO"), 0x22b5c4, GameSet::EcazMoritani}};
static_assert(factionRows.size() == idTable(Faction{}).size());

constexpr const SideRow& sideRow(Faction faction) {
    return factionRows[static_cast<size_t>(faction)];
}
/// The side is one of Dune's.
[[nodiscard]] constexpr Faction factionOf(Side side) {
    return static_cast<Faction>(&side.row() - factionRows.data());
}

/// A row of a control grid: the strongholds of R5.1, and the Shield Wall (R3.4).
enum class Stronghold {
    Arrakeen,
    Carthag,
    SietchTabr,
    HabbanyaSietch,
    TueksSietch,
    HiddenMobileStronghold,
    ShieldWall,
    JacurutuSietch,
};

constexpr std::array<EnumId<Stronghold>, 8> idTable(Stronghold) {
    using enum Stronghold;
    return {{{Arrakeen, QLatin1StringView("arrakeen")},
             {Carthag, QLatin1StringView("carthag")},
             {SietchTabr, QLatin1StringView("sietch-tabr")},
             {HabbanyaSietch, QLatin1StringView("habbanya-sietch")},
             {TueksSietch, QLatin1StringView("tueks-sietch")},
             {HiddenMobileStronghold, QLatin1StringView("hidden-mobile-stronghold")},
             {ShieldWall, QLatin1StringView("shield-wall")},
             {JacurutuSietch, QLatin1StringView("jacurutu-sietch")}}};
}

} // namespace mentat
