#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>
#include <QStringDecoder>

#include <algorithm>
#include <optional>
#include <string_view>

namespace mentat {

/// More than this no document and no list of people or games holds. Whatever goes on, such as a
/// device or another program's output, is read no further.
inline constexpr qint64 mostInputMegabytes = 64;
inline constexpr qint64 mostInputBytes = mostInputMegabytes * 1024 * 1024;

/// Everything that is left in a device. name: of it, for a failure. Failures: InputTooLarge,
/// ReadFailed.
[[nodiscard]] Result<QByteArray> readWhole(QIODevice& device, const QString& name);

/// Everything in a file. Failures: those, FileMissing, FileIsFolder, NoPermission.
[[nodiscard]] Result<QByteArray> readWholeFile(const QString& path);

/// Failure: InputTooLarge, without a name.
[[nodiscard]] Result<void> checkSize(qint64 bytes);

/// The first line, from 1, that is no UTF-8. No character of several bytes holds a line break, so
/// each line can be looked at by itself.
[[nodiscard]] inline std::optional<qint64> lineThatIsNoUtf8(const QByteArray& text) {
    if (text.isValidUtf8())
        return std::nullopt;
    qint64 line = 1;
    for (const QByteArray& one : text.split('\n')) {
        if (!one.isValidUtf8())
            break;
        ++line;
    }
    return line;
}

/// Character by character, where QString::fromUtf8 drops a first U+FEFF: that is a mark at the
/// begin of a file, and inside it belongs to the text.
[[nodiscard]] inline QString textFromUtf8(std::string_view utf8) {
    QStringDecoder decode(QStringDecoder::Utf8, QStringConverter::Flag::ConvertInitialBom);
    return decode(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
}

/// Whether the text comes out of an event file as it went in: SQLite ends a text at NUL, and makes
/// another character of the two that are none.
[[nodiscard]] inline bool canBeKept(const QString& text) {
    return std::none_of(text.begin(), text.end(),
                        [](QChar c) { return c == u'\0' || c == u'\uFFFE' || c == u'\uFFFF'; });
}

/// How the bytes of a list are letters.
enum class TextEncoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Windows1252 };

/// As it is typed: "utf-8", "utf-16", "utf-16be", "windows-1252", "latin-1"; absent: another.
[[nodiscard]] std::optional<TextEncoding> encodingNamed(const QString& word);

struct DecodedText {
    QString text; // without the mark of the file
    TextEncoding encoding;
};

/// By the mark at its begin, else by where its zeros stand (UTF-16), else UTF-8 where it is that,
/// else Windows-1252, in which Excel saves a plain CSV. said: by whoever knows better. Failures:
/// InputTooLarge; NotUtf8 where it is no text at all, or said to be UTF-8 and is not.
[[nodiscard]] Result<DecodedText> decodedText(const QByteArray& bytes,
                                              std::optional<TextEncoding> said = std::nullopt);

} // namespace mentat
