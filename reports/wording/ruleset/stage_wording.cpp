#include "reports/wording/ruleset/stage_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {

namespace {

/// For stages that do not count qualifiers: %n counted, %1 needed.
Phrase countedText(SkipBy by, bool isHeld) {
    if (by == SkipBy::Available)
        return isHeld ? CountedPhrase("StageText",
                                      "Held: %n qualifier(s) can play, and at least %1 are "
                                      "needed (H8).")
                      : CountedPhrase("StageText",
                                      "Not held: %n qualifier(s) can play, and at least %1 are "
                                      "needed. All who qualify go on to the next stage (H8).");
    return isHeld
               ? CountedPhrase("StageText", "Held: %n would play, and at least %1 are needed (H8).")
               : CountedPhrase("StageText",
                               "Not held: %n would play, and at least %1 are needed. All "
                               "who qualify go on to the next stage (H8).");
}

QString enoughText(const Language& language, const StageRule& rule, const HeldReason& reason) {
    if (rule.skipBelow.value() == 0)
        return sayCounted(language, CountedPhrase("StageText", "Held: %n (qualifies|qualify)."),
                          reason.qualified);
    if (rule.skipBy != SkipBy::Qualified)
        return sayCounted(language, countedText(rule.skipBy, true), reason.counted,
                          {language.number(rule.skipBelow.value())});
    return sayCounted(
        language,
        CountedPhrase("StageText",
                      "Held: %n (qualifies|qualify), and at least %1 are needed (H8)."),
        reason.qualified, {language.number(rule.skipBelow.value())});
}

QString tooFewText(const Language& language, const StageRule& rule, const HeldReason& reason) {
    const QString needed = language.number(rule.skipBelow.value());
    if (rule.skipBy != SkipBy::Qualified)
        return sayCounted(language, countedText(rule.skipBy, false), reason.counted, {needed});
    if (reason.atMost && *reason.atMost < reason.qualified)
        return sayCounted(
            language,
            CountedPhrase("StageText",
                          "Not held: %1 qualify, but only half of the field can play (%n), "
                          "and at least %2 are needed (H8)."),
            *reason.atMost, {language.number(reason.qualified), needed});
    return sayCounted(
        language,
        CountedPhrase("StageText",
                      "Not held: %n (qualifies|qualify), and at least %1 are needed. All "
                      "who qualify go on to the next stage (H8)."),
        reason.qualified, {needed});
}

} // namespace

QString heldText(const Language& language, const StageRule& rule, const HeldReason& reason) {
    switch (reason.because) {
    case HeldBecause::IsFinal:
        return sayCounted(
            language,
            CountedPhrase("StageText", "%n (player qualifies|players qualify) for the last stage."),
            reason.qualified);
    case HeldBecause::HasGames:
        return say(language,
                   Phrase("StageText", "The tables are seated, so this stage is on (H8)."));
    case HeldBecause::LaterHasGames:
        return say(language,
                   Phrase("StageText", "Not held: a later stage has tables already (H8)."));
    case HeldBecause::GmHolds:
        return sayCounted(
            language,
            CountedPhrase("StageText", "Held, as the GM decides: %n (qualifies|qualify) (H8)."),
            reason.qualified);
    case HeldBecause::GmSkips:
        return sayCounted(language,
                          CountedPhrase("StageText",
                                        "Not held, as the GM decides. %n (qualifies|qualify), "
                                        "and all go on to the next stage (H8)."),
                          reason.qualified);
    case HeldBecause::AboveByesTo:
        return sayCounted(
            language,
            CountedPhrase("StageText",
                          "Held: %n (is|are) in, more than the %1 who should be left (H8)."),
            reason.wanted, {language.number(rule.byesTo.value())});
    case HeldBecause::NotAboveByesTo:
        return sayCounted(
            language,
            CountedPhrase("StageText",
                          "Not held: %n (is|are) in, no more than the %1 who should be left. "
                          "All go on to the next stage (H8)."),
            reason.wanted, {language.number(rule.byesTo.value())});
    case HeldBecause::NobodyToMeet:
        return sayCounted(
            language,
            CountedPhrase("StageText",
                          "Not held: only %n (is|are) in, and a table needs two (H8)."),
            reason.wanted);
    case HeldBecause::Enough: return enoughText(language, rule, reason);
    case HeldBecause::TooFew: return tooFewText(language, rule, reason);
    }
    Q_UNREACHABLE();
}

QString stageNumberText(const Language& language, const StageLineUp& lineUp) {
    const int qualified = lineUp.reason.qualified;
    const auto places = static_cast<int>(lineUp.qualifiers.size());
    if (places > qualified)
        return sayCounted(language, CountedPhrase("StageText", "Filled from %1 to %n (H8)."),
                          places, {language.number(qualified)});
    if (places < qualified)
        return sayCounted(
            language,
            CountedPhrase("StageText", "Lowered from %1 to %n, the most who can be seated (H8)."),
            places, {language.number(qualified)});
    return {};
}

