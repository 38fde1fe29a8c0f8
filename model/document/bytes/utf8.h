#pragma once

#include <QByteArray>
#include <QString>
#include <QStringDecoder>

#include <algorithm>
#include <optional>
#include <string_view>

namespace mentat {

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

} // namespace mentat
