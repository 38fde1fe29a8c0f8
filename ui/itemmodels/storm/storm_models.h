#pragma once

#include "app/session/session.h"
#include "app/session/storm/sheet/storm_texts.h"
#include "reports/wording/wording.h"
#include "ui/itemmodels/table_model.h"

namespace mentat {

/// The progress of a game in a session.
enum class StormGameState { Drawn, BeingTyped, Recorded, Warned, Void };

struct StormGameRow {
    int number;
    QString round{};
    QString table{};
    QString players{};
    StormGameState state = StormGameState::Recorded;
    int warnings = 0;
    friend bool operator==(const StormGameRow&, const StormGameRow&) = default;
};

/// Recorded and typed games together, by number.
[[nodiscard]] std::vector<StormGameRow> stormGameRows(const Event& event,
                                                      const std::vector<TypedGame>& typed);

/// The games of a session of scoring play, including drawn games and drafts.
class StormGamesModel : public TableModel<StormGameRow> {
    Q_DECLARE_TR_FUNCTIONS(StormGamesModel)

public:
    enum Column { Number, Round, Table, Players, State, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const StormGameRow& row) const override {
        return QString::number(row.number);
    }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const StormGameRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column <= Table; }

private:
    [[nodiscard]] QString stateText(const StormGameRow& row) const;
};

/// The progress of a player's house.
enum class HouseState { None, BeingTyped, Incomplete, AgainstTheRules, Complete };

/// A player and the house that they play.
struct HouseRow {
    PlayerId player;
    QString name;
    QString house{};
    QString sponsor{};
    QString solaris{}; // "18"; of the start, as favor and spice
    QString favor{};
    QString spice{};
    HouseState state = HouseState::None;
    friend bool operator==(const HouseRow&, const HouseRow&) = default;
};

/// Everyone registered, in their order. The event is one of this kind and of the session.
[[nodiscard]] std::vector<HouseRow> houseRows(const Session& session, EventId id,
                                              const Wording& wording);

class HousesModel : public TableModel<HouseRow> {
    Q_DECLARE_TR_FUNCTIONS(HousesModel)

public:
    enum Column { Player, HouseName, SponsorName, Solaris, Favor, Spice, State, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const HouseRow& row) const override { return row.player.text(); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const HouseRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override {
        return column >= Solaris && column <= Spice;
    }
};

} // namespace mentat
