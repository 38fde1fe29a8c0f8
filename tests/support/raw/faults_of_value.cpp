#include "fault_planting.h"

using namespace Qt::StringLiterals;

// R10.1: values of the right type that are unknown or invalid; and settings below 1 (negative ones
// are R10.8).
namespace mentat::test::raw {

namespace {

using enum FieldType;

// A filter by type, and the values to plant.
Plant values(const std::vector<FieldType>& types, const std::vector<Json>& wrong,
             const QString& rule = u"R10.1"_s) {
    return [types, wrong, rule](Planting& planting) -> Planted {
        const auto fits = [&](const DocumentField& field) {
            for (const FieldType type : types) {
                if (type == field.type)
                    return true;
            }
            return false;
        };
        const auto spot = someSpot(planting, fits, false);
        if (!spot)
            return std::nullopt;
        put(planting.root, spot->pointer, planting.draw.pick(wrong));
        return refused(rule, spot->pointer);
    };
}

// Changes one item of the list, or appends one.
Planted plantItem(Planting& planting, const QString& listAt, const Json& value) {
    Json* list = jsonAt(planting.root, listAt);
    const size_t index
        = static_cast<size_t>(planting.draw.below(static_cast<int>(list->items.size()) + 1));
    if (index == list->items.size())
        list->append(value);
    else
        list->items.at(index) = value;
    return refused(u"R10.1"_s, at(listAt, index));
}

Planted plantUnknownInList(Planting& planting) {
    const auto spot = someSpot(
        planting, [](const DocumentField& field) { return field.type == EnumList; }, true);
    if (!spot)
        return std::nullopt;
    const std::vector<Json> unknown = {u"nonsense"_s, u"Base"_s, QString()};
    return plantItem(planting, spot->pointer, planting.draw.pick(unknown));
}

Planted plantUnknownStronghold(Planting& planting) {
    const auto spot = someSpot(
        planting, [](const DocumentField& field) { return field.type == Control; }, true);
    if (!spot)
        return std::nullopt;
    const std::vector<QString> turns = places(planting.root, spot->pointer + u"/*");
    return plantItem(planting, planting.draw.pick(turns),
                     planting.draw.pick(std::vector<Json>{u"arrakis"_s, u"Arrakeen"_s, QString()}));
}

Planted plantOtherFormat(Planting& planting) {
    const bool format = planting.draw.chance(50);
    const QString pointer = format ? u"/format"_s : u"/version"_s;
    const std::vector<Json> formats = {u"mentat-summary"_s, u"mentat-Event"_s, QString()};
    const std::vector<Json> versions = {0, 2, -1, 1.5};
    put(planting.root, pointer, planting.draw.pick(format ? formats : versions));
    return refused(u"R10.1"_s, pointer);
}

Planted plantRowLength(Planting& planting) {
    const std::vector<QString> tables = places(planting.root, u"/event/settings"_s);
    if (tables.empty())
        return std::nullopt;
    if (places(planting.root, u"/event/settings/qpTable"_s).empty())
        put(planting.root, u"/event/settings/qpTable"_s, Json::object());
    const QStringList rows = {u"solo"_s, u"adjudicated"_s, u"guild-default-alliance"_s};
    const QString pointer = at(u"/event/settings/qpTable"_s, planting.draw.pick(rows));
    Json row = Json::list();
    for (int cells = planting.draw.pick(std::vector<int>{0, 1, 3}); cells > 0; --cells)
        row.append(1);
    put(planting.root, pointer, row);
    return refused(u"R10.1"_s, pointer);
}

Planted plantUnknownRow(Planting& planting) {
    if (places(planting.root, u"/event/settings/qpTable"_s).empty())
        return std::nullopt;
    const QStringList rows = {u"concession"_s, u"Solo"_s, u"solo-alliance"_s, u"time-limit"_s};
    const QString pointer = at(u"/event/settings/qpTable"_s, planting.draw.pick(rows));
    Json row = Json::list();
    row.append(1);
    row.append(0.5);
    put(planting.root, pointer, row);
    return refused(u"R10.1"_s, pointer);
}

Planted plantHalfDie(Planting& planting) {
    const auto spot = someSpot(
        planting, [](const DocumentField& field) { return field.type == Dice; }, true);
    if (!spot)
        return std::nullopt;
    const QString pointer = planting.draw.pick(places(planting.root, spot->pointer + u"/*"));
    put(planting.root, pointer, 2.5);
    return refused(u"R10.1"_s, pointer);
}

} // namespace

std::vector<FaultKind> valueFaults() {
    const std::vector<Json> times = {u"2026-02-30T10:00"_s,  u"2026-07-29 13:00"_s,
                                     u"2026-07-29T24:00"_s,  u"2026-07-29T13:00:00"_s,
                                     u"2026-7-29T13:00"_s,   u"2026-07-29T13:00Z"_s,
                                     u"2026-07-29T13:60"_s,  u"2027-02-29T00:00"_s,
                                     u"2026-13-01T00:00"_s,  u"26-07-29T13:00"_s,
                                     u"0000-01-01T00:00"_s,  u"2026-07-29"_s,
                                     u"2026-00-10T00:00"_s,  u"2026-07-29t13:00"_s,
                                     u" 2026-07-29T13:00"_s, QString()};
    return {{u"R10.1 unknown enum"_s,
             values({Enum}, {u"nonsense"_s, u"Atreides"_s, u" base"_s, u"R10.5"_s, QString()})},
            {u"R10.1 unknown enum in a list"_s, plantUnknownInList},
            {u"R10.1 unknown stronghold"_s, plantUnknownStronghold},
            {u"R10.1 unknown format or version"_s, plantOtherFormat},
            {u"R10.1 impossible time"_s, values({Time}, times)},
            {u"R10.1 blank name or id"_s, values({Name, PlayerId}, {QString(), u" "_s, u"   "_s})},
            {u"R10.1 control character in a name or id"_s,
             values({Name, PlayerId}, {u"Ada\nByron"_s, u"p\u00071"_s, u"Ada\tByron"_s,
                                       u"Ada\u0085B"_s, u"\u007f"_s})},
            {u"R10.1 fraction"_s,
             values({Count, Signed, Year, FromOne, SettingFromOne, Alliance, Turns, Roll},
                    {7.5, 1.25, 0.5})},
            {u"R10.1 fraction of a tie roll"_s, plantHalfDie},
            {u"R10.1 number below 1"_s, values({FromOne}, {0, -1, -7})},
            {u"R10.1 setting of 0"_s, values({SettingFromOne}, {0})},
            {u"R10.8 negative setting"_s, values({SettingFromOne}, {-1, -3}, u"R10.8"_s)},
            {u"R10.1 impossible year"_s, values({Year}, {0, -44, 10000})},
            {u"R10.1 QP row of wrong length"_s, plantRowLength},
            {u"R10.1 unknown QP row"_s, plantUnknownRow}};
}

} // namespace mentat::test::raw
