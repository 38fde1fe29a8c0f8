#include "model/document/codec.h"

#include "model/document/bytes/input.h"
#include "model/finding_kind.h"

#include <cmath>

namespace mentat {

namespace {

// Beyond this, a double cannot represent every whole number.
constexpr double greatestWhole = 9007199254740992.0;

void addWrongType(const char* expected, const Pointer& where, ReadNotes& notes) {
    notes.add(FindingKind::WrongType, where, {QString::fromLatin1(expected)});
}

} // namespace

std::optional<double> readNumber(const Json& json, const Pointer& where, ReadNotes& notes) {
    if (const qint64* whole = json.integer())
        return static_cast<double>(*whole);
    if (const double* decimal = json.decimal())
        return *decimal;
    addWrongType("number", where, notes);
    return std::nullopt;
}

std::optional<qint64> readWhole(const Json& json, const Pointer& where, ReadNotes& notes) {
    if (const qint64* whole = json.integer())
        return *whole;
    const auto number = readNumber(json, where, notes);
    if (!number)
        return std::nullopt;
    if (std::trunc(*number) != *number) {
        notes.add(FindingKind::NotWhole, where);
        return std::nullopt;
    }
    return static_cast<qint64>(std::clamp(*number, -greatestWhole, greatestWhole));
}

std::optional<qint64> Codec<qint64>::read(const Json& json, const Pointer& where,
                                          ReadNotes& notes) {
    const auto whole = readWhole(json, where, notes);
    if (whole && *whole < 0) {
        notes.add(FindingKind::Negative, where, {*whole});
        return std::nullopt;
    }
    constexpr auto greatest = static_cast<qint64>(greatestWhole) - 1;
    if (whole && *whole > greatest) {
        notes.add(FindingKind::OutOfRange, where, {qint64(0), greatest});
        return std::nullopt;
    }
    return whole;
}

std::optional<double> Codec<double>::read(const Json& json, const Pointer& where,
                                          ReadNotes& notes) {
    const auto number = readNumber(json, where, notes);
    if (number && *number < 0) {
        notes.add(FindingKind::Negative, where, {QString::number(*number)});
        return std::nullopt;
    }
    return number;
}

Json writeHalves(int halves) {
    if (halves % 2 == 0)
        return Json(halves / 2);
    return Json(halves / 2.0);
}

std::optional<qint64> readHalves(const Json& json, const Pointer& where, ReadNotes& notes) {
    const auto number = readNumber(json, where, notes);
    if (!number)
        return std::nullopt;
    const double halves = *number * 2;
    if (*number < 0) {
        notes.add(FindingKind::Negative, where, {QString::number(*number)});
        return std::nullopt;
    }
    if (std::trunc(halves) != halves) {
        notes.add(FindingKind::NotHalf, where);
        return std::nullopt;
    }
    return static_cast<qint64>(std::min(halves, greatestWhole));
}

std::optional<bool> Codec<bool>::read(const Json& json, const Pointer& where, ReadNotes& notes) {
    if (const bool* value = json.boolean())
        return *value;
    addWrongType("boolean", where, notes);
    return std::nullopt;
}

std::optional<QString> Codec<QString>::read(const Json& json, const Pointer& where,
                                            ReadNotes& notes) {
    const QString* text = json.text();
    if (!text) {
        addWrongType("text", where, notes);
        return std::nullopt;
    }
    if (!canBeKept(*text)) {
        notes.add(FindingKind::ControlCharacter, where);
        return std::nullopt;
    }
    return *text;
}

namespace {

std::optional<QString> readNameText(const Json& json, const Pointer& where, ReadNotes& notes) {
    auto text = Codec<QString>::read(json, where, notes);
    if (!text)
        return std::nullopt;
    if (text->trimmed().isEmpty()) {
        notes.add(FindingKind::BlankText, where);
        return std::nullopt;
    }
    if (!Name::isAcceptable(*text)) {
        notes.add(FindingKind::ControlCharacter, where);
        return std::nullopt;
    }
    return text;
}

} // namespace

std::optional<Name> Codec<Name>::read(const Json& json, const Pointer& where, ReadNotes& notes) {
    const auto text = readNameText(json, where, notes);
    return text ? Name::fromText(*text) : std::nullopt;
}

std::optional<PlayerId> Codec<PlayerId>::read(const Json& json, const Pointer& where,
                                              ReadNotes& notes) {
    const auto text = readNameText(json, where, notes);
    return text ? PlayerId::fromText(*text) : std::nullopt;
}

std::optional<VenueTime> Codec<VenueTime>::read(const Json& json, const Pointer& where,
                                                ReadNotes& notes) {
    const auto text = Codec<QString>::read(json, where, notes);
    if (!text)
        return std::nullopt;
    const auto time = VenueTime::fromText(*text);
    if (!time)
        notes.add(FindingKind::NoTime, where, {*text});
    return time;
}

std::optional<Side> Codec<Side>::read(const Json& json, const Pointer& where, ReadNotes& notes) {
    const auto word = Codec<QString>::read(json, where, notes);
    if (!word)
        return std::nullopt;
    const auto side = sideById(*word);
    if (!side) {
        QStringList possible;
        for (const Side one : allSides())
            possible << QString(idOf(one));
        addUnknownWord(*word, possible, where, notes);
    }
    return side;
}

void addUnknownWord(const QString& found, const QStringList& possible, const Pointer& where,
                    ReadNotes& notes) {
    notes.add(FindingKind::UnknownWord, where, {found, possible.join(QStringLiteral(", "))});
}

} // namespace mentat
