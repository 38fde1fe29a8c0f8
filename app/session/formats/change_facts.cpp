#include "app/session/formats/change_facts.h"

#include "app/session/rounds/result_acts.h"
#include "model/changes/change_kind.h"

#include <concepts>

namespace mentat {

namespace {

template <class Slot>
concept InHeat = requires(const Slot& slot) {
    { slot.heat } -> std::convertible_to<HeatNumber>;
};

template <class Slot>
std::optional<HeatNumber> heatIn(const Edit<Slot>& edit) {
    if constexpr (std::is_same_v<Slot, GameSlot>)
        return edit.slot.round.heat();
    else if constexpr (InHeat<Slot>)
        return edit.slot.heat;
    else
        return std::nullopt;
}

bool correctsFinal(const Change& change) {
    for (const AnyEdit& any : change.edits) {
        const auto* edit = std::get_if<Edit<GameSlot>>(&any);
        if (edit && edit->before && edit->after && hasResult(edit->after->value)
            && recordingOf(edit->before->value, edit->after->value) == ChangeKind::ResultCorrected)
            return true;
    }
    return false;
}

} // namespace

std::optional<HeatNumber> heatOf(const Change& change) {
    for (const AnyEdit& any : change.edits) {
        if (const auto heat = std::visit([](const auto& edit) { return heatIn(edit); }, any))
            return heat;
    }
    return std::nullopt;
}

std::optional<TableNumber> tableRecorded(const Change& change, HeatNumber heat) {
    const auto isResult
        = [](const std::optional<Placed<Game>>& game) { return game && hasResult(game->value); };
    for (const AnyEdit& any : change.edits) {
        const auto* edit = std::get_if<Edit<GameSlot>>(&any);
        if (edit && edit->slot.round == heat && isResult(edit->after) && !isResult(edit->before))
            return edit->slot.table;
    }
    return std::nullopt;
}

bool correctsResult(const Change& change) {
    return change.kind == ChangeKind::ResultCorrected
           || (change.kind == ChangeKind::FinalRecorded && correctsFinal(change));
}

} // namespace mentat
