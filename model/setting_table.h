#pragma once

#include "model/settings.h"

#include <tuple>

namespace mentat {

template <class Value>
Value valueTypeOf(Value Settings::*);

/// A setting: its key in documents, the rule that it belongs to, and the member that holds it,
/// whose initializer is the default.
template <auto Member>
struct Setting {
    using Value = decltype(valueTypeOf(Member));
    static constexpr Value Settings::*member = Member;

    const char* key;
    const char* rule;
};

/// Every setting, in the order of the document. Documents, the event file, what can be changed and
/// how it is worded all go by this table.
inline constexpr std::tuple settingTable{
    Setting<&Settings::finalists>{"finalists", "R4.6"},
    Setting<&Settings::tieBreakValues>{"tieBreakValues", "R4.3"},
    Setting<&Settings::shieldWallAdjudicated>{"shieldWallAdjudicated", "R3.4"},
    Setting<&Settings::shieldWallPoints>{"shieldWallPoints", "R5.1"},
    Setting<&Settings::cityPoints>{"cityPoints", "R5.1"},
    Setting<&Settings::strongholdPoints>{"strongholdPoints", "R5.1"},
    Setting<&Settings::qpTable>{"qpTable", "R2"},
    Setting<&Settings::turnLimit>{"turnLimit", "R3.1"},
    Setting<&Settings::allianceSize>{"allianceSize", "R10.6"},
    Setting<&Settings::countAt>{"countAt", "R3.2"},
    Setting<&Settings::graceMinutes>{"graceMinutes", "R1.6"},
    Setting<&Settings::lastTurnMinutes>{"lastTurnMinutes", "R3.1"},
    Setting<&Settings::finalLastTurnMinutes>{"finalLastTurnMinutes", "R3.1"},
    Setting<&Settings::finalClockWaived>{"finalClockWaived", "R3.1"},
    Setting<&Settings::drawFactions>{"drawFactions", "R1.3"},
    Setting<&Settings::finalTrades>{"finalTrades", "R7.3"},
    Setting<&Settings::prizeLevel>{"prizeLevel", "R7.6"},
};

/// Calls use(setting) for each, in this order.
template <class Use>
constexpr void forEachSetting(Use use) {
    std::apply([&](const auto&... setting) { (use(setting), ...); }, settingTable);
}

/// The rows of the QP table in the order of the document: the words of `victory`, then the two that
/// only this table tells apart.
inline constexpr std::array qpRowsInOrder{QpRow::Solo,
                                          QpRow::Alliance,
                                          QpRow::BgPrediction,
                                          QpRow::FremenDefault,
                                          QpRow::GuildDefault,
                                          QpRow::Adjudicated,
                                          QpRow::FremenDefaultAlliance,
                                          QpRow::GuildDefaultAlliance};
static_assert(qpRowsInOrder.size() == idTable(QpRow{}).size());

} // namespace mentat
