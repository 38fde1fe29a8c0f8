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

/// The maximum size of any document or list. Reading stops there, so that an endless source such as
/// a device or another program's output cannot hang it.
inline constexpr qint64 maxInputMegabytes = 64;
inline constexpr qint64 maxInputBytes = maxInputMegabytes * 1024 * 1024;

/// Reads the rest of a device. name: used in failures. Failures: InputTooLarge, ReadFailed.
[[nodiscard]] Result<QByteArray> readWhole(QIODevice& device, const QString& name);

/// Reads a whole file. Failures: those, FileMissing, FileIsFolder, NoPermission.
[[nodiscard]] Result<QByteArray> readWholeFile(const QString& path);

/// Failure: InputTooLarge, without a name.
[[nodiscard]] Result<void> checkSize(qint64 bytes);

/// The first line, from 1, that is not UTF-8. No multi-byte character contains a line break, so
/// each line can be checked by itself.
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

/// Keeps every character, unlike QString::fromUtf8, which drops a leading U+FEFF: at the beginning
/// of a file that is a byte order mark, inside it belongs to the text.
[[nodiscard]] inline QString textFromUtf8(std::string_view utf8) {
    QStringDecoder decode(QStringDecoder::Utf8, QStringConverter::Flag::ConvertInitialBom);
    return decode(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
}

/// Whether the text survives a round trip through an event file: SQLite ends a text at NUL and
/// replaces unpaired surrogates.
[[nodiscard]] inline bool canBeKept(const QString& text) {
    return std::none_of(text.begin(), text.end(),
                        [](QChar c) { return c == u'\0' || c == u'\uFFFE' || c == u'\uFFFF'; });
}

/// The encoding of a list.
enum class TextEncoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Windows1252 };

/// As it is typed: "utf-8", "utf-16", "utf-16be", "windows-1252", "latin-1"; absent: another.
[[nodiscard]] std::optional<TextEncoding> encodingNamed(const QString& word);

struct DecodedText {
    QString text; // without the mark of the file
    TextEncoding encoding;
};

/// By the byte order mark, otherwise by the position of zeros (UTF-16), otherwise UTF-8 if valid,
/// otherwise Windows-1252, in which Excel saves a plain CSV. said: an explicit choice, which wins.
/// Failures: InputTooLarge; NotUtf8 if it is not text at all, or not UTF-8 as chosen.
[[nodiscard]] Result<DecodedText> decodedText(const QByteArray& bytes,
                                              std::optional<TextEncoding> said = std::nullopt);

} // namespace mentat
