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

/// How the key of a fact stands in a document.
enum class KeyRule {
    Usual,    // left out where the fact is unknown, false, or empty; of any other it is required
    Required, // written always and must be there
    Always,   // written always and may be missing
    Object,   // an object, left out where it would be empty
    OneOrList // a list of one is that one
};

/// What becomes of a fact that is undone with the answers that came in after a result.
enum class OnUndo {
    Usual,   // where it was unknown or empty before, it is so again; others stay
    Stays,   // the GM's word, or what the result itself says
    AsBefore // follows from what was answered
};

/// Where lists of games have no column of a fact.
inline constexpr const char* notInLists = "";

/// A fact of a stored type: the member that holds it and the key that names it. The table of a
/// type's facts, factsOf(std::type_identity<T>), is what documents, the journal, the columns of the
/// event file, lists of games, and undo go by.
template <auto Member>
struct FactOf {
    using Owner = decltype(classOf(Member));
    using Value = decltype(memberOf(Member));
    static constexpr Value Owner::*member = Member;

    const char* key;
    KeyRule rule = KeyRule::Usual;
    OnUndo onUndo = OnUndo::Usual;
    const char* column = nullptr;  // of the event file; else "turnLimit" stands in "turn_limit"
    const char* heading = nullptr; // in lists of games; else "turnLimit" stands below "turn limit"
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

/// Whatever a member is asked to be made of.
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

/// How many members a plain struct has; its base is one.
template <class T, size_t Most = 40>
consteval size_t memberCount() {
    if constexpr (isMadeOf<T>(std::make_index_sequence<Most>()))
        return Most;
    else
        return memberCount<T, Most - 1>();
}

/// Whether the table of a type has a row for every member but some, which stand elsewhere.
template <HasFacts T>
consteval bool hasEveryFact(size_t others = 0) {
    return std::tuple_size_v<decltype(factsOf(std::type_identity<T>{}))> + others
           == memberCount<T>();
}

/// What the earlier value did not know is unknown again, and what follows from it.
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
