#pragma once

#include "app/cli/answers/answers.h"
#include "model/book.h"
#include "model/kinds/kind_table.h"
#include "model/kinds/parts.h"
#include "model/kinds/play.h"
#include "scoring/heats/games/games_played.h"

namespace mentat {

/// A request to seat an advanced round.
struct StageAsked {
    QString stage;
    qint64 seed;
    bool redraw = false;
    std::vector<Count> sizes{}; // of its tables; empty: by the rules
};
/// Its tables as an answer, and the change that stores them.
struct SeatedStage {
    Answer answer;
    Change change;
};

/// The members of a standings row between the name and the deciding key, if not simply the list of
/// the order's values.
struct StandingMembers {
    Json::Object (*of)(const Standing& row) = nullptr;
    QStringList (*paths)() = nullptr; // of its columns
};

/// A kind of rules' own answers to commands.
struct AnswersKind {
    StandingMembers standingMembers{};
    Result<Answer> (*finalists)(const Event& event, const Asked& asked) = finalistsAnswer;
    /// The event, which is in the book, in figures; nullptr: there are none.
    Answer (*statistics)(const Book& book, const Event& event) = nullptr;
    /// What a draw decides in addition to seats; isAsked: whether it also draws sides. nullptr:
    /// nothing.
    DrawPart (*drawPart)(bool isAsked) = nullptr;
    /// nullptr: its events have no stages.
    Result<SeatedStage> (*seatStage)(const Event& event, const StageAsked& asked) = nullptr;
    /// The ways to seat it, the rules' tables first; nullptr as above. lengths: of the file.
    Result<Answer> (*stageOptions)(const Event& event, const QString& stage,
                                   const GameLengths& lengths)
        = nullptr;
    /// The consequences of a different game in this advanced round.
    Result<Answer> (*whatIfStage)(const Event& supposed, const Event& actual, const Name& stage,
                                  const Asked& asked)
        = whatIfPlacesAnswer;
};

template <>
[[nodiscard]] const KindTable<AnswersKind>& kindTable<AnswersKind>();

} // namespace mentat
