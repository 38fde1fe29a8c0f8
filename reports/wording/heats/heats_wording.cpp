#include "reports/wording/heats/heats_wording.h"

#include "reports/wording/heats/round_names.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Rounds half away from zero.
qint64 tenthsOf(const Fraction& fraction) {
    return (20 * fraction.numerator() + fraction.denominator()) / (2 * fraction.denominator());
}

} // namespace

QString meanText(const Language& language, const std::optional<Fraction>& mean) {
    return mean ? language.tenths(tenthsOf(*mean)) : u"–"_s;
}

QString hoursText(const Language& language, const std::optional<Fraction>& minutes) {
    if (!minutes)
        return u"–"_s;
    return meanText(language, Fraction(minutes->numerator(), 60 * minutes->denominator()));
}

QString durationText(const Language& language, qint64 minutes) {
    const QString hours = language.number(minutes / 60);
    const QString rest = language.number(minutes % 60);
    if (minutes < 60)
        return say(language, Phrase("Report", "%1 min"), {rest});
    if (minutes % 60 == 0)
        return say(language, Phrase("Report", "%1 h"), {hours});
    return say(language, Phrase("Report", "%1 h %2 min"),
               {hours, minutes % 60 < 10 ? QString(u'0' + rest) : rest});
}

QString heatTitle(const Language& language, const Heat& heat) {
    const QString number = language.number(heat.number.value());
    QString plain = say(language, Phrase("Report", "Heat %1"), {number});
    if (!heat.details.name || heat.details.name->text() == plain)
        return plain;
    return say(language, Phrase("Report", "Heat %1 (%2)"),
               {number, onOneLine(heat.details.name->text())});
}

QString numberedTitle(const Language& language, const Round& round) {
    return round.heat() ? heatTitle(language, *round.heat())
                        : roundName(language, operandOf(round.id()));
}

QString tableTitle(const Language& language, HeatNumber heat, TableNumber table) {
    return say(language, Phrase("Report", "Heat %1, table %2"),
               {language.number(heat.value()), language.number(table.value())});
}

QString tableTitle(const Language& language, const Event& event, const GameAddress& table) {
    if (const auto heat = table.heat())
        return tableTitle(language, *heat, table.table);
    const QString round = roundName(language, operandOf(table.round));
    if (hasOnlyFinal(event))
        return round;
    //: A round, the number of its table
    return say(language, Phrase("Report", "%1, table %2"),
               {round, language.number(table.table.value())});
}

QString statusName(const Language& language, StandingStatus status) {
    switch (status) {
    case StandingStatus::Qualifier: return say(language, Phrase("Report", "qualifier"));
    case StandingStatus::Alternate: return say(language, Phrase("Report", "alternate"));
    case StandingStatus::Ranked: return {};
    case StandingStatus::Disqualified: break;
    }
    return say(language, Phrase("Report", "disqualified"));
}

QString standingsIntroduction(const Language& language, int games, int finalists,
                              const LineUpChanges& changes, const NameOf& nameOf) {
    if (games == 0)
        return say(language, Phrase("Report", "No games yet: the standings begin with the "
                                              "first result."));
    if (changes.isEmpty())
        return sayCounted(
            language,
            CountedPhrase("Report", "After %n game(s). The top %1 play the final (R4.6)."), games,
            {language.number(finalists)});
    const QString qualify = sayCounted(
        language,
        CountedPhrase("Report", "After %n game(s). The top %1 qualify for the final (R4.6)."),
        games, {language.number(finalists)});
    const QString changed = lineUpChangesText(language, changes, nameOf);
    return changed.isEmpty() ? qualify : QString(qualify + u' ' + changed);
}

QString lineUpChangesText(const Language& language, const LineUpChanges& changes,
                          const NameOf& nameOf) {
    if (!changes.isClosed || changes.isEmpty())
        return {};
    const auto listed = [&](const std::vector<PlayerId>& players) {
        return listedNames(language, namesOf(players, nameOf));
    };
    const QStringList names{listed(changes.leftOut), listed(changes.movedUp)};
    if (changes.movedUp.empty())
        return say(language, Phrase("Report", "Not in the final: %1."), names);
    if (changes.leftOut.empty())
        return say(language, Phrase("Report", "Also in the final: %2."), names);
    return say(language, Phrase("Report", "In the final in place of %1: %2."), names);
}

QString cutText(const Language& language, int finalists, const QStringList& years) {
    if (years.isEmpty())
        return sayCounted(language,
                          CountedPhrase("Standings", "Cut: top %n (advances|advance) (R4.6)"),
                          finalists);
    return sayCounted(language,
                      CountedPhrase("Standings", "Cut: top %n (advances|advance) (R4.6). %1"),
                      finalists, {years.join(u"; "_s)});
}

QString rollWithoutTieText(const Language& language, const QString& dice) {
    return say(language, Phrase("Standings", "%1: no longer tied, so this roll does not count"),
               {dice});
}

QString disqualificationText(const Language& language, const QString& reason) {
    Phrase english = reason.isEmpty()
                         ? Phrase("PlayerStanding", "Disqualified: dropped out of a game (R6.1)")
                         : Phrase("PlayerStanding", "Disqualified: %1 (R6.2)");
    return say(language, english, {reason});
}

QString reinstatementText(const Language& language, const QString& reason) {
    return say(language, Phrase("PlayerStanding", "Reinstated: %1 (R6.2)"), {reason});
}

} // namespace mentat
