#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QString>

namespace mentat {

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
