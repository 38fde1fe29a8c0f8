#pragma once

#include "model/event.h"
#include "ui/desk/page.h"

#include <QString>

#include <memory>

class QLabel;
class QSpinBox;

namespace mentat {

/// A weaker line below the fields of a tool, as long as it needs.
[[nodiscard]] QLabel* makeToolNote(const QString& text = {});

/// What a field that takes a whole number is for. name: its objectName; spoken: as it is read out.
struct NumberField {
    QString name;
    QString spoken;
    int least = 0;
    int most = 0;
};
[[nodiscard]] QSpinBox* makeNumberBox(const NumberField& field);

/// Whether the event is played with this box.
[[nodiscard]] bool hasSet(const Event& event, GameSet set);
/// Of the event's boxes, in the order in which lists name them.
[[nodiscard]] std::vector<Faction> factionsOf(const Event& event);

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
