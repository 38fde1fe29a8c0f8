#include "reports/wording/journal/changed_facts.h"

#include "model/changes/change_kind.h"
#include "reports/wording/kind_table.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// The places for the operands are numbered in the order in which change.h names them.
namespace journal {

constexpr const char* context = "Journal";

constexpr auto namelessRulingRecorded = QT_TRANSLATE_NOOP("Journal", "Ruling recorded");
constexpr auto namelessRulingChanged = QT_TRANSLATE_NOOP("Journal", "Ruling changed");
constexpr auto namelessRulingWithdrawn = QT_TRANSLATE_NOOP("Journal", "Ruling withdrawn");
constexpr auto somethingPutBack = QT_TRANSLATE_NOOP("Journal", "Earlier change reverted");
// %4 are the tables
constexpr auto tableDissolvedInto
    = QT_TRANSLATE_NOOP("Journal", "Heat %1: table %2 dissolved into tables %4");
constexpr auto withReason = QT_TRANSLATE_NOOP("Journal", "%1 (%2)");
constexpr auto askedBy = QT_TRANSLATE_NOOP("Journal", "%1, requested by %2");
constexpr auto finalistConfirmed = QT_TRANSLATE_NOOP("Journal", "Final: %1 confirmed");
constexpr auto finalistNoAnswer = QT_TRANSLATE_NOOP("Journal", "Final: no answer from %1");
constexpr auto finalistCannot = QT_TRANSLATE_NOOP("Journal", "Final: %1 can't play");
constexpr auto callTakenBack = QT_TRANSLATE_NOOP("Journal", "Final: call to %1 taken back");
constexpr auto calledConfirmed = QT_TRANSLATE_NOOP("Journal", "%1: %2 confirmed");
constexpr auto calledNoAnswer = QT_TRANSLATE_NOOP("Journal", "%1: no answer from %2");
constexpr auto calledCannot = QT_TRANSLATE_NOOP("Journal", "%1: %2 can't play");
constexpr auto stageCallTakenBack = QT_TRANSLATE_NOOP("Journal", "%1: call to %2 taken back");
constexpr auto factionTakenOut
    = QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: faction of %3 removed");
constexpr auto finalCorrected = QT_TRANSLATE_NOOP("Journal", "Final: result corrected");
constexpr auto votedAgainst = QT_TRANSLATE_NOOP("Journal", "Final: %1 votes against the expansion");
constexpr auto voteTakenOut = QT_TRANSLATE_NOOP("Journal", "Final: vote of %1 removed");
constexpr auto pickTakenBack = QT_TRANSLATE_NOOP("Journal", "Final: pick of %1 taken back");
constexpr auto gameCorrected = QT_TRANSLATE_NOOP("Journal", "Game %1: result corrected");
constexpr auto gameVoid = QT_TRANSLATE_NOOP("Journal", "Game %1 marked void");
constexpr auto gameCounts = QT_TRANSLATE_NOOP("Journal", "Game %1 counts again");
// acts taken back or done again, and in the menu
constexpr auto takenBack = QT_TRANSLATE_NOOP("Journal", "Undone: %1");
constexpr auto doneAgain = QT_TRANSLATE_NOOP("Journal", "Redone: %1");
constexpr auto undo = QT_TRANSLATE_NOOP("Journal", "Undo: %1");
constexpr auto redo = QT_TRANSLATE_NOOP("Journal", "Redo: %1");

/// Which operands a text takes, and how.
enum class Form {
    Plain,        // each at its place
    CountsFirst,  // the first is a number of things
    CountsSecond, // the second is
    Seat,         // with the reason, the third operand
    Correction,   // with who asked for it, and the reason
    TableOpened,  // for as many as there were
    TableDissolved,
    Ruling,
    Faction,
    FinalResult, // a correction with who asked for it, and the reason
    Vote,
    Pick,
    Call,        // by the state called for
    StageCall,   // the same of a stage, which stands first
    StageReason, // the second is the GM's words, after all
    FirstQuoted, // the first is the GM's words
    SessionGame, // what was done beside recording it stands second
    Moment,      // the first is one, in UTC
    PutBack,     // the sentence of another kind
};

struct Row {
    ChangeKind kind;
    Form form;
    const char* english;
};

using enum ChangeKind;

// Of a table that was opened or dissolved, %4 are the names, or the tables.
constexpr Row rows[] = {
    {EventImported, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 %2 imported")},
    {EventReplaced, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "%1 %2 replaced by an imported document")},
    {EventAdded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 %2 added")},
    {SummariesImported, Form::CountsFirst,
     QT_TRANSLATE_N_NOOP("Journal", "%n earlier year(s) imported")},
    {PeopleImported, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "People imported: %1 added, %2 updated")},
    {FileMigrated, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Event file brought from version %1 to version %2")},
    {EventClosed, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 %2 closed")},
    {PersonRemoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 removed from the file")},
    {FileRestored, Form::Moment, QT_TRANSLATE_NOOP("Journal", "Backup of %1 restored")},
    {FileRecovered, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Event file recovered from a damaged one")},
    {DetailsChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Details of %1 %2 changed")},
    {SettingsChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Settings changed")},
    {LogoSet, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Logo of %1 %2 set")},
    {LogoRemoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Logo of %1 %2 removed")},
    {AidsChanged, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table card, sheet labels, and notes of %1 %2 changed")},
    {PackTaken, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Event pack %3 taken into %1 %2")},
    {ScheduleTaken, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Times of %1 %2 taken from the schedule")},
    {PlayerAdded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 added to the players")},
    {PlayerChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Details of %1 changed")},
    {PlayerRemoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 removed from the players")},
    {PlayersMerged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Players merged: %2 is %1")},
    {PeopleMerged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "People merged: %2 is %1")},
    {Disqualified, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 disqualified")},
    {Reinstated, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 reinstated")},
    {TiesRolled, Form::CountsFirst,
     QT_TRANSLATE_N_NOOP("Journal", "Tie rolls recorded: %n tie(s)")},
    {KeepApartChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Players to keep apart changed")},
    {RulingRecorded, Form::Ruling, QT_TRANSLATE_NOOP("Journal", "Ruling recorded: %1")},
    {RulingChanged, Form::Ruling, QT_TRANSLATE_NOOP("Journal", "Ruling changed: %1")},
    {RulingWithdrawn, Form::Ruling, QT_TRANSLATE_NOOP("Journal", "Ruling withdrawn: %1")},
    {AwardDecided, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Best Faction of %1 decided")},
    {AwardHandedOver, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Best Faction of %1 handed over")},
    {HandOverTakenBack, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Best Faction of %1 marked not handed over")},
    {EventReopened, Form::Seat, QT_TRANSLATE_NOOP("Journal", "%1 %2 reopened")},
    {PutBack, Form::PutBack, QT_TRANSLATE_NOOP("Journal", "Reverted: %1")},
    {HeatAdded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1 added")},
    {HeatChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1 changed")},
    {HeatRemoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1 removed")},
    {HeatMoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1 is now heat %2")},
    {HeatCancelled, Form::Seat, QT_TRANSLATE_NOOP("Journal", "Heat %1 canceled")},
    {HeatPostponed, Form::Seat, QT_TRANSLATE_NOOP("Journal", "Heat %1 postponed")},
    {HeatHeldAfterAll, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1 held after all")},
    {CheckedIn, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 checked in to heat %2")},
    {ListCheckedIn, Form::CountsFirst,
     QT_TRANSLATE_N_NOOP("Journal", "Heat %2: %n player(s) checked in")},
    {IfNeeded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 plays only if needed in heat %2")},
    {CheckedOut, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 removed from heat %2")},
    {TablesDrawn, Form::CountsSecond, QT_TRANSLATE_N_NOOP("Journal", "Heat %1: %n table(s) drawn")},
    {DrawTakenBack, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Heat %1: draw taken back")},
    {HeatStarted, Form::CountsSecond,
     QT_TRANSLATE_N_NOOP("Journal", "Heat %1: %n table(s) started")},
    {GameStarted, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game started")},
    {StartTakenBack, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: start taken back")},
    {GameAdded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game added")},
    {GameRemoved, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game removed")},
    {FactionRecorded, Form::Faction,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: %3 plays %4")},
    {FactionsTraded, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: %3 and %4 traded factions")},
    {GameEnded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game ended")},
    {EndTakenBack, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: end taken back")},
    {ResultRecorded, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: result recorded")},
    {ResultCorrected, Form::Correction,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: result corrected")},
    {QuestionsAnswered, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: open questions answered")},
    {WarningsAccepted, Form::Seat,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: warnings accepted")},
    {ResultChecked, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: result double-checked")},
    {CheckTakenBack, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: result no longer double-checked")},
    {DraftThrownAway, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: draft discarded")},
    {DraftMoved, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Heat %1: draft of table %2 moved to table %3")},
    {GameChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game changed")},
    {GameVoided, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "Table %2 of heat %1: game marked void")},
    {LatecomerSeated, Form::Seat, QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 seated at table %2")},
    {PlayerLeft, Form::Seat, QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 left table %2")},
    {DroppedOut, Form::Seat, QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 dropped out at table %2")},
    {SeatsSwapped, Form::Seat,
     QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 of table %2 and %6 of table %5 swapped")},
    {PlayerMoved, Form::Seat,
     QT_TRANSLATE_NOOP("Journal", "Heat %1: %4 moved from table %5 to table %2")},
    {TableOpened, Form::TableOpened,
     QT_TRANSLATE_NOOP("Journal", "Heat %1: table %2 opened for %4")},
    {TableDissolved, Form::TableDissolved,
     QT_TRANSLATE_NOOP("Journal", "Heat %1: table %2 dissolved into table %4")},
    {FinalChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final changed")},
    {FinalSeated, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final seated")},
    {FinalDraftThrownAway, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: draft discarded")},
    {FinalRecorded, Form::FinalResult, QT_TRANSLATE_NOOP("Journal", "Final: result recorded")},
    {ExpansionVoted, Form::Vote, QT_TRANSLATE_NOOP("Journal", "Final: %1 votes for the expansion")},
    {FactionPicked, Form::Pick, QT_TRANSLATE_NOOP("Journal", "Final: %1 picks %2")},
    {FinalTraded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: %1 and %2 traded factions")},
    {FinalStarted, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final started")},
    {FinalStartTakenBack, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: start taken back")},
    {FinalEnded, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final ended")},
    {FinalEndTakenBack, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: end taken back")},
    {FinalClockWaived, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: clock waived")},
    {FinalClockKept, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: clock kept after all")},
    {FinalistCalled, Form::Call, QT_TRANSLATE_NOOP("Journal", "Final: %1 was told")},
    {FinalistPresent, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: %1 is here")},
    {FinalistAbsent, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Final: %1 is no longer here")},
    {LineUpClosed, Form::CountsFirst,
     QT_TRANSLATE_N_NOOP("Journal", "Final: line-up closed with %n player(s)")},
    {LineUpReopened, Form::FirstQuoted,
     QT_TRANSLATE_NOOP("Journal", "Final: line-up reopened (%1)")},
    {StageSeated, Form::CountsSecond, QT_TRANSLATE_N_NOOP("Journal", "%1: %n table(s) seated")},
    {HouseChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "House of %1 changed")},
    {StormGameRecorded, Form::SessionGame,
     QT_TRANSLATE_NOOP("Journal", "Game %1: result recorded")},
    {RulesetChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "Rules changed to the ruleset %1")},
    {StageResultRecorded, Form::Correction,
     QT_TRANSLATE_NOOP("Journal", "%1: result of table %2 recorded")},
    {StagePlayerOut, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: %2 can't play")},
    {StagePlayerBack, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: %2 can play after all")},
    {StageChanged, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1 changed")},
    {StageCalled, Form::StageCall, QT_TRANSLATE_NOOP("Journal", "%1: %2 was told")},
    {StagePresent, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: %2 is here")},
    {StageAbsent, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: %2 is no longer here")},
    {StageClosed, Form::CountsSecond,
     QT_TRANSLATE_N_NOOP("Journal", "%1: line-up closed with %n player(s)")},
    {StageReopened, Form::StageReason, QT_TRANSLATE_NOOP("Journal", "%1: line-up reopened")},
    {StageUnseated, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: tables taken back")},
    {StageSeatsDrawn, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: seats drawn at table %2")},
    {StageStarted, Form::CountsSecond, QT_TRANSLATE_N_NOOP("Journal", "%1: %n table(s) started")},
    {StageStartTakenBack, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: start taken back")},
    {StageTiesRolled, Form::Plain, QT_TRANSLATE_NOOP("Journal", "%1: tie rolled")},
    {StageGameVoided, Form::Seat, QT_TRANSLATE_NOOP("Journal", "%1: game of table %2 void")},
    {StageGameCounts, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "%1: game of table %2 no longer void")},
    {StageDraftThrownAway, Form::Plain,
     QT_TRANSLATE_NOOP("Journal", "%1: draft of table %2 discarded")},
};
static_assert(hasEveryKind(rows));

} // namespace journal

// A put-back can be put back; a damaged row could say so without end.
constexpr int greatestDepth = 3;

QString sentenceOf(const Language& language, ChangeKind kind, const Values& operands, int depth);

QString rulingSentence(const Sentences& sentences, ChangeKind kind, const char* english) {
    const QString topic = sentences.quoted(0).trimmed(); // a question can be long
    if (sentences.count() > 0 && !topic.isEmpty())
        return sentences.say(english, {topic});
    if (kind == ChangeKind::RulingChanged)
        return sentences.say(journal::namelessRulingChanged);
    return sentences.say(kind == ChangeKind::RulingWithdrawn ? journal::namelessRulingWithdrawn
                                                             : journal::namelessRulingRecorded);
}

/// With the GM's reason, where one was given at this place.
QString withReason(const Sentences& sentences, const QString& sentence, size_t place = 2) {
    if (!sentences.isSaid(place))
        return sentence;
    return sentences.say(journal::withReason, {sentence, sentences.quoted(place).trimmed()});
}

QString seatSentence(const Sentences& sentences, const char* english) {
    return withReason(sentences, sentences.say(english));
}

/// The reason stands at this place, who asked behind it.
QString correctionSentence(const Sentences& sentences, const char* english, size_t reason) {
    QString sentence = sentences.say(english);
    if (sentences.isSaid(reason + 1))
        sentence = sentences.say(journal::askedBy, {sentence, sentences.value(reason + 1)});
    return withReason(sentences, sentence, reason);
}

QString finalSentence(const Sentences& sentences, const char* english) {
    if (sentences.count() == 0)
        return sentences.say(english);
    return correctionSentence(sentences, journal::finalCorrected, 0);
}

QString voteSentence(const Sentences& sentences, const char* english) {
    if (sentences.count() < 2)
        return sentences.say(journal::voteTakenOut);
    return sentences.say(sentences.text(1) == u"against"_s ? journal::votedAgainst : english);
}

/// Whom a table was opened for, or which ones took in its players: as many as there were.
QString tableSentence(const Sentences& sentences, const char* english) {
    QStringList last{sentences.value(3)};
    for (size_t i = 4; i < sentences.count(); ++i)
        last << sentences.value(i);
    const QStringList filling{sentences.value(0), sentences.value(1), {}, last.join(u", ")};
    return withReason(sentences, sentences.say(english, filling));
}

QString factionSentence(const Sentences& sentences, const char* english) {
    return sentences.say(sentences.count() > 3 ? english : journal::factionTakenOut);
}

/// What is said of a call beside that somebody was told.
struct CallTexts {
    const char* takenBack;
    const char* confirmed;
    const char* noAnswer;
    const char* cannot;
};
constexpr CallTexts finalCallTexts{journal::callTakenBack, journal::finalistConfirmed,
                                   journal::finalistNoAnswer, journal::finalistCannot};
constexpr CallTexts stageCallTexts{journal::stageCallTakenBack, journal::calledConfirmed,
                                   journal::calledNoAnswer, journal::calledCannot};

/// The state stands at this place.
QString callSentence(const Sentences& sentences, const char* english, size_t place,
                     const CallTexts& texts) {
    const auto state = enumFromId<CallState>(sentences.text(place).value_or(QString()));
    if (!state)
        return sentences.say(texts.takenBack);
    switch (*state) {
    case CallState::Told: break;
    case CallState::Confirmed: return sentences.say(texts.confirmed);
    case CallState::NoAnswer: return sentences.say(texts.noAnswer);
    case CallState::Cannot: return sentences.say(texts.cannot);
    }
    return sentences.say(english);
}

QString gameSentence(const Sentences& sentences, const char* english) {
    const QString act = sentences.text(1).value_or(QString());
    if (act == u"corrected"_s)
        return sentences.say(journal::gameCorrected);
    if (act == u"void"_s)
        return sentences.say(journal::gameVoid);
    return sentences.say(act == u"counts"_s ? journal::gameCounts : english);
}

QString momentSentence(const Sentences& sentences, const char* english) {
    return sentences.say(english, {sentences.isSaid(0)
                                       ? onOneLine(sentences.language().moment(*sentences.text(0)))
                                       : QString(u"–"_s)});
}

QString putBackSentence(const Sentences& sentences, const char* english, const Values& operands,
                        int depth) {
    const auto kind = enumFromId<ChangeKind>(sentences.text(0).value_or(QString()));
    if (!kind || depth == greatestDepth)
        return sentences.say(journal::somethingPutBack);
    const Values inner(operands.begin() + 1, operands.end());
    return sentences.say(english, {sentenceOf(sentences.language(), *kind, inner, depth + 1)});
}

QString sentenceOf(const Language& language, ChangeKind kind, const Values& operands, int depth) {
    using journal::Form;
    const Sentences sentences(language, journal::context, operands);
    const auto& [sameKind, form, english] = rowOf(journal::rows, kind);
    switch (form) {
    case Form::Plain: return sentences.say(english);
    case Form::CountsFirst: return sentences.sayCounted(english, 0);
    case Form::CountsSecond: return sentences.sayCounted(english, 1);
    case Form::Seat: return seatSentence(sentences, english);
    case Form::Correction: return correctionSentence(sentences, english, 2);
    case Form::TableOpened: return tableSentence(sentences, english);
    case Form::TableDissolved:
        return tableSentence(sentences,
                             operands.size() > 4 ? journal::tableDissolvedInto : english);
    case Form::Ruling: return rulingSentence(sentences, kind, english);
    case Form::Faction: return factionSentence(sentences, english);
    case Form::FinalResult: return finalSentence(sentences, english);
    case Form::Vote: return voteSentence(sentences, english);
    case Form::Pick: return sentences.say(operands.size() > 1 ? english : journal::pickTakenBack);
    case Form::Call: return callSentence(sentences, english, 1, finalCallTexts);
    case Form::StageCall: return callSentence(sentences, english, 2, stageCallTexts);
    case Form::StageReason: return withReason(sentences, sentences.say(english), 1);
    case Form::FirstQuoted: return sentences.sayQuoted(english);
    case Form::SessionGame: return gameSentence(sentences, english);
    case Form::Moment: return momentSentence(sentences, english);
    case Form::PutBack: return putBackSentence(sentences, english, operands, depth);
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
    QString act = journalSentence(language, entry.change.kind, entry.change.operands);
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
