#include "model/document/event_document.h"
#include "scoring/scoring_kind.h"
#include "scoring/statistics/history.h"
#include "scoring/statistics/history_figures.h"
#include "tests/benchmarks/years.h"

#include <benchmark/benchmark.h>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int fewYears = 30;
constexpr int manyYears = 50;

/// A file of as many years, in which the same people play every year.
Book bookOfPlay(int years, int players, int games) {
    Book book;
    for (int i = 1; i <= players; ++i)
        book.people.push_back({{}, PersonId(i), *Name::fromText(u"Player Number %1"_s.arg(i)), {}});
    for (const QByteArray& document : yearsOfPlay(years, players, games)) {
        auto event = readEventDocument(*Json::parse(document));
        if (!event)
            qFatal("A document of the benchmarks has errors.");
        for (size_t i = 0; i < event->players.size(); ++i)
            event->players[i].person = book.people[i].id;
        book.events.push_back({nextEventId(book), *std::move(event)});
    }
    return book;
}

/// 30 years of 45 players and 15 games; 50 of 2,004 players and 1,002 games.
const Book& bookOf(int years) {
    static std::map<int, Book> books;
    const auto known = books.find(years);
    if (known != books.end())
        return known->second;
    const bool isFew = years <= fewYears;
    return books.emplace(years, bookOfPlay(years, isFew ? 45 : 2004, isFew ? 15 : 1002))
        .first->second;
}

void statisticsOf(const Book& book) {
    const Event& newest = book.events.back().event;
    const std::vector<const Event*> earlier = earlierEvents(book, newest);
    benchmark::DoNotOptimize(kindOf<ScoringKind>(newest).figures(newest, earlier));
}

void historyOf(const Book& book) {
    const History history = mentat::historyOf(book, book.events.back().event.play.index());
    benchmark::DoNotOptimize(historyFigures(history));
}

void statisticsOfAYear(benchmark::State& state) {
    const Book& book = bookOf(1);
    for ([[maybe_unused]] auto _ : state)
        statisticsOf(book);
}
BENCHMARK(statisticsOfAYear)->Unit(benchmark::kMillisecond);

void statisticsBesideYears(benchmark::State& state) {
    const Book& book = bookOf(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto _ : state)
        statisticsOf(book);
}
BENCHMARK(statisticsBesideYears)->Arg(fewYears)->Arg(manyYears)->Unit(benchmark::kMillisecond);

void historyOfYears(benchmark::State& state) {
    const Book& book = bookOf(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto _ : state)
        historyOf(book);
}
BENCHMARK(historyOfYears)->Arg(fewYears)->Arg(manyYears)->Unit(benchmark::kMillisecond);

// The floor of all of these: the games of each player and the wins counted, once through all seats.
void everySeatOfYears(benchmark::State& state) {
    const Book& book = bookOf(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto _ : state) {
        qint64 wins = 0;
        for (const BookEvent& entry : book.events) {
            std::map<PlayerId, int> games;
            for (const Heat& heat : std::get<DunePlay>(entry.event.play).heats) {
                for (const Game& game : heat.games) {
                    for (const Seat& seat : game.seats) {
                        ++games[seat.player];
                        wins += dune(seat).winner && dune(seat).faction ? 1 : 0;
                    }
                }
            }
            benchmark::DoNotOptimize(games);
        }
        benchmark::DoNotOptimize(wins);
    }
}
BENCHMARK(everySeatOfYears)->Arg(1)->Arg(fewYears)->Arg(manyYears)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace mentat::test
