#include "reports/wording/answer_wording.h"

#include "reports/wording/sentences.h"

namespace mentat {

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

} // namespace mentat
