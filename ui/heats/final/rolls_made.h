#pragma once

#include "model/rounds/heats_play.h"
#include "reports/wording/sentences.h"

#include <QWidget>

class QVBoxLayout;

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

} // namespace mentat
