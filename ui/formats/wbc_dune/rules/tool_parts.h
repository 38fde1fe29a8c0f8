#pragma once

#include "model/event.h"

#include <QString>

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

} // namespace mentat
