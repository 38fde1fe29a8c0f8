#pragma once

#include "reports/wording/wording.h"
#include "scoring/formats/wbc_dune/standings/already_through.h"
#include "scoring/formats/wbc_dune/today/event_questions.h"
#include "scoring/ranking/advancement.h"
#include "ui/itemmodels/table_model.h"

#include <array>

namespace mentat {

/// A row of the standings: somebody who is ranked, the cut, or somebody who is disqualified.
struct StandingRow {
    enum class Kind { Ranked, Cut, Disqualified };

    Kind kind = Kind::Ranked;
    std::optional<PlayerId> player{}; // absent: the cut
    std::optional<Place> rank{};
    QString name{}; // of the cut, its sentence
    QualificationPoints qp{};
    QString games{}; // "3 · 2 · 0.5"
    std::optional<GameAddress> best{};
    EndValues values{};            // of the best game
    std::array<bool, 4> matters{}; // of an unknown one: it could decide a tie (R10.26)
    int played = 0;                // games that count
    std::optional<FinalAnswer> answer{};
    QString note{};
    QString was{}; // the rank of now, while something else is supposed
    friend bool operator==(const StandingRow&, const StandingRow&) = default;
};

/// What the rows are made of, all of one event.
struct StandingsSource {
    const Event& event;
    const Standings& standings;
    const Advancement& advancement;
    const std::vector<OpenQuestion>& questions;
    const std::vector<Certainty>& certain;
    QString cut;          // the sentence of the cut
    QString otherReading; // the note of who stands elsewhere by the other reading of R4.3
};

/// In order, with the cut below the last who advances; none without a ranked player.
[[nodiscard]] std::vector<StandingRow> standingRows(const StandingsSource& source);
/// With the ranks that the players have in these standings.
[[nodiscard]] std::vector<StandingRow> withRanksOf(std::vector<StandingRow> rows,
                                                   const Standings& now);

class StandingsModel : public TableModel<StandingRow> {
    Q_DECLARE_TR_FUNCTIONS(StandingsModel)

public:
    enum Column {
        Rank,
        Was,
        Name,
        Points,
        Games,
        Best,
        Strongholds,
        Tokens,
        Spice,
        Cards,
        Played,
        Final,
        Note,
        ColumnCount
    };

    using TableModel::TableModel;

    [[nodiscard]] static QString keyOf(const PlayerId& player);
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
    [[nodiscard]] QString key(const StandingRow& row) const override;
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const StandingRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column <= Was || column == Points || (column >= Strongholds && column <= Played);
    }

private:
    [[nodiscard]] static QString text(const StandingRow& row, int column);
};

} // namespace mentat
