#include "tests/scoring/played_events.h"

#include "app/cli/dune/dune_answers.h"
#include "model/document/dune/game_document.h"
#include "model/document/event_document.h"
#include "scoring/dune/results/adjudication.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/soak.h"

namespace mentat::test {

namespace {

raw::Json answered(const Event& event, const EventAnswer& answer) {
    const Wording wording;
    const auto made = answer(event, {wording});
    return made ? asRaw(made->value) : raw::Json();
}

} // namespace

PlayedEvent playedEvent(const QByteArray& document) {
    const auto json = Json::parse(document);
    if (!json)
        qFatal("A document of the tests is no JSON.");
    auto event = readEventDocument(*json);
    auto checked = raw::readJson(document);
    if (!event || !checked)
        qFatal("A document of the tests has errors.");
    return {*std::move(event), *std::move(checked)};
}

PlayedEvent randomPlayed(quint32 seed) {
    return playedEvent(raw::randomPlayedEvent(seed));
}

PlayedEvent randomStorm(quint32 seed) {
    return playedEvent(raw::randomStormEvent(seed));
}

raw::Json asRaw(const Json& json) {
    const auto read = raw::readJson(json.toBytes());
    if (!read)
        qFatal("An answer is no JSON.");
    return *read;
}

raw::Json standingsOf(const Event& event) {
    return answered(event, standingsAnswer);
}

raw::Json finalistsOf(const Event& event) {
    return answered(event, finalistsAnswer);
}

raw::Json awardsOf(const Event& event) {
    return answered(event, awardsAnswer);
}

raw::Json placementsOf(const Event& event) {
    return answered(event, placementsAnswer);
}

raw::Json scoresOf(const Event& event) {
    return answered(event, scoreAnswer);
}

raw::Json verdictOf(const QByteArray& document) {
    const auto json = Json::parse(document);
    const auto game = json ? readGameToAdjudicate(*json) : tl::unexpected(json.error());
    if (!game)
        return {};
    const Wording wording;
    return asRaw(verdictAnswer(adjudicate(*game, Settings()), {wording}).value);
}

quint32 seedCount() {
    return isSoak() ? 20'000 : 700;
}

Game& gameIn(Event& event, const GameAddress& place) {
    for (Heat& heat : std::get<DunePlay>(event.play).heats) {
        for (Game& game : heat.games) {
            if (heat.number == place.heat() && game.table == place.table)
                return game;
        }
    }
    qFatal("No such game.");
}

} // namespace mentat::test
