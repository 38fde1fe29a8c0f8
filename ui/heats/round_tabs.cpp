#include "ui/heats/round_tabs.h"

#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/heats_scoring.h"
#include "ui/heats/shown_round.h"

#include <QScopedValueRollback>
#include <QShowEvent>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

RoundChoice& RoundChoice::of(OpenBook& book) {
    if (auto* known = book.findChild<RoundChoice*>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    return *new RoundChoice(&book);
}

void RoundChoice::choose(const RoundId& round) {
    if (round == m_round)
        return;
    m_round = round;
    Q_EMIT changed();
}

RoundTabs::RoundTabs(OpenBook& book, RoundsShown which, QWidget* parent)
    : QTabBar(parent)
    , m_book(book)
    , m_choice(RoundChoice::of(book))
    , m_which(which) {
    setObjectName(u"roundTabs"_s);
    setAccessibleName(which == RoundsShown::Heats ? tr("Heats") : tr("Rounds"));
    setDrawBase(false);
    setExpanding(false);
    connect(&m_book, &OpenBook::eventChanged, this, &RoundTabs::showRounds);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_round.reset();
        m_choice.forget();
        showRounds();
    });
    connect(&m_choice, &RoundChoice::changed, this, &RoundTabs::followChoice);
    connect(this, &QTabBar::currentChanged, this, [this](int tab) {
        m_isOwn = m_isTurning; // otherwise the user chose it
        showTab(tab);
        if (!m_isOwn && m_round)
            m_choice.choose(*m_round);
    });
    showRounds();
}

bool RoundTabs::isShown(const RoundId& round) const {
    switch (m_which) {
    case RoundsShown::Heats: return round.isHeat();
    case RoundsShown::AdvancedRounds: return round.isAdvanced();
    case RoundsShown::All: return true;
    }
    Q_UNREACHABLE();
}

int RoundTabs::tabOf(const RoundId& round) const {
    const auto found = std::ranges::find(m_rounds, round);
    return found == m_rounds.end() ? -1 : static_cast<int>(found - m_rounds.begin());
}

std::optional<RoundId> RoundTabs::roundOfTheHour() const {
    if (!m_book.hasEvent())
        return std::nullopt;
    const auto now = mentat::roundOfTheHour(m_book.event(), m_book.now());
    if (!now || !isShown(*now) || !hasComeTo(*now))
        return std::nullopt;
    // An earlier round may have no time of its own.
    const auto next = isToCome(*now) ? advancedRoundToPlay() : std::nullopt;
    return next ? next : now;
}

/// Whether it is an advanced round without tables.
bool RoundTabs::isToCome(const RoundId& round) const {
    const auto known = findRound(m_book.event(), round);
    return round.isAdvanced() && (!known || known->games().empty());
}

/// An advanced round counts only once it has tables: on the evening before, people look for results
/// of heats.
bool RoundTabs::hasComeTo(const RoundId& round) const {
    const auto known = findRound(m_book.event(), round);
    return m_which != RoundsShown::All || round.isHeat() || (known && !known->games().empty());
}

int RoundTabs::tabToOpen() const {
    for (const auto& chosen : {m_isOwn ? m_round : m_choice.round(), m_round}) {
        if (chosen && tabOf(*chosen) >= 0)
            return tabOf(*chosen);
    }
    if (const auto onNow = roundOfTheHour(); onNow && tabOf(*onNow) >= 0)
        return tabOf(*onNow);
    // Without a clock: the first round not yet played.
    for (size_t tab = 0; tab < m_rounds.size() && m_rounds[tab].isHeat(); ++tab) {
        if (!isAllRecorded(findRound(m_book.event(), m_rounds[tab])->games()))
            return static_cast<int>(tab);
    }
    const auto next = advancedRoundToPlay();
    return next ? tabOf(*next) : 0;
}

