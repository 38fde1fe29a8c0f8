#pragma once

#include "model/rounds/heats_play.h"
#include "ui/desk/open_book.h"

#include <QWidget>

class QVBoxLayout;

namespace mentat {

class FinalRolls;
class RollsMade;

/// Who has to roll, and the words for it.
struct AskedRoll {
    std::vector<PlayerId> players;
    QString what;
};

/// The dice of those who share a place in an advanced round (H7, R7.5), and below them the rolls
/// that were made. Hidden where there is neither.
class RoundRolls : public QWidget {
    Q_OBJECT

public:
    explicit RoundRolls(OpenBook& book, QWidget* parent = nullptr);

    /// made: the rolls of the round; ties: those that were there before any of them.
    void showRound(const Name& round, const std::vector<AskedRoll>& asked,
                   const std::vector<TieRoll>& made,
                   const std::vector<std::vector<PlayerId>>& ties);
    void showNothing();
    /// Of the first tie.
    void startTyping();
    /// Nobody has to roll.
    [[nodiscard]] bool isEmpty() const { return m_rolls.empty(); }
    [[nodiscard]] bool isShown() const { return !isHidden(); }

Q_SIGNALS:
    /// The last tie has rolled: the keys have to go on somewhere else.
    void left();

private:
    void record(const TieRoll& roll);
    /// Those who are tied again roll again.
    void remove(size_t position);
    void goOn();
    void setCount(size_t count);

    OpenBook& m_book;
    Name m_round = finalName();
    std::vector<FinalRolls*> m_rolls;
    RollsMade* m_made;
    QVBoxLayout* m_column; // of the ties
};

} // namespace mentat
