#pragma once

#include "model/document/bytes/json.h"
#include "reports/wording/award_wording.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// The name of a document's key in a table: "Performance points". A key without words of its own is
/// split into words ("fooBar" → "Foo bar").
[[nodiscard]] QString factName(const Language& language, const QString& key);

/// A document's value without keys: "2.5", "yes", "Bene Gesserit", "Ada Byron", "3, 4".
[[nodiscard]] QString factText(const Language& language, const Json& value, const NameOf& nameOf);

/// Whether a fact with this name (factName()) is in points, shown with one decimal.
[[nodiscard]] bool isOfPoints(const Language& language, const QString& name);
/// Words a value of points: "6.0".
[[nodiscard]] QString pointsFactText(const Language& language, const Json& value,
                                     const NameOf& nameOf);

/// The content of the journal's slot with this name ("game" with heat and table): "Heat 2, table
/// 3".
[[nodiscard]] QString slotPlace(const Language& language, const Json& edit, const NameOf& nameOf);

/// Whether the text is a word from one of a document's lists ("turn limit") rather than free text.
/// The source also lists the names of facts for translators.
[[nodiscard]] bool isWordOfList(const QString& words);

} // namespace mentat
