#pragma once

#include "model/store/table.h"

#include <string_view>

namespace mentat {

// The columns of a type's facts: every row of the facts table has a column, and nothing else needs
// to name it.

template <class T>
inline constexpr bool isInHalves = false;
template <class Tag>
inline constexpr bool isInHalves<HalfPoints<Tag>> = true;
template <class T>
inline constexpr bool isInHalves<std::optional<T>> = isInHalves<T>;

/// "turnLimit" becomes "turn_limit", "cityPoints", which is stored in halves, "city_half_points".
template <class Value>
QByteArray columnOfKey(std::string_view key) {
    QByteArray name;
    for (const char letter : key) {
        if (letter >= 'A' && letter <= 'Z')
            name += '_';
        name += letter;
    }
    name = name.toLower();
    if (isInHalves<Value>)
        name.replace("_points", "_half_points");
    return name;
}

template <auto Member>
QByteArray columnName(const FactOf<Member>& fact) {
    return fact.column ? QByteArray(fact.column)
                       : columnOfKey<typename FactOf<Member>::Value>(fact.key);
}

/// make.operator()<&Game::turns>(name) returns the column of one.
template <HasFacts T, class Row>
std::vector<Column<Row>> columnsBy(auto make) {
    std::vector<Column<Row>> columns;
    forEachFact<T>([&]<auto Member>(const FactOf<Member>& fact) {
        columns.push_back(make.template operator()<Member>(columnName(fact)));
    });
    return columns;
}

/// Of the row itself: factColumns<Ruling>(). A fact with facts of its own becomes a column for
/// each.
template <HasFacts T>
std::vector<Column<T>> factColumns() {
    std::vector<Column<T>> columns;
    forEachFact<T>([&]<auto Member>(const FactOf<Member>& fact) {
        using Known = typename FactOf<Member>::Value;
        if constexpr (HasFacts<Known>) {
            for (const Column<T>& inner : columnsBy<Known, T>([]<auto Inner>(
                     const QByteArray& name) { return innerColumn<Member, Inner>(name); }))
                columns.push_back(inner);
        } else {
            columns.push_back(column<Member>(columnName(fact)));
        }
    });
    return columns;
}

/// Of a member of the row: innerFactColumns<&AtPosition<Game>::value>().
template <auto Outer, class T = decltype(memberOf(Outer))>
auto innerFactColumns() {
    return columnsBy<T, decltype(classOf(Outer))>(
        []<auto Member>(const QByteArray& name) { return innerColumn<Outer, Member>(name); });
}

/// Of the part that a kind adds to a member of the row.
template <auto Outer, class Part>
auto partFactColumns() {
    return columnsBy<Part, decltype(classOf(Outer))>(
        []<auto Member>(const QByteArray& name) { return partColumn<Outer, Member>(name); });
}

/// Of a base of the row: baseFactColumns<Person, Contact>().
template <class Row, HasFacts Base>
std::vector<Column<Row>> baseFactColumns() {
    return columnsBy<Base, Row>(
        []<auto Member>(const QByteArray& name) { return baseColumn<Row, Member>(name); });
}

} // namespace mentat
