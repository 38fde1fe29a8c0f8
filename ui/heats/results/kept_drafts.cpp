#include "ui/heats/results/kept_drafts.h"

#include "app/session/rounds/result_acts.h"
#include "app/session/sheets/sheet_kind.h"
#include "ui/heats/shown_round.h"

#include <QCoreApplication>
#include <QMenu>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Where its words are translated.
struct KeptDrafts {
    Q_DECLARE_TR_FUNCTIONS(mentat::KeptDrafts)
};

/// "&4  Beatrice Kane, …": who sits there tells the table.
QString entryOf(const Event& event, const Game& game) {
    QStringList names;
    for (const Seat& seat : game.seats)
        names.append(playerName(event, seat.player).replace(u'&', u"&&"_s));
    return u"&%1  %2"_s.arg(game.table.value()).arg(names.join(u", "_s));
}

/// What is half typed of a game; where nothing is, that is said.
std::optional<QString> draftOrWord(OpenBook& book, const GameAddress& place) {
    auto draft = book.draft(draftPlaceOf(place));
    if (!draft)
        book.say(Gravity::Refused, KeptDrafts::tr("There is no draft here."));
    return draft;
}

std::optional<TableNumber> askForTable(OpenBook& book, const GameAddress& from, QWidget& over) {
    QMenu menu(&over);
    menu.setObjectName(u"moveDraftTo"_s);
    const auto round = shownRound(book, from.round);
    for (const Game& game : round->games()) {
        const GameAddress place{from.round, game.table};
        if (place == from || game.isVoid || book.draft(draftPlaceOf(place)))
            continue;
        menu.addAction(entryOf(book.event(), game))->setData(game.table.value());
    }
    if (menu.isEmpty()) {
        book.say(Gravity::Refused, KeptDrafts::tr("Every other table already has a draft."));
        return std::nullopt;
    }
    menu.setActiveAction(nullptr); // an Enter too many chooses nothing
    const QAction* chosen = menu.exec(over.mapToGlobal(QPoint()));
    return chosen ? TableNumber::fromInt(chosen->data().toInt()) : std::nullopt;
}

} // namespace

std::optional<TableNumber> moveDraftByMenu(OpenBook& book, const GameAddress& from, QWidget& over) {
    const auto draft = draftOrWord(book, from);
    const auto table = draft ? askForTable(book, from, over) : std::nullopt;
    const Game* there = table ? gameAt(book.event(), {from.round, *table}) : nullptr;
    if (!there)
        return std::nullopt;
    const auto moved = sheetKindOf(book.event())->moved(*draft, book.event(), *there);
    if (!moved) {
        book.say(Gravity::Refused,
                 KeptDrafts::tr("The draft has more rows than table %1 has players.")
                     .arg(table->value()));
        return std::nullopt;
    }
    if (!book.perform(moveDraft(from, *draft, *table, *moved)))
        return std::nullopt;
    book.say(Gravity::Note,
             KeptDrafts::tr("The draft now belongs to table %1. Ctrl+Z moves it back.")
                 .arg(table->value()));
    return table;
}

std::vector<HalfTyped> halfTypedResults(const OpenBook& book) {
    std::vector<HalfTyped> all;
    if (!book.hasEvent())
        return all;
    const Event& event = book.event();
    const auto nameOf = [&](const GameAddress& place) {
        return place.round.isAdvanced() && hasOnlyFinal(event)
                   ? roundName(event, place.round)
                   : KeptDrafts::tr("%1, table %2", "a round, a number")
                         .arg(roundName(event, place.round))
                         .arg(place.table.value());
    };
    for (const Round& round : roundsOf(event)) {
        for (const Game& game : round.games()) {
            const GameAddress place{round.id(), game.table};
            if (!book.draft(draftPlaceOf(place)))
                continue;
            const QString saying = hasResult(game) ? KeptDrafts::tr("%1: unfinished correction")
                                                   : KeptDrafts::tr("%1: unfinished result");
            all.push_back({saying.arg(nameOf(place)), u"results"_s, addressOf(place)});
        }
    }
    return all;
}

void throwAwayDraftOf(OpenBook& book, const GameAddress& place) {
    const auto draft = draftOrWord(book, place);
    if (!draft || !book.perform(throwDraftAway(book.event(), place, *draft)))
        return;
    book.say(Gravity::Note, KeptDrafts::tr("The draft was discarded. Ctrl+Z brings it back."));
}

} // namespace mentat
