#include "ui/formats/wbc_dune/results/closed_sheet.h"

#include "app/session/formats/wbc_dune/sheet/sheet_acts.h"
#include "app/session/formats/wbc_dune/sheet/sheet_text.h"
#include "app/session/rounds/tables/draft_acts.h"
#include "app/session/rounds/tables/result_acts.h"
#include "reports/wording/formats/wbc_dune/sheet_wording.h"
#include "ui/desk/open_book.h"
#include "ui/heats/results/kept_drafts.h"

#include <QCoreApplication>

namespace mentat {

namespace {

struct ClosedSheet {
    Q_DECLARE_TR_FUNCTIONS(mentat::ClosedSheet)
};

} // namespace

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

std::optional<TableNumber> moveDraftByMenu(OpenBook& book, const GameAddress& place,
                                           QWidget& over) {
    const auto draft = draftOrWord(book, place);
    const auto sheet = draft ? textOfDraft(*draft) : std::nullopt;
    const auto table = sheet ? askForTableWithoutDraft(book, place, over) : std::nullopt;
    const Game* there = table ? gameAt(book.event(), {place.round, *table}) : nullptr;
    if (!there)
        return std::nullopt;
    const auto moved = textMovedTo(*sheet, *there, book.event().settings);
    if (!moved) {
        book.say(Gravity::Refused,
                 ClosedSheet::tr("The draft has more rows than table %1 has players.")
                     .arg(table->value()));
        return std::nullopt;
    }
    if (!book.perform(moveDraft(place, *draft, *table, draftOf(*moved))))
        return std::nullopt;
    book.say(Gravity::Note,
             ClosedSheet::tr("The draft now belongs to table %1. Ctrl+Z moves it back.")
                 .arg(table->value()));
    return table;
}

} // namespace mentat
