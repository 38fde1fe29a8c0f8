#pragma once

#include "app/session/formats/by_ruleset/listed_stages.h"

#include <QWidget>

#include <map>

class QCheckBox;

namespace mentat {

/// Of which advanced rounds a schedule and the rules of an event differ, a box each: checked, the
/// round becomes as the schedule has it, else it stays as the rules have it.
class StageBoxes : public QWidget {
    Q_OBJECT

public:
    explicit StageBoxes(QWidget* parent = nullptr);

    /// Hidden where nothing is asked.
    void showQuestions(const StageQuestions& questions);
    [[nodiscard]] RoundKinds taken() const;

Q_SIGNALS:
    /// Somebody has checked a box, or unchecked one.
    void answered();

protected:
    /// A letter checks its box at once: an Enter right after it takes what is seen.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::map<RoundKind, QCheckBox*> m_boxes;
};

} // namespace mentat
