#pragma once

#include <string_view>
#include <vector>

namespace mentat::test {

// The compiler prints a number without an enumerator as a cast: "(mentat::Rule)18". So tests that
// loop over an enumeration include new enumerators without listing them.
template <auto Value>
constexpr bool isEnumerator() {
    return std::string_view(__PRETTY_FUNCTION__).find("= (") == std::string_view::npos;
}

/// How many values an enumeration has, if it begins at First and has no gaps.
template <class E, int First = 0>
constexpr int countOf() {
    if constexpr (isEnumerator<static_cast<E>(First)>())
        return countOf<E, First + 1>();
    else
        return First;
}

template <class E>
std::vector<E> allOf() {
    std::vector<E> all;
    for (int i = 0; i < countOf<E>(); ++i)
        all.push_back(static_cast<E>(i));
    return all;
}

} // namespace mentat::test
