#include "reports/heats/games_and_hours.h"

#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/games/games_played.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

using namespace Qt::StringLiterals;

namespace mentat {

std::vector<qint64> partsOfRoundedSum(const std::vector<qint64>& parts, qint64 unit) {
    const qint64 sum = std::accumulate(parts.begin(), parts.end(), qint64(0));
    std::vector<qint64> rounded;
    for (const qint64 part : parts)
        rounded.push_back(part / unit);
    qint64 missing = (2 * sum + unit) / (2 * unit)
                     - std::accumulate(rounded.begin(), rounded.end(), qint64(0));
    std::vector<size_t> order(parts.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](size_t i) { return parts[i] % unit; });
    // At most one for each part with a remainder.
    for (const size_t i : order) {
        if (missing-- <= 0)
            break;
        ++rounded[i];
    }
    return rounded;
}

namespace {

constexpr qint64 minutesOfATenth = 6; // of an hour

} // namespace

void GamesAndHours::add(const Game& game) {
    const auto minutesPlayed = minutesOf(game);
    const int starters = startersOf(game);
    ++games;
    playerStarts += starters;
    minutes += minutesPlayed.value_or(0);
    playerMinutes += minutesPlayed.value_or(0) * starters;
    ++(minutesPlayed ? timed : untimed);
}

void GamesAndHours::add(const GamesAndHours& other) {
    games += other.games;
    playerStarts += other.playerStarts;
    minutes += other.minutes;
    playerMinutes += other.playerMinutes;
    timed += other.timed;
    untimed += other.untimed;
}

QString playerHoursText(const Language& language, const GamesAndHours& games) {
    return language.tenths(partsOfRoundedSum({games.playerMinutes}, minutesOfATenth).front());
}

PlayedHours::PlayedHours(const ReportRequest& request, const std::vector<RoundAfterHeats>& rounds)
    : m_request(request) {
    std::map<PlayerId, std::vector<HeatNumber>> heatsOf;
    for (const Heat* heat : heatsInOrder(request)) {
        HeatCount count{heat, {}};
        for (const Game& game : heat->games) {
            if (!isCompleted(game)) {
                count.unfinished += game.isVoid ? 0 : 1;
                continue;
            }
            count.completed.add(game);
            for (const Seat& seat : game.seats) {
                auto& played = heatsOf[seat.player];
                if (played.empty() || played.back() != heat->number)
                    played.push_back(heat->number);
            }
        }
        m_heats.push_back(count);
    }
    m_players = static_cast<int>(heatsOf.size());
    for (const auto& [player, heats] : heatsOf) {
        if (m_byHeatsPlayed.size() < heats.size())
            m_byHeatsPlayed.resize(heats.size(), 0);
        ++m_byHeatsPlayed[heats.size() - 1];
    }
    for (const RoundAfterHeats& round : rounds) {
        m_titles.push_back(round.title);
        GamesAndHours& played = m_rounds.emplace_back();
        for (const Game* game : round.games)
            played.add(*game);
    }
}

ReportRow PlayedHours::rowOf(const QString& title, const GamesAndHours& games,
                             const Tenths& tenths) const {
    const Language& language = m_request.wording.language();
    const auto hours = [&](qint64 shown, qint64 minutes) -> ReportCell {
        if (games.timed == 0)
            return unknownCell();
        return {.text = language.tenths(shown), .number = static_cast<double>(minutes) / 60};
    };
    return {{textCell(title), numberCell(language, games.games),
             numberCell(language, games.playerStarts), hours(tenths.hours, games.minutes),
             hours(tenths.playerHours, games.playerMinutes), numberCell(language, games.untimed)}};
}

void PlayedHours::addParticipation(ReportDocument& document) const {
    BulletList often;
    for (size_t i = 0; i < m_byHeatsPlayed.size(); ++i)
        often.items.append(sayCounted(
            m_request, CountedPhrase("Report", "Played in %1 of the heats: %n player(s)"),
            m_byHeatsPlayed[i], {m_request.wording.language().number(static_cast<qint64>(i) + 1)}));
    if (often.items.isEmpty())
        return;
    document.add(Heading{2, say(m_request, Phrase("Report", "Participation"))});
    document.add(std::move(often));
}

void PlayedHours::addTo(ReportDocument& document) const {
    ReportTable table{
        say(m_request, Phrase("Report", "Games and hours")),
        {textColumn(u"part"_s, say(m_request, Phrase("Report", "Part"))),
         numberColumn(u"games"_s, say(m_request, Phrase("Report", "Games"))),
         numberColumn(u"starts"_s, say(m_request, Phrase("Report", "Player-starts"))),
         numberColumn(u"hours"_s, say(m_request, Phrase("Report", "Hours of play"))),
         numberColumn(u"playerHours"_s, say(m_request, Phrase("Report", "Player-hours"))),
         numberColumn(u"unknown"_s, say(m_request, Phrase("Report", "Time not known")))}};
    std::vector<std::pair<QString, GamesAndHours>> parts;
    for (const HeatCount& heat : m_heats)
        parts.emplace_back(heatTitle(m_request.wording.language(), *heat.heat), heat.completed);
    for (size_t i = 0; i < m_rounds.size(); ++i)
        parts.emplace_back(m_titles[i], m_rounds[i]);
    std::vector<qint64> minutes;
    std::vector<qint64> playerMinutes;
    for (const auto& [title, games] : parts) {
        minutes.push_back(games.minutes);
        playerMinutes.push_back(games.playerMinutes);
    }
    const std::vector<qint64> hours = partsOfRoundedSum(minutes, minutesOfATenth);
    const std::vector<qint64> playerHours = partsOfRoundedSum(playerMinutes, minutesOfATenth);
    GamesAndHours all;
    Tenths together;
    for (size_t i = 0; i < parts.size(); ++i) {
        const auto& [title, games] = parts[i];
        table.rows.push_back(rowOf(title, games, {hours[i], playerHours[i]}));
        all.add(games);
        together.hours += hours[i];
        together.playerHours += playerHours[i];
    }
    table.rows.push_back(rowOf(say(m_request, Phrase("Report", "Total")), all, together));
    table.rows.back().beginsPart = true;
    if (all.untimed == 0) { // a column of zeros
        table.columns.pop_back();
        for (ReportRow& row : table.rows)
            row.cells.pop_back();
    }
    document.add(Heading{2, say(m_request, Phrase("Report", "Games and hours of play"))});
    document.add(std::move(table));
    if (all.untimed > 0)
        document.add(Paragraph{
            say(m_request, Phrase("Report", "Hours cover the games with a known time.")), true});
}

} // namespace mentat
