#pragma once

#include <string_view>
#include <vector>

namespace mentat::test {

// The compiler writes a number that no enumerator has as a cast: "(mentat::Rule)18". So what is
// added to an enumeration is in the tests that go through all of it without being listed there.
template <auto Value>
constexpr bool isEnumerator() {
    return std::string_view(__PRETTY_FUNCTION__).find("= (") == std::string_view::npos;
}

/// How many values an enumeration has that begins at 0 and leaves none out.
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
