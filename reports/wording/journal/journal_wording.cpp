#include "reports/wording/journal/changed_facts.h"

#include "reports/wording/journal/change_words.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

namespace journal {

constexpr auto namelessRulingRecorded = Phrase("Journal", "Ruling recorded");
constexpr auto namelessRulingChanged = Phrase("Journal", "Ruling changed");
constexpr auto namelessRulingWithdrawn = Phrase("Journal", "Ruling withdrawn");
constexpr auto somethingPutBack = Phrase("Journal", "Earlier change reverted");
// %4 are the tables
constexpr auto tableDissolvedInto = Phrase("Journal", "%1: table %2 dissolved into tables %4");
constexpr auto withReason = Phrase("Journal", "%1 (%2)");
constexpr auto askedBy = Phrase("Journal", "%1, requested by %2");
constexpr auto calledConfirmed = Phrase("Journal", "%1: %2 confirmed");
constexpr auto calledNoAnswer = Phrase("Journal", "%1: no answer from %2");
constexpr auto calledCannot = Phrase("Journal", "%1: %2 can't play");
constexpr auto callTakenBack = Phrase("Journal", "%1: call to %2 taken back");
constexpr auto sideRemoved = Phrase("Journal", "%1: faction of %3 removed");
constexpr auto votedAgainst = Phrase("Journal", "Final: %1 votes against the expansion");
constexpr auto voteRemoved = Phrase("Journal", "Final: vote of %1 removed");
constexpr auto pickTakenBack = Phrase("Journal", "Final: pick of %1 taken back");
constexpr auto gameCorrected = Phrase("Journal", "Game %1: result corrected");
constexpr auto gameVoid = Phrase("Journal", "Game %1 marked void");
constexpr auto gameCounts = Phrase("Journal", "Game %1 counts again");
// for acts undone or redone, and in the menu
constexpr auto takenBack = Phrase("Journal", "Undone: %1");
constexpr auto doneAgain = Phrase("Journal", "Redone: %1");
constexpr auto undo = Phrase("Journal", "Undo: %1");
constexpr auto redo = Phrase("Journal", "Redo: %1");

} // namespace journal

// An undo can be undone; a damaged row could nest without end.
constexpr int greatestDepth = 3;

QString sentenceOf(const Language& language, ChangeKind kind, const Values& operands, int depth);

QString rulingSentence(const Sentences& sentences, ChangeKind kind, Phrase english) {
    const QString topic = sentences.quoted(0).trimmed(); // a question can be long
    if (sentences.count() > 0 && !topic.isEmpty())
        return sentences.say(english, {topic});
    if (kind == ChangeKind::RulingChanged)
        return sentences.say(journal::namelessRulingChanged);
    return sentences.say(kind == ChangeKind::RulingWithdrawn ? journal::namelessRulingWithdrawn
                                                             : journal::namelessRulingRecorded);
}

/// Appends the GM's reason, if there is one at this place.
QString withReason(const Sentences& sentences, const QString& sentence, size_t place = 2) {
    if (!sentences.isSaid(place))
        return sentence;
    return sentences.say(journal::withReason, {sentence, sentences.quoted(place).trimmed()});
}

QString seatSentence(const Sentences& sentences, Phrase english) {
    return withReason(sentences, sentences.say(english));
}

QString correctionSentence(const Sentences& sentences, Phrase english) {
    QString sentence = sentences.say(english);
    if (sentences.isSaid(3))
        sentence = sentences.say(journal::askedBy, {sentence, sentences.value(3)});
    return withReason(sentences, sentence);
}

QString voteSentence(const Sentences& sentences, Phrase english) {
    if (sentences.count() < 2)
        return sentences.say(journal::voteRemoved);
    return sentences.say(sentences.text(1) == u"against"_s ? journal::votedAgainst : english);
}

/// The players for whom a table was opened, or the tables that took its players: any number.
QString tableSentence(const Sentences& sentences, Phrase english) {
    QStringList last{sentences.value(3)};
    for (size_t i = 4; i < sentences.count(); ++i)
        last << sentences.value(i);
    const QStringList filling{sentences.value(0), sentences.value(1), {}, last.join(u", ")};
    return withReason(sentences, sentences.say(english, filling));
}

QString sideSentence(const Sentences& sentences, Phrase english) {
    return sentences.say(sentences.count() > 3 ? english : journal::sideRemoved);
}

QString callSentence(const Sentences& sentences, Phrase english) {
    const auto state = enumFromId<CallState>(sentences.text(2).value_or(QString()));
    if (!state)
        return sentences.say(journal::callTakenBack);
    switch (*state) {
    case CallState::Told: break;
    case CallState::Confirmed: return sentences.say(journal::calledConfirmed);
    case CallState::NoAnswer: return sentences.say(journal::calledNoAnswer);
    case CallState::Cannot: return sentences.say(journal::calledCannot);
    }
    return sentences.say(english);
}

QString gameSentence(const Sentences& sentences, Phrase english) {
    const QString act = sentences.text(1).value_or(QString());
    if (act == u"corrected"_s)
        return sentences.say(journal::gameCorrected);
    if (act == u"void"_s)
        return sentences.say(journal::gameVoid);
    return sentences.say(act == u"counts"_s ? journal::gameCounts : english);
}

QString momentSentence(const Sentences& sentences, Phrase english) {
    return sentences.say(english, {sentences.isSaid(0)
                                       ? onOneLine(sentences.language().moment(*sentences.text(0)))
                                       : QString(u"–"_s)});
}

QString putBackSentence(const Sentences& sentences, Phrase english, const Values& operands,
                        int depth) {
    const auto kind = enumFromId<ChangeKind>(sentences.text(0).value_or(QString()));
    if (!kind || depth == greatestDepth)
        return sentences.say(journal::somethingPutBack);
    const Values inner(operands.begin() + 1, operands.end());
    return sentences.say(english, {sentenceOf(sentences.language(), *kind, inner, depth + 1)});
}

QString sentenceOf(const Language& language, ChangeKind kind, const Values& operands, int depth) {
    using change_words::Form;
    const auto& [sameKind, name, form, english, about] = change_words::of(kind);
    const Values named = withNames(language, about, NamePosition::Standalone, operands);
    const Sentences sentences(language, named);
    switch (form) {
    case Form::Plain: return sentences.say(english);
    case Form::CountsFirst: return sentences.sayCounted(english, 0);
    case Form::CountsSecond: return sentences.sayCounted(english, 1);
    case Form::Seat: return seatSentence(sentences, english);
    case Form::Correction: return correctionSentence(sentences, english);
    case Form::TableOpened: return tableSentence(sentences, english);
    case Form::TableDissolved:
        return tableSentence(sentences,
                             operands.size() > 4 ? journal::tableDissolvedInto : english);
    case Form::Ruling: return rulingSentence(sentences, kind, english);
    case Form::Side: return sideSentence(sentences, english);
    case Form::Vote: return voteSentence(sentences, english);
    case Form::Pick: return sentences.say(operands.size() > 1 ? english : journal::pickTakenBack);
    case Form::Call: return callSentence(sentences, english);
    case Form::Reopened: return withReason(sentences, sentences.say(english), 1);
    case Form::SessionGame: return gameSentence(sentences, english);
    case Form::Moment: return momentSentence(sentences, english);
    case Form::PutBack: return putBackSentence(sentences, english, operands, depth);
    }
    return {};
}

QString menuSentence(const Language& language, Phrase english, const QString& change) {
    return Sentences(language, {}).say(english, {change});
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
