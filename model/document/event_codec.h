#pragma once

#include "model/document/object_codec.h"
#include "model/event.h"
#include "model/formats/format.h"
#include "model/setting_table.h"

#include <algorithm>

namespace mentat {

/// How the parts that all events have stand in a document; keys in the order of docs/DOCUMENT.md.

template <class T, class U>
concept Is = std::same_as<std::remove_const_t<T>, U>;

template <>
struct Codec<QpEntry> {
    static Json write(const QpEntry& entry);
    static std::optional<QpEntry> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

/// Only rows that differ from the table of R2; a row left out keeps its default.
template <>
struct Codec<QpTable> {
    static Json write(const QpTable& table);
    static std::optional<QpTable> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

inline Settings blank(std::type_identity<Settings>) {
    return {};
}
/// Those that a format has, where they are not as in its events before any is changed.
void describeSettings(auto& io, Is<Settings> auto& settings, const CommonFacts& facts) {
    forEachSetting([&]<auto Member>(const Setting<Member>& setting) {
        if (std::ranges::find(facts.settingKeys, settingKey<Member>()) != facts.settingKeys.end())
            io.unlessDefault(setting.key, settings.*setting.member, facts.settings.*setting.member);
    });
}
void describe(auto& io, Is<Settings> auto& settings) {
    describeSettings(io, settings, allFacts());
}

inline KeepApart blank(std::type_identity<KeepApart>) {
    return {};
}
void describe(auto& io, Is<KeepApart> auto& apart) {
    io.required("players", apart.players);
    io.flag("hard", apart.hard);
}

inline AwardDecision blank(std::type_identity<AwardDecision>) {
    return {Faction::Atreides, {}, {}, false};
}
void describe(auto& io, Is<AwardDecision> auto& decision) {
    io.required("faction", decision.faction);
    io.optional("player", decision.player);
    io.optional("reason", decision.reason);
    io.flag("handedOver", decision.handedOver);
}

inline Ruling blank(std::type_identity<Ruling>) {
    return {};
}
void describe(auto& io, Is<Ruling> auto& ruling) {
    io.optional("question", ruling.question);
    io.optional("answer", ruling.answer);
    io.optional("topic", ruling.topic);
    io.optional("entry", ruling.entry);
    io.optional("heat", ruling.heat);
    io.optional("table", ruling.table);
    io.optional("time", ruling.time);
}

inline TieRoll blank(std::type_identity<TieRoll>) {
    return {};
}
void describe(auto& io, Is<TieRoll> auto& tie) {
    io.required("players", tie.players);
    io.list("rolls", tie.rolls);
    io.optional("planned", tie.planned);
}

inline EventDetails blank(std::type_identity<EventDetails>) {
    return {Name::placeholder(), {}, Year(1), {}, {}, {}, {GameSet::Base}, {}, false};
}
/// rules: the format's id, which stands among the details in a document; whether it has sets.
void describeDetails(auto& io, Is<EventDetails> auto& details, auto rules) {
    io.required("name", details.name);
    io.optional("code", details.code);
    io.required("year", details.year);
    const bool hasSets = rules();
    io.optional("location", details.location);
    io.optional("gm", details.gm);
    io.list("assistants", details.assistants);
    if (hasSets)
        io.always("sets", details.sets);
    io.optional("notes", details.notes);
    io.flag("closed", details.closed);
    io.optional("host", details.host);
}

/// {"kind":"png","data":"…"}, the file in base64.
template <>
struct Codec<Logo> {
    static Json write(const Logo& logo);
    static std::optional<Logo> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

inline SheetLabels blank(std::type_identity<SheetLabels>) {
    return {};
}
void describe(auto& io, Is<SheetLabels> auto& words) {
    io.optional("label", words.label);
    io.optional("score", words.score);
    io.optional("place", words.place);
}

inline CardSection blank(std::type_identity<CardSection>) {
    return {};
}
void describe(auto& io, Is<CardSection> auto& section) {
    io.required("title", section.title);
    io.list("lines", section.lines);
}

inline EventAids blank(std::type_identity<EventAids>) {
    return {};
}
/// Within the object of an event's aids, or of a pack.
void describeAids(auto& io, Is<EventAids> auto& aids, const CommonFacts& facts) {
    if (facts.sheetLabels)
        io.objectUnlessEmpty("sheet", aids.sheet);
    io.list("card", aids.card);
    io.optional("notes", aids.notes);
}
void describe(auto& io, Is<EventAids> auto& aids) {
    describeAids(io, aids, allFacts());
}

/// Within the object of a person or a player.
void describeContact(auto& io, auto& contact) {
    io.optional("from", contact.from);
    io.optional("badge", contact.badge);
    io.optional("email", contact.email);
    io.optional("phone", contact.phone);
    io.optional("whereabouts", contact.whereabouts);
    io.optional("notes", contact.notes);
}

inline Player blank(std::type_identity<Player>) {
    return {
        {}, PlayerId::placeholder(0), Name::placeholder(), Preference::Either, {}, {}, {}, {}, {},
        {}};
}
void describePlayer(auto& io, Is<Player> auto& player, const CommonFacts& facts) {
    io.required("id", player.id);
    io.required("name", player.name);
    io.list("alsoKnownAs", player.alsoKnownAs);
    describeContact(io, player);
    if (facts.expansions)
        io.always("preference", player.preference);
    io.optional("copies", player.copies);
    if (facts.expansions)
        io.optional("expansionCopies", player.expansionCopies);
    io.optional("finalAnswer", player.finalAnswer);
    io.optional("disqualified", player.disqualified);
    io.optional("disqualifiedReason", player.disqualifiedReason);
}
void describe(auto& io, Is<Player> auto& player) {
    describePlayer(io, player, allFacts());
}

} // namespace mentat
