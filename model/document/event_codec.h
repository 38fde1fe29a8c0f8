#pragma once

#include "model/document/object_codec.h"
#include "model/event.h"
#include "model/kinds/rules_kind.h"
#include "model/people/player.h"
#include "model/setting_table.h"

#include <algorithm>

namespace mentat {

// Shared by the documents of an event and of a pack.

/// The kind named under `rules`; nullptr, with a note, if it is missing or unknown.
[[nodiscard]] const RulesKind* readRulesWord(ObjectReader& reader);

/// An object whose keys depend on the kind; describe receives its reader.
template <class Describe>
void readWithin(ObjectReader& reader, const char* key, Describe describe) {
    const Json* json = reader.take(key);
    if (!json)
        return;
    const Pointer where = reader.where().key(key);
    if (!json->object()) {
        reader.notes().add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return;
    }
    ObjectReader inner(*json->object(), where, reader.notes());
    describe(inner);
    inner.finish();
}

/// Writes the object unless it is empty; describe receives its writer.
template <class Describe>
void writeWithin(ObjectWriter& writer, const char* key, Describe describe) {
    ObjectWriter inner;
    describe(inner);
    if (Json written = inner.take(); !written.object()->empty())
        writer.append(key, std::move(written));
}

/// The document format of the parts that all events have; keys in the order of docs/DOCUMENT.md.

template <class T, class U>
concept Is = std::same_as<std::remove_const_t<T>, U>;

template <>
struct Codec<WinEntry> {
    static Json write(const WinEntry& entry);
    static std::optional<WinEntry> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

/// Only rows that differ from the table of R2; a missing row keeps its default.
template <>
struct Codec<WinPoints> {
    static Json write(const WinPoints& table);
    static std::optional<WinPoints> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

inline Settings blank(std::type_identity<Settings>) {
    return {};
}
/// The settings that a kind has, if they differ from its initial ones.
void describeSettings(auto& io, Is<Settings> auto& settings, const CommonFacts& facts) {
    forEachSetting([&]<auto Member>(const Setting<Member>& setting) {
        if (std::ranges::find(facts.settingKeys, settingKey<Member>()) != facts.settingKeys.end())
            io.unlessDefault(setting.key, settings.*setting.member, facts.settings.*setting.member);
    });
}
void describe(auto& io, Is<Settings> auto& settings) {
    describeSettings(io, settings, allFacts());
}

constexpr auto factsOf(std::type_identity<KeepApart>) {
    return std::tuple{FactOf<&KeepApart::players>{.key = "players", .rule = KeyRule::Required},
                      FactOf<&KeepApart::hard>{"hard"}};
}
static_assert(hasEveryFact<KeepApart>(), "a fact of people kept apart has its row");
inline KeepApart blank(std::type_identity<KeepApart>) {
    return {};
}
void describe(auto& io, Is<KeepApart> auto& apart) {
    describeFacts(io, apart);
}

constexpr auto factsOf(std::type_identity<AwardDecision>) {
    return std::tuple{
        FactOf<&AwardDecision::side>{"faction"}, FactOf<&AwardDecision::player>{"player"},
        FactOf<&AwardDecision::reason>{"reason"}, FactOf<&AwardDecision::handedOver>{"handedOver"}};
}
static_assert(hasEveryFact<AwardDecision>(), "a fact of an award has its row");
inline AwardDecision blank(std::type_identity<AwardDecision>) {
    return {Side::placeholder(), {}, {}, false};
}
void describe(auto& io, Is<AwardDecision> auto& decision) {
    describeFacts(io, decision);
}

constexpr auto factsOf(std::type_identity<Ruling>) {
    return std::tuple{FactOf<&Ruling::question>{"question"},
                      FactOf<&Ruling::answer>{"answer"},
                      FactOf<&Ruling::topic>{"topic"},
                      FactOf<&Ruling::entry>{"entry"},
                      FactOf<&Ruling::heat>{"heat"},
                      FactOf<&Ruling::table>{.key = "table", .column = "table_number"},
                      FactOf<&Ruling::time>{"time"}};
}
static_assert(hasEveryFact<Ruling>(), "a fact of a ruling has its row");
inline Ruling blank(std::type_identity<Ruling>) {
    return {};
}
void describe(auto& io, Is<Ruling> auto& ruling) {
    describeFacts(io, ruling);
}

constexpr auto factsOf(std::type_identity<TieRoll>) {
    return std::tuple{FactOf<&TieRoll::players>{.key = "players", .rule = KeyRule::Required},
                      FactOf<&TieRoll::rolls>{"rolls"}, FactOf<&TieRoll::planned>{"planned"}};
}
static_assert(hasEveryFact<TieRoll>(), "a fact of a tie roll has its row");
inline TieRoll blank(std::type_identity<TieRoll>) {
    return {};
}
void describe(auto& io, Is<TieRoll> auto& tie) {
    describeFacts(io, tie);
}

constexpr auto factsOf(std::type_identity<EventDetails>) {
    return std::tuple{FactOf<&EventDetails::name>{"name"},
                      FactOf<&EventDetails::code>{"code"},
                      FactOf<&EventDetails::year>{"year"},
                      FactOf<&EventDetails::location>{"location"},
                      FactOf<&EventDetails::gm>{"gm"},
                      FactOf<&EventDetails::assistants>{"assistants"},
                      FactOf<&EventDetails::sets>{.key = "sets", .rule = KeyRule::Always},
                      FactOf<&EventDetails::notes>{"notes"},
                      FactOf<&EventDetails::closed>{"closed"},
                      FactOf<&EventDetails::host>{"host"}};
}
static_assert(hasEveryFact<EventDetails>(), "a fact of an event has its row");
inline EventDetails blank(std::type_identity<EventDetails>) {
    return {Name::placeholder(), {}, Year(1), {}, {}, {}, {GameSet::Base}, {}, false};
}
/// rules: the kind's id, which is among the details in a document; whether it has sets.
void describeDetails(auto& io, Is<EventDetails> auto& details, auto rules) {
    bool hasSets = true;
    forEachFact<EventDetails>([&]<auto Member>(const FactOf<Member>&) {
        if constexpr (isFactOf<Member, &EventDetails::location>)
            hasSets = rules();
        if (isFactOf<Member, &EventDetails::sets> && !hasSets)
            return;
        describeFact<Member>(io, details);
    });
}

/// {"kind":"png","data":"…"}, the file in base64.
template <>
struct Codec<Logo> {
    static Json write(const Logo& logo);
    static std::optional<Logo> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

constexpr auto factsOf(std::type_identity<SheetLabels>) {
    return std::tuple{FactOf<&SheetLabels::label>{"label"}, FactOf<&SheetLabels::score>{"score"},
                      FactOf<&SheetLabels::place>{"place"}};
}
static_assert(hasEveryFact<SheetLabels>(), "a fact of the labels of a sheet has its row");
inline SheetLabels blank(std::type_identity<SheetLabels>) {
    return {};
}
void describe(auto& io, Is<SheetLabels> auto& words) {
    describeFacts(io, words);
}

constexpr auto factsOf(std::type_identity<CardSection>) {
    return std::tuple{FactOf<&CardSection::title>{"title"}, FactOf<&CardSection::lines>{"lines"}};
}
static_assert(hasEveryFact<CardSection>(), "a fact of a section of a card has its row");
inline CardSection blank(std::type_identity<CardSection>) {
    return {};
}
void describe(auto& io, Is<CardSection> auto& section) {
    describeFacts(io, section);
}

constexpr auto factsOf(std::type_identity<EventAids>) {
    return std::tuple{FactOf<&EventAids::sheet>{.key = "sheet", .rule = KeyRule::Object},
                      FactOf<&EventAids::card>{"card"}, FactOf<&EventAids::notes>{"notes"}};
}
static_assert(hasEveryFact<EventAids>(), "a fact of an event's aids has its row");
inline EventAids blank(std::type_identity<EventAids>) {
    return {};
}
/// Within the object of an event's aids, or of a pack.
void describeAids(auto& io, Is<EventAids> auto& aids, const CommonFacts& facts) {
    forEachFact<EventAids>([&]<auto Member>(const FactOf<Member>&) {
        if (!isFactOf<Member, &EventAids::sheet> || facts.sheetLabels)
            describeFact<Member>(io, aids);
    });
}
void describe(auto& io, Is<EventAids> auto& aids) {
    describeAids(io, aids, allFacts());
}

constexpr auto factsOf(std::type_identity<Contact>) {
    return std::tuple{FactOf<&Contact::from>{.key = "from", .column = "origin"},
                      FactOf<&Contact::badge>{"badge"},
                      FactOf<&Contact::email>{"email"},
                      FactOf<&Contact::phone>{"phone"},
                      FactOf<&Contact::whereabouts>{"whereabouts"},
                      FactOf<&Contact::notes>{"notes"}};
}
static_assert(hasEveryFact<Contact>(), "a fact of a contact has its row");
static_assert(contactFacts.size() == memberCount<Contact>());

/// Excludes the contact, the id, and the person, which are stored elsewhere.
constexpr auto factsOf(std::type_identity<Player>) {
    return std::tuple{FactOf<&Player::name>{"name"},
                      FactOf<&Player::alsoKnownAs>{"alsoKnownAs"},
                      FactOf<&Player::preference>{.key = "preference", .rule = KeyRule::Always},
                      FactOf<&Player::copies>{"copies"},
                      FactOf<&Player::variantCopies>{"expansionCopies"},
                      FactOf<&Player::finalAnswer>{"finalAnswer"},
                      FactOf<&Player::disqualified>{"disqualified"},
                      FactOf<&Player::disqualifiedReason>{"disqualifiedReason"}};
}
static_assert(hasEveryFact<Player>(3), "a fact of a player has its row");
/// Excludes the contact and the id, which are stored elsewhere.
constexpr auto factsOf(std::type_identity<Person>) {
    return std::tuple{FactOf<&Person::name>{"name"}, FactOf<&Person::alsoKnownAs>{"alsoKnownAs"},
                      FactOf<&Person::preference>{"preference"}};
}
static_assert(hasEveryFact<Person>(2), "a fact of a person has its row");
inline Person blank(std::type_identity<Person>) {
    return {{}, PersonId(1), Name::placeholder(), {}};
}
void describe(auto& io, Is<Person> auto& person) {
    forEachFact<Person>([&]<auto Member>(const FactOf<Member>&) {
        if constexpr (isFactOf<Member, &Person::preference>)
            describeFactsOf<Contact>(io, person);
        describeFact<Member>(io, person);
    });
}

inline Player blank(std::type_identity<Player>) {
    return {
        {}, PlayerId::placeholder(0), Name::placeholder(), Preference::Either, {}, {}, {}, {}, {},
        {}};
}
void describePlayer(auto& io, Is<Player> auto& player, const CommonFacts& facts) {
    io.required("id", player.id);
    forEachFact<Player>([&]<auto Member>(const FactOf<Member>&) {
        if constexpr (isFactOf<Member, &Player::preference>)
            describeFactsOf<Contact>(io, player);
        if (isFactOf<Member, &Player::preference, &Player::variantCopies> && !facts.variants)
            return;
        describeFact<Member>(io, player);
    });
}
void describe(auto& io, Is<Player> auto& player) {
    describePlayer(io, player, allFacts());
}

} // namespace mentat
