#pragma once

#include "model/book.h"
#include "model/changes/change.h"
#include "model/changes/slot.h"
#include "model/document/object_codec.h"
#include "model/people/player.h"
#include "model/settings.h"
#include "model/values/numbers.h"

namespace mentat {

/// Visits what a TextGuide finds.
class TextVisitor {
public:
    virtual ~TextVisitor() = default;
    /// A text that someone typed; may be replaced. A Name must not become empty.
    virtual void text(QString& text) = 0;
    /// Before the texts that it holds.
    virtual void person(Person& person) = 0;
    virtual void player(Player& player) = 0;
    /// Someone is referred to by id.
    virtual void mentions(const PlayerId& id) = 0;
};

template <class T>
inline constexpr bool holdsNoText
    = std::is_arithmetic_v<
          T> || std::is_enum_v<T> || std::is_same_v<T, VenueTime> || std::is_same_v<T, WinPoints>;
template <>
inline constexpr bool holdsNoText<Side> = true;
template <>
inline constexpr bool holdsNoText<Decimal> = true;
template <>
inline constexpr bool holdsNoText<Logo> = true;
template <class Tag, int Min, int Max>
inline constexpr bool holdsNoText<BoundedInt<Tag, Min, Max>> = true;
template <class Tag>
inline constexpr bool holdsNoText<HalfPoints<Tag>> = true;

/// Leads a visitor through all texts that people typed into a value, by the keys that its
/// describe() names; a type without describe() has showTexts(guide, value), or is known to hold no
/// text.
class TextGuide {
public:
    static constexpr bool reads = false;

    explicit TextGuide(TextVisitor& visitor) : m_visitor(visitor) {}

    template <class T>
    void visit(T& value) {
        if constexpr (std::is_same_v<T, QString>)
            m_visitor.text(value);
        else if constexpr (requires { showTexts(*this, value); })
            showTexts(*this, value);
        else if constexpr (Described<T>)
            describe(*this, value);
        else
            static_assert(std::is_const_v<T> || holdsNoText<T>);
    }
    void visit(Name& name);
    void visit(const PlayerId& id) { m_visitor.mentions(id); }
    void visit(PlayerId& id) { m_visitor.mentions(id); }
    void visit(Person& person);
    void visit(Player& player);
    template <class T>
    void visit(std::optional<T>& value) {
        if (value)
            visit(*value);
    }
    template <class T>
    void visit(std::vector<T>& values) {
        for (T& value : values)
            visit(value);
    }
    template <class T>
    void visit(AtPosition<T>& placed) {
        visit(placed.value);
    }

    void required(const char*, auto& value) { visit(value); }
    void always(const char*, auto& value) { visit(value); }
    void optional(const char*, auto& value) { visit(value); }
    void flag(const char*, bool) {}
    void list(const char*, auto& values) { visit(values); }
    void unlessDefault(const char*, auto& value, const auto&) { visit(value); }
    void objectUnlessEmpty(const char*, auto& value) { visit(value); }
    void oneOrList(const char*, auto& values) { visit(values); }

private:
    TextVisitor& m_visitor;
};

/// All texts of an event, of a change with its operands, of an earlier year's summary.
void guideThrough(Event& event, TextVisitor& visitor);
void guideThrough(Change& change, TextVisitor& visitor);
void guideThrough(Summary& summary, TextVisitor& visitor);

} // namespace mentat
