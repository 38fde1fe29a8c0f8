#include "reports/wording/reason_wording.h"

#include "reports/wording/sentences.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

namespace reasons {

constexpr const char* context = "Reason";

// %1 are the winners, %4 are the next.
constexpr auto verdictByValue = QT_TRANSLATE_NOOP("Reason", "%1: %5 %2 vs. %3 for %4 (R3.2)");
constexpr auto verdictByRoll = QT_TRANSLATE_NOOP("Reason", "%1: roll %2 vs. %3 for %4 (R3.3)");
constexpr auto onlySide = QT_TRANSLATE_NOOP("Reason", "%1: the only side left in the game (R3.3)");
constexpr auto verdictTied
    = QT_TRANSLATE_NOOP("Reason", "Equal in all four values, so each side rolls: %1 (R3.3)");
constexpr auto noSide = QT_TRANSLATE_NOOP("Reason", "No one is left in the game (R3.3)");
constexpr auto verdictOpen = QT_TRANSLATE_NOOP("Reason", "No verdict without the %1 of %2 (R3.5)");

constexpr auto award = QT_TRANSLATE_NOOP("Reason", "Best %1: %2 with %3 normalized PP (R5.3)");
constexpr auto awardBefore
    = QT_TRANSLATE_NOOP("Reason", "Best %1: %2 with %3 normalized PP, ahead of %4 with %5 (R5.3)");
constexpr auto awardTied = QT_TRANSLATE_NOOP(
    "Reason", "Best %1: %2 are tied at %3 normalized PP; the GM decides (R5.3)");
constexpr auto awardDecided = QT_TRANSLATE_NOOP(
    "Reason", "Best %1: %2 with %3 normalized PP, chosen by the GM over %4, who tied (R5.3)");
constexpr auto noAward = QT_TRANSLATE_NOOP("Reason", "Best %1: no one scored with it (R5.3)");

} // namespace reasons

QString translated(const Language& language, const char* english) {
    return language.translate(reasons::context, english);
}

QString said(const Language& language, const char* english, const QStringList& filling) {
    return filled(translated(language, english), filling);
}

QString listed(const Language& language, const std::vector<PlayerId>& players,
               const NameOf& nameOf) {
    return listedNames(language, namesOf(players, nameOf));
}

/// "1.131"
QString figure(const Language& language, const Fraction& fraction) {
    return language.thousandths(fraction.thousandths());
}

/// "1.131"; where another figure that differs is written alike, "1.131 (95/84)".
QString figureBeside(const Language& language, const Fraction& fraction, const Fraction& other) {
    const QString rounded = figure(language, fraction);
    return fraction == other || fraction.thousandths() != other.thousandths()
               ? rounded
               : QString(rounded + u" ("_s + fraction.text() + u')');
}

} // namespace

QString verdictReason(const Language& language, const Verdict& verdict, const NameOf& nameOf) {
    const QString winners = listed(language, verdict.winners, nameOf);
    if (verdict.decision) {
        const QStringList values{winners, language.number(verdict.decision->winners),
                                 language.number(verdict.decision->next),
                                 listed(language, verdict.decision->nextSide, nameOf)};
        if (verdict.decidedBy == VerdictBy::HighestRoll)
            return said(language, reasons::verdictByRoll, values);
        const auto value = static_cast<EndValue>(verdict.decidedBy);
        return said(language, reasons::verdictByValue,
                    values + QStringList{endValueName(language, value)});
    }
    if (verdict.decidedBy == VerdictBy::OnlySide)
        return said(language, reasons::onlySide, {winners});
    if (!verdict.needs.empty()) {
        std::vector<PlayerId> players;
        for (const Need& need : verdict.needs)
            players.push_back(need.player);
        return said(language, reasons::verdictOpen,
                    {endValueName(language, verdict.needs.front().value),
                     listed(language, players, nameOf)});
    }
    QStringList sides;
    for (const auto& side : verdict.tied)
        sides.append(listed(language, side, nameOf));
    return sides.empty() ? translated(language, reasons::noSide)
                         : said(language, reasons::verdictTied, {sides.join(u"; "_s)});
}

QString awardReason(const Language& language, const Award& award, const NameOf& nameOf) {
    const QString faction = factionName(language, award.faction);
    if (award.winners.empty())
        return said(language, reasons::noAward, {faction});
    QStringList names = namesOf(award.winners, nameOf);
    const Fraction& normalized = award.winners.front().normalized;
    const QString best = figure(language, normalized);
    if (award.tied)
        return said(language, reasons::awardTied, {faction, listedNames(language, names), best});
    const QString winner = names.takeFirst();
    if (award.decided)
        return said(language, reasons::awardDecided,
                    {faction, winner, best, listedNames(language, names)});
    // Nobody is second to oneself.
    const auto isOther
        = [&](const Performance& one) { return one.player != award.winners.front().player; };
    const auto next = std::ranges::find_if(award.others, isOther);
    if (next == award.others.end())
        return said(language, reasons::award, {faction, winner, best});
    std::vector<PlayerId> seconds;
    for (const Performance& other : award.others) {
        if (isOther(other) && other.normalized == next->normalized
            && std::ranges::find(seconds, other.player) == seconds.end())
            seconds.push_back(other.player);
    }
    return said(language, reasons::awardBefore,
                {faction, winner, figureBeside(language, normalized, next->normalized),
                 listed(language, seconds, nameOf),
                 figureBeside(language, next->normalized, normalized)});
}

} // namespace mentat
