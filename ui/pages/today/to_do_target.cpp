#include "ui/pages/today/to_do_list.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString buttonText(const char* english) {
    return QCoreApplication::translate("ToDoTarget", english);
}

QString heatAddress(const ToDo& item) {
    return item.heat ? QString::number(item.heat->value()) : QString();
}

QString tableAddress(const ToDo& item) {
    if (!item.heat || item.tables.empty())
        return heatAddress(item);
    return u"%1/%2"_s.arg(item.heat->value()).arg(item.tables.front().value());
}

ToDoTarget inHeats(const ToDo& item, const char* button) {
    return {u"heats"_s, heatAddress(item), buttonText(button)};
}

ToDoTarget inLineUp(const char* button) {
    return {u"final"_s, u"line-up"_s, buttonText(button)};
}

ToDoTarget inFinal(const char* button) {
    return {u"final"_s, u"tables"_s, buttonText(button)};
}

/// Of a session, which has games and houses.
ToDoTarget inGames(const QString& address, const char* button) {
    return {u"games"_s, address, buttonText(button)};
}

ToDoTarget inHouses(const ToDo& item) {
    return {u"houses"_s, item.players.empty() ? QString() : item.players.front().text(),
            buttonText(QT_TRANSLATE_NOOP("ToDoTarget", "Houses"))};
}

ToDoTarget inEvent(const QString& address, const char* button) {
    return {u"event"_s, address, buttonText(button)};
}

/// What leads to a stage.
struct StageButton {
    ToDoKind kind;
    const char* english;
};
constexpr StageButton stageButtons[] = {
    {ToDoKind::CallForStage, QT_TRANSLATE_NOOP("ToDoTarget", "Call list")},
    {ToDoKind::CloseStage, QT_TRANSLATE_NOOP("ToDoTarget", "Line-up")},
    {ToDoKind::SeatStage, QT_TRANSLATE_NOOP("ToDoTarget", "Seat")},
    {ToDoKind::StartStage, QT_TRANSLATE_NOOP("ToDoTarget", "Start")},
    {ToDoKind::StagePlays, QT_TRANSLATE_NOOP("ToDoTarget", "Tables")},
    {ToDoKind::RecordStage, QT_TRANSLATE_NOOP("ToDoTarget", "Type the sheet")},
    {ToDoKind::RollInStage, QT_TRANSLATE_NOOP("ToDoTarget", "Roll")},
    {ToDoKind::LookAtStage, QT_TRANSLATE_NOOP("ToDoTarget", "Look")},
};

/// "Semifinal", "Semifinal/line-up", "Semifinal/2": a table of it.
ToDoTarget inStage(const ToDo& item) {
    QString address = item.stage.value_or(QString());
    const bool isAboutWhoPlays = item.kind == ToDoKind::CallForStage
                                 || item.kind == ToDoKind::CloseStage
                                 || (item.kind == ToDoKind::LookAtStage && item.tables.empty());
    const bool isAboutATable
        = item.kind == ToDoKind::RecordStage || item.kind == ToDoKind::LookAtStage;
    if (isAboutWhoPlays)
        address += u"/line-up"_s;
    else if (isAboutATable)
        address += u'/' + QString::number(item.tables.front().value());
    else
        address += u"/tables"_s;
    const auto* button = std::ranges::find(stageButtons, item.kind, &StageButton::kind);
    return {isAboutATable && !isAboutWhoPlays ? u"results"_s : u"final"_s, address,
            buttonText(button->english)};
}

/// Of a heat's table, or of the final, which has one.
ToDoTarget inResults(const ToDo& item, const QString& address, const char* button) {
    return {u"results"_s, item.heat ? address : finalName().text() + u"/1"_s, buttonText(button)};
}

/// Of a table, or of the final.
ToDoTarget inSheet(const ToDo& item, const char* button) {
    return inResults(item, tableAddress(item), button);
}

ToDoTarget inAwards(const ToDo& item, const char* button) {
    return {u"awards"_s, item.faction ? QString(idOf(*item.faction)) : QString(),
            buttonText(button)};
}

} // namespace

