#include "reports/wording/award_wording.h"

#include "reports/wording/answer_wording.h"
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

namespace {

constexpr const char* awardContext = "Award";

constexpr auto calculation
    = QT_TRANSLATE_N_NOOP("Award", "%1 PP ÷ %n turn(s) × %2 players ÷ 6 = %3 (R5.2)");
constexpr auto announcement = QT_TRANSLATE_N_NOOP(
    "Award", "Best %1 is %2, with %3 PP in %n turn(s) at a table of %4 in heat %5: %6 normalized.");
constexpr auto announcementOfEquals
    = QT_TRANSLATE_NOOP("Award", "Best %1 is not decided yet: %2 are tied at %3 normalized.");

QString awardText(const Language& language, const char* english, const QStringList& filling,
                  int count = -1) {
    return filled(language.translate(awardContext, english, nullptr, count), filling);
}

} // namespace

QString performanceCalculation(const Language& language, const Performance& one) {
    return awardText(language, calculation,
                     {language.points(one.points.halves()), language.number(one.starters),
                      language.thousandths(one.normalized.thousandths())},
                     one.turns.value());
}

QString awardAnnouncement(const Language& language, const Award& award, const NameOf& nameOf) {
    if (award.winners.empty())
        return {};
    const QString faction = factionName(language, award.faction);
    const Performance& best = award.winners.front();
    const QString figure = language.thousandths(best.normalized.thousandths());
    if (award.tied)
        return awardText(language, announcementOfEquals,
                         {faction, listedNames(language, namesOf(award.winners, nameOf)), figure});
    return awardText(language, announcement,
                     {faction, onOneLine(nameOf(best.player)),
                      language.points(best.points.halves()), language.number(best.starters),
                      language.number(best.heat.value()), figure},
                     best.turns.value());
}

QString awardDecisionText(const Language& language, const QString& name, const QString& reason) {
    return awardText(language,
                     reason.isEmpty()
                         ? QT_TRANSLATE_NOOP("Award", "The GM decided for %1 (R5.3)")
                         : QT_TRANSLATE_NOOP("Award", "The GM decided for %1: %2 (R5.3)"),
                     {name, reason});
}

namespace {

constexpr const char* outcomeContext = "Outcome";

} // namespace

QString outcomeChangeText(const Language& language, const OutcomeChange& change,
                          const NameOf& nameOf) {
    QStringList parts;
    const auto count = [&](const char* english, size_t number) {
        if (number > 0)
            parts.append(
                language.translate(outcomeContext, english, nullptr, static_cast<int>(number)));
    };
    const auto tell = [&](const char* english, const std::vector<PlayerId>& players) {
        if (!players.empty())
            parts.append(filled(language.translate(outcomeContext, english),
                                {namesOf(players, nameOf).join(u", "_s)}));
    };
    count(QT_TRANSLATE_N_NOOP("Outcome", "QP of %n player(s)"), change.points.size());
    count(QT_TRANSLATE_N_NOOP("Outcome", "%n rank(s)"), change.ranks.size());
    tell(QT_TRANSLATE_NOOP("Outcome", "%1 into the final"), change.entering);
    tell(QT_TRANSLATE_NOOP("Outcome", "%1 out of the final"), change.leaving);
    if (!change.awards.empty()) {
        QStringList factions;
        for (const Faction faction : change.awards)
            factions.append(factionName(language, faction));
        parts.append(filled(
            language.translate(outcomeContext, QT_TRANSLATE_NOOP("Outcome", "Best Faction of %1")),
            {factions.join(u", "_s)}));
    }
    count(QT_TRANSLATE_N_NOOP("Outcome", "%n place(s) of the final"), change.placements.size());
    return parts.join(u"; "_s);
}

} // namespace mentat
