#include "model/setting_change.h"

namespace mentat {

namespace {

template <class T>
bool take(T& member, const SettingValue& value) {
    const T* given = std::get_if<T>(&value);
    if (given)
        member = *given;
    return given != nullptr;
}

template <class Tag, int Min, int Max>
bool takeNumber(BoundedInt<Tag, Min, Max>& member, const SettingValue& value) {
    const int* given = std::get_if<int>(&value);
    const auto number = given ? BoundedInt<Tag, Min, Max>::fromInt(*given) : std::nullopt;
    if (number)
        member = *number;
    return number.has_value();
}

bool takeRow(QpTable& table, QpRow row, const SettingValue& value) {
    const QpEntry* given = std::get_if<QpEntry>(&value);
    if (given)
        table.set(row, *given);
    return given != nullptr;
}

bool take(Settings& settings, SettingKey key, const SettingValue& value) {
    using enum SettingKey;
    switch (key) {
    case Finalists: return takeNumber(settings.finalists, value);
    case TieBreakValues: return take(settings.tieBreakValues, value);
    case ShieldWallAdjudicated: return take(settings.shieldWallAdjudicated, value);
    case ShieldWallPoints: return take(settings.shieldWallPoints, value);
    case CityPoints: return take(settings.cityPoints, value);
    case StrongholdPoints: return take(settings.strongholdPoints, value);
    case QpSolo: return takeRow(settings.qpTable, QpRow::Solo, value);
    case QpAlliance: return takeRow(settings.qpTable, QpRow::Alliance, value);
    case QpBgPrediction: return takeRow(settings.qpTable, QpRow::BgPrediction, value);
    case QpFremenDefault: return takeRow(settings.qpTable, QpRow::FremenDefault, value);
    case QpGuildDefault: return takeRow(settings.qpTable, QpRow::GuildDefault, value);
    case QpAdjudicated: return takeRow(settings.qpTable, QpRow::Adjudicated, value);
    case QpFremenDefaultAlliance:
        return takeRow(settings.qpTable, QpRow::FremenDefaultAlliance, value);
    case QpGuildDefaultAlliance:
        return takeRow(settings.qpTable, QpRow::GuildDefaultAlliance, value);
    case TurnLimit: return takeNumber(settings.turnLimit, value);
    case AllianceSize: return takeNumber(settings.allianceSize, value);
    case CountAt: return take(settings.countAt, value);
    case GraceMinutes: return take(settings.graceMinutes, value);
    case LastTurnMinutes: return take(settings.lastTurnMinutes, value);
    case FinalLastTurnMinutes: return take(settings.finalLastTurnMinutes, value);
    case FinalClockWaived: return take(settings.finalClockWaived, value);
    case DrawFactions: return take(settings.drawFactions, value);
    case FinalTrades: return take(settings.finalTrades, value);
    case PrizeLevel: return takeNumber(settings.prizeLevel, value);
    }
    Q_UNREACHABLE();
}

} // namespace

std::optional<Settings> withSetting(Settings settings, SettingKey key, const SettingValue& value) {
    if (!take(settings, key, value))
        return std::nullopt;
    return settings;
}

} // namespace mentat
