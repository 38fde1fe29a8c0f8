#pragma once

#include "model/document/bytes/json.h"
#include "model/document/read_notes.h"
#include "model/finding_kind.h"
#include "model/values/ids.h"
#include "model/values/name.h"
#include "model/values/numbers.h"
#include "model/values/side.h"
#include "model/values/times.h"

#include <QStringList>

namespace mentat {

/// The document format of one type: Codec<T>::write(value) and Codec<T>::read(json, where,
/// reading), which reports what is wrong and then returns nullopt. Types made of keys have a
/// describe() instead (object_codec.h).
template <class T>
struct Codec;

/// R10.1: any number.
[[nodiscard]] std::optional<double> readNumber(const Json& json, const Pointer& where,
                                               ReadNotes& notes);
/// R10.1: a whole number; a decimal too large for a double's precision is clamped to the greatest
/// exact one.
[[nodiscard]] std::optional<qint64> readWhole(const Json& json, const Pointer& where,
                                              ReadNotes& notes);

/// The rule that a number below its range violates: R10.8 if negative, otherwise R10.1; some kinds
/// of number have their own rule.
template <class Tag>
[[nodiscard]] constexpr FindingKind tooSmall(qint64 number) {
    return number < 0 ? FindingKind::Negative : FindingKind::OutOfRange;
}
template <>
[[nodiscard]] constexpr FindingKind tooSmall<TurnsTag>(qint64) {
    return FindingKind::TurnsOutside; // R10.4
}
template <>
[[nodiscard]] constexpr FindingKind tooSmall<RollTag>(qint64) {
    return FindingKind::RollBelowOne; // R10.8
}
template <>
[[nodiscard]] constexpr FindingKind tooSmall<YearTag>(qint64) {
    return FindingKind::OutOfRange; // R10.1
}
template <>
[[nodiscard]] constexpr FindingKind tooSmall<HeatTag>(qint64) {
    return FindingKind::OutOfRange; // a number that names something, R10.1
}
template <>
[[nodiscard]] constexpr FindingKind tooSmall<TableTag>(qint64) {
    return FindingKind::OutOfRange;
}
template <>
[[nodiscard]] constexpr FindingKind tooSmall<SeatTag>(qint64) {
    return FindingKind::OutOfRange;
}

template <class Tag, int Min, int Max>
struct Codec<BoundedInt<Tag, Min, Max>> {
    using Number = BoundedInt<Tag, Min, Max>;
    static Json write(Number number) { return Json(number.value()); }
    static std::optional<Number> read(const Json& json, const Pointer& where, ReadNotes& notes) {
        const auto whole = readWhole(json, where, notes);
        if (!whole)
            return std::nullopt;
        const auto number = Number::fromInt(*whole);
        if (!number) {
            const FindingKind kind = *whole < Min ? tooSmall<Tag>(*whole) : FindingKind::OutOfRange;
            if (kind == FindingKind::OutOfRange)
                notes.add(kind, where, {qint64(Min), qint64(Max)});
            else
                notes.add(kind, where, {*whole});
        }
        return number;
    }
};

template <>
struct Codec<qint64> {
    static Json write(qint64 number) { return Json(number); }
    static std::optional<qint64> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

template <>
struct Codec<double> {
    static Json write(double number) { return Json(number); }
    static std::optional<double> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

[[nodiscard]] Json writeHalves(int halves);
[[nodiscard]] std::optional<qint64> readHalves(const Json& json, const Pointer& where,
                                               ReadNotes& notes);

template <class Tag>
struct Codec<HalfPoints<Tag>> {
    static Json write(HalfPoints<Tag> points) { return writeHalves(points.halves()); }
    static std::optional<HalfPoints<Tag>> read(const Json& json, const Pointer& where,
                                               ReadNotes& notes) {
        const auto halves = readHalves(json, where, notes);
        if (!halves)
            return std::nullopt;
        const auto points = HalfPoints<Tag>::tryFromHalves(*halves);
        if (!points)
            notes.add(FindingKind::OutOfRange, where, {qint64(0), HalfPoints<Tag>::maxHalves / 2});
        return points;
    }
};

template <>
struct Codec<bool> {
    static Json write(bool value) { return Json(value); }
    static std::optional<bool> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

template <>
struct Codec<QString> {
    static Json write(const QString& text) { return Json(text); }
    static std::optional<QString> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

template <>
struct Codec<Name> {
    static Json write(const Name& name) { return Json(name.text()); }
    static std::optional<Name> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

template <>
struct Codec<PlayerId> {
    static Json write(const PlayerId& id) { return Json(id.text()); }
    static std::optional<PlayerId> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

template <>
struct Codec<VenueTime> {
    static Json write(const VenueTime& time) { return Json(time.text()); }
    static std::optional<VenueTime> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

/// Reports an unknown word (R10.1) with the possible ones.
void addUnknownWord(const QString& found, const QStringList& possible, const Pointer& where,
                    ReadNotes& notes);

template <NamedEnum E>
struct Codec<E> {
    static Json write(E value) { return Json(idOf(value)); }
    static std::optional<E> read(const Json& json, const Pointer& where, ReadNotes& notes) {
        const auto word = Codec<QString>::read(json, where, notes);
        if (!word)
            return std::nullopt;
        const auto value = enumFromId<E>(*word);
        if (!value) {
            QStringList possible;
            for (const EnumId<E>& entry : idTable(E{}))
                possible << QString(entry.id);
            addUnknownWord(*word, possible, where, notes);
        }
        return value;
    }
};

template <>
struct Codec<Side> {
    static Json write(Side side) { return Json(idOf(side)); }
    static std::optional<Side> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

template <class T>
struct Codec<std::vector<T>> {
    static Json write(const std::vector<T>& values) {
        Json::List list;
        list.reserve(values.size());
        for (const T& value : values)
            list.push_back(Codec<T>::write(value));
        return Json(std::move(list));
    }
    static std::optional<std::vector<T>> read(const Json& json, const Pointer& where,
                                              ReadNotes& notes) {
        const Json::List* list = json.list();
        if (!list) {
            notes.add(FindingKind::WrongType, where, {QStringLiteral("list")});
            return std::nullopt;
        }
        std::vector<T> values;
        if (!notes.isHopeless())
            values.reserve(list->size());
        for (size_t i = 0; i < list->size(); ++i) {
            auto value = Codec<T>::read((*list)[i], where.index(i), notes);
            if (notes.isHopeless())
                continue;
            if (value)
                values.push_back(std::move(*value));
            else if constexpr (std::is_same_v<T, PlayerId>)
                values.push_back(notes.placeholderPlayer()); // keep positions unchanged
        }
        return values;
    }
};

} // namespace mentat
