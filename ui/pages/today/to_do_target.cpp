#include "ui/pages/today/to_do_list.h"

#include "model/finding_kind.h"
#include "ui/heats/shown_round.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString buttonText(const char* english) {
    return QCoreApplication::translate("ToDoTarget", english);
}

QString roundAddress(const ToDo& item) {
    return item.round ? addressOf(*item.round) : QString();
}

/// Of a round that has one table alone that one.
QString tableAddress(const ToDo& item) {
    if (!item.round)
        return {};
    return addressOf({*item.round, item.tables.empty() ? TableNumber(1) : item.tables.front()});
}

/// Where it is checked in, drawn and started.
ToDoTarget inRounds(const ToDo& item, const char* button, const QString& part = u"tables"_s) {
    const bool isAdvanced = item.round && item.round->isAdvanced();
    return isAdvanced ? ToDoTarget{u"final"_s, roundAddress(item) + u'/' + part, buttonText(button)}
                      : ToDoTarget{u"heats"_s, roundAddress(item), buttonText(button)};
}

ToDoTarget inLineUp(const ToDo& item, const char* button) {
    return inRounds(item, button, u"line-up"_s);
}

/// Of the only advanced round.
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

ToDoTarget inResults(const ToDo& item, const char* button) {
    return {u"results"_s, roundAddress(item), buttonText(button)};
}

ToDoTarget inSheet(const ToDo& item, const char* button) {
    return {u"results"_s, tableAddress(item), buttonText(button)};
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
    case TimeIsUp: return inResults(item, QT_TRANSLATE_NOOP("ToDoTarget", "Results"));
    case RecordSheets: return inSheet(item, QT_TRANSLATE_NOOP("ToDoTarget", "Type the sheet"));
    case StartTables: return inRounds(item, QT_TRANSLATE_NOOP("ToDoTarget", "Start"));
    case DrawTables:
        return inRounds(item, item.round && item.round->isAdvanced()
                                  ? QT_TRANSLATE_NOOP("ToDoTarget", "Seat")
                                  : QT_TRANSLATE_NOOP("ToDoTarget", "Draw"));
    case LastTurns:
    case TablesPlay: return inRounds(item, QT_TRANSLATE_NOOP("ToDoTarget", "Tables"));
    case CheckIn: return inRounds(item, QT_TRANSLATE_NOOP("ToDoTarget", "Check in"));
    case RollTie:
        return {u"standings"_s, u"ties"_s, buttonText(QT_TRANSLATE_NOOP("ToDoTarget", "Roll"))};
    case DecideAward: return inAwards(item, QT_TRANSLATE_NOOP("ToDoTarget", "Decide"));
    case HandOverAwards:
    case SendAwards: return inAwards(item, QT_TRANSLATE_NOOP("ToDoTarget", "Awards"));
    case WorkCallList: return inLineUp(item, QT_TRANSLATE_NOOP("ToDoTarget", "Call list"));
    case CloseLineUp: return inLineUp(item, QT_TRANSLATE_NOOP("ToDoTarget", "Line-up"));
    case VoteOnExpansion: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Vote"));
    case PickFactions: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Pick"));
    case NoFinalYet: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Final"));
    case RollInFinal: return inFinal(QT_TRANSLATE_NOOP("ToDoTarget", "Roll"));
    case RollForWin:
    case RollInStage: return inRounds(item, QT_TRANSLATE_NOOP("ToDoTarget", "Roll"));
    case HandIn:
        return {u"reports"_s, u"hand-in"_s, buttonText(QT_TRANSLATE_NOOP("ToDoTarget", "Hand-in"))};
    case CloseEvent: return inEvent(u"closing"_s, QT_TRANSLATE_NOOP("ToDoTarget", "Close…"));
    case LookAtWarnings:
        // Of a stage as such: that its line-up is not closed.
        return item.warning && item.warning->kind == FindingKind::StageNotClosed
                   ? inLineUp(item, QT_TRANSLATE_NOOP("ToDoTarget", "Look"))
                   : inSheet(item, QT_TRANSLATE_NOOP("ToDoTarget", "Look"));
    case CheckResults: return inResults(item, QT_TRANSLATE_NOOP("ToDoTarget", "Double-check"));
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
    case FinishGames: return inResults(item, QT_TRANSLATE_NOOP("ToDoTarget", "Results"));
    }
    return {};
}

/// The heat; of an advanced round its line-up until it is seated, then its tables.
ToDoTarget targetOf(const DayCard& card) {
    if (card.round.isHeat())
        return {u"heats"_s, addressOf(card.round), {}};
    const bool isSeated = card.state < DayCardState::ToCome || card.state == DayCardState::GamePlays
                          || card.state == DayCardState::GameEnded
                          || card.state == DayCardState::Decided;
    return {u"final"_s, addressOf(card.round) + (isSeated ? u"/tables"_s : u"/line-up"_s), {}};
}

} // namespace mentat
