#include "reports/wording/refusals/failure_wording.h"

#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "reports/wording/journal/change_words.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/refusals/refusal_texts.h"
#include "reports/wording/sentences.h"

namespace mentat {
namespace {

// Texts for kinds with several.
namespace failures {

constexpr auto unknownEventOf = Phrase(
    "Failure",
    "The file has no event \"%1\". Give its name, its name and year, or its number. There are: "
    "%2.");
constexpr auto damagedSomewhere = Phrase(
    "Failure", "The event file is damaged. Restore a backup, or recover it into a new file.");
constexpr auto lockedBySomeone
    = Phrase("Failure", "%1 is open in another program. Close it there, or open it read-only.");
constexpr auto unwritableSomehow = Phrase("Failure", "%1 cannot be written. Choose another place.");
constexpr auto writeFailedSomehow
    = Phrase("Failure", "%1 could not be written. Check its drive, then try again.");
constexpr auto readFailedSomehow
    = Phrase("Failure", "%1 could not be read. Check its drive, or use a backup.");
constexpr auto pastedTooLarge
    = Phrase("Failure", "This is larger than %2 MB, too large for a document or list. "
                        "Choose another file.");
constexpr auto unfinishedJson
    = Phrase("Failure", "line %1, column %2: more must follow before the line ends");
constexpr auto noFormat = Phrase(
    "Failure", "The document does not name its format; it must be mentat-event or mentat-summary.");

} // namespace failures

QString refusedSentence(const Language& language, const Failure& failure) {
    const Values number{static_cast<qint64>(failure.findings.size()) + failure.further};
    return Sentences(language, number).sayCounted(failureText(FailureKind::Refused), 0);
}

/// Lists the values from a position on.
QString listedFrom(const Sentences& sentences, size_t first) {
    QStringList names;
    for (size_t i = first; i < sentences.count(); ++i)
        names << sentences.value(i);
    return names.isEmpty() ? sentences.value(first) : names.join(u", ");
}

QString ambiguousSentence(const Sentences& sentences) {
    return sentences.say(failureText(FailureKind::AmbiguousEvent),
                         {sentences.value(0), listedFrom(sentences, 1)});
}

// If an event is missing, list the events that exist.
QString unknownEventSentence(const Sentences& sentences) {
    if (sentences.count() < 2)
        return sentences.say(failureText(FailureKind::UnknownEvent));
    return sentences.say(failures::unknownEventOf, {sentences.value(0), listedFrom(sentences, 1)});
}

/// The kinds of change among the values, each once.
QString changeList(const Sentences& sentences) {
    QStringList names;
    for (size_t i = 0; i < sentences.count(); ++i) {
        const auto kind = enumFromId<ChangeKind>(sentences.text(i).value_or(QString()));
        names << (kind ? say(sentences.language(), change_words::of(*kind).name)
                       : sentences.value(i));
    }
    names.removeDuplicates();
    return names.isEmpty() ? sentences.value(0) : names.join(u", ");
}

/// The kind's sentence if this value is given; otherwise the other sentence.
QString sentenceNaming(size_t value, const Sentences& sentences, FailureKind kind,
                       Phrase otherwise) {
    return sentences.say(sentences.isSaid(value) ? failureText(kind) : otherwise);
}

QString preferenceSentence(const Sentences& sentences) {
    return sentences.say(failureText(FailureKind::LineUnknownPreference),
                         {sentences.quoted(0), sentences.value(1)});
}

QString lockedSentence(const Sentences& sentences) {
    for (size_t i = 1; i <= 3; ++i) {
        if (!sentences.isSaid(i))
            return sentences.say(failures::lockedBySomeone);
    }
    return sentences.say(failureText(FailureKind::LockedByOther),
                         {sentences.value(0), sentences.value(1), sentences.value(2),
                          onOneLine(sentences.language().moment(*sentences.text(3)))});
}

QString unknownDocumentSentence(const Sentences& sentences) {
    const bool isNamed = sentences.isSaid(0);
    return sentences.sayQuoted(isNamed ? failureText(FailureKind::UnknownDocument)
                                       : failures::noFormat);
}

} // namespace

QString failureSentence(const Language& language, const Failure& failure) {
    using enum FailureKind;
    const Values named
        = withNames(language, failureAbout(failure.kind), NamePosition::InSentence, failure.values);
    const Sentences sentences(language, named);
    Phrase english = failureText(failure.kind);
    switch (failure.kind) {
    case Refused: return refusedSentence(language, failure);
    case UnknownEvent: return unknownEventSentence(sentences);
    case AmbiguousEvent: return ambiguousSentence(sentences);
    case UnknownReport:
    case UnknownKind: return sentences.say(english, {sentences.value(0), listedFrom(sentences, 1)});
    case KindNotMade:
        return sentences.say(english,
                             {sentences.value(0), sentences.value(1), listedFrom(sentences, 2)});
    case UndoBarrier:
    case LaterDepends: return sentences.say(english, {changeList(sentences)});
    case DamagedFile: // the store cannot always tell which file has the bad cell
        return sentenceNaming(0, sentences, DamagedFile, failures::damagedSomewhere);
    case LockedByOther: return lockedSentence(sentences);
    case UnwritableFile:
        return sentenceNaming(1, sentences, UnwritableFile, failures::unwritableSomehow);
    case WriteFailed:
        return sentenceNaming(1, sentences, WriteFailed, failures::writeFailedSomehow);
    case ReadFailed: return sentenceNaming(1, sentences, ReadFailed, failures::readFailedSomehow);
    case InputTooLarge:
        return sentenceNaming(0, sentences, InputTooLarge, failures::pastedTooLarge);
    case BrokenJson: return sentenceNaming(2, sentences, BrokenJson, failures::unfinishedJson);
    case UnknownDocument: return unknownDocumentSentence(sentences);
    case CsvColumnTwice:
    case LineBadText: return sentences.sayQuoted(english);
    case LineUnknownPreference: return preferenceSentence(sentences);
    default: return sentences.say(english);
    }
}

} // namespace mentat
