#include "ui/dune/standings/dune_standings_window.h"

#include "app/session/dune/dune_session.h"
#include "reports/wording/dune/certainty_wording.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/rule_notes.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/dune/games/best_game.h"
#include "scoring/dune/results/game_questions.h"
#include "scoring/dune/standings/already_through.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/dune/today/event_questions.h"
#include "ui/dune/dune_heats_window.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/lists/list_table.h"
#include "ui/look/spacing.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int shownSeats = 6;

} // namespace

DuneWhatIfFields::DuneWhatIfFields(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_victory(named(new QComboBox, u"whatIfVictory"_s, tr("Victory")))
    , m_seats(new SupposedSeatsModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Who wins the game")), u"whatIfSeats"_s)) {
    m_list->setModel(m_seats);
    m_list->setNameColumn(SupposedSeatsModel::Name);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_list->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked
                            | QAbstractItemView::EditKeyPressed);
    for (const auto& [victory, word] : idTable(Victory()))
        m_victory->addItem(victoryName(m_book.wording().language(), victory),
                           static_cast<int>(victory));
    addParts(bareColumn(this), {{m_list, 1}});
    connect(m_victory, &QComboBox::activated, this, &DuneWhatIfFields::supposeVictory);
    // Queued: the row must not change under its own editor.
    connect(m_seats, &SupposedSeatsModel::supposed, this, &DuneWhatIfFields::supposeSeat,
            Qt::QueuedConnection);
}

void DuneWhatIfFields::addRows(QFormLayout& form) {
    form.addRow(tr("Victor&y"), m_victory);
}

void DuneWhatIfFields::show(const Game* game) {
    m_game = game ? std::optional(*game) : std::nullopt;
    m_victory->setEnabled(game);
    m_victory->setCurrentIndex(game && dune(*game).victory
                                   ? m_victory->findData(static_cast<int>(*dune(*game).victory))
                                   : -1);
    m_seats->setRows(game ? supposedSeats(m_book.event(), *game, m_book.wording())
                          : std::vector<SupposedSeat>());
    fitColumns(*m_list);
    m_list->setMinimumSize(
        m_list->minWidth(),
        std::min((shownSeats + 2) * fontMetrics().height() * 3 / 2, m_list->sizeHint().height()));
}

void DuneWhatIfFields::supposeVictory() {
    if (m_game)
        Q_EMIT supposed(wonAs(*m_game, static_cast<Victory>(m_victory->currentData().toInt()),
                              m_book.event().settings));
}

void DuneWhatIfFields::supposeSeat(const SupposedSeat& changed) {
    if (m_game)
        Q_EMIT supposed(withSeat(*m_game, changed.player, changed.wins, changed.values));
}

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
    remarks.marks.otherReading
        = ruleNote(wording.language(), event.settings.tieBreakValues == TieBreakValues::Individual
                                           ? RuleNote::AllianceTotalsDisagree
                                           : RuleNote::OwnValuesDisagree);
    markQuestions(event, remarks.questions, remarks.marks);
    for (const Certainty& one : alreadyCertain(event)) {
        if (std::holds_alternative<NoGameLeft>(one.reason))
            continue; // the cut already says so
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

#include "moc_dune_standings_window.cpp"
