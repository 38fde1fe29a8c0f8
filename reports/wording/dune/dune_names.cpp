#include "reports/wording/dune/dune_names.h"

#include "reports/wording/language/phrase.h"

namespace mentat {
namespace {

QString factionName(const Language& language, Faction faction) {
    switch (faction) {
    case Faction::Atreides: return say(language, Phrase("Faction", "Atreides"));
    case Faction::BeneGesserit: return say(language, Phrase("Faction", "Bene Gesserit"));
    case Faction::Emperor: return say(language, Phrase("Faction", "Emperor"));
    case Faction::Fremen: return say(language, Phrase("Faction", "Fremen"));
    case Faction::Guild: return say(language, Phrase("Faction", "Guild"));
    case Faction::Harkonnen: return say(language, Phrase("Faction", "Harkonnen"));
    case Faction::Ixian: return say(language, Phrase("Faction", "Ixian"));
    case Faction::Tleilaxu: return say(language, Phrase("Faction", "Tleilaxu"));
    case Faction::Choam: return say(language, Phrase("Faction", "CHOAM"));
    case Faction::Richese: return say(language, Phrase("Faction", "Richese"));
    case Faction::Ecaz: return say(language, Phrase("Faction", "Ecaz"));
    case Faction::Moritani: return say(language, Phrase("Faction", "Moritani"));
    }
    return {};
}

} // namespace

QString strongholdName(const Language& language, Stronghold stronghold) {
    switch (stronghold) {
    case Stronghold::Arrakeen: return say(language, Phrase("Stronghold", "Arrakeen"));
    case Stronghold::Carthag: return say(language, Phrase("Stronghold", "Carthag"));
    case Stronghold::SietchTabr: return say(language, Phrase("Stronghold", "Sietch Tabr"));
    case Stronghold::HabbanyaSietch: return say(language, Phrase("Stronghold", "Habbanya Sietch"));
    case Stronghold::TueksSietch: return say(language, Phrase("Stronghold", "Tuek's Sietch"));
    case Stronghold::HiddenMobileStronghold:
        return say(language, Phrase("Stronghold", "Hidden Mobile Stronghold"));
    case Stronghold::ShieldWall: return say(language, Phrase("Stronghold", "Shield Wall"));
    case Stronghold::JacurutuSietch: return say(language, Phrase("Stronghold", "Jacurutu Sietch"));
    }
    return {};
}

QString endValueName(const Language& language, EndValue value) {
    switch (value) {
    case EndValue::Strongholds: return say(language, Phrase("EndValue", "strongholds"));
    case EndValue::Tokens: return say(language, Phrase("EndValue", "tokens"));
    case EndValue::Spice: return say(language, Phrase("EndValue", "spice"));
    case EndValue::Cards: return say(language, Phrase("EndValue", "cards"));
    }
    return {};
}

NamesOfKind duneNames() {
    return {[](const Language& language, QStringView id) {
                if (const auto faction = enumFromId<Faction>(id))
                    return factionName(language, *faction);
                const auto stronghold = enumFromId<Stronghold>(id);
                return stronghold ? strongholdName(language, *stronghold) : QString();
            },
            [](const Language& language, QStringView id) {
                const auto value = enumFromId<EndValue>(id);
                return value ? endValueName(language, *value) : QString();
            }};
}

} // namespace mentat
