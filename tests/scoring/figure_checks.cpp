#include "tests/scoring/figure_checks.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

using Number = std::optional<double>;
using Row = std::vector<Number>;

const raw::Json& at(const raw::Json& value, const QString& path) {
    const raw::Json* found = &value;
    for (const QString& key : path.split(u'.')) {
        found = found->find(key);
        if (!found)
            qFatal("The checker's answer has no %s.", qPrintable(path));
    }
    return *found;
}

Number numberAt(const raw::Json& value, const QString& path) {
    const raw::Json& found = at(value, path);
    return found.kind == raw::Json::Kind::Null ? Number() : Number(found.number);
}

Row column(const raw::Json& list, const QString& path) {
    Row row;
    for (const raw::Json& item : list.items)
        row.push_back(numberAt(item, path));
    return row;
}

/// The checker rounds to three decimals. No value is below 0.
bool isSame(const Number& is, const Number& should) {
    return std::abs(is.value_or(-1) - should.value_or(-1)) < 0.000'500'001;
}

/// What a figure should draw.
struct Drawn {
    QString name;
    std::vector<Row> series;
    Row marks = {};
    int leftOut = 0;
};

QString faultOf(const Figure& figure, const Drawn& should) {
    if (figure.name != should.name)
        return u"%1 stands where %2 should"_s.arg(figure.name, should.name);
    if (figure.series.size() != should.series.size())
        return should.name + u": other series"_s;
    for (size_t i = 0; i < should.series.size(); ++i) {
        const std::vector<FigurePoint>& points = figure.series[i].points;
        if (points.size() != should.series[i].size() || points.size() != figure.categories.size())
            return u"%1: series %2 has other points"_s.arg(should.name).arg(i);
        for (size_t j = 0; j < points.size(); ++j) {
            if (!isSame(points[j].value, should.series[i][j]))
                return u"%1: series %2, point %3"_s.arg(should.name).arg(i).arg(j);
        }
    }
    if (figure.leftOut != should.leftOut)
        return u"%1: leaves %2 out"_s.arg(should.name).arg(figure.leftOut);
    if (figure.marks.size() != should.marks.size())
        return should.name + u": other marks"_s;
    for (size_t i = 0; i < should.marks.size(); ++i) {
        if (!isSame(figure.marks[i].at, should.marks[i]))
            return should.name + u": another mark"_s;
    }
    return {};
}

QString faultOf(const std::vector<Figure>& figures, const std::vector<Drawn>& should) {
    if (figures.size() != should.size())
        return u"%1 figures, not %2"_s.arg(figures.size()).arg(should.size());
    for (size_t i = 0; i < should.size(); ++i) {
        if (const QString fault = faultOf(figures[i], should[i]); !fault.isEmpty())
            return fault;
    }
    return {};
}

class DrawnYear {
public:
    explicit DrawnYear(const raw::Json& year)
        : m_year(year)
        , m_earlier(at(year, u"earlier"_s))
        , m_hasEarlier(m_earlier.kind != raw::Json::Kind::Null
                       && *numberAt(m_earlier, u"games"_s) > 0)
        , m_hasGames(*numberAt(year, u"games"_s) > 0) {
        for (const raw::Json& row : at(year, u"adjudications"_s).items)
            m_sizes.push_back(*numberAt(row, u"players"_s));
        for (const raw::Json& row : at(year, u"heats"_s).items)
            m_heats.push_back(numberAt(row, u"heat"_s));
        m_heats.push_back({}); // all of them
    }

    std::vector<Drawn> all() {
        const raw::Json& heats = at(m_year, u"heats"_s);
        const raw::Json& played = at(m_year, u"heatsPlayed"_s);
        Row people;
        for (const raw::Json& number : played.items)
            people.push_back(number.number);
        std::vector<Drawn> drawn{{u"participation"_s,
                                  {column(heats, u"entrants"_s), column(heats, u"playerStarts"_s),
                                   column(heats, u"games"_s)}},
                                 {u"heats-played"_s, {people}}};
        drawn.push_back(lengths(u"turns"_s));
        drawn.push_back(lengths(u"hours"_s));
        drawn.push_back(pace());
        addVictories(drawn);
        addFactions(drawn);
        Row cut;
        if (const Number points = numberAt(m_year, u"cut"_s))
            cut.push_back(points);
        drawn.push_back({u"qp"_s, {column(at(m_year, u"qp"_s), u"qp"_s)}, cut});
        const raw::Json& alliances = at(m_year, u"alliances"_s);
        // How many have an unknown faction is told by no answer.
        drawn.push_back(
            {u"alliances"_s, {column(alliances, u"formed"_s), column(alliances, u"won"_s)}});
        addAdjudications(drawn);
        return drawn;
    }

private:
    [[nodiscard]] Number length(const Number& heat, const Number& players,
                                const QString& path) const {
        for (const raw::Json& row : at(m_year, u"lengths"_s).items) {
            if (numberAt(row, u"heat"_s) == heat && numberAt(row, u"players"_s) == players)
                return numberAt(row, path);
        }
        return {};
    }

