#include "model/setting_table.h"

#include "model/values/fact_of.h"

#include <QByteArray>

namespace mentat {
namespace {

static_assert(std::tuple_size_v<decltype(settingTable)> == memberCount<Settings>(),
              "a member of Settings has its row in settingTable");

struct SettingRow {
    QByteArray text;
    const char* rule;
    SettingValue (*value)(const Settings&);
    bool (*take)(Settings&, const SettingValue&);
};

/// A count is stored by its number; any other setting is a SettingValue already.
template <class T>
constexpr bool isNumber = std::is_same_v<T, Positive> || std::is_same_v<T, Count>;

template <auto Member>
SettingValue valueIn(const Settings& settings) {
    if constexpr (isNumber<typename Setting<Member>::Value>)
        return (settings.*Member).value();
    else
        return settings.*Member;
}

template <auto Member>
bool takeInto(Settings& settings, const SettingValue& value) {
    using T = typename Setting<Member>::Value;
    std::optional<T> taken;
    if constexpr (isNumber<T>) {
        if (const int* given = std::get_if<int>(&value))
            taken = T::fromInt(*given);
    } else if (const T* given = std::get_if<T>(&value)) {
        taken = *given;
    }
    if (taken)
        settings.*Member = *taken;
    return taken.has_value();
}

template <WinRow Row>
SettingValue entryIn(const Settings& settings) {
    return settings.winPoints.at(Row);
}

template <WinRow Row>
bool takeEntry(Settings& settings, const SettingValue& value) {
    const WinEntry* given = std::get_if<WinEntry>(&value);
    if (given)
        settings.winPoints.set(Row, *given);
    return given != nullptr;
}

template <size_t... I>
void addWinRows(std::vector<SettingRow>& rows, const Setting<&Settings::winPoints>& table,
                std::index_sequence<I...>) {
    const auto text
        = [&](WinRow row) -> QByteArray { return QByteArray(table.key) + '.' + idOf(row).data(); };
    (rows.push_back({text(winRowsInOrder[I]), table.rule, entryIn<winRowsInOrder[I]>,
                     takeEntry<winRowsInOrder[I]>}),
     ...);
}

std::vector<SettingRow> makeRows() {
    std::vector<SettingRow> rows;
    forEachSetting([&]<auto Member>(const Setting<Member>& setting) {
        if constexpr (std::is_same_v<typename Setting<Member>::Value, WinPoints>)
            addWinRows(rows, setting, std::make_index_sequence<winRowsInOrder.size()>());
        else
            rows.push_back({setting.key, setting.rule, valueIn<Member>, takeInto<Member>});
    });
    return rows;
}

const std::vector<SettingRow>& settingRows() {
    static const std::vector<SettingRow> rows = makeRows();
    return rows;
}

const SettingRow& rowOf(SettingKey key) {
    return settingRows()[static_cast<size_t>(key)];
}

} // namespace

std::span<const SettingKey> allSettings() {
    static const auto all = [] {
        std::vector<SettingKey> keys;
        for (size_t place = 0; place < settingRows().size(); ++place)
            keys.push_back(static_cast<SettingKey>(place));
        return keys;
    }();
    return all;
}

QLatin1StringView keyText(SettingKey key) {
    return QLatin1StringView(rowOf(key).text);
}

std::optional<SettingKey> settingByText(QStringView key) {
    const auto all = allSettings();
    const auto found
        = std::ranges::find_if(all, [&](SettingKey one) { return keyText(one) == key; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

QLatin1StringView ruleOf(SettingKey key) {
    return QLatin1StringView(rowOf(key).rule);
}

SettingValue valueOf(const Settings& settings, SettingKey key) {
    return rowOf(key).value(settings);
}

std::optional<Settings> withSetting(Settings settings, SettingKey key, const SettingValue& value) {
    if (!rowOf(key).take(settings, value))
        return std::nullopt;
    return settings;
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
