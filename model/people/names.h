#pragma once

#include "model/event.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace mentat {

/// How people see a player: by name. If another player of the event has the same name
/// (Name::normalized()), adds the first of these that is unique among them: the hometown, "Michael
/// Smith (OH)", the badge, "Michael Smith (badge 00412)", the registration number, "Michael Smith
/// (no. 17)": from ids like "p17" if they ascend, so that it survives when others leave,
/// otherwise the position in the list. One line. Documents, JSON, and input use the bare name.
[[nodiscard]] QString calledName(const Event& event, const Player& player);
/// The same for the players of an event, in order.
[[nodiscard]] QString calledName(std::span<const Player> players, const Player& player);
/// The same for the public: never by the badge, which is private.
[[nodiscard]] QString publicName(const Event& event, const Player& player);

/// The ways to distinguish someone from namesakes, from what is known about them.
[[nodiscard]] QStringList calledApart(const Name& name, const Contact& contact);

/// The name in a list read from a file: a printed list may say "Michael Smith (OH)". Removes that
/// addition, and a registration number.
[[nodiscard]] Name bareName(const Name& listed, const Contact& beside);

/// The event with calledName() as its players' names, for answers that only people read.
[[nodiscard]] Event withCalledNames(Event event);

/// The event as shown to the public: no name includes a badge, which is private.
[[nodiscard]] Event withoutBadges(Event event);

// Reorders names from lists into spoken order.

/// "Johnson, Brad" becomes Brad Johnson, "Johnson, Brad, Jr." Brad Johnson, Jr., "Johnson, Brad
/// Jr." and "Johnson Jr., Brad" Brad Johnson Jr.; "Bill Smith, Jr." and names with no comma, or
/// other commas, stay.
[[nodiscard]] QString givenNameFirst(const QString& text);
/// The same for a list without commas: "Johnson Brad" becomes Brad Johnson. Takes the first word
/// for the family name.
[[nodiscard]] QString givenNameFirstOf(const QString& familyFirst);

/// A generation suffix in one spelling: "jr" for "Jr.", "junior", and "Jnr"; also "sr", "ii",
/// "iii", "iv". Empty: not a suffix.
[[nodiscard]] QString generationOf(const QString& word);
/// Removes the suffix from the end of a name's words and returns it. A name of one word has none.
QString takeGeneration(QStringList& words);
/// A name as sorted by family name: Ada Byron is "Byron, Ada", Marie Du Fresne "Du Fresne, Marie",
/// Bill Smith, Jr. "Smith, Bill, Jr.". Takes the last word for the family name, with its particles;
/// a name with one word, or with its own commas, stays.
[[nodiscard]] QString familyNameFirst(const QString& name);

/// The form in which badges are compared, however a spreadsheet or scanner writes the number:
/// "1042", "1042.0", "01042", "1,042", and "#1042" are one badge. A badge that is not a number is
/// compared like a name. Empty: none. The badge itself stays as written.
[[nodiscard]] QString badgeNumber(const QString& badge);
[[nodiscard]] QString badgeNumber(const std::optional<QString>& badge);

/// Whether the text is a number in one of these forms: a badge, never a name.
[[nodiscard]] bool isBadgeNumber(const QString& text);

} // namespace mentat