    [[nodiscard]] Drawn lengths(const QString& key) const {
        Drawn drawn{key, {}, {}, static_cast<int>(*numberAt(m_year, key + u".unknown"_s))};
        std::vector<Number> players(m_sizes.begin(), m_sizes.end());
        if (m_sizes.size() != 1)
            players.push_back({}); // all sizes
        for (const Number& size : players) {
            Row row;
            for (const Number& heat : m_heats)
                row.push_back(length(heat, size, key + u".mean"_s));
            drawn.series.push_back(row);
        }
        if (m_hasEarlier && numberAt(m_earlier, key + u".mean"_s))
            drawn.marks.push_back(numberAt(m_earlier, key + u".mean"_s));
        return drawn;
    }

    [[nodiscard]] Drawn pace() const {
        Drawn drawn{u"minutes-a-turn"_s,
                    {},
                    {},
                    static_cast<int>(*numberAt(m_year, u"minutesPerTurn.unknown"_s))};
        for (const auto& key :
             {u"minutesPerTurn.ratioOfMeans"_s, u"minutesPerTurn.meanOfRatios"_s}) {
            Row row;
            for (const double size : m_sizes)
                row.push_back(length({}, size, key));
            row.push_back(numberAt(m_year, key));
            if (m_hasEarlier)
                row.push_back(numberAt(m_earlier, key));
            drawn.series.push_back(row);
        }
        return drawn;
    }

    /// Shares are of games.
    static Row shares(const raw::Json& year) {
        Row row = column(at(year, u"victories"_s), u"games"_s);
        const double games = *numberAt(year, u"games"_s);
        for (Number& number : row)
            number = games > 0 ? Number(*number / games) : Number();
        return row;
    }

    /// Of no games at all nothing is drawn.
    [[nodiscard]] Row ofGames(Row row) const {
        if (!m_hasGames)
            std::fill(row.begin(), row.end(), Number());
        return row;
    }

    void addVictories(std::vector<Drawn>& drawn) const {
        drawn.push_back(
            {u"victories"_s, {ofGames(column(at(m_year, u"victories"_s), u"games"_s))}});
        if (m_hasEarlier)
            drawn.push_back({u"victories-beside"_s, {shares(m_year), shares(m_earlier)}});
    }

    /// The faction's value in another list; absent where it is not in it.
    static Number ofFaction(const raw::Json& year, const QString& faction, const QString& path) {
        for (const raw::Json& row : at(year, u"factions"_s).items) {
            if (at(row, u"faction"_s).text == faction)
                return numberAt(row, path);
        }
        return {};
    }

    [[nodiscard]] QStringList factionsOfBoth() const {
        const QStringList order = u"atreides bene-gesserit emperor fremen guild harkonnen ixian "
                                  "tleilaxu choam richese ecaz moritani"_s.split(u' ');
        QStringList known;
        for (const raw::Json* year : {&m_year, &m_earlier}) {
            if (year->kind == raw::Json::Kind::Null)
                continue;
            for (const raw::Json& row : at(*year, u"factions"_s).items)
                known.append(at(row, u"faction"_s).text);
        }
        QStringList both;
        for (const QString& faction : order) {
            if (known.contains(faction))
                both.append(faction);
        }
        return both;
    }

    void addFactions(std::vector<Drawn>& drawn) const {
        const raw::Json& factions = at(m_year, u"factions"_s);
        drawn.push_back({u"wins-by-faction"_s,
                         {ofGames(column(factions, u"withoutDefaults"_s)),
                          ofGames(column(factions, u"byDefault"_s))}});
        Row now;
        Row before;
        for (const QString& faction : factionsOfBoth()) {
            now.push_back(ofFaction(m_year, faction, u"rate"_s));
            if (m_hasEarlier)
                before.push_back(ofFaction(m_earlier, faction, u"rate"_s));
        }
        Drawn rates{u"win-rate"_s, {now}};
        Drawn points{
            u"normalized-points"_s,
            {column(factions, u"normalized.mean"_s), column(factions, u"normalized.best"_s)}};
        for (const Number& unknown : column(factions, u"normalized.unknown"_s))
            points.leftOut += static_cast<int>(*unknown);
        if (m_hasEarlier) {
            rates.series.push_back(before);
            Row means;
            for (const raw::Json& row : factions.items)
                means.push_back(
                    ofFaction(m_earlier, at(row, u"faction"_s).text, u"normalized.mean"_s));
            points.series.push_back(means);
        }
        drawn.push_back(rates);
        drawn.push_back(points);
    }

