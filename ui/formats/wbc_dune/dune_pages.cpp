#include "ui/formats/wbc_dune/dune_pages.h"

#include "reports/wording/formats/wbc_dune/certainty_wording.h"
#include "reports/wording/formats/wbc_dune/dune_clock_words.h"
#include "ui/formats/wbc_dune/awards/awards_page.h"
#include "ui/formats/wbc_dune/dune_heats_window.h"
#include "ui/heats/clock/clock_acts.h"
#include "ui/heats/clock/clock_bar.h"
#include "ui/heats/day/heat_clock.h"
#include "ui/heats/results/kept_drafts.h"
#include "ui/heats/results/results_page.h"
#include "ui/heats/round_parts.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/heats/standings/standings_page.h"
#include "ui/pages/players/player_panel.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mentat {

static std::vector<PageEntry> dunePages() {
    return {
        pageEntry<RoundsPage>(u"heats"_s, LineIcon::Heats, QT_TRANSLATE_NOOP("Pages", "Heats"),
                              duneHeatsWindow, onlyHeats),
        pageEntry<ResultsPage>(u"results"_s, LineIcon::Results,
                               QT_TRANSLATE_NOOP("Pages", "Results"), duneHeatsWindow),
        pageEntry<StandingsPage>(u"standings"_s, LineIcon::Standings,
                                 QT_TRANSLATE_NOOP("Pages", "Standings"), duneHeatsWindow),
        pageEntry<RoundsPage>(u"final"_s, LineIcon::Final, QT_TRANSLATE_NOOP("Pages", "Final"),
                              duneHeatsWindow, onlyAdvancedRounds),
        pageEntry<AwardsPage>(u"awards"_s, LineIcon::Awards, QT_TRANSLATE_NOOP("Pages", "Awards"))};
}

static std::unique_ptr<QWidget> makeHeatClock(const PageContext& pageContext) {
    return std::make_unique<HeatClock>(pageContext);
}

static std::unique_ptr<QWidget> makeClockBar(const PageContext& pageContext) {
    return std::make_unique<ClockBar>(pageContext, duneClockWords());
}

static std::vector<FindEntry> duneCommands(OpenBook& book) {
    return clockCommands(book, duneClockWords());
}

/// The player is a detail of it, so that it stands below the player's own entry and games, which
/// take no key more.
static FindEntry needEntry(const Event& event, const PlayerId& player) {
    return {.kind = FindKind::Command,
            .word = QCoreApplication::translate("Find", "player"),
            .title = QCoreApplication::translate("Find", "Needed to qualify"),
            .detail = playerName(event, player),
            .names = {QCoreApplication::translate("Find", "what does need")},
            .page = u"players"_s,
            .address = PlayerNeeds::addressOf(player),
            .icon = LineIcon::Standings};
}

/// Beside the rounds of whom it can be asked what they need in order to qualify.
static std::vector<FindEntry> duneFindable(const Event& event) {
    std::vector<FindEntry> entries = roundEntries(event);
    for (const PlayerId& player : playersWithNeed(event))
        entries.push_back(needEntry(event, player));
    return entries;
}

/// What a player needs in order to qualify (R4.6).
static QStringList duneNeeds(const OpenBook& book, const PlayerId& player) {
    const auto need = whatIsNeeded(book.event(), player);
    return need ? needLines(book.wording().language(), *need) : QStringList();
}

PageFormat pageFormatOf(std::type_identity<DunePlay>) {
    return {.name = QT_TRANSLATE_NOOP("PageFormat", "Dune tournament"),
            .pages = dunePages,
            .headerClock = makeHeatClock,
            .headerLine = makeClockBar,
            .eventParts = duneEventParts,
            .ruleParts = duneRuleParts,
            .schedule = duneSchedule,
            .findable = duneFindable,
            .commands = duneCommands,
            .needs = duneNeeds,
            .halfTyped = halfTypedResults,
            .boards = duneBoards,
            .hasSettings = true};
}

} // namespace mentat
