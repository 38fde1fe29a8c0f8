#pragma once

#include "app/session/formats/eye_of_the_storm/sheet/typed_games.h"
#include "ui/itemmodels/table_model.h"

#include <QCoreApplication>

namespace mentat {

/// How far a game of a session is.
enum class SessionGameState { Drawn, BeingTyped, Recorded, Warned, Void };

struct SessionGameRow {
    int number;
    QString round{};
    QString table{};
    QString players{};
    SessionGameState state = SessionGameState::Recorded;
    int warnings = 0;
    friend bool operator==(const SessionGameRow&, const SessionGameRow&) = default;
};

/// Recorded and typed games together, by their numbers.
[[nodiscard]] std::vector<SessionGameRow> sessionGameRows(const Event& event,
                                                          const std::vector<TypedGame>& typed);

/// The games of a session of scoring play, those that are drawn or half typed too.
class SessionGamesModel : public TableModel<SessionGameRow> {
    Q_DECLARE_TR_FUNCTIONS(SessionGamesModel)

public:
    enum Column { Number, Round, Table, Players, State, ColumnCount };

    using TableModel::TableModel;

protected:
    [[nodiscard]] QString key(const SessionGameRow& row) const override {
        return QString::number(row.number);
    }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString header(int column) const override;
    [[nodiscard]] QVariant cell(const SessionGameRow& row, int column, int role) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column <= Table; }

private:
    [[nodiscard]] QString stateText(const SessionGameRow& row) const;
};

} // namespace mentat