    void addAdjudications(std::vector<Drawn>& drawn) const {
        const raw::Json& sizes = at(m_year, u"adjudications"_s);
        Row played = column(sizes, u"games"_s);
        const Row adjudicated = column(sizes, u"adjudicated"_s);
        for (size_t i = 0; i < played.size(); ++i)
            played[i] = *played[i] - *adjudicated[i];
        drawn.push_back({u"adjudications"_s, {played, adjudicated}});
    }

    const raw::Json& m_year;
    const raw::Json& m_earlier;
    bool m_hasEarlier;
    bool m_hasGames;
    std::vector<double> m_sizes;
    std::vector<Number> m_heats;
};

/// Of one year's lines that which tells most: an event, and of several the one with most games.
const raw::Json* lineOf(const raw::Json& history, int year) {
    const raw::Json* best = nullptr;
    const auto weight = [](const raw::Json& line) {
        return std::pair(!at(line, u"summary"_s).flag, numberAt(line, u"games"_s).value_or(0));
    };
    for (const raw::Json& line : at(history, u"years"_s).items) {
        if (static_cast<int>(*numberAt(line, u"year"_s)) == year
            && (!best || weight(line) > weight(*best)))
            best = &line;
    }
    return best;
}

Row yearRow(const raw::Json& history, const QString& key) {
    Row row;
    const Row years = column(at(history, u"years"_s), u"year"_s);
    if (years.empty())
        return row;
    for (int year = static_cast<int>(*years.front()); year <= static_cast<int>(*years.back());
         ++year) {
        const raw::Json* line = lineOf(history, year);
        Number value = line ? numberAt(*line, key) : Number();
        if (line && key == u"adjudicated"_s) {
            const Number games = numberAt(*line, u"games"_s);
            value = value && games && *games > 0 ? Number(*value / *games) : Number();
        }
        row.push_back(value);
    }
    return row;
}

/// Figures without words: those of alliances leave out what no answer tells.
std::vector<Figure> compared(std::vector<Figure> figures) {
    for (Figure& figure : figures) {
        if (figure.name == "alliances"_L1 || figure.name == "wins-by-faction"_L1)
            figure.leftOut = 0;
    }
    return figures;
}

/// Wins are told out of the games that a faction was in.
QString faultOfGames(const std::vector<Figure>& figures, const raw::Json& factions) {
    const auto wins = std::ranges::find(figures, "wins-by-faction"_L1, &Figure::name);
    for (const FigureSeries& series : wins->series) {
        for (size_t i = 0; i < series.points.size(); ++i) {
            if (series.points[i].over != static_cast<int>(*numberAt(factions.items[i], u"games"_s)))
                return u"wins-by-faction: games of point %1"_s.arg(i);
        }
    }
    return {};
}

QString faultOfIntervals(const std::vector<Figure>& figures, const QString& name,
                         const raw::Json& factions) {
    const auto figure = std::ranges::find_if(
        figures, [&](const Figure& one) { return QString(one.name) == name; });
    for (size_t i = 0; i < figure->categories.size(); ++i) {
        const std::optional<Interval>& interval = figure->series.front().points[i].interval;
        const QString faction(idOf(std::get<Side>(figure->categories[i])));
        for (const raw::Json& row : factions.items) {
            if (at(row, u"faction"_s).text != faction)
                continue;
            const Interval drawn = interval.value_or(Interval{-1, -1});
            if (!isSame(drawn.low, numberAt(row, u"low"_s))
                || !isSame(drawn.high, numberAt(row, u"high"_s)))
                return u"%1: interval of %2"_s.arg(name, faction);
        }
    }
    return {};
}

} // namespace

QString faultOfYear(const std::vector<Figure>& figures, const raw::Json& statistics) {
    QString fault = faultOf(compared(figures), DrawnYear(statistics).all());
    const raw::Json& factions = at(statistics, u"factions"_s);
    if (fault.isEmpty())
        fault = faultOfIntervals(figures, u"win-rate"_s, factions);
    return fault.isEmpty() ? faultOfGames(figures, factions) : fault;
}

QString faultOfHistory(const std::vector<Figure>& figures, const raw::Json& history) {
    const raw::Json& factions = at(history, u"factions"_s);
    const QString fault = faultOf(
        figures,
        {{u"years-players"_s, {yearRow(history, u"players"_s), yearRow(history, u"games"_s)}},
         {u"years-turns"_s, {yearRow(history, u"turns"_s)}},
         {u"years-hours"_s, {yearRow(history, u"hours"_s)}},
         {u"years-adjudicated"_s, {yearRow(history, u"adjudicated"_s)}},
         {u"years-cut"_s, {yearRow(history, u"cut"_s)}},
         {u"all-win-rates"_s, {column(factions, u"rate"_s)}}});
    return fault.isEmpty() ? faultOfIntervals(figures, u"all-win-rates"_s, factions) : fault;
}

} // namespace mentat::test
