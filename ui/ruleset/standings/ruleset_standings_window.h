#pragma once

#include "app/session/ruleset/result_text.h"
#include "ui/heats/standings/what_if_panel.h"

class QLabel;
class QLineEdit;

namespace mentat {

/// A possible end of a game by a ruleset: its lines as on a sheet.
class TypedWhatIfFields : public WhatIfFields {
    Q_OBJECT

public:
    explicit TypedWhatIfFields(const PageContext& pageContext);

    void addRows(QFormLayout& form) override;
    void show(const Game* game) override;

private:
    void supposeTyped();

    OpenBook& m_book;
    QLabel* m_seats; // the players there, in the order of the lines
    QLineEdit* m_scores;
    QLineEdit* m_places;
    std::optional<Game> m_game;
};

} // namespace mentat
