#pragma once

#include <QByteArray>

#include <optional>

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

} // namespace mentat
