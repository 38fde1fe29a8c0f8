#pragma once

#include "reports/wording/formats/standing_words.h"
#include "reports/wording/language/language.h"
#include "scoring/ranking/advancement.h"
#include "ui/itemmodels/table_model.h"

#include <map>
#include <set>

namespace mentat {

/// A row of the standings: somebody who is ranked, the cut, or somebody who is disqualified.
struct StandingRow {
    enum class Kind { Ranked, Cut, Disqualified };

    Kind kind = Kind::Ranked;
    std::optional<PlayerId> player{}; // absent: the cut
    std::optional<Place> rank{};
    QString name{};                      // of the cut, its sentence
    QStringList values{};                // for each column of the order
    std::optional<GameAddress> best{};   // the game that values were taken from
    int played = 0;                      // games that count
    std::optional<FinalAnswer> answer{}; // whether they can play the final
    QString note{};
    QString was{}; // the rank of now, while something else is supposed
    friend bool operator==(const StandingRow&, const StandingRow&) = default;
};

/// What a kind of rules adds to rows.
struct StandingMarks {
    std::map<PlayerId, QString> notes{};               // "already through"
    QString otherReading{};                            // of who stands elsewhere by R4.3
    std::set<std::pair<PlayerId, size_t>> askedKeys{}; // unknown values that could decide (R10.26)
};

/// What the rows are made of, all of one event.
struct StandingsSource {
    const Event& event;
    const Standings& standings;
    const std::vector<StandingColumn>& columns;
    const std::vector<OpenTie>& ties;
    const StandingMarks& marks;
    QString cut; // its sentence
    const Language& language;
};

/// In order, with the cut below the last who qualifies; none where nobody does.
[[nodiscard]] std::vector<StandingRow> standingRows(const StandingsSource& source);
/// With the ranks that the players have in these standings.
[[nodiscard]] std::vector<StandingRow> withRanksOf(std::vector<StandingRow> rows,
                                                   const Standings& now);

/// The columns of the event's order stand between the name and what all events have.
class StandingsModel : public TableModel<StandingRow> {
    Q_DECLARE_TR_FUNCTIONS(StandingsModel)

public:
    enum Column { Rank, Was, Name, FirstKey };
    enum LastColumn { Played, Final, Note, LastColumnCount };

    using TableModel::TableModel;

    /// Where they are other than before, the rows are gone.
    void setOrder(const std::vector<StandingColumn>& columns);
    [[nodiscard]] int columnOf(LastColumn column) const {
        return FirstKey + static_cast<int>(m_order.size()) + column;
    }
    /// Those that a narrow window does without, the first that goes first.
    [[nodiscard]] std::vector<int> spareColumns() const;

    [[nodiscard]] static QString keyOf(const PlayerId& player);
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
    [[nodiscard]] QString key(const StandingRow& row) const override;
    [[nodiscard]] int columns() const override { return columnOf(LastColumnCount); }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const StandingRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override;

private:
    [[nodiscard]] const StandingColumn* orderColumn(int column) const;
    [[nodiscard]] QString text(const StandingRow& row, int column) const;

    std::vector<StandingColumn> m_order;
};

} // namespace mentat
