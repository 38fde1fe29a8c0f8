#include "scoring/dune/figures/dune_figures.h"

#include "scoring/dune/standings/dune_standings.h"
#include "scoring/statistics/figure.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr FigureWord together{"all"_L1};
constexpr FigureWord thisYear{"this-year"_L1};
constexpr FigureWord earlierYears{"earlier-years"_L1};

/// A share of the whole; empty if the whole is 0.
FigurePoint sharePoint(int part, int whole) {
    if (whole == 0)
        return {};
    return {static_cast<double>(part) / whole, {}, whole, 0};
}

FigurePoint pointsPoint(const RatioMean& mean) {
    return {mean.mean(), {}, mean.known, mean.unknown};
}

/// A number counted over games: where there are none, 0 would say too much.
FigurePoint pointOfGames(const EventFigures& year, int number) {
    return year.heatGames.games == 0 ? FigurePoint() : countedPoint(number);
}

class YearInFigures {
public:
    YearInFigures(const Event& event, std::span<const Event* const> earlier)
        : m_event(event)
        , m_year(eventFigures(event))
        , m_earlier(pooledFigures(earlier)) {}

    std::vector<Figure> run() {
        addParticipation();
        for (const GameMeasure& measure : gameMeasures)
            addMeans(measure);
        addPace();
        addVictories();
        m_figures.push_back(winsByFaction(m_year));
        addRates();
        addNormalized();
        addQp();
        addAlliances();
        addAdjudications();
        return std::move(m_figures);
    }

private:
    [[nodiscard]] bool hasEarlier() const { return m_earlier.heatGames.games > 0; }

    [[nodiscard]] FigurePoint ofGames(int number) const { return pointOfGames(m_year, number); }

    void addParticipation() {
        std::vector<HeatParticipation> heats;
        for (const HeatFigures& heat : m_year.heats)
            heats.push_back(
                {heat.heat, heat.entrants, heat.completed.playerStarts, heat.completed.games});
        m_figures = participationFigures(heats, m_year.byHeatsPlayed);
    }

    /// Adds a mean for each heat and table size, then for all heats and for all sizes.
    void addMeans(const GameMeasure& measure) {
        const auto of = measure.mean;
        const double scale = measure.scale();
        Figure figure{measure.name, FigureShape::Bars, measure.unit};
        for (const HeatFigures& heat : m_year.heats)
            figure.categories.emplace_back(heat.heat);
        figure.categories.emplace_back(together);
        for (const SizeFigures& size : m_year.sizes) {
            FigureSeries series{TableSize{size.players}, {}};
            for (const HeatFigures& heat : m_year.heats)
                series.points.push_back(meanPoint(gamesOf(heat.heat, size.players).*of, scale));
            series.points.push_back(meanPoint(size.completed.*of, scale));
            figure.series.push_back(std::move(series));
        }
        FigureSeries every{together, {}};
        for (const HeatFigures& heat : m_year.heats)
            every.points.push_back(meanPoint(heat.completed.*of, scale));
        every.points.push_back(meanPoint(m_year.heatGames.*of, scale));
        if (m_year.sizes.size() != 1) // a single size would repeat the total
            figure.series.push_back(std::move(every));
        figure.leftOut = (m_year.heatGames.*of).unknown;
        if (const auto mean = toDouble((m_earlier.heatGames.*of).mean()))
            figure.marks.push_back({earlierYears, *mean * scale});
        m_figures.push_back(std::move(figure));
    }

    [[nodiscard]] GameFigures gamesOf(HeatNumber heat, int players) const {
        const auto found = std::ranges::find_if(m_year.lengths, [&](const LengthFigures& lengths) {
            return lengths.heat == heat && lengths.players == players;
        });
        return found == m_year.lengths.end() ? GameFigures() : found->completed;
    }

    void addPace() {
        Figure figure{"minutes-a-turn"_L1, FigureShape::Bars, FigureUnit::MinutesATurn};
        FigureSeries ofMeans{FigureWord{"ratio-of-means"_L1}, {}};
        FigureSeries ofRatios{FigureWord{"mean-of-ratios"_L1}, {}};
        const auto add = [&](const FigureLabel& label, const Pace& pace) {
            const int known = pace.ofGames.known;
            const int unknown = pace.ofGames.unknown;
            figure.categories.push_back(label);
            ofMeans.points.push_back({toDouble(pace.ratioOfMeans()), {}, known, unknown});
            ofRatios.points.push_back({pace.meanOfRatios(), {}, known, unknown});
        };
        for (const SizeFigures& size : m_year.sizes)
            add(TableSize{size.players}, size.completed.pace);
        add(together, m_year.heatGames.pace);
        if (hasEarlier())
            add(earlierYears, m_earlier.heatGames.pace);
        figure.series = {ofMeans, ofRatios};
        figure.leftOut = m_year.heatGames.pace.ofGames.unknown;
        m_figures.push_back(std::move(figure));
    }

    void addVictories() {
        Figure figure{"victories"_L1};
        FigureSeries games{FigureWord{"games"_L1}, {}};
        Figure beside{"victories-beside"_L1, FigureShape::Bars, FigureUnit::Share};
        FigureSeries now{thisYear, {}};
        FigureSeries before{earlierYears, {}};
        for (const EnumId<Victory>& victory : idsOf<Victory>) {
            figure.categories.emplace_back(FigureWord{victory.id});
            games.points.push_back(ofGames(m_year.won(victory.value)));
            now.points.push_back(sharePoint(m_year.won(victory.value), m_year.heatGames.games));
            before.points.push_back(
                sharePoint(m_earlier.won(victory.value), m_earlier.heatGames.games));
        }
        beside.categories = figure.categories;
        figure.series = {games};
        m_figures.push_back(std::move(figure));
        beside.series = {now, before};
        if (hasEarlier())
            m_figures.push_back(std::move(beside));
    }

