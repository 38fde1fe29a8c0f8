#include "reports/wording/award_wording.h"

#include "reports/wording/answer_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

namespace reasons {

constexpr auto award = Phrase("Reason", "Best %1: %2 with %3 normalized PP (R5.3)");
constexpr auto awardBefore
    = Phrase("Reason", "Best %1: %2 with %3 normalized PP, ahead of %4 with %5 (R5.3)");
constexpr auto awardTied
    = Phrase("Reason", "Best %1: %2 are tied at %3 normalized PP; the GM decides (R5.3)");
constexpr auto awardDecided = Phrase(
    "Reason", "Best %1: %2 with %3 normalized PP, chosen by the GM over %4, who tied (R5.3)");
constexpr auto noAward = Phrase("Reason", "Best %1: no one scored with it (R5.3)");

} // namespace reasons

QString said(const Language& language, Phrase english, const QStringList& filling) {
    return say(language, english, filling);
}

QString listed(const Language& language, const std::vector<PlayerId>& players,
               const NameOf& nameOf) {
    return listedNames(language, namesOf(players, nameOf));
}

/// "1.131"
QString figure(const Language& language, const Fraction& fraction) {
    return language.thousandths(fraction.thousandths());
}

/// "1.131"; if a different figure rounds to the same text, "1.131 (95/84)".
QString figureBeside(const Language& language, const Fraction& fraction, const Fraction& other) {
    const QString rounded = figure(language, fraction);
    return fraction == other || fraction.thousandths() != other.thousandths()
               ? rounded
               : QString(rounded + u" ("_s + fraction.text() + u')');
}

} // namespace

QString awardReason(const Language& language, const Award& award, const NameOf& nameOf) {
    const QString side = sideName(language, award.side);
    if (award.winners.empty())
        return said(language, reasons::noAward, {side});
    QStringList names = namesOf(award.winners, nameOf);
    const Fraction& normalized = award.winners.front().normalized;
    const QString best = figure(language, normalized);
    if (award.tied)
        return said(language, reasons::awardTied, {side, listedNames(language, names), best});
    const QString winner = names.takeFirst();
    if (award.decided)
        return said(language, reasons::awardDecided,
                    {side, winner, best, listedNames(language, names)});
    // No one is second to themselves.
    const auto isOther
        = [&](const Performance& one) { return one.player != award.winners.front().player; };
    const auto next = std::ranges::find_if(award.others, isOther);
    if (next == award.others.end())
        return said(language, reasons::award, {side, winner, best});
    std::vector<PlayerId> seconds;
    for (const Performance& other : award.others) {
        if (isOther(other) && other.normalized == next->normalized
            && std::ranges::find(seconds, other.player) == seconds.end())
            seconds.push_back(other.player);
    }
    return said(language, reasons::awardBefore,
                {side, winner, figureBeside(language, normalized, next->normalized),
                 listed(language, seconds, nameOf),
                 figureBeside(language, next->normalized, normalized)});
}

namespace {

constexpr auto calculation
    = CountedPhrase("Award", "%1 PP ÷ %n turn(s) × %2 players ÷ 6 = %3 (R5.2)");
constexpr auto announcement
    = CountedPhrase("Award", "Best %1: %2, with %3 PP in %n turn(s) at a table of %4, heat %5 "
                             "(%6 normalized).");
constexpr auto announcementOfEquals
    = Phrase("Award", "Best %1 is not decided yet: %2 are tied at %3 normalized.");

} // namespace

QString performanceCalculation(const Language& language, const Performance& one) {
    return sayCounted(language, calculation, one.turns.value(),
                      {language.points(one.points.halves()), language.number(one.starters),
                       language.thousandths(one.normalized.thousandths())});
}

QString awardAnnouncement(const Language& language, const Award& award, const NameOf& nameOf) {
    if (award.winners.empty())
        return {};
    const QString side = sideName(language, award.side);
    const Performance& best = award.winners.front();
    const QString figure = language.thousandths(best.normalized.thousandths());
    if (award.tied)
        return say(language, announcementOfEquals,
                   {side, listedNames(language, namesOf(award.winners, nameOf)), figure});
    return sayCounted(language, announcement, best.turns.value(),
                      {side, onOneLine(nameOf(best.player)), language.points(best.points.halves()),
                       language.number(best.starters), language.number(best.heat.value()), figure});
}

QString awardDecisionText(const Language& language, const QString& name, const QString& reason) {
    return say(language,
               reason.isEmpty() ? Phrase("Award", "The GM decided for %1 (R5.3)")
                                : Phrase("Award", "The GM decided for %1: %2 (R5.3)"),
               {name, reason});
}

QString outcomeChangeText(const Language& language, const OutcomeChange& change,
                          const NameOf& nameOf) {
    QStringList parts;
    const auto count = [&](Phrase english, size_t number) {
        if (number > 0)
            parts.append(sayCounted(language, english, static_cast<int>(number)));
    };
    const auto tell = [&](Phrase english, const std::vector<PlayerId>& players) {
        if (!players.empty())
            parts.append(say(language, english, {namesOf(players, nameOf).join(u", "_s)}));
    };
    count(CountedPhrase("Outcome", "QP of %n player(s)"), change.points.size());
    count(CountedPhrase("Outcome", "%n rank(s)"), change.ranks.size());
    tell(Phrase("Outcome", "%1 above the cut now"), change.entering);
    tell(Phrase("Outcome", "%1 below the cut now"), change.leaving);
    if (!change.awards.empty()) {
        QStringList sides;
        for (const Side side : change.awards)
            sides.append(sideName(language, side));
        parts.append(say(language, Phrase("Outcome", "Best Faction of %1"), {sides.join(u", "_s)}));
    }
    count(CountedPhrase("Outcome", "%n place(s) of the final"), change.placements.size());
    return parts.join(u"; "_s);
}

} // namespace mentat
