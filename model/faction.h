#pragma once

#include "model/values/enum_ids.h"

#include <QLatin1StringView>

#include <array>

namespace mentat {

/// R9. In the order in which awards and lists name them.
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

/// The boxes an event is played with (R9); 2022: base and Ixians & Tleilaxu.
enum class GameSet { Base, IxiansTleilaxu, ChoamRichese, EcazMoritani };

constexpr std::array<EnumId<GameSet>, 4> idTable(GameSet) {
    using enum GameSet;
    return {{{Base, QLatin1StringView("base")},
             {IxiansTleilaxu, QLatin1StringView("ixians-tleilaxu")},
             {ChoamRichese, QLatin1StringView("choam-richese")},
             {EcazMoritani, QLatin1StringView("ecaz-moritani")}}};
}

/// The set that a faction comes from (R9).
[[nodiscard]] constexpr GameSet setOf(Faction faction) {
    switch (faction) {
    case Faction::Atreides:
    case Faction::BeneGesserit:
    case Faction::Emperor:
    case Faction::Fremen:
    case Faction::Guild:
    case Faction::Harkonnen: return GameSet::Base;
    case Faction::Ixian:
    case Faction::Tleilaxu: return GameSet::IxiansTleilaxu;
    case Faction::Choam:
    case Faction::Richese: return GameSet::ChoamRichese;
    case Faction::Ecaz:
    case Faction::Moritani: return GameSet::EcazMoritani;
    }
    Q_UNREACHABLE();
}

/// What a control grid names: the strongholds of R5.1, and the Shield Wall (R3.4).
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

/// Two letters that stand for a faction where its name has no room, beside whatever else does: on
/// its chip and on a seat card.
[[nodiscard]] inline QLatin1StringView factionCode(Faction faction) {
    using namespace Qt::StringLiterals;
    static constexpr std::array codes{"AT"_L1, "BG"_L1, "EM"_L1, "FR"_L1, "GU"_L1, "HA"_L1,
                                      "IX"_L1, "TL"_L1, "CH"_L1, "RI"_L1, "EC"_L1, "MO"_L1};
    return codes.at(static_cast<size_t>(faction));
}

} // namespace mentat
