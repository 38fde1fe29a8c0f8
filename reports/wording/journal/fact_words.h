#pragma once

#include "model/document/bytes/json.h"
#include "reports/wording/award_wording.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// What a key of a document is called in a table: "Performance points". One without words of its
/// own: as it stands, in words ("fooBar" → "Foo bar").
[[nodiscard]] QString factName(const Language& language, const QString& key);

/// A value of a document that holds no keys: "2.5", "yes", "Bene Gesserit", "Ada Byron", "3, 4".
[[nodiscard]] QString factText(const Language& language, const Json& value, const NameOf& nameOf);

/// Whether a fact of this name (factName()) is points, which values have one decimal.
[[nodiscard]] bool isOfPoints(const Language& language, const QString& name);
/// Such a value: "6.0".
[[nodiscard]] QString pointsFactText(const Language& language, const Json& value,
                                     const NameOf& nameOf);

/// What the journal's slot of this name holds ("game" with heat and table): "Heat 2, table 3".
[[nodiscard]] QString slotPlace(const Language& language, const Json& edit, const NameOf& nameOf);

/// Whether these are the words of one of a document's lists ("turn limit"), and no text that
/// somebody wrote. The file also lists the names of facts for those who translate them.
[[nodiscard]] bool isWordOfList(const QString& words);

} // namespace mentat
