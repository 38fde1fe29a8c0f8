#pragma once

#include "ui/heats/standings/what_if_panel.h"
#include "ui/itemmodels/dune/seat_models.h"

class QComboBox;

namespace mentat {

class ListTable;

/// A possible end of a game of Dune: the victory, the winners, the values.
class DuneWhatIfFields : public WhatIfFields {
    Q_OBJECT

public:
    explicit DuneWhatIfFields(const PageContext& pageContext);

    void addRows(QFormLayout& form) override;
    void show(const Game* game) override;

private:
    void supposeVictory();
    void supposeSeat(const SupposedSeat& seat);

    OpenBook& m_book;
    QComboBox* m_victory;
    SupposedSeatsModel* m_seats;
    ListTable* m_list;
    std::optional<Game> m_game;
};

} // namespace mentat
