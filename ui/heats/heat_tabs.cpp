#include "ui/heats/heat_tabs.h"

#include "scoring/heats/clock/heat_times.h"
#include "ui/heats/heat_text.h"
#include "ui/heats/shown_heat.h"

#include <QScopedValueRollback>
#include <QShowEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace mentat {

HeatTabs::HeatTabs(OpenBook& book, QWidget* parent)
    : QTabBar(parent)
    , m_book(book)
    , m_choice(HeatChoice::of(book)) {
    setObjectName(u"heatTabs"_s);
    setAccessibleName(tr("Heats"));
    setDrawBase(false);
    setExpanding(false);
    connect(&m_book, &OpenBook::eventChanged, this, &HeatTabs::showHeats);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_heat.reset();
        m_choice.forget();
        showHeats();
    });
    connect(&m_choice, &HeatChoice::changed, this, &HeatTabs::followChoice);
    connect(this, &QTabBar::currentChanged, this, [this](int tab) {
        m_isOwn = m_isTurning; // else by hand
        chooseTab(tab);
    });
    showHeats();
}

int HeatTabs::tabOf(HeatNumber heat) const {
    const auto found = std::ranges::find(m_heats, heat);
    return found == m_heats.end() ? -1 : static_cast<int>(found - m_heats.begin());
}

int HeatTabs::tabToOpen() const {
    for (const auto& chosen : {m_isOwn ? m_heat : m_choice.heat(), m_heat}) {
        if (chosen && tabOf(*chosen) >= 0)
            return tabOf(*chosen);
    }
    const auto onNow = heatOfTheHour(m_book.event(), m_book.now());
    if (onNow)
        return tabOf(*onNow);
    // No clock says: the first heat that is not played.
    const auto& heats = heatsPlay(m_book.event())->heats;
    for (size_t i = 0; i < heats.size(); ++i) {
        if (!isPlayed(heats[i]))
            return static_cast<int>(i);
    }
    return 0;
}

void HeatTabs::showHeats() {
    const HeatsPlay* play = shownPlay(m_book);
    {
        const QSignalBlocker quiet(this);
        m_heats.clear();
        const auto heats = play ? std::span(play->heats) : std::span<const Heat>();
        for (const Heat& heat : heats) {
            const int tab = static_cast<int>(m_heats.size());
            m_heats.push_back(heat.number);
            if (tab >= count())
                addTab({});
            setTabText(tab, heatTabText(heat));
        }
        while (count() > static_cast<int>(m_heats.size()))
            removeTab(count() - 1);
        if (!m_heats.empty())
            setCurrentIndex(tabToOpen());
        // Not before it stands in a page: it would be a window of its own.
        if (parentWidget() || m_heats.empty())
            setVisible(!m_heats.empty());
    }
    chooseTab(m_heats.empty() ? -1 : currentIndex());
}

void HeatTabs::chooseTab(int tab) {
    m_heat = tab >= 0 && tab < static_cast<int>(m_heats.size())
                 ? std::optional(m_heats[static_cast<size_t>(tab)])
                 : std::nullopt;
    if (!m_isOwn)
        m_choice.choose(m_heat);
    Q_EMIT shown();
}

/// As another page has it.
void HeatTabs::followChoice() {
    m_isOwn = false;
    if (m_choice.heat() != m_heat && m_choice.heat())
        choose(*m_choice.heat());
}

void HeatTabs::turnToNow(Turn turn) {
    const Heat* shown = shownHeat(m_book, m_heat);
    const auto onNow = m_book.hasEvent() ? heatOfTheHour(m_book.event(), m_book.now())
                                         : std::optional<HeatNumber>();
    if (!shown || !onNow)
        return;
    if (isAllRecorded(shown->games)) {
        choose(*onNow);
        return;
    }
    const auto plays = [](const Heat& heat) { return std::ranges::any_of(heat.games, isPlaying); };
    if (turn != Turn::ToPlaying || plays(*shown) || !plays(*shownHeat(m_book, onNow)))
        return;
    const QScopedValueRollback turning(m_isTurning, true);
    choose(*onNow);
}

/// A program that was left running since the morning would still show the morning's heat.
void HeatTabs::showEvent(QShowEvent* event) {
    QTabBar::showEvent(event);
    const Heat* shown = shownHeat(m_book, m_heat);
    if (event->spontaneous() || !shown || !isAllRecorded(shown->games))
        return;
    if (const auto onNow = heatOfTheHour(m_book.event(), m_book.now()))
        choose(*onNow);
}

void HeatTabs::choose(HeatNumber heat) {
    if (tabOf(heat) >= 0)
        setCurrentIndex(tabOf(heat));
}

} // namespace mentat
