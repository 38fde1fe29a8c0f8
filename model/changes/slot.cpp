#include "model/changes/slot.h"

namespace mentat {

namespace {

auto isPlayer(const PlayerId& id) {
    return [&id](const Player& player) { return player.id == id; };
}

} // namespace

std::optional<EventDetails> valueAt(const Event& event, DetailsSlot) {
    return event.details;
}
std::optional<Settings> valueAt(const Event& event, SettingsSlot) {
    return event.settings;
}
std::optional<KeepApartSlot::Value> valueAt(const Event& event, KeepApartSlot) {
    return event.keepApart;
}
std::optional<AwardDecisionsSlot::Value> valueAt(const Event& event, AwardDecisionsSlot) {
    return event.awardDecisions;
}
std::optional<RulingsSlot::Value> valueAt(const Event& event, RulingsSlot) {
    return event.rulings;
}
std::optional<TieRollsSlot::Value> valueAt(const Event& event, TieRollsSlot) {
    return event.tieRolls;
}
std::optional<Logo> valueAt(const Event& event, LogoSlot) {
    return event.logo;
}
std::optional<EventAids> valueAt(const Event& event, AidsSlot) {
    return event.aids.isEmpty() ? std::nullopt : std::optional(event.aids);
}
std::optional<AtPosition<Player>> valueAt(const Event& event, const PlayerSlot& slot) {
    return placedIn(event.players, isPlayer(slot.id));
}

// Details and settings always exist; lists are empty rather than absent.
void put(Event& event, DetailsSlot, const std::optional<EventDetails>& value) {
    Q_ASSERT(value);
    event.details = *value;
}
void put(Event& event, SettingsSlot, const std::optional<Settings>& value) {
    event.settings = value.value_or(Settings{});
}
void put(Event& event, KeepApartSlot, const std::optional<KeepApartSlot::Value>& value) {
    event.keepApart = value.value_or(KeepApartSlot::Value{});
}
void put(Event& event, AwardDecisionsSlot, const std::optional<AwardDecisionsSlot::Value>& value) {
    event.awardDecisions = value.value_or(AwardDecisionsSlot::Value{});
}
void put(Event& event, RulingsSlot, const std::optional<RulingsSlot::Value>& value) {
    event.rulings = value.value_or(RulingsSlot::Value{});
}
void put(Event& event, TieRollsSlot, const std::optional<TieRollsSlot::Value>& value) {
    event.tieRolls = value.value_or(TieRollsSlot::Value{});
}
void put(Event& event, LogoSlot, const std::optional<Logo>& value) {
    event.logo = value;
}
void put(Event& event, AidsSlot, const std::optional<EventAids>& value) {
    event.aids = value.value_or(EventAids());
}
void put(Event& event, const PlayerSlot& slot, const std::optional<AtPosition<Player>>& value) {
    placeIn(event.players, isPlayer(slot.id), value);
}

} // namespace mentat
