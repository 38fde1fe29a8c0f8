#include "ui/formats/wbc_dune/results/answer_question.h"

#include "app/session/formats/wbc_dune/result_acts.h"
#include "scoring/formats/wbc_dune/results/awaited_verdict.h"
#include "ui/desk/open_book.h"
#include "ui/formats/wbc_dune/results/sheet_reading.h"
#include "ui/formats/wbc_dune/results/sheet_state.h"

namespace mentat {

bool answerQuestion(OpenBook& book, const GamePlace& place, const GameQuestion& question,
                    const QString& typed) {
    const Event& event = book.event();
    const Game* game = gameAt(event, place);
    if (!game)
        return false;
    SheetText text = textOf(*game, event.settings);
    textIn(text, fieldOf(question)) = typed.toUpper();
    const SheetReading reading = readSheet(text, *game, event, place);
    if (!reading.problems.empty()) {
        book.say(Gravity::Refused, reading.problems.front().sentence);
        return false;
    }
    // The last value that a verdict waited for names who won.
    return book.perform(recordGame(event, place, withoutOpenVerdict(reading.game, event.settings)));
}

} // namespace mentat
