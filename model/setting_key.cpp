#include "model/setting_key.h"

#include <algorithm>

namespace mentat {

namespace {

struct SettingRow {
    SettingKey key;
    const char* text;
    const char* rule;
};

constexpr SettingRow settingRows[] = {
    {SettingKey::Finalists, "finalists", "R4.6"},
    {SettingKey::TieBreakValues, "tieBreakValues", "R4.3"},
    {SettingKey::ShieldWallAdjudicated, "shieldWallAdjudicated", "R3.4"},
    {SettingKey::ShieldWallPoints, "shieldWallPoints", "R5.1"},
    {SettingKey::CityPoints, "cityPoints", "R5.1"},
    {SettingKey::StrongholdPoints, "strongholdPoints", "R5.1"},
    {SettingKey::QpSolo, "qpTable.solo", "R2"},
    {SettingKey::QpAlliance, "qpTable.alliance", "R2"},
    {SettingKey::QpBgPrediction, "qpTable.bg-prediction", "R2"},
    {SettingKey::QpFremenDefault, "qpTable.fremen-default", "R2"},
    {SettingKey::QpGuildDefault, "qpTable.guild-default", "R2"},
    {SettingKey::QpAdjudicated, "qpTable.adjudicated", "R2"},
    {SettingKey::QpFremenDefaultAlliance, "qpTable.fremen-default-alliance", "R2"},
    {SettingKey::QpGuildDefaultAlliance, "qpTable.guild-default-alliance", "R2"},
    {SettingKey::TurnLimit, "turnLimit", "R3.1"},
    {SettingKey::AllianceSize, "allianceSize", "R10.6"},
    {SettingKey::CountAt, "countAt", "R3.2"},
    {SettingKey::GraceMinutes, "graceMinutes", "R1.6"},
    {SettingKey::LastTurnMinutes, "lastTurnMinutes", "R3.1"},
    {SettingKey::FinalLastTurnMinutes, "finalLastTurnMinutes", "R3.1"},
    {SettingKey::FinalClockWaived, "finalClockWaived", "R3.1"},
    {SettingKey::DrawFactions, "drawFactions", "R1.3"},
    {SettingKey::FinalTrades, "finalTrades", "R7.3"},
    {SettingKey::PrizeLevel, "prizeLevel", "R7.6"},
};

constexpr bool isEachRowInItsPlace() {
    size_t position = 0;
    for (const SettingRow& row : settingRows) {
        if (static_cast<size_t>(row.key) != position++)
            return false;
    }
    return position == static_cast<size_t>(SettingKey::PrizeLevel) + 1;
}
static_assert(isEachRowInItsPlace());

const SettingRow& rowOf(SettingKey key) {
    return settingRows[static_cast<size_t>(key)];
}

} // namespace

std::span<const SettingKey> allSettings() {
    static const auto all = [] {
        std::array<SettingKey, std::size(settingRows)> keys{};
        std::transform(std::begin(settingRows), std::end(settingRows), keys.begin(),
                       [](const SettingRow& row) { return row.key; });
        return keys;
    }();
    return all;
}

QLatin1StringView keyText(SettingKey key) {
    return QLatin1StringView(rowOf(key).text);
}

QLatin1StringView ruleOf(SettingKey key) {
    return QLatin1StringView(rowOf(key).rule);
}

SettingValue valueOf(const Settings& settings, SettingKey key) {
    using enum SettingKey;
    switch (key) {
    case Finalists: return settings.finalists.value();
    case TieBreakValues: return settings.tieBreakValues;
    case ShieldWallAdjudicated: return settings.shieldWallAdjudicated;
    case ShieldWallPoints: return settings.shieldWallPoints;
    case CityPoints: return settings.cityPoints;
    case StrongholdPoints: return settings.strongholdPoints;
    case QpSolo: return settings.qpTable.at(QpRow::Solo);
    case QpAlliance: return settings.qpTable.at(QpRow::Alliance);
    case QpBgPrediction: return settings.qpTable.at(QpRow::BgPrediction);
    case QpFremenDefault: return settings.qpTable.at(QpRow::FremenDefault);
    case QpGuildDefault: return settings.qpTable.at(QpRow::GuildDefault);
    case QpAdjudicated: return settings.qpTable.at(QpRow::Adjudicated);
    case QpFremenDefaultAlliance: return settings.qpTable.at(QpRow::FremenDefaultAlliance);
    case QpGuildDefaultAlliance: return settings.qpTable.at(QpRow::GuildDefaultAlliance);
    case TurnLimit: return settings.turnLimit.value();
    case AllianceSize: return settings.allianceSize.value();
    case CountAt: return settings.countAt;
    case GraceMinutes: return settings.graceMinutes;
    case LastTurnMinutes: return settings.lastTurnMinutes;
    case FinalLastTurnMinutes: return settings.finalLastTurnMinutes;
    case FinalClockWaived: return settings.finalClockWaived;
    case DrawFactions: return settings.drawFactions;
    case FinalTrades: return settings.finalTrades;
    case PrizeLevel: return settings.prizeLevel.value();
    }
    Q_UNREACHABLE();
}

std::vector<SettingDifference> settingDifferences(const Settings& from, const Settings& to) {
    std::vector<SettingDifference> differences;
    for (const SettingKey key : allSettings()) {
        const SettingValue was = valueOf(from, key);
        const SettingValue is = valueOf(to, key);
        if (was != is)
            differences.push_back({key, was, is});
    }
    return differences;
}

} // namespace mentat
