#pragma once

#include "model/event.h"
#include "ui/desk/page.h"

#include <QString>

#include <memory>

class QLabel;
class QSpinBox;

namespace mentat {

/// A weaker line below the fields of a tool, wrapped as needed.
[[nodiscard]] QLabel* makeToolNote(const QString& text = {});

/// A field for a whole number. name: its objectName; spoken: its name for screen readers.
struct NumberField {
    QString name;
    QString spoken;
    int least = 0;
    int most = 0;
};
[[nodiscard]] QSpinBox* makeNumberBox(const NumberField& field);

/// Whether the event is played with this box.
[[nodiscard]] bool hasSet(const Event& event, GameSet set);
/// Of the event's boxes, in the order of lists.
[[nodiscard]] std::vector<Faction> factionsOf(const Event& event);

/// The tools of the rules desk: battle losses beside the turn order, adjudication by hand beside
/// dice and the clock, or one below the other if there is no room. They use no data of games in
/// play; only a roll is recorded.
[[nodiscard]] std::unique_ptr<QWidget> makeRuleTools(const PageContext& pageContext);

/// The effect of calling the clock: each action, its limit and the consequence at zero (R8), with
/// the running clocks.
class ClockGuide : public QWidget {
    Q_OBJECT

public:
    explicit ClockGuide(const PageContext& pageContext, QWidget* parent = nullptr);
};

} // namespace mentat
