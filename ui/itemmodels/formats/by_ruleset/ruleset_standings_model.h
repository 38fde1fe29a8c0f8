#pragma once

#include "reports/wording/language/language.h"
#include "scoring/formats/by_ruleset/ruleset_standings.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// A row of the standings by a ruleset: somebody who is ranked, the cut, or somebody who is
/// disqualified.
struct RulesetRow {
    enum class Kind { Ranked, Cut, Disqualified };

    Kind kind = Kind::Ranked;
    std::optional<PlayerId> player{}; // absent: the cut
    std::optional<Place> rank{};
    QString name{};       // of the cut, its sentence
    QStringList values{}; // for each key of the order
    QString status{};
    friend bool operator==(const RulesetRow&, const RulesetRow&) = default;
};

/// What the rows are made of, all of one event.
struct RulesetRowsSource {
    const Event& event;
    const RulesetStandings& standings;
    const std::vector<OpenTie>& ties;
    QString cut; // the sentence of the cut
    const Language& language;
};

/// In order, with the cut below the last who qualifies; none where nobody does.
[[nodiscard]] std::vector<RulesetRow> rulesetRows(const RulesetRowsSource& source);

class RulesetStandingsModel : public TableModel<RulesetRow> {
    Q_DECLARE_TR_FUNCTIONS(RulesetStandingsModel)

public:
    /// Behind them a column for each key of the order, and the status.
    enum Column { Rank, Name, FirstKey };

    using TableModel::TableModel;

    /// What the columns of the keys are called; where it is other than before, the rows are gone.
    void setKeys(const QStringList& keys);
    [[nodiscard]] int statusColumn() const { return FirstKey + static_cast<int>(m_keys.size()); }
    [[nodiscard]] static QString keyOf(const PlayerId& player);
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
    [[nodiscard]] QString key(const RulesetRow& row) const override;
    [[nodiscard]] int columns() const override { return statusColumn() + 1; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const RulesetRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column == Rank || (column >= FirstKey && column < statusColumn());
    }

private:
    QStringList m_keys;
};

} // namespace mentat
