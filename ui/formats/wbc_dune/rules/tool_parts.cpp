#include "ui/formats/wbc_dune/rules/tool_parts.h"

#include "ui/look/text_label.h"

#include <QSpinBox>

#include <algorithm>

namespace mentat {

QLabel* makeToolNote(const QString& text) {
    auto* note = new TextLabel(TextLevel::Weak, text);
    note->setWordWrap(true);
    return note;
}

QSpinBox* makeNumberBox(const NumberField& field) {
    auto* box = new QSpinBox;
    box->setObjectName(field.name);
    box->setAccessibleName(field.spoken);
    box->setRange(field.least, field.most);
    box->setAlignment(Qt::AlignRight);
    return box;
}

bool hasSet(const Event& event, GameSet set) {
    return std::ranges::find(event.details.sets, set) != event.details.sets.end();
}

std::vector<Faction> factionsOf(const Event& event) {
    std::vector<Faction> factions;
    for (size_t i = 0; i < std::size(idsOf<Faction>); ++i) {
        const auto faction = static_cast<Faction>(i);
        if (hasSet(event, setOf(faction)))
            factions.push_back(faction);
    }
    return factions;
}

} // namespace mentat
