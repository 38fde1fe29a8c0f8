#include "app/session/formats/wbc_dune/dune_session.h"

#include "app/session/formats/wbc_dune/dune_acts.h"
#include "app/session/people/merging.h"
#include "app/session/rounds/rounds_merge.h"
#include "scoring/formats/wbc_dune/results/believable_game.h"

using namespace Qt::StringLiterals;

namespace mentat {

Result<void> mergeInPlay(Edits& edits, const Event& event, const DunePlay& play,
                         const PlayerId& kept, const PlayerId& other) {
    auto merged = mergeInHeats(edits, event, play, kept, other);
    if (merged) {
        FinalChoices choices = play.choices;
        mergeIn(choices.expansionVotes, kept, other);
        mergeIn(choices.picks, kept, other);
        edits.put(FinalChoicesSlot{}, choices);
    }
    return merged;
}

const HeatsPractice* practiceOf(const DunePlay&) {
    constexpr size_t fewestOfAFullHeat = 5; // a game that counts in full (R2.1)
    static constexpr HeatsPractice practice{
        [](const Event&) { return fewestOfAFullHeat; }, believableEnd,
        [](const Event& event, const Name&, qint64 seed) { return drawFinalSeats(event, seed); }};
    return &practice;
}

Event inventedDuneEvent(QDate firstDay) {
    DunePlay play;
    play.heats = inventedHeats(firstDay, QTime(13, 0));
    play.stage().start = VenueTime::of(firstDay.addDays(3), QTime(10, 0));
    Event event{
        {*Name::fromText(u"Practice tournament"_s), {}, Year(firstDay.year()), {}, {}, {}, {}, {}},
        {},
        {},
        {},
        {},
        {},
        {},
        std::move(play)};
    event.details.sets = {GameSet::Base, GameSet::IxiansTleilaxu};
    return event;
}

} // namespace mentat
