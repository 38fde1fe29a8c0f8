#pragma once

#include <QByteArray>
#include <QStringList>

namespace mentat::test {

/// The document with its first players all named "Zelda Quoxley": two distinguished by home, two
/// with one home by badge, and one without either by registration number. It needs at least four
/// players; the fourth is the last of the two with one home.
[[nodiscard]] QByteArray withNamesakes(const QByteArray& document);

/// The badges of the two who differ only by them: private.
[[nodiscard]] QStringList badgesOfNamesakes();

enum class NamesakeReaders { Desk, Everyone };

/// Each passage of the text that names one of them ambiguously, or shows a badge to everyone, with
/// its context. Ignores case and accents.
[[nodiscard]] QStringList unclearNames(const QString& said, NamesakeReaders readers);

/// The same for people across years: they have no number, so only the home distinguishes them.
[[nodiscard]] QStringList unclearPeople(QString said);

} // namespace mentat::test
