#pragma once

#include "model/document/dune/games_year.h"

#include <map>

namespace mentat {

/// The errors of the event built from a year's rows (R10.1–R10.10), located at their cells.
class GamesFindings {
public:
    GamesFindings(Event& event, const std::vector<GameOfRows>& games,
                  const std::vector<const GamesRow*>& lost, const GamesHeader& header,
                  GamesCsv& csv);

    /// Settings that no row states.
    struct Unsaid {
        bool turnLimit;
        bool allianceSize;
    };
    /// Reports each setting that the rows need and none states as a problem, or adopts it.
    void takeNeeds(const Unsaid& unsaid, NeededSettings needed);
    void addErrors();

private:
    struct Cell {
        const GamesRow* row = nullptr;
        GamesColumn column = GamesColumn::Table;
    };
    /// Of the event as it is now.
    [[nodiscard]] const Findings& errors();
    /// Values whose absence may cause errors in the event.
    [[nodiscard]] Findings unread() const;
    void addUnread(const GameOfRows& game, Findings& findings) const;
    [[nodiscard]] Cell cellOf(const Finding& finding) const;
    void need(GamesProblemKind kind, const Findings& findings, GamesColumn column,
              Positive& setting, NeededSettings needed);
    void add(GamesProblemKind kind, const Finding& finding, GamesColumn column, Values values);

    Event& m_event;
    const std::vector<GameOfRows>& m_games;
    const std::vector<const GamesRow*>& m_lost;
    const GamesHeader& m_header;
    GamesCsv& m_csv;
    std::optional<Findings> m_errors;
    std::map<QString, const GameOfRows*> m_gameAt; // by its place
    Unsaid m_unsaid{false, false};
};

} // namespace mentat
