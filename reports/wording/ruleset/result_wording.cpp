#include "reports/wording/ruleset/result_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <iterator>

namespace mentat {

ResultTitles resultTitles(const Language& language, const SheetLabels& own) {
    const auto title = [&](const std::optional<Name>& word, Phrase usual) {
        return word ? word->text() : say(language, usual);
    };
    return {title(own.label, Phrase("ResultTitles", "Played")),
            title(own.score, Phrase("ResultTitles", "Score")),
            title(own.place, Phrase("ResultTitles", "Place"))};
}

namespace {

// In the order of ResultLine: not one for each seat. %1 of %n are typed.
constexpr Phrase otherCounts[]
    = {CountedPhrase("ResultText", "Type %n score(s), one for each seat in order; %1 typed so "
                                   "far."),
       CountedPhrase("ResultText", "Type %n place(s), one for each seat in order; %1 typed so "
                                   "far."),
       CountedPhrase("ResultText", "Type what %n seat(s) played, in order; %1 typed so far. "
                                   "Use “-” if unknown.")};
static_assert(std::size(otherCounts) == static_cast<size_t>(ResultLine::Labels) + 1);

// In the order of ResultLine: neither places nor scores.
constexpr Phrase nothingTyped[]
    = {Phrase("ResultText", "Type the scores in the order of the seats."),
       Phrase("ResultText", "Type the places in the order of the seats.")};

/// %1 is the typed text, %2 the typed place, and %3 the expected one.
Phrase textOf(ResultFaultKind kind) {
    switch (kind) {
    case ResultFaultKind::NothingTyped:
    case ResultFaultKind::OtherCount: break; // depends on the line
    case ResultFaultKind::NoPlace:
        return Phrase("ResultText", "“%1” is not a place: type 1, 2, 3, and so on, or "
                                    "d for a dropout.");
    case ResultFaultKind::NobodyStayed:
        return Phrase("ResultText", "Someone must have stayed to the end. If no one "
                                    "did, mark the table void.");
    case ResultFaultKind::PlaceLeftOut:
        return Phrase("ResultText", "Someone has place %2 but no one has place %3.");
    case ResultFaultKind::PlaceSharedAway:
        return Phrase("ResultText", "A shared place uses up the next one: type %3 "
                                    "instead of %2.");
    case ResultFaultKind::NoScore:
        return Phrase("ResultText", "“%1” is not a score: type a number with at most "
                                    "three decimals.");
    case ResultFaultKind::ScoreMissing:
        return Phrase("ResultText", "Without places, everyone who stayed needs a "
                                    "score.");
    case ResultFaultKind::SeveralLabels:
        return Phrase("ResultText", "“%1” matches several in the list: type one more "
                                    "letter.");
    }
    return nullptr;
}

} // namespace

QString resultFaultText(const Language& language, const ResultFault& fault) {
    const auto line = static_cast<size_t>(fault.line);
    if (fault.kind == ResultFaultKind::NothingTyped)
        return say(language, nothingTyped[line]);
    if (fault.kind == ResultFaultKind::OtherCount) {
        return sayCounted(language, otherCounts[line], fault.wanted,
                          {language.number(fault.typed)});
    }
    return say(language, textOf(fault.kind),
               {fault.text, language.number(fault.typed), language.number(fault.wanted)});
}

} // namespace mentat
