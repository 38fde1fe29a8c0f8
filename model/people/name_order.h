#pragma once

#include <QStringList>

namespace mentat {

// Names as lists write them, in the order in which people are spoken to.

/// "Johnson, Brad" is Brad Johnson, "Johnson, Brad, Jr." Brad Johnson, Jr., "Johnson, Brad Jr." and
/// "Johnson Jr., Brad" Brad Johnson Jr.; "Bill Smith, Jr." and what has no comma, or others, stays.
[[nodiscard]] QString givenNameFirst(const QString& text);
/// The same of a list that puts no comma between: "Johnson Brad" is Brad Johnson. The first word is
/// taken for the family name.
[[nodiscard]] QString givenNameFirstOf(const QString& familyFirst);

/// By what a family tells its generations apart, as one word for all its spellings: "jr" of "Jr.",
/// "junior" and "Jnr"; also "sr", "ii", "iii", "iv". Empty: the word is something else.
[[nodiscard]] QString generationOf(const QString& word);
/// Takes it off the end of a name's words and returns it. A name of one word has none.
QString takeGeneration(QStringList& words);
/// A name as a list has it that is searched by family names: Ada Byron is "Byron, Ada", Marie Du
/// Fresne "Du Fresne, Marie", Bill Smith, Jr. "Smith, Bill, Jr.". The last word is taken for the
/// family name, with what belongs before it; one word, or one with commas of its own, stays.
[[nodiscard]] QString familyNameFirst(const QString& name);

} // namespace mentat
