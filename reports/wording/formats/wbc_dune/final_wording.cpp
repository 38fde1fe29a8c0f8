#include "reports/wording/formats/wbc_dune/final_wording.h"

#include "reports/wording/sentences.h"

namespace mentat {

namespace {

constexpr const char* finalContext = "Final";

QString finalText(const Language& language, const char* english, const QStringList& filling = {}) {
    return filled(language.translate(finalContext, english), filling);
}

} // namespace

QString voteText(const Language& language, const FinalState& state, const NameOf& nameOf) {
    const VoteCount& votes = state.votes;
    if (votes.inFavour + votes.against == 0)
        return finalText(
            language, QT_TRANSLATE_NOOP("Final", "No one has voted on the expansion yet (R7.2)."));
    QStringList filling{language.number(static_cast<qint64>(votes.inFavour)),
                        language.number(static_cast<qint64>(votes.against))};
    if (votes.followed) {
        filling.append(nameOf(*votes.followed));
        return finalText(
            language,
            state.withExpansion
                ? QT_TRANSLATE_NOOP("Final",
                                    "With the expansion: %1 for, %2 against. The tie goes with "
                                    "%3, the first in the line-up to vote (R7.2).")
                : QT_TRANSLATE_NOOP("Final",
                                    "Base game only: %1 for, %2 against. The tie goes with %3, "
                                    "the first in the line-up to vote (R7.2)."),
            filling);
    }
    return finalText(
        language,
        state.withExpansion
            ? QT_TRANSLATE_NOOP("Final", "With the expansion: %1 for, %2 against (R7.2).")
            : QT_TRANSLATE_NOOP("Final", "Base game only: %1 for, %2 against (R7.2)."),
        filling);
}

QString pickedBeforeText(const Language& language, const QString& name, const QString& whoseTurn) {
    return finalText(language,
                     QT_TRANSLATE_NOOP("Final", "%1 picked before %2, whose turn it was (R7.3)."),
                     {name, whoseTurn});
}

} // namespace mentat
