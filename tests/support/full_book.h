#pragma once

#include "model/book.h"
#include "model/kinds/rules_kind.h"
#include "model/store/database.h"
#include "tests/support/full_values.h"

namespace mentat::test {

/// The slots that each kind adds, in the order of Play's alternatives.
using OwnSlots = std::tuple<DuneSlots, StormSlots, RulesetSlots>;

/// The only player of a full event.
[[nodiscard]] PlayerId playerOfFullEvents();
/// Absent for a kind without heats.
[[nodiscard]] std::optional<HeatsParts> partsOf(const Play& play);

/// Pictures and rulesets have descriptions and tests of their own.
template <class Slot>
inline constexpr bool isFilled
    = !std::is_same_v<Slot, LogoSlot> && !std::is_same_v<Slot, RulesetSlot>;

/// The slot's address in an event that has one of each.
template <class Slot>
Slot addressed(const RoundId& round) {
    Slot slot = blank(std::type_identity<Slot>{});
    if constexpr (requires { slot.player; })
        slot.player = playerOfFullEvents();
    if constexpr (requires { slot.id; })
        slot.id = playerOfFullEvents();
    if constexpr (requires { slot.stage; })
        slot.stage = finalName();
    if constexpr (requires { slot.round; })
        slot.round = round;
    return slot;
}

/// Puts a value with every fact known into a slot, and passes both on.
template <class Slot>
void putFull(Event& event, FullValues& values, auto use, const RoundId& round = HeatNumber(1)) {
    if constexpr (isFilled<Slot>) {
        Slot slot = addressed<Slot>(round);
        const auto present = valueAt(event, slot);
        const auto value = present ? values.other(*present) : values.full<typename Slot::Value>();
        if constexpr (requires { slot.table; })
            slot.table = value.value.table;
        if constexpr (requires { slot.game; })
            slot.game = value.value.number;
        put(event, slot, value);
        use(slot, value);
    }
}

/// An event of a kind with everything in it; calls use(slot, value) for each part.
Event fullEvent(const RulesKind& kind, FullValues& values, auto use) {
    Event event{blank(std::type_identity<EventDetails>{}), {}, {}, {}, {}, {}, {}, {}};
    event.play = kind.emptyPlay();
    const auto putAll = [&]<class... Slots>(std::type_identity<SlotList<Slots...>>) {
        (putFull<Slots>(event, values, use), ...);
    };
    putAll(std::type_identity<CommonSlots>{});
    if (heatsPlay(event)) {
        putAll(std::type_identity<HeatsSlots>{});
        putFull<GameSlot>(event, values, use, finalName());
    }
    [&]<size_t... Alternative>(std::index_sequence<Alternative...>) {
        ((event.play.index() == Alternative
              ? putAll(std::type_identity<std::tuple_element_t<Alternative, OwnSlots>>{})
              : void()),
         ...);
    }
    (std::make_index_sequence<std::tuple_size_v<OwnSlots>>());
    event.players.front().person = PersonId(1);
    return event;
}

/// A book with an event of each kind, one person, and one summary, all full.
[[nodiscard]] Book fullBook();
/// Inserts everything in one transaction, because parents may come later.
void insertBook(Database& database, const Book& book);

struct FileColumn {
    QString table;
    QString name;
    bool isKey = false;
    bool canBeNull = true;
};
[[nodiscard]] std::vector<FileColumn> columnsIn(Database& database);
/// Whether the book survives if a column of its file holds this SQL value everywhere; absent if the
/// file or its reader refuses that.
[[nodiscard]] std::optional<bool> isSameWith(Database& database, const FileColumn& column,
                                             const QString& value, const Book& book);

/// The statements that add columns for facts that a file of this schema lacks.
[[nodiscard]] QStringList missingColumns(Database& database);

} // namespace mentat::test
