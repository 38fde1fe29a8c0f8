#pragma once

#include "reports/heats/report_parts.h"

#include <QtGlobal>

#include <vector>

namespace mentat {

/// Parts in whole units that add up to their sum in whole units: what is printed is added up by
/// whoever reads it. Each is rounded down or up, those with the greatest remainder up (of equals
/// the first). Parts are 0 or more, unit above 0: how much one unit is.
[[nodiscard]] std::vector<qint64> partsOfRoundedSum(const std::vector<qint64>& parts, qint64 unit);

/// Completed games and how long they took.
struct GamesAndHours {
    int games = 0;
    int playerStarts = 0;
    qint64 minutes = 0;       // of the games whose time is known
    qint64 playerMinutes = 0; // the same, each player's
    int timed = 0;
    int untimed = 0;

    void add(const Game& game);
    void add(const GamesAndHours& other);
};

/// Everybody's hours as the table of games and hours has them in its total: "394.7".
[[nodiscard]] QString playerHoursText(const Language& language, const GamesAndHours& games);

/// What is played after the heats: the final, an advanced round.
struct RoundAfterHeats {
    QString title;
    std::vector<const Game*> games; // the completed ones
};

/// A heat's games.
struct HeatCount {
    const Heat* heat;
    GamesAndHours completed;
    int unfinished = 0; // tables without a result, void ones aside
};

/// How much was played, heat by heat and round by round.
class PlayedHours {
public:
    /// Keeps references to the request and to its event.
    PlayedHours(const ReportRequest& request, const std::vector<RoundAfterHeats>& rounds);

    [[nodiscard]] const std::vector<HeatCount>& heats() const { return m_heats; }
    /// In the order in which the rounds were given.
    [[nodiscard]] const std::vector<GamesAndHours>& rounds() const { return m_rounds; }
    /// R7.6: distinct people with a completed game of a heat.
    [[nodiscard]] int players() const { return m_players; }
    /// Of each of these, in how many heats: the first is of one.
    [[nodiscard]] const std::vector<int>& byHeatsPlayed() const { return m_byHeatsPlayed; }

    /// In how many of the heats people played, below its heading; nothing while nobody has.
    void addParticipation(ReportDocument& document) const;
    /// The table, below its heading, and what its hours are of.
    void addTo(ReportDocument& document) const;

private:
    /// Hours in tenths, rounded so that those of the parts add up to those of them together.
    struct Tenths {
        qint64 hours = 0;
        qint64 playerHours = 0;
    };
    [[nodiscard]] ReportRow rowOf(const QString& title, const GamesAndHours& games,
                                  const Tenths& tenths) const;

    const ReportRequest& m_request;
    std::vector<HeatCount> m_heats;
    std::vector<QString> m_titles;
    std::vector<GamesAndHours> m_rounds;
    int m_players = 0;
    std::vector<int> m_byHeatsPlayed;
};

} // namespace mentat
