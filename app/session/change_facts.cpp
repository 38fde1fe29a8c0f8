#include "app/session/change_facts.h"

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
std::optional<RoundId> roundIn(const Edit<Slot>& edit) {
    if constexpr (std::is_same_v<Slot, GameSlot>)
        return edit.slot.round;
    else if constexpr (std::is_same_v<Slot, StageSlot>)
        return edit.slot.stage;
    else if constexpr (InHeat<Slot>)
        return edit.slot.heat;
    else
        return std::nullopt;
}

bool correctsAnything(const Change& change) {
    for (const AnyEdit& any : change.edits) {
        const auto* edit = std::get_if<Edit<GameSlot>>(&any);
        if (edit && edit->before && edit->after && hasResult(edit->after->value)
            && recordingOf(edit->before->value, edit->after->value) == ChangeKind::ResultCorrected)
            return true;
    }
    return false;
}

} // namespace

std::optional<RoundId> roundOf(const Change& change) {
    for (const AnyEdit& any : change.edits) {
        if (auto round = std::visit([](const auto& edit) { return roundIn(edit); }, any))
            return round;
    }
    return std::nullopt;
}

std::optional<HeatNumber> heatOf(const Change& change) {
    const auto round = roundOf(change);
    return round ? round->heat() : std::nullopt;
}

std::optional<TableNumber> tableRecorded(const Change& change, const RoundId& round) {
    const auto isResult = [](const std::optional<AtPosition<Game>>& game) {
        return game && hasResult(game->value);
    };
    for (const AnyEdit& any : change.edits) {
        const auto* edit = std::get_if<Edit<GameSlot>>(&any);
        if (edit && edit->slot.round == round && isResult(edit->after) && !isResult(edit->before))
            return edit->slot.table;
    }
    return std::nullopt;
}

bool correctsResult(const Change& change) {
    // Older journals have a single kind for any result recorded in a final or stage.
    return change.kind == ChangeKind::ResultCorrected
           || (change.kind == ChangeKind::ResultRecorded && correctsAnything(change));
}

} // namespace mentat
