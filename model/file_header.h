#pragma once

#include <QByteArray>
#include <QtEndian>

/// The first bytes of an event file (https://www.sqlite.org/fileformat.html, section 1.3).
namespace mentat::fileheader {

inline constexpr qsizetype length = 100;
inline constexpr qsizetype versionOffset = 60;
inline constexpr qsizetype applicationOffset = 68;
inline const QByteArray magic("SQLite format 3\0", 16);

/// Whether the latest data may be in a log next to the file: it is open for writing, its writer
/// died, or it was copied or moved without its log.
[[nodiscard]] inline bool isLogged(const QByteArray& bytes) {
    constexpr qsizetype writeVersionOffset = 18;
    constexpr char logged = 2;
    return bytes.size() >= length && bytes.at(writeVersionOffset) == logged;
}

/// bytes: long enough.
[[nodiscard]] inline quint32 numberAt(const QByteArray& bytes, qsizetype offset) {
    return qFromBigEndian<quint32>(bytes.constData() + offset);
}

} // namespace mentat::fileheader

namespace mentat {

/// `PRAGMA application_id` of an event file: "MNTT"; of a practice file: "PRAC". They differ in
/// many bits: no damage turns one into the other, and a program that does not know practice files
/// opens none.
inline constexpr qint64 eventFileApplicationId = 0x4D4E5454;
inline constexpr qint64 practiceFileApplicationId = 0x50524143;

} // namespace mentat
