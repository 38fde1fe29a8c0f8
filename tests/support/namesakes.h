#pragma once

#include <QByteArray>
#include <QStringList>

namespace mentat::test {

/// The document with its first players under one name, "Zelda Quoxley", told apart by home
/// (two), by badge (two of one home) and by the number of registration (one without either).
/// It must have four players or more; a fourth is the last of the two of one home.
[[nodiscard]] QByteArray withNamesakes(const QByteArray& document);

/// The badges of the two whom only these tell apart: private.
[[nodiscard]] QStringList badgesOfNamesakes();

enum class NamesakeReaders { Desk, Everybody };

/// Each place of the text where one of them is named and not told apart, or by a badge although
/// everybody reads it, with what stands around it. Case and accents aside.
[[nodiscard]] QStringList unclearNames(const QString& said, NamesakeReaders readers);

/// The same of people over the years: they have no number, and what tells them apart is the home.
[[nodiscard]] QStringList unclearPeople(QString said);

} // namespace mentat::test
