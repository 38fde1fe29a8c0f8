#include "ui/ruleset/standings/ruleset_standings_window.h"

#include "model/ruleset/ruleset_play.h"
#include "reports/wording/ruleset/result_wording.h"
#include "scoring/ruleset/stage_lineups.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/ruleset/ruleset_pages.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

TypedWhatIfFields::TypedWhatIfFields(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_seats(wrapped(plainLabel(u"whatIfSeats"_s)))
    , m_scores(named(new QLineEdit, u"whatIfScores"_s, tr("Scores")))
    , m_places(named(new QLineEdit, u"whatIfPlaces"_s, tr("Places"))) {
    auto* hint = wrapped(new TextLabel(
        TextLevel::Weak, tr("In the order of the seats, as on the sheet; press Enter to see.")));
    addParts(bareColumn(this, space::small), {m_seats, hint});
    for (QLineEdit* line : {m_scores, m_places})
        connect(line, &QLineEdit::returnPressed, this, &TypedWhatIfFields::supposeTyped);
}

void TypedWhatIfFields::addRows(QFormLayout& form) {
    form.addRow(tr("&Scores"), m_scores);
    form.addRow(tr("P&laces"), m_places);
}

void TypedWhatIfFields::show(const Game* game) {
    m_game = game ? std::optional(*game) : std::nullopt;
    QStringList seats;
    const ResultText text = game ? textOf(*game) : ResultText();
    for (const PlayerId& player : text.players)
        seats.append(tr("%1. %2").arg(seats.size() + 1).arg(playerName(m_book.event(), player)));
    m_seats->setText(seats.join(u'\n'));
    m_scores->setText(text.scores);
    m_places->setText(text.places);
    for (QLineEdit* line : {m_scores, m_places})
        line->setEnabled(game);
}

void TypedWhatIfFields::supposeTyped() {
    const auto* play = m_book.play<RulesetPlay>();
    if (!m_game || !play)
        return;
    ResultText text = textOf(*m_game);
    text.scores = m_scores->text();
    text.places = m_places->text();
    const ResultReading reading = readResult(text, *m_game, play->ruleset);
    if (reading.fault)
        Q_EMIT refused(resultFaultText(m_book.wording().language(), *reading.fault));
    else
        Q_EMIT supposed(reading.game);
}

namespace {

struct RulesetCut {
    Q_DECLARE_TR_FUNCTIONS(RulesetCut)
};

/// The top players go to the first stage that is held (H8).
QString qualifyingSentence(const OpenBook&, const Event& event, const Standings& standings) {
    const auto stages = stageLineUps(event).stages;
    const auto held = std::ranges::find_if(stages, &StageLineUp::held);
    const int qualify = static_cast<int>(
        std::ranges::count(standings.ranked, StandingStatus::Qualifier, &Standing::status));
    return held == stages.end()
               ? RulesetCut::tr("Cut: top %n (qualifies|qualify) (H8)", nullptr, qualify)
               : RulesetCut::tr("Cut: top %n to the %1 (H8)", nullptr, qualify)
                     .arg(held->stage.text());
}

WhatIfFields* makeTypedFields(const PageContext& pageContext) {
    return new TypedWhatIfFields(pageContext);
}

} // namespace

constinit const StandingsWindow rulesetStandingsWindow{.cut = qualifyingSentence,
                                                       .makeWhatIfFields = makeTypedFields};

} // namespace mentat

#include "moc_ruleset_standings_window.cpp"
