#include "reports/wording/journal_wording.h"

#include "reports/wording/change_names.h"
#include "reports/wording/sentences.h"

namespace mentat {

namespace {

// A text for each kind, by the kind's name. The places for the operands are numbered in the order
// in which change.h names them.
namespace journal {

constexpr const char* context = "Journal";

constexpr auto eventImported = QT_TRANSLATE_NOOP("Journal", "%1 %2 imported");
constexpr auto eventReplaced
    = QT_TRANSLATE_NOOP("Journal", "%1 %2 replaced by an imported document");
constexpr auto eventAdded = QT_TRANSLATE_NOOP("Journal", "%1 %2 added");
constexpr auto summariesImported = QT_TRANSLATE_N_NOOP("Journal", "%n earlier year(s) imported");
constexpr auto peopleImported
    = QT_TRANSLATE_NOOP("Journal", "People imported: %1 added, %2 updated");
constexpr auto fileMigrated
    = QT_TRANSLATE_NOOP("Journal", "Event file brought from version %1 to version %2");
constexpr auto eventClosed = QT_TRANSLATE_NOOP("Journal", "%1 %2 closed");
constexpr auto personRemoved = QT_TRANSLATE_NOOP("Journal", "%1 removed from the file");
constexpr auto detailsChanged = QT_TRANSLATE_NOOP("Journal", "Details of %1 %2 changed");
constexpr auto settingsChanged = QT_TRANSLATE_NOOP("Journal", "Settings changed");
constexpr auto playerAdded = QT_TRANSLATE_NOOP("Journal", "%1 added to the players");
constexpr auto playerChanged = QT_TRANSLATE_NOOP("Journal", "Details of %1 changed");
constexpr auto playerRemoved = QT_TRANSLATE_NOOP("Journal", "%1 removed from the players");
constexpr auto playersMerged = QT_TRANSLATE_NOOP("Journal", "Players merged: %2 is %1");
constexpr auto peopleMerged = QT_TRANSLATE_NOOP("Journal", "People merged: %2 is %1");
constexpr auto disqualified = QT_TRANSLATE_NOOP("Journal", "%1 disqualified");
constexpr auto reinstated = QT_TRANSLATE_NOOP("Journal", "%1 reinstated");
constexpr auto tiesRolled = QT_TRANSLATE_N_NOOP("Journal", "Tie rolls recorded: %n tie(s)");
constexpr auto keepApartChanged = QT_TRANSLATE_NOOP("Journal", "Players to keep apart changed");
constexpr auto rulingRecorded = QT_TRANSLATE_NOOP("Journal", "Ruling recorded: %1");
constexpr auto namelessRulingRecorded = QT_TRANSLATE_NOOP("Journal", "Ruling recorded");
constexpr auto awardDecided = QT_TRANSLATE_NOOP("Journal", "Best Faction of %1 decided");
constexpr auto putBack = QT_TRANSLATE_NOOP("Journal", "Put back: %1");
constexpr auto somethingPutBack = QT_TRANSLATE_NOOP("Journal", "An earlier change put back");
// heats and final
constexpr auto heatAdded = QT_TRANSLATE_NOOP("Journal", "Heat %1 added");
constexpr auto heatChanged = QT_TRANSLATE_NOOP("Journal", "Heat %1 changed");
constexpr auto heatRemoved = QT_TRANSLATE_NOOP("Journal", "Heat %1 removed");
constexpr auto checkedIn = QT_TRANSLATE_NOOP("Journal", "%1 checked in to heat %2");
constexpr auto listCheckedIn = QT_TRANSLATE_N_NOOP("Journal", "Heat %2: %n player(s) checked in");
constexpr auto ifNeeded = QT_TRANSLATE_NOOP("Journal", "%1 plays only if needed in heat %2");
constexpr auto checkedOut = QT_TRANSLATE_NOOP("Journal", "%1 taken out of heat %2");
constexpr auto tablesDrawn = QT_TRANSLATE_N_NOOP("Journal", "Heat %1: %n table(s) drawn");
constexpr auto drawTakenBack = QT_TRANSLATE_NOOP("Journal", "Heat %1: draw taken back");
constexpr auto gameStarted = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game started");
constexpr auto gameEnded = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game ended");
constexpr auto resultRecorded
    = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: result recorded");
constexpr auto resultCorrected
    = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: result corrected");
constexpr auto gameChanged = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game changed");
constexpr auto gameVoided = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game declared void");
constexpr auto latecomerSeated = QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 seated at table %2");
constexpr auto playerLeft = QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 left table %2");
constexpr auto droppedOut = QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 dropped out at table %2");
constexpr auto seatsSwapped
    = QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 of table %2 and %6 of table %5 swapped");
constexpr auto playerMoved
    = QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 moved from table %5 to table %2");
// %4 are the names, or the tables.
constexpr auto tableOpened = QT_TRANSLATE_NOOP("Journal", "Heat %1: table %2 opened for %4");
constexpr auto tableDissolved
    = QT_TRANSLATE_NOOP("Journal", "Heat %1: table %2 dissolved into table %4");
constexpr auto tableDissolvedInto
    = QT_TRANSLATE_NOOP("Journal", "Heat %1: table %2 dissolved into tables %4");
constexpr auto withReason = QT_TRANSLATE_NOOP("Journal", "%1 (%2)");
constexpr auto heatMoved = QT_TRANSLATE_NOOP("Journal", "Heat %1 is now heat %2");
constexpr auto startTakenBack
    = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: start taken back");
constexpr auto gameAdded = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game added");
constexpr auto gameRemoved = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game removed");
constexpr auto factionsTraded
    = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: %3 and %4 traded factions");
constexpr auto heatStarted = QT_TRANSLATE_N_NOOP("Journal", "Heat %1: %n table(s) started");
constexpr auto factionRecorded = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: %3 plays %4");
constexpr auto factionTakenOut
    = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: faction of %3 taken out");
constexpr auto finalChanged = QT_TRANSLATE_NOOP("Journal", "Final changed");
constexpr auto finalSeated = QT_TRANSLATE_NOOP("Journal", "Final seated");
constexpr auto finalRecorded = QT_TRANSLATE_NOOP("Journal", "Final: result recorded");
// Eye of the Storm
constexpr auto houseChanged = QT_TRANSLATE_NOOP("Journal", "House of %1 changed");
constexpr auto stormGameRecorded = QT_TRANSLATE_NOOP("Journal", "Game %1: result recorded");
// acts taken back or done again
constexpr auto takenBack = QT_TRANSLATE_NOOP("Journal", "Taken back: %1");
constexpr auto doneAgain = QT_TRANSLATE_NOOP("Journal", "Done again: %1");
// the menu
constexpr auto undo = QT_TRANSLATE_NOOP("Journal", "Undo: %1");
constexpr auto redo = QT_TRANSLATE_NOOP("Journal", "Redo: %1");

} // namespace journal

// A put-back can be put back; a damaged row could say so without end.
constexpr int greatestDepth = 3;

QString sentenceOf(const Language& language, ChangeKind kind, const Values& operands, int depth);

QString rulingSentence(const Sentences& sentences) {
    const QString topic = sentences.quoted(0).trimmed(); // a question can be long
    if (sentences.count() == 0 || topic.isEmpty())
        return sentences.say(journal::namelessRulingRecorded);
    return sentences.say(journal::rulingRecorded, {topic});
}

/// With the GM's reason, where one was given.
QString withReason(const Sentences& sentences, const QString& sentence) {
    const QString reason = sentences.quoted(2).trimmed();
    const bool isGiven = !sentences.text(2).value_or(QString()).trimmed().isEmpty();
    return isGiven ? sentences.say(journal::withReason, {sentence, reason}) : sentence;
}

QString seatSentence(const Sentences& sentences, const char* english) {
    return withReason(sentences, sentences.say(english));
}

/// Whom a table was opened for, or which ones took in its players: as many as there were.
QString tableSentence(const Sentences& sentences, const char* english) {
    QStringList last{sentences.value(3)};
    for (size_t i = 4; i < sentences.count(); ++i)
        last << sentences.value(i);
    const QStringList filling{sentences.value(0), sentences.value(1), {}, last.join(u", ")};
    return withReason(sentences, sentences.say(english, filling));
}

QString factionSentence(const Sentences& sentences) {
    return sentences.say(sentences.count() > 3 ? journal::factionRecorded
                                               : journal::factionTakenOut);
}

QString putBackSentence(const Sentences& sentences, const Values& operands, int depth) {
    const auto kind = enumFromId<ChangeKind>(sentences.text(0).value_or(QString()));
    if (!kind || depth == greatestDepth)
        return sentences.say(journal::somethingPutBack);
    const Values inner(operands.begin() + 1, operands.end());
    return sentences.say(journal::putBack,
                         {sentenceOf(sentences.language(), *kind, inner, depth + 1)});
}

QString sentenceOf(const Language& language, ChangeKind kind, const Values& operands, int depth) {
    using enum ChangeKind;
    const Sentences sentences(language, journal::context, operands);
    switch (kind) { // without default: the compiler names a kind that has no sentence
    case EventImported: return sentences.say(journal::eventImported);
    case EventReplaced: return sentences.say(journal::eventReplaced);
    case EventAdded: return sentences.say(journal::eventAdded);
    case SummariesImported: return sentences.sayCounted(journal::summariesImported, 0);
    case PeopleImported: return sentences.say(journal::peopleImported);
    case FileMigrated: return sentences.say(journal::fileMigrated);
    case EventClosed: return sentences.say(journal::eventClosed);
    case PersonRemoved: return sentences.say(journal::personRemoved);
    case DetailsChanged: return sentences.say(journal::detailsChanged);
    case SettingsChanged: return sentences.say(journal::settingsChanged);
    case PlayerAdded: return sentences.say(journal::playerAdded);
    case PlayerChanged: return sentences.say(journal::playerChanged);
    case PlayerRemoved: return sentences.say(journal::playerRemoved);
    case PlayersMerged: return sentences.say(journal::playersMerged);
    case PeopleMerged: return sentences.say(journal::peopleMerged);
    case Disqualified: return sentences.say(journal::disqualified);
    case Reinstated: return sentences.say(journal::reinstated);
    case TiesRolled: return sentences.sayCounted(journal::tiesRolled, 0);
    case KeepApartChanged: return sentences.say(journal::keepApartChanged);
    case RulingRecorded: return rulingSentence(sentences);
    case AwardDecided: return sentences.say(journal::awardDecided);
    case PutBack: return putBackSentence(sentences, operands, depth);
    case HeatAdded: return sentences.say(journal::heatAdded);
    case HeatChanged: return sentences.say(journal::heatChanged);
    case HeatRemoved: return sentences.say(journal::heatRemoved);
    case CheckedIn: return sentences.say(journal::checkedIn);
    case ListCheckedIn: return sentences.sayCounted(journal::listCheckedIn, 0);
    case IfNeeded: return sentences.say(journal::ifNeeded);
    case CheckedOut: return sentences.say(journal::checkedOut);
    case TablesDrawn: return sentences.sayCounted(journal::tablesDrawn, 1);
    case DrawTakenBack: return sentences.say(journal::drawTakenBack);
    case GameStarted: return sentences.say(journal::gameStarted);
    case GameEnded: return sentences.say(journal::gameEnded);
    case ResultRecorded: return sentences.say(journal::resultRecorded);
    case ResultCorrected: return sentences.say(journal::resultCorrected);
    case GameChanged: return sentences.say(journal::gameChanged);
    case GameVoided: return sentences.say(journal::gameVoided);
    case LatecomerSeated: return seatSentence(sentences, journal::latecomerSeated);
    case PlayerLeft: return seatSentence(sentences, journal::playerLeft);
    case DroppedOut: return seatSentence(sentences, journal::droppedOut);
    case SeatsSwapped: return seatSentence(sentences, journal::seatsSwapped);
    case PlayerMoved: return seatSentence(sentences, journal::playerMoved);
    case TableOpened: return tableSentence(sentences, journal::tableOpened);
    case TableDissolved:
        return tableSentence(sentences, operands.size() > 4 ? journal::tableDissolvedInto
                                                            : journal::tableDissolved);
    case HeatMoved: return sentences.say(journal::heatMoved);
    case StartTakenBack: return sentences.say(journal::startTakenBack);
    case GameAdded: return sentences.say(journal::gameAdded);
    case GameRemoved: return sentences.say(journal::gameRemoved);
    case FactionsTraded: return sentences.say(journal::factionsTraded);
    case HeatStarted: return sentences.sayCounted(journal::heatStarted, 1);
    case FactionRecorded: return factionSentence(sentences);
    case FinalChanged: return sentences.say(journal::finalChanged);
    case FinalSeated: return sentences.say(journal::finalSeated);
    case FinalRecorded: return sentences.say(journal::finalRecorded);
    case HouseChanged: return sentences.say(journal::houseChanged);
    case StormGameRecorded: return sentences.say(journal::stormGameRecorded);
    }
    return {};
}

QString menuSentence(const Language& language, const char* english, const QString& change) {
    return Sentences(language, journal::context, {}).say(english, {change});
}

} // namespace

QString journalSentence(const Language& language, ChangeKind kind, const Values& operands) {
    return sentenceOf(language, kind, operands, 0);
}

QString entrySentence(const Language& language, const JournalEntry& entry) {
    const QString act = journalSentence(language, entry.change.kind, entry.change.operands);
    switch (entry.role) {
    case JournalRole::Done: return act;
    case JournalRole::Undone: return menuSentence(language, journal::takenBack, act);
    case JournalRole::Redone: return menuSentence(language, journal::doneAgain, act);
    }
    return act;
}

QString undoSentence(const Language& language, ChangeKind kind, const Values& operands) {
    return menuSentence(language, journal::undo, journalSentence(language, kind, operands));
}

QString redoSentence(const Language& language, ChangeKind kind, const Values& operands) {
    return menuSentence(language, journal::redo, journalSentence(language, kind, operands));
}

} // namespace mentat
