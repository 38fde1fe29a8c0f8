#include "reports/wording/ruleset/stage_wording.h"

#include "reports/wording/sentences.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr const char* stageContext = "StageText";

/// count: what %n stands for; -1 where the text has none.
QString stageText(const Language& language, const char* english, const QStringList& filling = {},
                  int count = -1) {
    return filled(language.translate(stageContext, english, nullptr, count), filling);
}

/// Where others than those who qualify are counted: %n counted, %1 needed.
const char* countedText(SkipBy by, bool isHeld) {
    if (by == SkipBy::Available)
        return isHeld ? QT_TRANSLATE_N_NOOP("StageText",
                                            "Held: %n who (qualifies|qualify) can play, and at "
                                            "least %1 are needed (H8).")
                      : QT_TRANSLATE_N_NOOP("StageText",
                                            "Not held: %n who (qualifies|qualify) can play, and "
                                            "at least %1 are needed. All who qualify go on to the "
                                            "next stage (H8).");
    return isHeld ? QT_TRANSLATE_N_NOOP("StageText",
                                        "Held: %n would play, and at least %1 are needed (H8).")
                  : QT_TRANSLATE_N_NOOP("StageText",
                                        "Not held: %n would play, and at least %1 are needed. All "
                                        "who qualify go on to the next stage (H8).");
}

QString enoughText(const Language& language, const StageRule& rule, const HeldReason& reason) {
    if (rule.skipBelow.value() == 0)
        return stageText(language,
                         QT_TRANSLATE_N_NOOP("StageText", "Held: %n (qualifies|qualify)."), {},
                         reason.qualified);
    if (rule.skipBy != SkipBy::Qualified)
        return stageText(language, countedText(rule.skipBy, true),
                         {language.number(rule.skipBelow.value())}, reason.counted);
    return stageText(
        language,
        QT_TRANSLATE_N_NOOP("StageText",
                            "Held: %n (qualifies|qualify), and at least %1 are needed (H8)."),
        {language.number(rule.skipBelow.value())}, reason.qualified);
}

QString tooFewText(const Language& language, const StageRule& rule, const HeldReason& reason) {
    const QString needed = language.number(rule.skipBelow.value());
    if (rule.skipBy != SkipBy::Qualified)
        return stageText(language, countedText(rule.skipBy, false), {needed}, reason.counted);
    if (reason.atMost && *reason.atMost < reason.qualified)
        return stageText(
            language,
            QT_TRANSLATE_N_NOOP("StageText",
                                "Not held: %1 qualify, but at most half of those who entered may "
                                "(%n), and at least %2 are needed (H8)."),
            {language.number(reason.qualified), needed}, *reason.atMost);
    return stageText(
        language,
        QT_TRANSLATE_N_NOOP("StageText",
                            "Not held: %n (qualifies|qualify), and at least %1 are needed. All "
                            "who qualify go on to the next stage (H8)."),
        {needed}, reason.qualified);
}

} // namespace

QString heldText(const Language& language, const StageRule& rule, const HeldReason& reason) {
    switch (reason.because) {
    case HeldBecause::IsFinal:
        return stageText(
            language,
            QT_TRANSLATE_N_NOOP("StageText",
                                "Held: %n (qualifies|qualify). The last stage always is (H8)."),
            {}, reason.qualified);
    case HeldBecause::HasGames:
        return stageText(language,
                         QT_TRANSLATE_NOOP("StageText", "Held: its tables are seated (H8)."));
    case HeldBecause::LaterHasGames:
        return stageText(
            language,
            QT_TRANSLATE_NOOP("StageText", "Not held: a later stage has tables already (H8)."));
    case HeldBecause::GmHolds:
        return stageText(
            language,
            QT_TRANSLATE_N_NOOP("StageText", "Held by the GM's word: %n (qualifies|qualify) (H8)."),
            {}, reason.qualified);
    case HeldBecause::GmSkips:
        return stageText(language,
                         QT_TRANSLATE_N_NOOP("StageText",
                                             "Not held, by the GM's word. %n (qualifies|qualify), "
                                             "and all go on to the next stage (H8)."),
                         {}, reason.qualified);
    case HeldBecause::AboveByesTo:
        return stageText(language,
                         QT_TRANSLATE_N_NOOP("StageText",
                                             "Held: %n (is|are) in, more than the %1 that are to "
                                             "be left (H8)."),
                         {language.number(rule.byesTo.value())}, reason.wanted);
    case HeldBecause::NotAboveByesTo:
        return stageText(language,
                         QT_TRANSLATE_N_NOOP("StageText",
                                             "Not held: %n (is|are) in, no more than the %1 that "
                                             "are to be left. All go on to the next stage (H8)."),
                         {language.number(rule.byesTo.value())}, reason.wanted);
    case HeldBecause::NobodyToMeet:
        return stageText(language,
                         QT_TRANSLATE_N_NOOP("StageText",
                                             "Not held: only %n (is|are) in, and a table takes two "
                                             "(H8)."),
                         {}, reason.wanted);
    case HeldBecause::Enough: return enoughText(language, rule, reason);
    case HeldBecause::TooFew: return tooFewText(language, rule, reason);
    }
    Q_UNREACHABLE();
}

