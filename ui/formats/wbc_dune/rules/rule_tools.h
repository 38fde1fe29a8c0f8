#pragma once

#include "ui/desk/page.h"

#include <memory>

namespace mentat {

/// The tools of the rules desk, one below another: battle losses, adjudication by hand, the turn
/// order, dice. They know nothing of a game that is played; only a roll is recorded.
[[nodiscard]] std::unique_ptr<QWidget> makeRuleTools(const PageContext& pageContext);

/// What calling the clock means: each action, its limit and what is done at zero (R8), with the
/// clocks that are running.
class ClockGuide : public QWidget {
    Q_OBJECT

public:
    explicit ClockGuide(const PageContext& pageContext, QWidget* parent = nullptr);
};

} // namespace mentat
