#include "ui/formats/wbc_dune/final/final_play_panel.h"

#include "app/session/formats/wbc_dune/dune_acts.h"
#include "app/session/rounds/round_acts.h"
#include "reports/wording/formats/wbc_dune/rule_notes.h"
#include "scoring/heats/clock/round_times.h"
#include "ui/heats/shown_round.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace mentat {

FinalPlayPanel::FinalPlayPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_times(plainLabel(u"finalTimes"_s))
    , m_length(new QLabel(tr("&Time limit")))
    , m_minutes(named(new QSpinBox, u"finalMinutes"_s))
    , m_waived(named(new QCheckBox(tr("Without a cloc&k")), u"finalClockWaived"_s)) {
    build();
    connect(m_minutes, &QSpinBox::editingFinished, this, [this] {
        const Minutes typed(m_minutes->value());
        // The focus also goes when an event of another kind is chosen.
        const Stage* stage = shownStage(m_book);
        if (!stage || typed == finalMinutes(*stage))
            return;
        Stage after = *stage;
        after.minutes = typed;
        m_book.perform(changeRound(m_book.event(), finalName(), after));
    });
    connect(m_waived, &QCheckBox::clicked, this,
            [this](bool waived) { m_book.perform(waiveFinalClock(m_book.event(), waived)); });
}

void FinalPlayPanel::build() {
    constexpr int longest = 24 * 60;
    m_minutes->setAccessibleName(tr("Longest time for the final, in minutes"));
    m_minutes->setRange(1, longest);
    m_minutes->setSingleStep(30);
    m_minutes->setSuffix(tr(" min"));
    m_length->setBuddy(m_minutes);
    m_waived->setToolTip(ruleNote(m_book.wording().language(), RuleNote::FinalClockWaived));
    addParts(bareRow(this, space::small),
             {{m_times, 1}, m_length, m_minutes, Distance{space::small}, m_waived});
}

QString FinalPlayPanel::times() const {
    const Game* game = onlyFinalGame(m_book.event());
    const auto said = [](const VenueTime& time) { return timeText(time.time()); };
    if (game && game->start && game->end)
        return tr("Played from %1 to %2").arg(said(*game->start), said(*game->end));
    if (game && game->end)
        return tr("Ended at %1").arg(said(*game->end));
    const auto clock = finalTimes(m_book.event());
    if (game && game->start && clock && clock->end)
        return tr("Started at %1, ends by %2").arg(said(*game->start), said(*clock->end));
    if (game && game->start)
        return tr("Started at %1").arg(said(*game->start));
    if (const auto& start = shownStage(m_book)->start)
        return tr("Not started; scheduled for %1").arg(said(*start));
    return tr("Not started");
}

void FinalPlayPanel::showState(const FinalState& state) {
    m_times->setText(times());
    const Settings& settings = m_book.event().settings;
    const bool isOpen = state.step != FinalStep::ResultDue && state.step != FinalStep::Rolls
                        && state.step != FinalStep::Placed;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_length, m_minutes, m_waived})
        widget->setVisible(isOpen);
    if (!m_minutes->hasFocus())
        m_minutes->setValue(finalMinutes(*shownStage(m_book)).value());
    m_waived->setChecked(settings.finalClockWaived);
    m_minutes->setEnabled(m_book.canWrite() && !settings.finalClockWaived);
    m_waived->setEnabled(m_book.canWrite());
}

} // namespace mentat
