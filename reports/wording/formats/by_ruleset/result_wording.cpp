#include "reports/wording/formats/by_ruleset/result_wording.h"

#include "reports/wording/sentences.h"

#include <iterator>

namespace mentat {

namespace {

constexpr const char* resultContext = "ResultText";

// In the order of ResultLine: not one for each seat. %1 are typed of %n.
constexpr const char* otherCounts[] = {
    QT_TRANSLATE_N_NOOP("ResultText", "%n score(s) (is|are) needed, one for each seat in order; "
                                      "%1 typed."),
    QT_TRANSLATE_N_NOOP("ResultText", "%n place(s) (is|are) needed, one for each seat in order; "
                                      "%1 typed."),
    QT_TRANSLATE_N_NOOP("ResultText", "%n name(s) (is|are) needed of what was played, one for "
                                      "each seat in order; %1 typed. “-” stands for not known.")};
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
        return QT_TRANSLATE_NOOP("ResultText", "“%1” is no place: type 1, 2, 3 and so on, or d for "
                                               "who dropped out.");
    case ResultFaultKind::NobodyStayed:
        return QT_TRANSLATE_NOOP("ResultText", "Somebody has to have stayed to the end. Where "
                                               "nobody has, declare the table void.");
    case ResultFaultKind::PlaceLeftOut:
        return QT_TRANSLATE_NOOP("ResultText", "Somebody has place %2 and nobody place %3.");
    case ResultFaultKind::PlaceSharedAway:
        return QT_TRANSLATE_NOOP("ResultText", "Who shares a place takes the next one too: instead "
                                               "of %2 it is %3.");
    case ResultFaultKind::NoScore:
        return QT_TRANSLATE_NOOP("ResultText", "“%1” is no score: type a number with at most three "
                                               "digits after the point.");
    case ResultFaultKind::ScoreMissing:
        return QT_TRANSLATE_NOOP("ResultText", "Without places everybody who stayed needs a "
                                               "score.");
    case ResultFaultKind::SeveralLabels:
        return QT_TRANSLATE_NOOP("ResultText", "“%1” could be several of the list: type one more "
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
