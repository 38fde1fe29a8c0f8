#include "reports/wording/ruleset/result_wording.h"

#include "reports/wording/sentences.h"

#include <iterator>

namespace mentat {

ResultTitles resultTitles(const Language& language, const SheetLabels& own) {
    const auto title = [&](const std::optional<Name>& word, const char* usual) {
        return word ? word->text() : language.translate("ResultTitles", usual);
    };
    return {title(own.label, QT_TRANSLATE_NOOP("ResultTitles", "Played")),
            title(own.score, QT_TRANSLATE_NOOP("ResultTitles", "Score")),
            title(own.place, QT_TRANSLATE_NOOP("ResultTitles", "Place"))};
}

namespace {

constexpr const char* resultContext = "ResultText";

// In the order of ResultLine: not one for each seat. %1 are typed of %n.
constexpr const char* otherCounts[] = {
    QT_TRANSLATE_N_NOOP("ResultText", "Type %n score(s), one for each seat in order; %1 typed so "
                                      "far."),
    QT_TRANSLATE_N_NOOP("ResultText", "Type %n place(s), one for each seat in order; %1 typed so "
                                      "far."),
    QT_TRANSLATE_N_NOOP("ResultText", "Type what %n seat(s) played, in order; %1 typed so far. "
                                      "Use “-” if unknown.")};
static_assert(std::size(otherCounts) == static_cast<size_t>(ResultLine::Labels) + 1);

// In the order of ResultLine: neither places nor scores.
constexpr const char* nothingTyped[]
    = {QT_TRANSLATE_NOOP("ResultText", "Type the scores in the order of the seats."),
       QT_TRANSLATE_NOOP("ResultText", "Type the places in the order of the seats.")};

/// %1 is what was typed, %2 and %3 are the typed place and the wanted one.
const char* textOf(ResultFaultKind kind) {
    switch (kind) {
    case ResultFaultKind::NothingTyped:
    case ResultFaultKind::OtherCount: break; // by the line
    case ResultFaultKind::NoPlace:
        return QT_TRANSLATE_NOOP("ResultText", "“%1” is not a place: type 1, 2, 3, and so on, or "
                                               "d for a dropout.");
    case ResultFaultKind::NobodyStayed:
        return QT_TRANSLATE_NOOP("ResultText", "Someone must have stayed to the end. If no one "
                                               "did, mark the table void.");
    case ResultFaultKind::PlaceLeftOut:
        return QT_TRANSLATE_NOOP("ResultText", "Someone has place %2 but no one has place %3.");
    case ResultFaultKind::PlaceSharedAway:
        return QT_TRANSLATE_NOOP("ResultText", "A shared place uses up the next one: type %3 "
                                               "instead of %2.");
    case ResultFaultKind::NoScore:
        return QT_TRANSLATE_NOOP("ResultText", "“%1” is not a score: type a number with at most "
                                               "three decimals.");
    case ResultFaultKind::ScoreMissing:
        return QT_TRANSLATE_NOOP("ResultText", "Without places, everyone who stayed needs a "
                                               "score.");
    case ResultFaultKind::SeveralLabels:
        return QT_TRANSLATE_NOOP("ResultText", "“%1” matches several in the list: type one more "
                                               "letter.");
    }
    return nullptr;
}

} // namespace

QString resultFaultText(const Language& language, const ResultFault& fault) {
    const auto line = static_cast<size_t>(fault.line);
    if (fault.kind == ResultFaultKind::NothingTyped)
        return language.translate(resultContext, nothingTyped[line]);
    if (fault.kind == ResultFaultKind::OtherCount) {
        return filled(language.translate(resultContext, otherCounts[line], nullptr, fault.wanted),
                      {language.number(fault.typed)});
    }
    return filled(language.translate(resultContext, textOf(fault.kind)),
                  {fault.text, language.number(fault.typed), language.number(fault.wanted)});
}

} // namespace mentat
