#pragma once

#include <QByteArray>
#include <QStringList>

namespace mentat::test {

enum class NamesOf { People, SixtyLetters };

/// The first of two heats is over, all won solo; in the second all tables play since five past
/// thirteen of 2026-07-30. Fifteen or more players; the results of the first are unchecked.
[[nodiscard]] QByteArray twoHeatsDocument(int players, NamesOf names = NamesOf::People);
/// Of it: the first heat is drawn and nothing has begun; nobody has checked in to any.
[[nodiscard]] QByteArray drawnDocument(int players);
[[nodiscard]] QByteArray undrawnDocument(int players);

/// The document with a mark in every field that is for the GM alone: badges, addresses, phones,
/// whereabouts, notes, reasons, rulings.
[[nodiscard]] QByteArray withPrivateMarks(const QByteArray& document);
/// Those of the marks that stand in the text.
[[nodiscard]] QStringList marksIn(const QString& text);
/// How many different ones there are.
[[nodiscard]] qsizetype privateMarkCount();
/// The document, all who are tied at the cut having rolled another number.
[[nodiscard]] QByteArray rolledAtCut(const QByteArray& document);

} // namespace mentat::test
