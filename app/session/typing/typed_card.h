#pragma once

#include "model/event.h"

namespace mentat {

/// A line with blanks for what no name holds, tabs and such as come along when a text is pasted.
[[nodiscard]] QString withoutControls(const QString& typed);

/// A card as it is typed: sections with a blank line between them, the title first, then a line
/// each; marks that somebody puts before a line are none of it.
[[nodiscard]] std::vector<CardSection> cardIn(const QString& text);

/// To be typed again.
[[nodiscard]] QString cardToType(const std::vector<CardSection>& card);

/// A title or line that there is no room for on paper, the first of them.
struct TooLongOnCard {
    QString text;
    qsizetype most; // characters
};
[[nodiscard]] std::optional<TooLongOnCard> tooLongOn(const std::vector<CardSection>& card);

} // namespace mentat
