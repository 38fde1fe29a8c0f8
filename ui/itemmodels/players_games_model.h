#pragma once

#include "reports/wording/wording.h"
#include "scoring/player_record.h"
#include "ui/itemmodels/points_text.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A player's games in one event.
class PlayersGamesModel : public TableModel<GameRecord> {
    Q_DECLARE_TR_FUNCTIONS(PlayersGamesModel)

public:
    enum Column { Game, Played, Outcome, Note, Points, Performance, ColumnCount };

    explicit PlayersGamesModel(const Wording& wording, QObject* parent = nullptr);

    /// Whether the format counts QP and PP, or else victory points.
    void setCountsVictoryPoints(bool counts) { m_countsVictoryPoints = counts; }

protected:
    [[nodiscard]] QString key(const GameRecord& game) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const GameRecord& game, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == Points || column == Performance;
    }

private:
    [[nodiscard]] QString text(const GameRecord& game, int column) const;
    [[nodiscard]] QString outcome(const GameRecord& game) const;

    const Wording& m_wording;
    bool m_countsVictoryPoints = false;
};

} // namespace mentat
