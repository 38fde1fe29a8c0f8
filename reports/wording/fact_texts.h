#pragma once

#include <QString>

namespace mentat {

/// Whether these are the words of one of a document's lists ("turn limit"), and no text that
/// somebody wrote. The file also lists the names of facts for those who translate them.
[[nodiscard]] bool isWordOfList(const QString& words);

} // namespace mentat
