#include "ui/dune/dune_heats_window.h"

#include "app/session/dune/dune_session.h"
#include "app/session/dune/sheet/sheet_state.h"
#include "app/session/rounds/result_acts.h"
#include "model/dune/game.h"
#include "model/rounds/round.h"
#include "reports/wording/dune/dune_clock_words.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/sheet_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/dune/final/final_game.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/results/adjudication.h"
#include "ui/desk/keys.h"
#include "ui/dune/final/final_panel.h"
#include "ui/dune/results/sheet/dune_fields.h"
#include "ui/dune/results/sheet/sheet_course.h"
#include "ui/heats/standings/what_if_panel.h"
#include "ui/sheets/sheet_view.h"

#include <QCoreApplication>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct DuneHeats {
    Q_DECLARE_TR_FUNCTIONS(DuneHeats)
};

void addFactions(QMenu& above, OpenBook& book, const GameAddress& table, const Game& game,
                 const Seat& seat) {
    const QString name = playerName(book.event(), seat.player);
    QMenu* menu = above.addMenu(menuText(DuneHeats::tr("%1 plays").arg(name)));
    const auto record = [&book, table, number = seat.number](std::optional<Faction> faction) {
        book.perform(recordFaction(book.event(), table, number, faction));
    };
    const auto& sets = book.event().details.sets;
    for (const Faction faction : factionPool(sets, game.variant, game.seats.size())) {
        QAction* action = menu->addAction(book.wording().sideName(faction), &above,
                                          [record, faction] { record(faction); });
        action->setCheckable(true);
        action->setChecked(dune(seat).faction == faction);
    }
    menu->addSeparator();
    menu->addAction(DuneHeats::tr("Not known"), &above, [record] { record(std::nullopt); });
}

void addTrades(QMenu& above, OpenBook& book, const GameAddress& table, const Game& game,
               const Seat& seat) {
    // R1.3: factions are chosen before play begins.
    if (!dune(seat).faction || game.start)
        return;
    const QString name = playerName(book.event(), seat.player);
    QMenu* menu = above.addMenu(menuText(DuneHeats::tr("%1 trades factions with").arg(name)));
    for (const Seat& other : game.seats) {
        if (other.player == seat.player || !dune(other).faction)
            continue;
        const QString text = DuneHeats::tr("%1 (%2)").arg(
            playerName(book.event(), other.player), book.wording().sideName(*dune(other).faction));
        menu->addAction(menuText(text), &above,
                        [&book, table, one = seat.number, two = other.number] {
                            book.perform(tradeFactions(book.event(), table, one, two));
                        });
    }
    menu->setEnabled(!menu->isEmpty());
}

void addSeatActs(QMenu& menu, OpenBook& book, const GameAddress& table, const Seat& seat) {
    const Game& game = *gameAt(book.event(), table);
    addFactions(menu, book, table, game, seat);
    addTrades(menu, book, table, game, seat);
}

DrawBox factionsBox() {
    return {DuneHeats::tr("Draw factio&ns too"),
            [](const Event& event) { return event.settings.drawSides == DrawSides::Program; },
            [](bool isTicked) { return DrawPart(DuneDraw{.factions = isTicked}); }};
}

QString winnersOf(const Event& event, const Game& game) {
    QStringList names;
    for (const Seat& seat : game.seats) {
        if (hasWon(seat))
            names.append(playerName(event, seat.player));
    }
    return names.join(u", "_s);
}

/// The values that the verdict waits for; empty: none.
QString awaitedBy(const Event& event, const Game& game, const Wording& wording) {
    const AwaitedVerdict awaited = awaitedVerdict(game, event.settings);
    QStringList texts;
    for (const GameQuestion& one : awaited.values)
        texts.append(wording.question(one.fact, playerName(event, game.seats[*one.seat].player)));
    if (!awaited.toRoll.empty())
        texts.append(DuneHeats::tr("the sides' roll"));
    return texts.isEmpty()
               ? QString()
               : DuneHeats::tr("waiting for %1").arg(firstNames(wording.language(), texts));
}

QString outcomeText(const Event& event, const Game& game, const Wording& wording) {
    if (!hasResult(game))
        return awaitedBy(event, game, wording);
    return u"%1: %2"_s.arg(victoryName(wording.language(), *dune(game).victory),
                           winnersOf(event, game));
}

/// R7.3: the finalists pick before they play.
QString lackingAtStart(const OpenBook& book, const RoundId& round) {
    QStringList names;
    if (round.isAdvanced()) {
        for (const FinalSeat& seat : finalState(book.event()).seats) {
            if (!seat.plays)
                names.append(playerName(book.event(), seat.player));
        }
    }
    return names.isEmpty()
               ? QString()
               : DuneHeats::tr("No faction is picked yet for %1. Pick first, or press the same key "
                               "again to start without.")
                     .arg(firstNames(book.wording().language(), names));
}

RulesPanel* makeFinalPanel(const PageContext& pageContext) {
    return new FinalPanel(pageContext);
}

SheetFields* makeFields(OpenBook& book, SheetDraft& sheet, const GameAddress& place) {
    return new DuneFields(book, sheet, place);
}

std::vector<SheetAct> sheetActs() {
    const auto of
        = [](SheetView& sheet) -> DuneFields& { return static_cast<DuneFields&>(sheet.fields()); };
    std::vector<SheetAct> all{
        {DuneHeats::tr("&Control grid: who held what, turn by turn"), DeskKey::OpenControlGrid,
         [=](SheetView& sheet) { of(sheet).toggleControlGrid(); }, SheetWhen::Typing},
        {DuneHeats::tr("&Losers' end values"), DeskKey::AllValues,
         [=](SheetView& sheet) {
             if (!sheet.refuses())
                 of(sheet).toggleAllValues();
         },
         SheetWhen::OfHeat}}; // in the final all values are asked
    for (const RowAct& row : rowActs())
        all.push_back({say(row.text), row.key,
                       [=](SheetView& sheet) { of(sheet).actInRow(row.key); }, SheetWhen::InRow});
    return all;
}

// Acts on a sheet that is not open.

bool answerQuestion(OpenBook& book, const GameAddress& place, const GameQuestion& question,
                    const QString& typed) {
    const Event& event = book.event();
    const Game* game = gameAt(event, place);
    if (!game)
        return false;
    const auto after = answered(event, place, *game, question, typed);
    if (!after) {
        book.say(Gravity::Refused, sheetFaultText(book.wording().language(), after.error()));
        return false;
    }
    return book.perform(recordGame(event, place, *after));
}

constexpr Phrase orderTied
    = Phrase("LineUp", "Tied for who picks a faction first: %1. Roll on the Standings page.");

} // namespace

constinit const HeatsWindow duneHeatsWindow{.addSeatActs = addSeatActs,
                                            .clocks = duneClockWords,
                                            .drawBox = factionsBox,
                                            .orderTied = orderTied,
                                            .lackingAtStart = lackingAtStart,
                                            .makeRulesPanel = makeFinalPanel,
                                            .makeFields = makeFields,
                                            .sheetActs = sheetActs,
                                            .outcomeText = outcomeText,
                                            .standings = &duneStandingsWindow,
                                            .answer = answerQuestion};

} // namespace mentat
