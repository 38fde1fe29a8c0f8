#pragma once

#include "reports/heats/report_parts.h"

#include <QtGlobal>

#include <vector>

namespace mentat {

/// Whole numbers that add up to their rounded sum, because readers add up printed figures. Each is
/// rounded down or up, those with the greatest remainder up (ties: the first). Parts are 0 or more;
/// unit: the size of one unit, above 0.
[[nodiscard]] std::vector<qint64> partsOfRoundedSum(const std::vector<qint64>& parts, qint64 unit);

/// Completed games and their lengths.
struct GamesAndHours {
    int games = 0;
    int playerStarts = 0;
    qint64 minutes = 0;       // of games with a known time
    qint64 playerMinutes = 0; // the same, multiplied by players
    int timed = 0;
    int untimed = 0;

    void add(const Game& game);
    void add(const GamesAndHours& other);
};

/// Total player hours as in the total of the games and hours table: "394.7".
[[nodiscard]] QString playerHoursText(const Language& language, const GamesAndHours& games);

/// A round after the heats: the final, an advanced round.
struct RoundAfterHeats {
    QString title;
    std::vector<const Game*> games; // the completed games
};

/// A heat's games.
struct HeatCount {
    const Heat* heat;
    GamesAndHours completed;
    int unfinished = 0; // tables without a result, except void ones
};

/// How much was played, by heat and by round.
class PlayedHours {
public:
    /// Keeps references to the request and its event.
    PlayedHours(const ReportRequest& request, const std::vector<RoundAfterHeats>& rounds);

    [[nodiscard]] const std::vector<HeatCount>& heats() const { return m_heats; }
    /// In the order of the given rounds.
    [[nodiscard]] const std::vector<GamesAndHours>& rounds() const { return m_rounds; }
    /// R7.6: distinct people with a completed heat game.
    [[nodiscard]] int players() const { return m_players; }
    /// Number of them by heats played, starting at one.
    [[nodiscard]] const std::vector<int>& byHeatsPlayed() const { return m_byHeatsPlayed; }

    /// Adds a heading and the number of heats that people played; nothing if nobody has played.
    void addParticipation(ReportDocument& document) const;
    /// Adds a heading, the table, and a note on what its hours include.
    void addTo(ReportDocument& document) const;

private:
    /// Hours in tenths, rounded so that the parts add up to the total.
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
