#pragma once

#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "ui/desk/open_book.h"

#include <QWidget>

class QVBoxLayout;

namespace mentat {

class FinalRolls;
class RollsMade;

/// The dice of those who share a place at a table of a stage (H7): who has to roll for who goes on
/// first, then who may; below them the rolls that were made. Hidden where there is neither.
class StageRolls : public QWidget {
    Q_OBJECT

public:
    explicit StageRolls(OpenBook& book, QWidget* parent = nullptr);

    void showStage(const Name& stage);
    void showNothing();
    /// Of the first tie.
    void startTyping();
    [[nodiscard]] bool isEmpty() const { return m_rolls.empty(); }

Q_SIGNALS:
    /// The last tie has rolled: the keys have to go on somewhere else.
    void left();

private:
    void record(const TieRoll& roll);
    void remove(size_t position);
    void showRollsMade(const Name& stage);
    void setCount(size_t count);

    OpenBook& m_book;
    std::optional<Name> m_stage;
    std::vector<FinalRolls*> m_rolls;
    RollsMade* m_made;
    QVBoxLayout* m_column; // of the ties
};

} // namespace mentat
