#pragma once

#include "app/cli/answers/answers.h"
#include "model/book.h"
#include "model/kinds/kind_table.h"
#include "model/kinds/parts.h"
#include "model/kinds/play.h"
#include "scoring/heats/games/games_played.h"

namespace mentat {

/// An advanced round to be seated.
struct StageAsked {
    QString stage;
    qint64 seed;
    bool redraw = false;
    std::vector<Count> sizes{}; // of its tables; empty: those of the rules
};
/// Its tables as an answer, and the change that stores them.
struct SeatedStage {
    Answer answer;
    Change change;
};

/// What a row of the standings has between its name and what decided, where these are not the
/// values of the order's keys as a list.
struct StandingMembers {
    Json::Object (*of)(const Standing& row) = nullptr;
    QStringList (*paths)() = nullptr; // of its columns
};

/// What commands answer of an event where its kind of rules has an answer of its own.
struct AnswersKind {
    StandingMembers standingMembers{};
    Result<Answer> (*finalists)(const Event& event, const Asked& asked) = finalistsAnswer;
    /// The event, which is of the book, in figures; nullptr: there are none.
    Answer (*statistics)(const Book& book, const Event& event) = nullptr;
    /// What a draw decides beside seats; isAsked: whether each is to have their side by it.
    /// nullptr: nothing.
    DrawPart (*drawPart)(bool isAsked) = nullptr;
    /// nullptr: its events have no stages.
    Result<SeatedStage> (*seatStage)(const Event& event, const StageAsked& asked) = nullptr;
    /// How it could be seated, the tables of the rules first; nullptr as above. lengths: of the
    /// file.
    Result<Answer> (*stageOptions)(const Event& event, const QString& stage,
                                   const GameLengths& lengths)
        = nullptr;
    /// What would follow from another game of this advanced round.
    Result<Answer> (*whatIfStage)(const Event& supposed, const Event& actual, const Name& stage,
                                  const Asked& asked)
        = whatIfPlacesAnswer;
};

template <>
[[nodiscard]] const KindTable<AnswersKind>& kindTable<AnswersKind>();

} // namespace mentat
