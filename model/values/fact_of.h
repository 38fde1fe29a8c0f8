#pragma once

#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace mentat {

template <class Class, class Member>
Class classOf(Member Class::*);
template <class Class, class Member>
Member memberOf(Member Class::*);

template <class T>
inline constexpr bool isOptional = false;
template <class T>
inline constexpr bool isOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool isList = false;
template <class T>
inline constexpr bool isList<std::vector<T>> = true;

/// When a fact's key is written and required.
enum class KeyRule {
    Usual,    // omitted if the fact is unknown, false, or empty; required for any other fact
    Required, // always written and required
    Always,   // always written, may be missing
    Object,   // an object, omitted if it would be empty
    OneOrList // a list with one element is written as that element
};

/// What happens to a fact when later answers to a result are undone.
enum class OnUndo {
    Usual,   // if it was unknown or empty before, it is reset; otherwise it stays
    Stays,   // the GM's decision, or part of the result itself
    AsBefore // follows from the answers
};

/// If lists of games have no column for a fact.
inline constexpr const char* notInLists = "";

/// A fact of a stored type: its member and its key. The table of a type's facts,
/// factsOf(std::type_identity<T>), is the basis for documents, the journal, the columns of the
/// event file, lists of games, and undo.
template <auto Member>
struct FactOf {
    using Owner = decltype(classOf(Member));
    using Value = decltype(memberOf(Member));
    static constexpr Value Owner::*member = Member;

    const char* key;
    KeyRule rule = KeyRule::Usual;
    OnUndo onUndo = OnUndo::Usual;
    const char* column = nullptr;  // in the event file; by default "turnLimit" becomes "turn_limit"
    const char* heading = nullptr; // in lists of games; by default "turnLimit" becomes "turn limit"
};

template <class T>
concept HasFacts = requires {
    factsOf(std::type_identity<T>{});
};

template <HasFacts T>
inline constexpr auto factTable = factsOf(std::type_identity<T>{});

/// The row of one member.
template <auto Member>
inline constexpr FactOf<Member> factRow
    = std::get<FactOf<Member>>(factTable<typename FactOf<Member>::Owner>);

template <auto Member, auto... Members>
inline constexpr bool isFactOf = (std::is_same_v<FactOf<Member>, FactOf<Members>> || ...);

/// Calls use(fact) for each fact of a type, in the order of its table.
template <HasFacts T>
constexpr void forEachFact(auto use) {
    std::apply([&](const auto&... fact) { (use(fact), ...); }, factTable<T>);
}

/// Converts to any member type.
struct AnyMember {
    template <class T>
    operator T() const;
};

template <class T, size_t... Number>
consteval bool isMadeOf(std::index_sequence<Number...>) {
    return requires {
        T{(static_cast<void>(Number), AnyMember())...};
    };
}

/// The number of members of a plain struct; its base counts as one.
template <class T, size_t Most = 40>
consteval size_t memberCount() {
    if constexpr (isMadeOf<T>(std::make_index_sequence<Most>()))
        return Most;
    else
        return memberCount<T, Most - 1>();
}

/// Whether the table of a type has a row for every member except some that are stored elsewhere.
template <HasFacts T>
consteval bool hasEveryFact(size_t others = 0) {
    return std::tuple_size_v<decltype(factsOf(std::type_identity<T>{}))> + others
           == memberCount<T>();
}

/// Resets whatever was unknown in the earlier value, and what follows from it.
template <HasFacts T>
void forgetNewFacts(T& now, const T& earlier) {
    forEachFact<T>([&]<auto Member>(const FactOf<Member>& fact) {
        using Known = typename FactOf<Member>::Value;
        if (fact.onUndo == OnUndo::AsBefore)
            now.*Member = earlier.*Member;
        if constexpr (isOptional<Known> || isList<Known>) {
            if (fact.onUndo == OnUndo::Usual && (earlier.*Member) == Known())
                now.*Member = Known();
        }
    });
}

} // namespace mentat
