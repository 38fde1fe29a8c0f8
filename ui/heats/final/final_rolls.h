#pragma once

#include "model/rounds/heats_play.h"

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;

namespace mentat {

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

} // namespace mentat
