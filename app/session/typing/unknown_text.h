#pragma once

#include <QString>

namespace mentat {

/// Whether nothing is typed, or "-" or "–": that it is not known.
[[nodiscard]] inline bool isUnknown(const QString& typed) {
    const QString text = typed.trimmed();
    return text.isEmpty() || text == u'-' || text == u'–';
}

} // namespace mentat
