#include "reports/wording/formats/wbc_dune/certainty_wording.h"
#include "reports/wording/formats/wbc_dune/rule_notes.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/formats/wbc_dune/games/best_game.h"
#include "scoring/formats/wbc_dune/results/game_questions.h"
#include "scoring/formats/wbc_dune/standings/already_through.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "scoring/formats/wbc_dune/today/event_questions.h"
#include "ui/formats/wbc_dune/dune_heats_window.h"
#include "ui/formats/wbc_dune/standings/dune_what_if_fields.h"
#include "ui/itemmodels/value_texts.h"

#include <QCoreApplication>

namespace mentat {

namespace {

struct DuneStandings {
    Q_DECLARE_TR_FUNCTIONS(DuneStandings)
};

constexpr size_t shownCuts = 3; // of earlier years

QString cutSentence(const OpenBook& book, const Event& event, const Standings&) {
    QStringList years;
    for (const EarlierCut& cut : earlierCuts(book.book(), book.eventId())) {
        if (static_cast<size_t>(years.size()) < shownCuts)
            years.append(DuneStandings::tr("%1: the last qualifier had %2")
                             .arg(cut.year.value())
                             .arg(pointsText(cut.qp)));
    }
    return cutText(book.wording().language(), event.settings.finalists.value(), years);
}

/// R10.26: the unknown values of best games that could decide.
void markQuestions(const Event& event, const std::vector<OpenQuestion>& questions,
                   StandingMarks& marks) {
    for (const OpenQuestion& one : questions) {
        const auto value = endValueOf(one.question.fact);
        if (!value || !one.question.seat || one.deciding.empty())
            continue;
        const PlayerId& player = gameAt(event, one.place)->seats[*one.question.seat].player;
        marks.askedKeys.emplace(player, FirstValueKey + static_cast<size_t>(*value));
    }
}

StandingRemarks duneRemarks(const Event& event, const Wording& wording) {
    StandingRemarks remarks;
    remarks.questions = eventQuestions(event).asked;
    remarks.marks.otherReading = ruleNote(wording.language(), RuleNote::OtherTieBreakReading);
    markQuestions(event, remarks.questions, remarks.marks);
    for (const Certainty& one : alreadyCertain(event)) {
        if (std::holds_alternative<NoGameLeft>(one.reason))
            continue; // the cut says it all
        remarks.marks.notes.emplace(one.player, one.kind == CertaintyKind::Through
                                                    ? DuneStandings::tr("already through")
                                                    : DuneStandings::tr("already out"));
        remarks.reasons.emplace(one.player, certaintyText(wording.language(), one));
    }
    return remarks;
}

WhatIfFields* makeDuneFields(const PageContext& pageContext) {
    return new DuneWhatIfFields(pageContext);
}

} // namespace

constinit const StandingsWindow duneStandingsWindow{
    .cut = cutSentence, .remarks = duneRemarks, .makeWhatIfFields = makeDuneFields};

} // namespace mentat