QString stageNumberText(const Language& language, const StageLineUp& lineUp) {
    const int qualified = lineUp.reason.qualified;
    const auto places = static_cast<int>(lineUp.qualifiers.size());
    if (places > qualified)
        return stageText(language, QT_TRANSLATE_N_NOOP("StageText", "Filled from %1 to %n (H8)."),
                         {language.number(qualified)}, places);
    if (!lineUp.byes.empty() && places == qualified)
        return stageText(language, QT_TRANSLATE_N_NOOP("StageText", "%n (has|have) a bye (H8)."),
                         {}, static_cast<int>(lineUp.byes.size()));
    if (places < qualified)
        return stageText(
            language,
            QT_TRANSLATE_N_NOOP("StageText",
                                "Lowered from %1 to %n, the most that may enter and can be "
                                "seated (H8)."),
            {language.number(qualified)}, places);
    return {};
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
            lines.append(stageText(
                language, QT_TRANSLATE_NOOP("StageText", "%1 can't play, and nobody moves up."),
                {onOneLine(nameOf(out[i]))}));
        else if (i >= out.size())
            lines.append(stageText(language, QT_TRANSLATE_NOOP("StageText", "%1 moves up."),
                                   {onOneLine(nameOf(in[i]))}));
        else
            lines.append(stageText(language, QT_TRANSLATE_NOOP("StageText", "%1 moves up for %2."),
                                   {onOneLine(nameOf(in[i])), onOneLine(nameOf(out[i]))}));
    }
    return lines;
}

QString seedingText(const Language& language, const StageRule& rule) {
    if (!rule.pattern.empty())
        return stageText(language,
                         QT_TRANSLATE_NOOP("StageText",
                                           "By the ruleset's pattern of seeds where the tables "
                                           "have its sizes, else as a snake (H9)."));
    switch (rule.seeding) {
    case Seeding::Snake:
        return stageText(language,
                         QT_TRANSLATE_NOOP("StageText",
                                           "Snake: the top seeds one to each table, the next "
                                           "ones back from the last table, and so on (H9)."));
    case Seeding::Ranked:
        return stageText(language,
                         QT_TRANSLATE_NOOP("StageText", "Ranked: the top seeds fill table 1, the "
                                                        "next fill table 2, and so on (H9)."));
    case Seeding::Rows:
        return stageText(language,
                         QT_TRANSLATE_NOOP("StageText", "By rows: the top seeds one to each "
                                                        "table at random, then the next row, and "
                                                        "so on (H9)."));
    case Seeding::Random:
        return stageText(language, QT_TRANSLATE_NOOP("StageText", "Random (H9)."));
    }
    Q_UNREACHABLE();
}

QString laurelsNote(const Language& language, Count prizeLevel) {
    return stageText(language,
                     QT_TRANSLATE_NOOP("StageText",
                                       "Laurels and plaques by prize level %1; laurels go to the "
                                       "first six, in the upper half of those who entered (R7.6)."),
                     {language.number(prizeLevel.value())});
}

QString sharedPlaceText(const Language& language, const SharedPlace& place, bool again,
                        const NameOf& nameOf) {
    const QStringList filling{language.number(place.table.value()), language.number(place.place),
                              listedNames(language, namesOf(place.players, nameOf))};
    if (again)
        return stageText(
            language,
            QT_TRANSLATE_NOOP("StageText", "Table %1, place %2: %3 are tied again. Roll again."),
            filling);
    if (place.isForTheLine)
        return stageText(language,
                         QT_TRANSLATE_NOOP("StageText", "Table %1, place %2, for who advances: "
                                                        "%3 roll, highest first (H7)."),
                         filling);
    if (place.isForTheWin)
        return stageText(language,
                         QT_TRANSLATE_NOOP("StageText", "%3 share place %2, which is no win here: "
                                                        "they roll, highest first (H11)."),
                         filling);
    return stageText(language,
                     QT_TRANSLATE_NOOP("StageText", "Table %1: %3 share place %2. They can leave "
                                                    "it shared or roll for it (H7, H11)."),
                     filling);
}

} // namespace mentat