    void addRates() {
        Figure figure{"win-rate"_L1, FigureShape::Dots, FigureUnit::Share};
        FigureSeries now{thisYear, {}};
        FigureSeries before{earlierYears, {}};
        for (const Side faction : factionsOfBoth()) {
            figure.categories.emplace_back(faction);
            now.points.push_back(winRate(figuresOf(m_year, faction)));
            before.points.push_back(winRate(figuresOf(m_earlier, faction)));
        }
        figure.series = {now};
        if (hasEarlier())
            figure.series.push_back(before);
        m_figures.push_back(std::move(figure));
    }

    void addNormalized() {
        Figure figure{"normalized-points"_L1, FigureShape::Bars, FigureUnit::NormalizedPoints};
        FigureSeries mean{FigureWord{"mean"_L1}, {}};
        FigureSeries best{FigureWord{"best"_L1}, {}};
        FigureSeries before{FigureWord{"mean-of-earlier-years"_L1}, {}};
        for (const SideFigures& faction : m_year.sides) {
            figure.categories.emplace_back(faction.side);
            mean.points.push_back(pointsPoint(faction.normalized));
            best.points.push_back({toDouble(faction.best), {}, faction.best ? 1 : 0});
            before.points.push_back(pointsPoint(figuresOf(m_earlier, faction.side).normalized));
            figure.leftOut += faction.normalized.unknown;
        }
        figure.series = {mean, best};
        if (hasEarlier())
            figure.series.push_back(before);
        m_figures.push_back(std::move(figure));
    }

    void addQp() {
        const Standings standings = duneStandings(m_event);
        Figure figure{"qp"_L1, FigureShape::Bars, FigureUnit::Points};
        FigureSeries points{FigureWord{"qp"_L1}, {}};
        for (const Standing& row : standings.ranked) {
            figure.categories.emplace_back(playerName(m_event, row.player));
            points.points.push_back({static_cast<double>(pointsOf(row).halves()) / 2});
        }
        figure.series = {points};
        const Positive finalists = m_event.settings.finalists;
        if (const auto cut = cutOf(standings, finalists))
            figure.marks.push_back({FigureWord{"cut"_L1}, static_cast<double>(cut->halves()) / 2,
                                    static_cast<int>(finalists.value())});
        m_figures.push_back(std::move(figure));
    }

    void addAlliances() {
        Figure figure{"alliances"_L1};
        FigureSeries formed{FigureWord{"formed"_L1}, {}};
        FigureSeries won{FigureWord{"won"_L1}, {}};
        for (const AllianceFigures& alliance : m_year.alliances) {
            figure.categories.emplace_back(alliance.group);
            formed.points.push_back(countedPoint(alliance.formed));
            won.points.push_back(countedPoint(alliance.won));
        }
        figure.series = {formed, won};
        figure.leftOut = m_year.alliancesWithoutFactions;
        m_figures.push_back(std::move(figure));
    }

    void addAdjudications() {
        Figure figure{"adjudications"_L1, FigureShape::Stacked};
        FigureSeries played{FigureWord{"played-out"_L1}, {}};
        FigureSeries adjudicated{FigureWord{"adjudicated"_L1}, {}};
        for (const SizeFigures& size : m_year.sizes) {
            figure.categories.emplace_back(TableSize{size.players});
            played.points.push_back(
                countedPoint(size.completed.games - size.completed.adjudicated));
            adjudicated.points.push_back(countedPoint(size.completed.adjudicated));
        }
        figure.series = {played, adjudicated};
        m_figures.push_back(std::move(figure));
    }

    [[nodiscard]] std::set<Side> factionsOfBoth() const {
        std::set<Side> factions;
        for (const EventFigures* figures : {&m_year, &m_earlier}) {
            for (const SideFigures& faction : figures->sides)
                factions.insert(faction.side);
        }
        return factions;
    }

    static SideFigures figuresOf(const EventFigures& figures, Side faction) {
        const auto found = std::ranges::find(figures.sides, faction, &SideFigures::side);
        return found == figures.sides.end() ? SideFigures{faction} : *found;
    }

    const Event& m_event;
    const EventFigures m_year;
    const EventFigures m_earlier;
    std::vector<Figure> m_figures;
};

} // namespace

Figure winsByFaction(const EventFigures& year) {
    Figure figure{"wins-by-faction"_L1, FigureShape::Stacked};
    FigureSeries own{FigureWord{"without-defaults"_L1}, {}};
    FigureSeries byDefault{FigureWord{"by-default"_L1}, {}};
    for (const SideFigures& faction : year.sides) {
        figure.categories.emplace_back(faction.side);
        own.points.push_back(pointOfGames(year, faction.winsWithoutDefaults()));
        byDefault.points.push_back(pointOfGames(year, faction.byDefault));
        own.points.back().over = byDefault.points.back().over = faction.games;
    }
    figure.series = {own, byDefault};
    figure.leftOut = year.winnersWithoutFaction;
    return figure;
}

std::vector<Figure> duneFigures(const Event& event, std::span<const Event* const> earlier) {
    return YearInFigures(event, earlier).run();
}

EventFigures pooledFigures(std::span<const Event* const> events) {
    std::vector<EventFigures> years;
    for (const Event* event : events)
        years.push_back(eventFigures(*event));
    return pooled(years);
}

} // namespace mentat
