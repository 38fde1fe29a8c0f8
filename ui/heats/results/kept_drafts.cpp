#include "ui/heats/results/kept_drafts.h"

#include "app/session/rounds/tables/draft_acts.h"
#include "ui/heats/shown_heat.h"

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

} // namespace

std::optional<QString> draftOrWord(OpenBook& book, const GameAddress& place) {
    auto draft = book.draft(draftPlaceOf(place));
    if (!draft)
        book.say(Gravity::Refused, KeptDrafts::tr("There is no draft here."));
    return draft;
}

std::optional<TableNumber> askForTableWithoutDraft(OpenBook& book, const GameAddress& from,
                                                   QWidget& over) {
    QMenu menu(&over);
    menu.setObjectName(u"moveDraftTo"_s);
    const Heat* heat = shownHeat(book, from.heat());
    for (const Game& game : heat->games) {
        const GameAddress place{from.round, game.table};
        if (place == from || game.isVoid || book.draft(draftPlaceOf(place)))
            continue;
        menu.addAction(entryOf(book.event(), game))->setData(game.table.value());
    }
    if (menu.isEmpty()) {
        book.say(Gravity::Refused,
                 KeptDrafts::tr("Every other table in this heat already has a draft."));
        return std::nullopt;
    }
    menu.setActiveAction(nullptr); // an Enter too many chooses nothing
    const QAction* chosen = menu.exec(over.mapToGlobal(QPoint()));
    return chosen ? TableNumber::fromInt(chosen->data().toInt()) : std::nullopt;
}

std::vector<HalfTyped> halfTypedResults(const OpenBook& book) {
    std::vector<HalfTyped> all;
    const HeatsPlay* play = shownPlay(book);
    if (!play)
        return all;
    const auto saying = [](const Game& game) {
        return hasResult(game) ? KeptDrafts::tr("%1: unfinished correction")
                               : KeptDrafts::tr("%1: unfinished result");
    };
    for (const Heat& heat : play->heats) {
        for (const Game& game : heat.games) {
            if (!book.draft(draftPlaceOf({heat.number, game.table})))
                continue;
            const QString table = KeptDrafts::tr("Heat %1, table %2")
                                      .arg(heat.number.value())
                                      .arg(game.table.value());
            all.push_back({saying(game).arg(table), u"results"_s,
                           u"%1/%2"_s.arg(heat.number.value()).arg(game.table.value())});
        }
    }
    const Game* final = onlyFinalGame(book.event());
    if (final && book.draft(draftPlaceOf(finalAddress(book.event()))))
        all.push_back({saying(*final).arg(KeptDrafts::tr("Final")), u"final"_s, QString()});
    return all;
}

void throwAwayDraftOf(OpenBook& book, const GameAddress& place) {
    const auto draft = draftOrWord(book, place);
    if (!draft || !book.perform(throwDraftAway(book.event(), place, *draft)))
        return;
    book.say(Gravity::Note, KeptDrafts::tr("The draft was discarded. Ctrl+Z brings it back."));
}

} // namespace mentat
