#include "app/session/formats/wbc_dune/dune_session.h"

#include "app/session/formats/wbc_dune/final_game_acts.h"
#include "scoring/formats/wbc_dune/results/believable_game.h"

using namespace Qt::StringLiterals;

namespace mentat {

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
