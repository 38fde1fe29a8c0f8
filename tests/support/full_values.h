#pragma once

#include "model/document/slot_codec.h"
#include "model/document/summary_document.h"

#include <set>

namespace mentat::test {

/// Fills values with something other than their initial state, guided by their descriptions: a fact
/// added to a description is filled automatically. Also records the keys that it saw.
class FullValues {
public:
    static constexpr bool reads = false;

    /// The player that ids refer to, and the kind whose parts seats, games, and draws have.
    FullValues(PlayerId player, std::optional<HeatsParts> parts)
        : m_player(std::move(player))
        , m_parts(std::move(parts)) {}

    [[nodiscard]] const std::set<QString>& keys() const { return m_keys; }

    /// A value other than this one, if there is one.
    template <class T>
    [[nodiscard]] T other(const T& than);
    template <class T>
    [[nodiscard]] T full() {
        return other(made(std::type_identity<T>{}));
    }

    void required(const char* key, auto& value) { fill(key, value); }
    void always(const char* key, auto& value) { fill(key, value); }
    void optional(const char* key, auto& value) { fill(key, value); }
    void flag(const char* key, auto& value) { fill(key, value); }
    void list(const char* key, auto& values) { fill(key, values); }
    void unlessDefault(const char* key, auto& value, const auto&) { fill(key, value); }
    void objectUnlessEmpty(const char* key, auto& value) { fill(key, value); }
    void oneOrList(const char* key, auto& values) { fill(key, values); }

private:
    template <class T>
    void fill(const char* key, T& value) {
        m_keys.insert(QString::fromLatin1(key));
        value = other(value);
    }

    // The value before it is filled.
    template <class T>
    static T made(std::type_identity<T> type) {
        if constexpr (Described<T>)
            return blank(type);
        else
            return T();
    }
    template <class Tag, int Min, int Max>
    static BoundedInt<Tag, Min, Max> made(std::type_identity<BoundedInt<Tag, Min, Max>>) {
        return BoundedInt<Tag, Min, Max>(Max);
    }
    static Name made(std::type_identity<Name>) { return Name::placeholder(); }
    static PlayerId made(std::type_identity<PlayerId>) { return PlayerId::placeholder(0); }
    static Decimal made(std::type_identity<Decimal>) { return *Decimal::fromThousandths(0); }
    static VenueTime made(std::type_identity<VenueTime>) {
        return *VenueTime::fromText(QStringLiteral("2026-01-01T00:00"));
    }
    static ExpansionVote made(std::type_identity<ExpansionVote>) {
        return {PlayerId::placeholder(0), false};
    }

    PlayerId m_player;
    std::optional<HeatsParts> m_parts;
    std::set<QString> m_keys;
};

namespace full_values {

// How to fill values of other types, which have no keys.
inline bool otherThan(bool value) {
    return !value;
}
inline qint64 otherThan(qint64 number) {
    return number == 7 ? 8 : 7;
}
inline double otherThan(double) {
    return 4.5;
}
inline QString otherThan(const QString& text) {
    return text + QStringLiteral("x");
}
inline Name otherThan(const Name&) {
    return *Name::fromText(QStringLiteral("Ada"));
}
inline Decimal otherThan(Decimal) {
    return *Decimal::fromThousandths(1500);
}
inline VenueTime otherThan(const VenueTime& time) {
    return time.plusMinutes(90);
}
template <class Tag>
HalfPoints<Tag> otherThan(HalfPoints<Tag> points) {
    return HalfPoints<Tag>::fromHalves(points.halves() == 7 ? 8 : 7);
}
template <class Tag, int Min, int Max>
BoundedInt<Tag, Min, Max> otherThan(BoundedInt<Tag, Min, Max> number) {
    const int other = std::clamp(7, Min, Max);
    return BoundedInt<Tag, Min, Max>(number.value() == other && other < Max ? other + 1 : other);
}
template <NamedEnum E>
E otherThan(E value) {
    return value == idTable(E{}).back().value ? idTable(E{}).front().value
                                              : idTable(E{}).back().value;
}
inline Side otherThan(Side side) {
    return side == allSides().back() ? allSides().front() : allSides().back();
}
inline WinPoints otherThan(WinPoints table) {
    for (const WinRow row : winRowsInOrder)
        table.set(row, {QualificationPoints::fromHalves(7), QualificationPoints::fromHalves(9)});
    return table;
}

template <class T>
inline constexpr bool isPlaced = false;
template <class T>
inline constexpr bool isPlaced<AtPosition<T>> = true;

} // namespace full_values

template <class T>
T FullValues::other(const T& than) {
    if constexpr (std::is_same_v<T, PlayerId>) {
        return m_player;
    } else if constexpr (isOptional<T>) {
        return full<typename T::value_type>();
    } else if constexpr (isList<T>) {
        return {full<typename T::value_type>()};
    } else if constexpr (std::is_same_v<T, ExpansionVote>) {
        return {m_player, true};
    } else if constexpr (full_values::isPlaced<T>) {
        return {than.position, other(than.value)};
    } else if constexpr (std::is_same_v<T, Acceptance>) {
        Acceptance filled = than;
        describe(*this, filled);
        filled.rule = std::visit([](const auto& own) { return own.lastWarning; }, m_parts->game);
        return filled;
    } else if constexpr (Described<T>) {
        T filled = than;
        if constexpr (std::is_same_v<T, Seat>)
            filled.part = m_parts->seat;
        if constexpr (std::is_same_v<T, Game>)
            filled.part = m_parts->game;
        if constexpr (std::is_same_v<T, Draw>)
            filled.part = m_parts->draw;
        describe(*this, filled);
        return filled;
    } else {
        return full_values::otherThan(than);
    }
}

} // namespace mentat::test
