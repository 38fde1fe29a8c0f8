#pragma once

#include "model/faction.h"
#include "reports/wording/wording.h"

#include <QWidget>

#include <vector>

class QCheckBox;

namespace mentat {

/// "Ixians and Tleilaxu"
[[nodiscard]] QString setName(GameSet set);

/// The boxes an event is played with, each with what it brings. The base game is always there.
class SetBoxes : public QWidget {
    Q_OBJECT

public:
    explicit SetBoxes(const Wording& wording, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<GameSet> sets() const;
    void setSets(const std::vector<GameSet>& sets);

Q_SIGNALS:
    /// By the person.
    void chosen();

private:
    std::vector<std::pair<GameSet, QCheckBox*>> m_boxes;
};

} // namespace mentat