ToDoTarget targetOf(const ToDo& item) {
    using enum ToDoKind;
    switch (item.kind) {
    case RegisterPlayers:
        return {u"players"_s, {}, buttonText(QT_TRANSLATE_NOOP("ToDoTarget", "Register"))};
    case SetUpHeats: return inEvent(u"heatsPart"_s, QT_TRANSLATE_NOOP("ToDoTarget", "Set up"));
    case TimeIsUp:
        return inResults(item, heatAddress(item), QT_TRANSLATE_NOOP("ToDoTarget", "Results"));
    case RecordSheets:
    case RecordFinal: return inSheet(item, QT_TRANSLATE_NOOP("ToDoTarget", "Type the sheet"));
    case StartTables: return inHeats(item, QT_TRANSLATE_NOOP("ToDoTarget", "Start"));
    case DrawTables: return inHeats(item, QT_TRANSLATE_NOOP("ToDoTarget", "Draw"));
    case LastTurns:
    case TablesPlay: return inHeats(item, QT_TRANSLATE_NOOP("ToDoTarget", "Tables"));
    case CheckIn: return inHeats(item, QT_TRANSLATE_NOOP("ToDoTarget", "Check in"));
    case RollTie:
        return {u"standings"_s, u"ties"_s, buttonText(QT_TRANSLATE_NOOP("ToDoTarget", "Roll"))};
    case DecideAward: return inAwards(item, QT_TRANSLATE_NOOP("ToDoTarget", "Decide"));
    case HandOverAwards:
    case SendAwards: return inAwards(item, QT_TRANSLATE_NOOP("ToDoTarget", "Awards"));
    case WorkCallList: return inLineUp(QT_TRANSLATE_NOOP("ToDoTarget", "Call list"));
    case CloseLineUp: return inLineUp(QT_TRANSLATE_NOOP("ToDoTarget", "Line-up"));
    case VoteOnExpansion: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Vote"));
    case PickFactions: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Pick"));
    case StartFinal: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Start"));
    case FinalPlays:
    case NoFinalYet: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Final"));
    case RollInFinal: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Roll"));
    case CallForStage:
    case CloseStage:
    case SeatStage:
    case StartStage:
    case StagePlays:
    case RecordStage:
    case RollInStage:
    case LookAtStage: return inStage(item);
    case HandIn:
        return {u"reports"_s, u"hand-in"_s, buttonText(QT_TRANSLATE_NOOP("ToDoTarget", "Hand-in"))};
    case CloseEvent: return inEvent(u"closing"_s, QT_TRANSLATE_NOOP("ToDoTarget", "Close…"));
    case LookAtWarnings: return inSheet(item, QT_TRANSLATE_NOOP("ToDoTarget", "Look"));
    case CheckResults:
        return inResults(item, heatAddress(item), QT_TRANSLATE_NOOP("ToDoTarget", "Double-check"));
    case AwaitVerdict:
    case AskTable: return inSheet(item, QT_TRANSLATE_NOOP("ToDoTarget", "Type the answer"));
    case RollForVerdict: return inSheet(item, QT_TRANSLATE_NOOP("ToDoTarget", "Roll"));
    case NotAsked:
    case HomesMissing: break;
    case RecordGames: return inGames(u"new"_s, QT_TRANSLATE_NOOP("ToDoTarget", "Games"));
    case LookAtGame:
        return inGames(QString::number(item.number.value()),
                       QT_TRANSLATE_NOOP("ToDoTarget", "Look"));
    case LookAtHouses:
    case AskHouses: return inHouses(item);
    case FinishGames:
        return inResults(item, heatAddress(item), QT_TRANSLATE_NOOP("ToDoTarget", "Results"));
    }
    return {};
}

/// The heat; of a round its line-up until it is seated, then its tables.
ToDoTarget targetOf(const DayCard& card) {
    if (card.heat)
        return {u"heats"_s, QString::number(card.heat->value()), {}};
    const bool isSeated = card.state < DayCardState::ToCome || card.state == DayCardState::GamePlays
                          || card.state == DayCardState::GameEnded
                          || card.state == DayCardState::Decided;
    if (!card.name)
        return {u"final"_s, isSeated ? u"tables"_s : u"line-up"_s, {}};
    return {u"final"_s, *card.name + (isSeated ? u"/tables"_s : u"/line-up"_s), {}};
}

} // namespace mentat
