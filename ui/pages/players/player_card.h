#pragma once

#include "scoring/ranking/standings.h"
#include "ui/desk/page.h"

#include <optional>

class QLabel;

namespace mentat {

class Language;
class PlayerFigures;
class ReportTableModel;
class WholeTable;
struct EarlierYear;
struct PlayerRecord;
struct ReportTable;

/// A person's other years in the file, the newest first.
[[nodiscard]] ReportTable yearsTable(const Language& language,
                                     const std::vector<EarlierYear>& years);

/// A person's record: the figures, the opponents met, the games of this event, the players they are
/// kept apart from, other years.
class PlayerCard : public QWidget {
    Q_OBJECT

public:
    explicit PlayerCard(const PageContext& pageContext, QWidget* parent = nullptr);

    /// record: absent for a person not registered in the event.
    void show(const Person* person, const PlayerRecord* record);
    /// The same for a player of the event, from its current state; absent: no player.
    void showPlayer(const std::optional<PlayerId>& player);

private:
    void showFigures(const PlayerRecord* record);
    void showGames(const PlayerRecord* record);
    void showApart(const PlayerRecord* record);
    void showYears(const Person* person);

    OpenBook& m_book;
    std::optional<Standings> m_standings; // absent: the event has changed since they were computed
    PlayerFigures* m_figures;
    QLabel* m_met;
    QLabel* m_gamesTitle;
    QLabel* m_noGames;
    WholeTable* m_gamesList;
    ReportTableModel* m_games;
    QLabel* m_apart;
    QLabel* m_yearsTitle;
    WholeTable* m_yearsList;
    ReportTableModel* m_years;
};

} // namespace mentat