std::optional<RoundId> RoundTabs::advancedRoundToPlay() const {
    const auto next = m_which == RoundsShown::Heats
                          ? std::nullopt
                          : heatsScoringOf(m_book.event()).roundToPlay(m_book.event());
    return next && tabOf(*next) >= 0 && hasComeTo(*next) ? std::optional<RoundId>(*next)
                                                         : std::nullopt;
}

void RoundTabs::showRounds() {
    {
        const QSignalBlocker quiet(this);
        m_rounds.clear();
        if (m_book.hasEvent()) {
            for (const RoundId& round : plannedRounds(m_book.event())) {
                if (!isShown(round))
                    continue;
                const int tab = static_cast<int>(m_rounds.size());
                m_rounds.push_back(round);
                if (tab >= count())
                    addTab({});
                setTabText(tab, roundTabText(m_book.event(), round));
            }
        }
        while (count() > static_cast<int>(m_rounds.size()))
            removeTab(count() - 1);
        if (!m_rounds.empty())
            setCurrentIndex(tabToOpen());
        // Without a parent it would become a window of its own.
        const bool isSeen = !m_rounds.empty() && !isOfOneAdvancedRound();
        if (parentWidget() || !isSeen)
            setVisible(isSeen);
    }
    showTab(m_rounds.empty() ? -1 : currentIndex());
}

bool RoundTabs::isOfOneAdvancedRound() const {
    return m_which == RoundsShown::AdvancedRounds && m_rounds.size() == 1;
}

void RoundTabs::showTab(int tab) {
    m_round = tab >= 0 && tab < static_cast<int>(m_rounds.size())
                  ? std::optional(m_rounds[static_cast<size_t>(tab)])
                  : std::nullopt;
    Q_EMIT shown();
}

/// Shows the round chosen on another page, if it has a tab here.
void RoundTabs::followChoice() {
    if (!m_choice.round() || tabOf(*m_choice.round()) < 0)
        return;
    m_isOwn = false;
    if (m_choice.round() != m_round)
        choose(*m_choice.round());
}

void RoundTabs::turnToNow(Turn turn) {
    const auto shown = shownRound(m_book, m_round);
    const auto onNow = roundOfTheHour();
    if (shown && onNow && isAllRecorded(shown->games()))
        return choose(*onNow);
    const auto next = shown && turn == Turn::ToPlaying && isToCome(shown->id())
                          ? advancedRoundToPlay()
                          : std::nullopt;
    if (next && tabOf(*next) < tabOf(shown->id())) {
        const QScopedValueRollback turning(m_isTurning, true);
        return choose(*next);
    }
    const auto plays = [this](const RoundId& id) {
        const auto round = findRound(m_book.event(), id);
        return round && std::ranges::any_of(round->games(), isPlaying);
    };
    if (turn != Turn::ToPlaying || (shown && plays(shown->id())))
        return;
    // Tables may still be playing outside of the clock's round, or beside a round that has none
    // yet.
    const auto playing
        = onNow && plays(*onNow)
              ? tabOf(*onNow)
              : static_cast<int>(std::ranges::find_if(m_rounds, plays) - m_rounds.begin());
    if (playing == static_cast<int>(m_rounds.size()))
        return;
    const QScopedValueRollback turning(m_isTurning, true);
    choose(m_rounds[static_cast<size_t>(playing)]);
}

/// Left open since the morning, the page would still show the morning's heat.
void RoundTabs::showEvent(QShowEvent* event) {
    QTabBar::showEvent(event);
    const auto shown = shownRound(m_book, m_round);
    if (event->spontaneous() || !shown || !isAllRecorded(shown->games()))
        return;
    auto next = roundOfTheHour();
    if (!next && m_round->isAdvanced())
        next = advancedRoundToPlay();
    if (next)
        choose(*next);
}

void RoundTabs::choose(const RoundId& round) {
    if (tabOf(round) >= 0)
        setCurrentIndex(tabOf(round));
}

} // namespace mentat

#include "moc_round_tabs.cpp"
