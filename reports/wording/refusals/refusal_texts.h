#pragma once

#include "model/finding.h"
#include "model/result.h"
#include "reports/wording/heats/round_names.h"
#include "reports/wording/language/phrase.h"

#include <span>

namespace mentat {

/// The English text of a kind of failure, with places for its values in the order in which result.h
/// names them; in the translation files under "Failure".
[[nodiscard]] Phrase failureText(FailureKind kind);
/// What its first values name, for which the text has one place.
[[nodiscard]] About failureAbout(FailureKind kind);

struct FailureText {
    FailureKind kind;
    Phrase english;
    About about = About::Other;
};
/// Those of the event file, documents and lists: the kinds from ReadOnly on, in their order.
[[nodiscard]] std::span<const FailureText> fileFailureTexts();

/// Whether the texts are one for each kind from the first to the one before the end.
[[nodiscard]] constexpr bool areInOrder(std::span<const FailureText> texts, FailureKind first,
                                        FailureKind end) {
    auto kind = static_cast<size_t>(first);
    for (const FailureText& text : texts) {
        if (static_cast<size_t>(text.kind) != kind++)
            return false;
    }
    return kind == static_cast<size_t>(end);
}

/// The English text of a kind of finding, with places for its values in the order in which
/// finding.h names them; in the translation files under "Finding".
[[nodiscard]] Phrase findingText(FindingKind kind);

} // namespace mentat
