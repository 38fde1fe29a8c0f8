#pragma once

#include <QString>

namespace mentat {

/// The text with a name in it replaced: as whole words, whatever the accents and the case (of a
/// name of one word the case counts: it may be a word), also with the last word first.
[[nodiscard]] QString withNameReplaced(const QString& text, const QString& name,
                                       const QString& replacement);

} // namespace mentat
