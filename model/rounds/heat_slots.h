#pragma once

#include "model/changes/slot.h"
#include "model/rounds/heats_play.h"

namespace mentat {

/// A heat without its content; removed only when empty.
struct HeatSlot {
    using Value = AtPosition<HeatDetails>;
    HeatNumber heat;
    friend bool operator==(const HeatSlot&, const HeatSlot&) = default;
};

/// Whether a player plays in a heat or only if needed, and the position in that list.
struct Attendance {
    bool onlyIfNeeded = false;
    size_t position = 0;
    friend bool operator==(const Attendance&, const Attendance&) = default;
};
struct EntrantSlot {
    using Value = Attendance;
    HeatNumber heat;
    PlayerId player;
    friend bool operator==(const EntrantSlot&, const EntrantSlot&) = default;
};

struct DrawSlot {
    using Value = Draw;
    HeatNumber heat;
    friend bool operator==(const DrawSlot&, const DrawSlot&) = default;
};
/// An advanced round without its games; removed only when it has none.
struct StageSlot {
    using Value = AtPosition<Stage>;
    Name stage;
    friend bool operator==(const StageSlot&, const StageSlot&) = default;
};
/// Of any round.
struct GameSlot {
    using Value = AtPosition<Game>;
    RoundId round;
    TableNumber table;
    friend bool operator==(const GameSlot&, const GameSlot&) = default;
};

using HeatsSlots = SlotList<HeatSlot, EntrantSlot, DrawSlot, StageSlot, GameSlot>;

[[nodiscard]] std::optional<AtPosition<HeatDetails>> valueAt(const Event& event,
                                                             const HeatSlot& slot);
[[nodiscard]] std::optional<Attendance> valueAt(const Event& event, const EntrantSlot& slot);
[[nodiscard]] std::optional<Draw> valueAt(const Event& event, const DrawSlot& slot);
[[nodiscard]] std::optional<AtPosition<Game>> valueAt(const Event& event, const GameSlot& slot);
[[nodiscard]] std::optional<AtPosition<Stage>> valueAt(const Event& event, const StageSlot& slot);

void put(Event& event, const HeatSlot& slot, const std::optional<AtPosition<HeatDetails>>& value);
void put(Event& event, const EntrantSlot& slot, const std::optional<Attendance>& value);
void put(Event& event, const DrawSlot& slot, const std::optional<Draw>& value);
void put(Event& event, const GameSlot& slot, const std::optional<AtPosition<Game>>& value);
void put(Event& event, const StageSlot& slot, const std::optional<AtPosition<Stage>>& value);

} // namespace mentat
