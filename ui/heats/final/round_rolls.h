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

/// The rolls that an advanced round has had, a line each: the dice, highest first, who is ahead by
/// them, and what removes the roll. Hidden where there are none.
class RollsMade : public QWidget {
    Q_OBJECT

public:
    explicit RollsMade(QWidget* parent = nullptr);

    /// ties: those that were there before any roll; a roll of others counts for nothing (R4.4).
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

/// The dice of finalists who are equal, one field each (R4.4, R7.5). Typed dice are kept until each
/// of the tie has one.
class FinalRolls : public QWidget {
    Q_OBJECT

public:
    explicit FinalRolls(QWidget* parent = nullptr);

    /// Who has to roll, and the words for it. rolls: how many the final has had; a new one empties
    /// the fields.
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
