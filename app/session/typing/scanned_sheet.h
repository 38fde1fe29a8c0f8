#pragma once

#include <QStringList>

#include <tl/expected.hpp>

namespace mentat {

// The result sheet that a phone has filled in without any network, as the QR code on its screen
// says it and a scanner at the desk types it. app/room/kept/kept_sheet.js writes the same.
//
// A scanner says which keys are pressed, as on an American keyboard, and the layout of the desk
// makes letters of them. So all of it is written in the sixteen consonants that have the same keys
// with American, British, German, French, Spanish, Italian, Nordic and Turkish ones: no digits
// (French ones need Shift), no signs, no A, M, Q, W, Y, Z. Read is also what comes in small
// letters, with Caps Lock on. There are no vowels, so no name is one of these.

/// In no name, and at the beginning of every scanned sheet of every version.
inline constexpr QLatin1StringView scanMark{"VJKT"};
/// No code of a kept sheet has more letters.
inline constexpr qsizetype longestScan = 900;

struct ScannedSheet {
    static constexpr int bitsOfEvent = 24;

    quint32 event = 0;  // what tells it from other events; of 24 bits
    QString code;       // of the table: eight of 0 to 9 and A to Z without I, L, O, U
    int seat = 0;       // that reports, by its number; 0 to 255
    QStringList values; // of the fields, in the order of the sheet; one at least
    friend bool operator==(const ScannedSheet&, const ScannedSheet&) = default;
};

enum class ScanFault {
    NoSheet,     // something else was scanned or typed
    Damaged,     // letters are missing, or others than were shown
    OtherVersion // of a Mentat that writes them in another way
};

/// Whether it is meant to be a scanned sheet, and nothing else: what is typed begins as one.
[[nodiscard]] bool beginsAsScan(QStringView typed);

/// Of a sheet as ScannedSheet says it, whose values have no control characters.
[[nodiscard]] QString scannedText(const ScannedSheet& sheet);
/// What stands in it before the seat, for a page that writes the rest itself.
[[nodiscard]] QString scannedHead(quint32 event, const QString& code);
[[nodiscard]] tl::expected<ScannedSheet, ScanFault> sheetScanned(QStringView typed);

} // namespace mentat
