#pragma once

#include <QByteArray>

namespace mentat::test {

/// A heat of two tables of which each was won alone, by Ada Byron and by Blaise Pascal, with values
/// that are equal; one of them goes on. Carl Gauss leads those who lost, Dorothy Vaughan's tokens
/// are unknown and could put her before him. A second heat is being played: table 1.
[[nodiscard]] QByteArray standingsDocument();
/// The same with that table void, so that no heat is to come and the ties are to be rolled.
[[nodiscard]] QByteArray standingsAfterTheHeats();

} // namespace mentat::test
