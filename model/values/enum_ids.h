#pragma once

#include <QLatin1String>
#include <QStringView>

#include <concepts>
#include <optional>

namespace mentat {

/// One value of an enumeration and the word that documents, files and the command line use for it.
/// Each enumeration that leaves the program has a function idTable(Enumeration) beside it that
/// returns an array of these, in the order of the enumeration.
template <class E>
struct EnumId {
    E value;
    QLatin1StringView id;
};

template <class E>
concept NamedEnum = requires(E value) {
    { idTable(value)[0].value } -> std::convertible_to<E>;
};

/// The table made once, not at each look into it.
template <NamedEnum E>
inline constexpr auto idsOf = idTable(E{});

template <NamedEnum E>
[[nodiscard]] constexpr QLatin1StringView idOf(E value) {
    // In brackets for cppcheck, which takes the < of idsOf<E>[…] for "less than".
    return (idsOf<E>)[static_cast<size_t>(value)].id;
}

template <NamedEnum E>
[[nodiscard]] constexpr std::optional<E> enumFromId(QStringView id) {
    for (const EnumId<E>& entry : idsOf<E>) {
        if (id == entry.id)
            return entry.value;
    }
    return std::nullopt;
}

} // namespace mentat
