#include "reports/wording/change_names.h"

namespace mentat {

QString changeName(const Language& language, ChangeKind kind) {
    using enum ChangeKind;
    const auto name = [&](const char* english) { return language.translate("Change", english); };
    switch (kind) { // without default: the compiler names a kind that has no name
    case EventImported: return name(QT_TRANSLATE_NOOP("Change", "event imported"));
    case EventReplaced: return name(QT_TRANSLATE_NOOP("Change", "event replaced"));
    case EventAdded: return name(QT_TRANSLATE_NOOP("Change", "event added"));
    case SummariesImported: return name(QT_TRANSLATE_NOOP("Change", "earlier years imported"));
    case PeopleImported: return name(QT_TRANSLATE_NOOP("Change", "people imported"));
    case FileMigrated: return name(QT_TRANSLATE_NOOP("Change", "event file brought up to date"));
    case EventClosed: return name(QT_TRANSLATE_NOOP("Change", "event closed"));
    case PersonRemoved: return name(QT_TRANSLATE_NOOP("Change", "person removed"));
    case DetailsChanged: return name(QT_TRANSLATE_NOOP("Change", "details changed"));
    case SettingsChanged: return name(QT_TRANSLATE_NOOP("Change", "settings changed"));
    case PlayerAdded: return name(QT_TRANSLATE_NOOP("Change", "player added"));
    case PlayerChanged: return name(QT_TRANSLATE_NOOP("Change", "player changed"));
    case PlayerRemoved: return name(QT_TRANSLATE_NOOP("Change", "player removed"));
    case PlayersMerged: return name(QT_TRANSLATE_NOOP("Change", "players merged"));
    case PeopleMerged: return name(QT_TRANSLATE_NOOP("Change", "people merged"));
    case Disqualified: return name(QT_TRANSLATE_NOOP("Change", "player disqualified"));
    case Reinstated: return name(QT_TRANSLATE_NOOP("Change", "player reinstated"));
    case TiesRolled: return name(QT_TRANSLATE_NOOP("Change", "ties rolled"));
    case KeepApartChanged: return name(QT_TRANSLATE_NOOP("Change", "players to keep apart"));
    case RulingRecorded: return name(QT_TRANSLATE_NOOP("Change", "ruling recorded"));
    case AwardDecided: return name(QT_TRANSLATE_NOOP("Change", "award decided"));
    case PutBack: return name(QT_TRANSLATE_NOOP("Change", "earlier change put back"));
    case HeatAdded: return name(QT_TRANSLATE_NOOP("Change", "heat added"));
    case HeatChanged: return name(QT_TRANSLATE_NOOP("Change", "heat changed"));
    case HeatRemoved: return name(QT_TRANSLATE_NOOP("Change", "heat removed"));
    case CheckedIn: return name(QT_TRANSLATE_NOOP("Change", "check-in"));
    case ListCheckedIn: return name(QT_TRANSLATE_NOOP("Change", "check-in by the paper list"));
    case IfNeeded: return name(QT_TRANSLATE_NOOP("Change", "plays only if needed"));
    case CheckedOut: return name(QT_TRANSLATE_NOOP("Change", "taken out of a heat"));
    case TablesDrawn: return name(QT_TRANSLATE_NOOP("Change", "tables drawn"));
    case DrawTakenBack: return name(QT_TRANSLATE_NOOP("Change", "draw taken back"));
    case GameStarted: return name(QT_TRANSLATE_NOOP("Change", "game started"));
    case GameEnded: return name(QT_TRANSLATE_NOOP("Change", "game ended"));
    case ResultRecorded: return name(QT_TRANSLATE_NOOP("Change", "result recorded"));
    case ResultCorrected: return name(QT_TRANSLATE_NOOP("Change", "result corrected"));
    case GameChanged: return name(QT_TRANSLATE_NOOP("Change", "game changed"));
    case GameVoided: return name(QT_TRANSLATE_NOOP("Change", "game declared void"));
    case LatecomerSeated: return name(QT_TRANSLATE_NOOP("Change", "latecomer seated"));
    case PlayerLeft: return name(QT_TRANSLATE_NOOP("Change", "player left a table"));
    case DroppedOut: return name(QT_TRANSLATE_NOOP("Change", "player dropped out"));
    case SeatsSwapped: return name(QT_TRANSLATE_NOOP("Change", "players swapped"));
    case PlayerMoved: return name(QT_TRANSLATE_NOOP("Change", "player moved"));
    case TableOpened: return name(QT_TRANSLATE_NOOP("Change", "table opened"));
    case TableDissolved: return name(QT_TRANSLATE_NOOP("Change", "table dissolved"));
    case HeatMoved: return name(QT_TRANSLATE_NOOP("Change", "heat moved"));
    case HeatStarted: return name(QT_TRANSLATE_NOOP("Change", "heat started"));
    case StartTakenBack: return name(QT_TRANSLATE_NOOP("Change", "start taken back"));
    case GameAdded: return name(QT_TRANSLATE_NOOP("Change", "game added"));
    case GameRemoved: return name(QT_TRANSLATE_NOOP("Change", "game removed"));
    case FactionRecorded: return name(QT_TRANSLATE_NOOP("Change", "faction recorded"));
    case FactionsTraded: return name(QT_TRANSLATE_NOOP("Change", "factions traded"));
    case FinalChanged: return name(QT_TRANSLATE_NOOP("Change", "final changed"));
    case FinalSeated: return name(QT_TRANSLATE_NOOP("Change", "final seated"));
    case FinalRecorded: return name(QT_TRANSLATE_NOOP("Change", "result of the final recorded"));
    case HouseChanged: return name(QT_TRANSLATE_NOOP("Change", "house changed"));
    case StormGameRecorded: return name(QT_TRANSLATE_NOOP("Change", "game recorded"));
    }
    return {};
}

} // namespace mentat
