#pragma once

#include "model/event.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/ranking/placement.h"
#include "scoring/ranking/standings.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// What somebody on the call list is to the final, as it now stands.
enum class FinalRole {
    Plays,
    Tied,      // for the last place (R4.5)
    Alternate, // comes next where somebody can't play
    Out,       // can't play, or stays out of the closed line-up
    NoClaim,
};

/// Somebody on the call list.
struct CallListRow {
    PlayerId player;
    QString name{};
    std::optional<Place> rank{}; // absent: disqualified
    FinalRole role = FinalRole::NoClaim;
    int alternate = 0; // the how manieth alternate who can play
    std::optional<FinalAnswer> answer{};
    std::optional<CallState> state{};
    std::optional<VenueTime> called{};
    bool present = false;
    QString phone{};
    QString whereabouts{};
    friend bool operator==(const CallListRow&, const CallListRow&) = default;
};

/// Of a stage that has a name the place is the one among those who came to it.
[[nodiscard]] std::vector<CallListRow> callListRows(const Event& event, const Standings& standings,
                                                    const AdvancedRound& round);

/// "no answer", within a list
[[nodiscard]] QString callStateText(CallState state);

class CallListModel : public TableModel<CallListRow> {
    Q_DECLARE_TR_FUNCTIONS(CallListModel)

public:
    enum Column { Rank, Name, Role, Answer, Call, Called, Here, Phone, Found, ColumnCount };

    using TableModel::TableModel;

    [[nodiscard]] static QString keyOf(const PlayerId& player) { return player.text(); }
    /// What the column says of which somebody plays it or not: the final, unless it is said.
    void setRoundTitle(const QString& title) { m_roundTitle = title; }

protected:
    [[nodiscard]] QString key(const CallListRow& row) const override { return keyOf(row.player); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const CallListRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Rank; }

private:
    [[nodiscard]] QString text(const CallListRow& row, int column) const;

    QString m_roundTitle = tr("Final");
};

} // namespace mentat
