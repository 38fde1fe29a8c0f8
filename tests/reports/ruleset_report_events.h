#pragma once

#include <QByteArray>

namespace mentat::test {

/// Sixteen players of an event by HMW-P's rules, Ada first and Paul last. Heat 1 has ended at four
/// tables, whose places are 1, 2, 3, 4 in the order of the seats and of the players; heat 2 is not
/// drawn. Of each player there are private words with SECRET in them; table 2 has a note.
[[nodiscard]] QByteArray sixteenByPlaces();
/// The same with the stages played: the semifinal's tables were won by Ada and Emil, the final by
/// Emil before Ada, Ida and Mia.
[[nodiscard]] QByteArray sixteenToTheEnd();

/// Catan's rules: one table of four that has ended, with 10, 12.5 and 11; the fourth dropped out.
[[nodiscard]] QByteArray oneScoredTable();

/// By Swiss, three rounds of Ada, Bea, Carl, Dora and Emil, of whom Emil, Dora and Carl had a bye,
/// one in each. Dora has won one game, everyone else two.
[[nodiscard]] QByteArray swissOfFive();

enum class NamesOnPaper { OfManyKinds, SixtyLetters };
/// By HMW-P's rules, its first heat drawn at tables of four and three and not played. At least six
/// players.
[[nodiscard]] QByteArray drawnByRuleset(int players, NamesOnPaper names);

} // namespace mentat::test
