#pragma once

#include "model/formats/wbc_dune/game_place.h"
#include "scoring/game_question.h"
#include "scoring/warnings.h"

namespace mentat {

/// Something unknown of a game of the event.
struct OpenQuestion {
    GamePlace place;
    GameQuestion question;
    bool isOfSheet = true; // the sheet asks for it whatever it decides (questionsOf())
    /// R10.26: what the answer could decide; empty: nothing as things stand.
    Findings deciding;
    friend bool operator==(const OpenQuestion&, const OpenQuestion&) = default;
};

/// All that is to be asked: what the sheets left open (questionsOf()), and of anybody else what
/// could decide a tie that matters or an award. In the order of the heats and tables, the final's
/// last; of a game in the order of its sheet. warnings: the event's open ones, as duneWarnings()
/// gives them.
[[nodiscard]] std::vector<OpenQuestion> eventQuestions(const Event& event,
                                                       const Findings& warnings);

} // namespace mentat
