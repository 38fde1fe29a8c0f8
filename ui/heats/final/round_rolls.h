#pragma once

#include "model/rounds/heats_play.h"
#include "reports/wording/names.h"
#include "ui/desk/open_book.h"

#include <QWidget>

#include <functional>

class QVBoxLayout;
class QLabel;
class QLineEdit;

namespace mentat {

/// The rolls of an advanced round, one per line: the dice, highest first, the resulting order, and
/// a button that removes the roll. Hidden if there are none.
class RollsMade : public QWidget {
    Q_OBJECT

public:
    explicit RollsMade(QWidget* parent = nullptr);

    /// ties: as before any roll; a roll by other players counts for nothing (R4.4).
    void showRolls(const std::vector<TieRoll>& rolls,
                   const std::vector<std::vector<PlayerId>>& ties, const Language& language,
                   const NameOf& nameOf, bool readOnly);
    void showNone();

Q_SIGNALS:
    /// Its position in the list.
    void removed(size_t position);

private:
    struct Line {
        QString text;
        QString dice;
        size_t position;
        friend bool operator==(const Line&, const Line&) = default;
    };
    void addLine(const Line& line, bool readOnly);

    std::vector<Line> m_lines;
    bool m_isReadOnly = false;
    QVBoxLayout* m_column;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_rows = nullptr; // of the content
};

/// The dice of tied finalists, one field each (R4.4, R7.5). Keeps typed dice until each player of
/// the tie has one.
class FinalRolls : public QWidget {
    Q_OBJECT

public:
    explicit FinalRolls(QWidget* parent = nullptr);

    /// The players who have to roll, and the words for it. rolls: the number of rolls in the final
    /// so far; a new one clears the fields.
    void showTie(const std::vector<PlayerId>& players, const QString& what, size_t rolls,
                 const std::function<QString(const PlayerId&)>& nameOf);
    void setReadOnly(bool readOnly);

Q_SIGNALS:
    void rolled(const mentat::TieRoll& roll);

private:
    void makeFields(const std::function<QString(const PlayerId&)>& nameOf);
    void moveOn(size_t field);

    std::vector<PlayerId> m_players;
    size_t m_rolls = 0;
    std::vector<QLineEdit*> m_dice;
    QLabel* m_text;
    QWidget* m_fields;
};

/// The players who have to roll, and the words for it.
struct AskedRoll {
    std::vector<PlayerId> players;
    QString what;
};

/// The dice of players who share a place in an advanced round (H7, R7.5), and below them the rolls
/// so far. Hidden without either.
class RoundRolls : public QWidget {
    Q_OBJECT

public:
    explicit RoundRolls(OpenBook& book, QWidget* parent = nullptr);

    /// made: the rolls of the round; ties: as before any of them.
    void showRound(const Name& round, const std::vector<AskedRoll>& asked,
                   const std::vector<TieRoll>& made,
                   const std::vector<std::vector<PlayerId>>& ties);
    void showNothing();
    /// In the first tie.
    void startTyping();
    /// No one has to roll.
    [[nodiscard]] bool isEmpty() const { return m_rolls.empty(); }
    [[nodiscard]] bool isShown() const { return !isHidden(); }

Q_SIGNALS:
    /// The last tie has rolled: the focus has to go elsewhere.
    void left();

private:
    void record(const TieRoll& roll);
    /// Players who are tied again roll again.
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
