#include "reports/wording/player_summary_wording.h"

#include "model/event.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/standing_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t maxMet = 8; // named in full

/// As in the standings: the rank, and the public columns.
void addStanding(const Language& language, const Event& event, const PlayerSummary& summary,
                 std::vector<SummaryFigure>& figures) {
    if (!summary.standing || !summary.standing->rank)
        return;
    const Standing& row = *summary.standing;
    figures.push_back(
        {language.number(row.rank->value()),
         say(language, Phrase("PlayerSummary", "of %1"), {language.number(summary.ranked)})});
    const StandingWords& words = kindOf<StandingWords>(event);
    if (!words.columns || !words.value)
        return;
    for (const StandingColumn& column : words.columns(language, event)) {
        if (column.isForAll && column.key && *column.key < row.values.size())
            figures.push_back(
                {words.value(language, *column.key, row.values[*column.key], 0), column.title});
    }
}

void addGames(const Language& language, const PlayerSummary& summary,
              std::vector<SummaryFigure>& figures) {
    const auto& games = summary.record.games;
    const auto completed = std::ranges::count_if(games, &GameRecord::isCompleted);
    const auto won = std::ranges::count_if(games, [](const GameRecord& game) {
        return game.isCompleted && game.outcome == GameOutcome::Won;
    });
    const bool hasWinners = std::ranges::any_of(
        games, [](const GameRecord& game) { return game.outcome.has_value(); });
    if (completed == 0)
        return;
    if (hasWinners)
        figures.push_back({say(language, Phrase("PlayerSummary", "%1 of %2"),
                               {language.number(won), language.number(completed)}),
                           say(language, Phrase("PlayerSummary", "games won"))});
    else
        figures.push_back(
            {language.number(completed), say(language, Phrase("PlayerSummary", "games"))});
}

QString statusOf(const Language& language, const Event& event, const PlayerSummary& summary) {
    if (summary.record.isDisqualified)
        return say(language, Phrase("PlayerSummary", "disqualified"));
    const auto& status = kindOf<StandingWords>(event).status;
    const bool isKnown = summary.standing && status
                         && summary.standing->status != StandingStatus::Ranked
                         && summary.standing->status != StandingStatus::Disqualified;
    return isKnown ? status(language, summary.standing->status) : QString();
}

} // namespace

std::vector<SummaryFigure> summaryFigures(const Language& language, const Event& event,
                                          const PlayerSummary& summary) {
    std::vector<SummaryFigure> figures;
    addStanding(language, event, summary, figures);
    addGames(language, summary, figures);
    return figures;
}

QString metText(const Language& language, const Event& event, const PlayerSummary& summary) {
    QStringList names;
    for (const MetPlayer& met : summary.met) {
        if (names.size() == static_cast<qsizetype>(maxMet))
            break;
        const QString name = playerName(event, met.player);
        names << (met.times == 1 ? name
                                 : say(language, Phrase("PlayerSummary", "%1 (%2)"),
                                       {name, language.number(met.times)}));
    }
    if (names.isEmpty())
        return {};
    const size_t more = summary.met.size() - static_cast<size_t>(names.size());
    if (more == 0)
        return say(language, Phrase("PlayerSummary", "Met %1"), {listedNames(language, names)});
    names << sayCounted(language, CountedPhrase("PlayerSummary", "and %n more"), more);
    return say(language, Phrase("PlayerSummary", "Met %1"), {names.join(u", "_s)});
}

QString playerSummaryText(const Language& language, const Event& event,
                          const PlayerSummary& summary) {
    const Player* player = findPlayer(event, summary.record.player);
    QStringList who{playerName(event, summary.record.player)};
    if (player && player->from)
        who << *player->from;
    if (player && player->badge)
        who << say(language, Phrase("PlayerSummary", "badge %1"), {*player->badge});
    QStringList said;
    for (const SummaryFigure& figure : summaryFigures(language, event, summary)) {
        const bool isRank = said.isEmpty() && summary.standing && summary.standing->rank;
        const QString text = u"%1 %2"_s.arg(figure.value, figure.caption);
        said << (isRank ? say(language, Phrase("PlayerSummary", "rank %1"), {text}) : text);
    }
    said << statusOf(language, event, summary);
    said.removeAll(QString());
    QStringList lines{who.join(u" · "_s), said.join(u" · "_s), metText(language, event, summary)};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace mentat
