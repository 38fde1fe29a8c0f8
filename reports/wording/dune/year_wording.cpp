#include "reports/wording/dune/year_wording.h"

#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/figure_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/names.h"
#include "reports/wording/sentences.h"
#include "scoring/dune/figures/dune_figures.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString factionsListed(const Language& language, const std::vector<const SideFigures*>& all) {
    QStringList names;
    for (const SideFigures* faction : all)
        names.append(sideName(language, faction->side));
    return listedNames(language, names);
}

/// Adds how the game was won, and with whom.
QString victoryClause(const Language& language, const FinalCourse& course) {
    const QString allies = listedNames(language, course.allies);
    switch (course.victory) {
    case Victory::Solo: return say(language, Phrase("Year", "A solo victory"));
    case Victory::BgPrediction: return say(language, Phrase("Year", "A prediction victory"));
    case Victory::Alliance:
        return allies.isEmpty()
                   ? say(language, Phrase("Year", "An alliance victory"))
                   : say(language, Phrase("Year", "An alliance victory with %1"), {allies});
    case Victory::FremenDefault:
    case Victory::GuildDefault:
    case Victory::Adjudicated: break;
    }
    Phrase clause = course.victory == Victory::Adjudicated
                        ? Phrase("Year", "An adjudicated victory")
                        : (course.victory == Victory::FremenDefault
                               ? Phrase("Year", "A victory by Fremen default")
                               : Phrase("Year", "A victory by Guild default"));
    return allies.isEmpty()
               ? say(language, clause)
               : say(language, Phrase("Year", "%1 with %2"), {say(language, clause), allies});
}

} // namespace

QString playedSentence(const Language& language, const EventFigures& figures) {
    const int games = figures.heatGames.games;
    if (games == 0)
        return {};
    const auto played = std::ranges::count_if(
        figures.heats, [](const HeatFigures& heat) { return heat.completed.games > 0; });
    const QString gamesText = sayCounted(language, CountedPhrase("Year", "%n game(s)"), games);
    const QString heatsText
        = sayCounted(language, CountedPhrase("Year", "%n heat(s)"), static_cast<int>(played));
    return sayCounted(language, CountedPhrase("Year", "%n player(s) played %1 in %2."),
                      figures.players, {gamesText, heatsText});
}

QString faithfulSentence(const Language& language, const EventFigures& figures) {
    const size_t heats = figures.heats.size();
    if (heats < 2 || figures.byHeatsPlayed.size() < heats || figures.byHeatsPlayed.back() == 0)
        return {};
    if (heats == 2)
        return sayCounted(language, CountedPhrase("Year", "%n of them played in both heats."),
                          figures.byHeatsPlayed.back());
    return sayCounted(language, CountedPhrase("Year", "%n of them played in all %1 heats."),
                      figures.byHeatsPlayed.back(), {language.number(static_cast<qint64>(heats))});
}

QString lengthSentence(const Language& language, const EventFigures& figures) {
    const auto turns = figures.heatGames.turns.mean();
    const auto minutes = figures.heatGames.minutes.mean();
    const QString time = hoursText(language, minutes);
    if (turns && minutes)
        return say(language, Phrase("Year", "A game took %1 turns and %2 hours on average."),
                   {meanText(language, turns), time});
    if (turns)
        return say(language, Phrase("Year", "A game took %1 turns on average."),
                   {meanText(language, turns)});
    if (minutes)
        return say(language, Phrase("Year", "A game took %1 hours on average."), {time});
    return {};
}

QString victoriesSentence(const Language& language, const EventFigures& figures) {
    std::vector<Victory> kinds;
    for (const EnumId<Victory>& entry : idsOf<Victory>) {
        if (figures.won(entry.value) > 0)
            kinds.push_back(entry.value);
    }
    std::ranges::stable_sort(kinds, std::ranges::greater(),
                             [&](Victory kind) { return figures.won(kind); });
    QStringList parts;
    for (const Victory kind : kinds)
        parts.append(say(language, Phrase("Year", "%1 %2"),
                         {language.number(figures.won(kind)), victoryName(language, kind)}));
    return parts.isEmpty() ? QString()
                           : say(language, Phrase("Year", "Victories: %1."), {parts.join(u", "_s)});
}

QString unfinishedSentence(const Language& language, const EventFigures& figures) {
    QStringList sentences;
    if (figures.concessions > 0)
        sentences.append(sayCounted(language,
                                    CountedPhrase("Year", "%n game(s) (was|were) conceded."),
                                    figures.concessions));
    if (figures.dropouts > 0)
        sentences.append(sayCounted(language,
                                    CountedPhrase("Year", "%n player(s) dropped out of a game."),
                                    figures.dropouts));
    return sentences.join(u' ');
}

QString mostWinsSentence(const Language& language, const EventFigures& figures) {
    const QString headline = figureWords(language, winsByFaction(figures)).headline;
    return headline.isEmpty() ? QString() : say(language, Phrase("Year", "%1."), {headline});
}

QString neverWonSentence(const Language& language, const EventFigures& figures) {
    std::vector<const SideFigures*> never;
    bool hasWinner = false;
    for (const SideFigures& faction : figures.sides) {
        hasWinner = hasWinner || faction.wins > 0;
        if (faction.wins == 0 && faction.games > 0)
            never.push_back(&faction);
    }
    if (!hasWinner || never.empty())
        return {};
    const QString names = factionsListed(language, never);
    return never.size() == 1
               ? sayCounted(language, CountedPhrase("Year", "%1 won none of %n game(s)."),
                            never.front()->games, {names})
               : say(language, Phrase("Year", "%1 won no game."), {names});
}

QString cutSentence(const Language& language, QualificationPoints cut) {
    return say(language, Phrase("Year", "The last to qualify had %1 QP."),
               {language.points(cut.halves())});
}

QString finalSentence(const Language& language, const FinalCourse& course) {
    const QString clause = victoryClause(language, course);
    const QString time = course.minutes ? durationText(language, *course.minutes) : QString();
    const QString turn = course.turn ? language.number(*course.turn) : QString();
    if (course.turn && course.minutes)
        return say(language, Phrase("Year", "%1 in turn %2, after %3."), {clause, turn, time});
    if (course.turn)
        return say(language, Phrase("Year", "%1 in turn %2."), {clause, turn});
    if (course.minutes)
        return say(language, Phrase("Year", "%1 after %2."), {clause, time});
    return say(language, Phrase("Year", "%1."), {clause});
}

} // namespace mentat
