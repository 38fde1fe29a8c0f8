#include "ui/formats/wbc_dune/results/answer_question.h"

#include "app/session/formats/wbc_dune/sheet/sheet_acts.h"
#include "app/session/heats/result_acts.h"
#include "reports/wording/formats/wbc_dune/sheet_wording.h"
#include "ui/desk/open_book.h"

namespace mentat {

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

} // namespace mentat