QString stageByesText(const Language& language, const StageRule& rule, const StageLineUp& lineUp,
                      const NameOf& nameOf) {
    if (lineUp.byes.empty())
        return {};
    const auto byes = static_cast<int>(lineUp.byes.size());
    if (!nameOf && rule.byesTo.value() > 0)
        return sayCounted(
            language,
            CountedPhrase("StageText",
                          "%n (has a bye|have byes) at the top of the line-up, to come "
                          "down to %1 (H8)."),
            byes, {language.number(rule.byesTo.value())});
    if (!nameOf)
        return sayCounted(
            language,
            CountedPhrase("StageText",
                          "%n (has a bye|have byes) at the top of the line-up, because "
                          "not everyone can be seated (H8)."),
            byes);
    const QString names = listedNames(language, namesOf(lineUp.byes, nameOf));
    if (rule.byesTo.value() > 0)
        return sayCounted(
            language,
            CountedPhrase("StageText",
                          "%n (has a bye|have byes) at the top of the line-up, to come down "
                          "to %2: %1 (H8)."),
            byes, {names, language.number(rule.byesTo.value())});
    return sayCounted(
        language,
        CountedPhrase("StageText",
                      "%n (has a bye|have byes) at the top of the line-up, because not "
                      "everyone can be seated: %1 (H8)."),
        byes, {names});
}

QStringList movesUpTexts(const Language& language, const StageLineUp& lineUp,
                         const std::vector<PlayerId>& unavailable, const NameOf& nameOf) {
    std::vector<PlayerId> in;
    for (const PlayerId& player : lineUp.lineUp) {
        if (!isAmong(lineUp.qualifiers, player))
            in.push_back(player);
    }
    std::vector<PlayerId> out;
    for (const PlayerId& player : lineUp.qualifiers) {
        if (isAmong(unavailable, player))
            out.push_back(player);
    }
    QStringList lines;
    for (size_t i = 0; i < std::max(in.size(), out.size()); ++i) {
        if (i >= in.size())
            lines.append(say(language, Phrase("StageText", "%1 can't play, and no one moves up."),
                             {onOneLine(nameOf(out[i]))}));
        else if (i >= out.size())
            lines.append(
                say(language, Phrase("StageText", "%1 moves up."), {onOneLine(nameOf(in[i]))}));
        else
            lines.append(say(language, Phrase("StageText", "%1 moves up for %2."),
                             {onOneLine(nameOf(in[i])), onOneLine(nameOf(out[i]))}));
    }
    return lines;
}

QString seedingText(const Language& language, const StageRule& rule) {
    if (!rule.pattern.empty())
        return say(language,
                   Phrase("StageText",
                          "By the ruleset's pattern of seeds where the table sizes fit, else "
                          "as a snake (H9)."));
    switch (rule.seeding) {
    case Seeding::Snake:
        return say(language, Phrase("StageText", "Snake: the top seeds one to each table, the next "
                                                 "ones back from the last table, and so on (H9)."));
    case Seeding::Ranked:
        return say(language, Phrase("StageText", "Ranked: the top seeds fill table 1, the "
                                                 "next fill table 2, and so on (H9)."));
    case Seeding::Rows:
        return say(language, Phrase("StageText", "By rows: the top seeds one to each "
                                                 "table at random, then the next row, and "
                                                 "so on (H9)."));
    case Seeding::Random: return say(language, Phrase("StageText", "Random (H9)."));
    }
    Q_UNREACHABLE();
}

QString laurelsNote(const Language& language, Count prizeLevel) {
    return say(language,
               Phrase("StageText",
                      "Laurels and plaques by prize level %1; laurels go to the top six, "
                      "within the top half of the field (R7.6)."),
               {language.number(prizeLevel.value())});
}

QString sharedPlaceText(const Language& language, const SharedPlace& place, bool again,
                        const NameOf& nameOf) {
    const QStringList filling{language.number(place.table.value()), language.number(place.place),
                              firstNames(language, namesOf(place.players, nameOf))};
    if (again)
        return say(language,
                   Phrase("StageText", "Table %1, place %2: %3 are tied again. Roll again."),
                   filling);
    if (place.isForTheLine)
        return say(language,
                   Phrase("StageText", "Table %1: %3 are tied for place %2. Roll for who advances, "
                                       "highest first (H7)."),
                   filling);
    if (place.isForTheWin)
        return say(language,
                   Phrase("StageText",
                          "%3 share place %2, which is no win here. Roll, highest first (H11)."),
                   filling);
    return say(language,
               Phrase("StageText", "Table %1: %3 share place %2. They can leave it shared, or roll "
                                   "for it (H7, H11)."),
               filling);
}

} // namespace mentat
