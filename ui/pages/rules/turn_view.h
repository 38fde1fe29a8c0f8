#pragma once

#include "ui/desk/page.h"

class QListWidget;

namespace mentat {

class RuleView;
struct Turn;

/// A turn, phase by phase, with what may interrupt each step.
class TurnView : public QWidget {
    Q_OBJECT

public:
    TurnView(const PageContext& pageContext, const Turn& turn, QWidget* parent = nullptr);

Q_SIGNALS:
    void ruleWanted(const QString& entry);

private:
    void showPhase(int place);

    OpenBook& m_book;
    const Turn& m_turn;
    QListWidget* m_phases;
    RuleView* m_steps;
};

} // namespace mentat
