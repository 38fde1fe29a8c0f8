#include "app/cli/answers/answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/answers_kind.h"
#include "app/cli/output/output.h"
#include "model/document/codec.h"
#include "reports/reports_kind.h"
#include "reports/wording/wording.h"
#include "scoring/scoring_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

Json tiesJson(const std::vector<OpenTie>& ties) {
    Json::List list;
    for (const OpenTie& tie : ties) {
        list.emplace_back(Json::Object{{u"players"_s, idsJson(tie.players)},
                                       {u"matters"_s, Json(idOf(tie.matters))}});
    }
    return Json(std::move(list));
}

/// A row per player of a list, and a row per tie.
QString tableOf(const Advancement& advancement, const Names& names) {
    Json::List rows;
    const auto add = [&](const QString& list, const std::vector<PlayerId>& players) {
        for (size_t i = 0; i < players.size(); ++i) {
            rows.emplace_back(Json::Object{{u"list"_s, Json(list)},
                                           {u"place"_s, Json(static_cast<qint64>(i) + 1)},
                                           {u"player"_s, Json(players[i].text())},
                                           {u"name"_s, Json(names(players[i]))}});
        }
    };
    add(u"lineup"_s, advancement.lineUp);
    add(u"qualifiers"_s, advancement.qualifiers);
    add(u"alternates"_s, advancement.alternates);
    for (const OpenTie& tie : advancement.ties) {
        for (const PlayerId& player : tie.players) {
            rows.emplace_back(Json::Object{{u"list"_s, Json(u"tie ("_s + idOf(tie.matters) + u')')},
                                           {u"player"_s, Json(player.text())},
                                           {u"name"_s, Json(names(player))}});
        }
    }
    return textTable(
        gridOf(Json(std::move(rows)), {{u"list"_s}, {u"place"_s}, {u"player"_s}, {u"name"_s}}));
}

} // namespace

Result<Answer> finalistsAnswer(const Event& event, const Asked&) {
    const auto advance = kindOf<ScoringKind>(event).advancement;
    if (!advance)
        return tl::unexpected(otherRules(event));
    const Advancement advancement = advance(event);
    return Answer{Json(Json::Object{{u"qualifiers"_s, idsJson(advancement.qualifiers)},
                                    {u"alternates"_s, idsJson(advancement.alternates)},
                                    {u"lineup"_s, idsJson(advancement.lineUp)},
                                    {u"ties"_s, tiesJson(advancement.ties)}}),
                  {{u"qualifiers"_s},
                   {u"alternates"_s},
                   {u"lineup"_s},
                   {u"ties.players"_s},
                   {u"ties.matters"_s}},
                  tableOf(advancement, Names(event))};
}

namespace {

Json rankJson(const std::optional<Place>& rank) {
    return rank ? Json(rank->value()) : Json();
}

Json valueJson(const OrderValue& value) {
    if (const auto* number = std::get_if<Exact>(&value))
        return Json(number->text());
    const auto* list = std::get_if<std::vector<Exact>>(&value);
    if (!list)
        return {};
    Json::List texts;
    for (const Exact& number : *list)
        texts.emplace_back(number.text());
    return Json(std::move(texts));
}

/// Standings as rows, with the members that the event's rules define.
class StandingsTold {
public:
    StandingsTold(const Event& event, const Language& language)
        : m_members(kindOf<AnswersKind>(event).standingMembers)
        , m_columns(kindOf<StandingWords>(event).columns(language, event))
        , m_names(event) {}

    /// The ranked players in order, then the disqualified.
    [[nodiscard]] std::vector<Json::Object> rows(const Standings& standings) const {
        std::vector<Json::Object> rows;
        for (const auto* list : {&standings.ranked, &standings.disqualified}) {
            for (const Standing& standing : *list)
                rows.push_back(row(standing));
        }
        return rows;
    }
    [[nodiscard]] QString nameOf(const PlayerId& player) const { return m_names(player); }

    [[nodiscard]] Answer answer(std::vector<Json::Object> rows) const {
        Json::List list;
        for (Json::Object& row : rows)
            list.emplace_back(std::move(row));
        Columns columns{{u"rank"_s}, {u"player"_s}, {u"name"_s}};
        if (m_members.paths)
            std::ranges::transform(m_members.paths(), std::back_inserter(columns),
                                   [](const QString& path) { return GridColumn{path}; });
        else
            columns.insert(columns.end(), {{u"values.by"_s}, {u"values.value"_s}});
        addLastColumns(columns);
        if (m_members.paths)
            return {Json(std::move(list)), columns};
        QString table = tableByKey(list);
        return {Json(std::move(list)), columns, std::move(table)};
    }

private:
    [[nodiscard]] Json::Object row(const Standing& standing) const {
        Json::Object row{{u"rank"_s, rankJson(standing.rank)},
                         {u"player"_s, Json(standing.player.text())},
                         {u"name"_s, Json(m_names(standing.player))}};
        if (m_members.of)
            std::ranges::move(m_members.of(standing), std::back_inserter(row));
        else
            row.push_back({u"values"_s, valuesByKey(standing)});
        const Json decided = standing.rank ? Json(decidedBy(standing.fromNext, m_columns)) : Json();
        row.push_back({u"decidedBy"_s, decided});
        row.push_back({u"tied"_s, Json(standing.tied)});
        row.push_back({u"status"_s, Json(idOf(standing.status))});
        return row;
    }

    [[nodiscard]] Json valuesByKey(const Standing& standing) const {
        Json::List values;
        for (size_t key = 0; key < standing.values.size(); ++key) {
            values.emplace_back(Json::Object{{u"by"_s, Json(m_columns[key].word)},
                                             {u"value"_s, valueJson(standing.values[key])}});
        }
        return Json(std::move(values));
    }

    static void addLastColumns(Columns& columns) {
        for (const auto* key : {"decidedBy", "tied", "status"})
            columns.push_back({QString::fromLatin1(key)});
        columns.push_back({u"was"_s, GridColumn::Shown::WherePresent});
        columns.push_back(reasonColumn());
    }

    /// A column per key instead of the list of values.
    [[nodiscard]] QString tableByKey(const Json::List& rows) const {
        Columns columns{{u"rank"_s}, {u"player"_s}, {u"name"_s}};
        for (const StandingColumn& column : m_columns) {
            columns.push_back({column.title});
            columns.back().path.front() = column.title.front().toLower();
        }
        addLastColumns(columns);
        Json::List flat;
        for (const Json& row : rows) {
            Json::Object cells = *row.object();
            const Json::List& values = *row.find(u"values")->list();
            for (size_t key = 0; key < m_columns.size(); ++key) {
                const Json* value = key < values.size() ? values[key].find(u"value") : nullptr;
                cells.push_back({columns[3 + key].path, value ? *value : Json()});
            }
            flat.emplace_back(std::move(cells));
        }
        return textTable(gridOf(Json(std::move(flat)), columns));
    }

    const StandingMembers& m_members;
    std::vector<StandingColumn> m_columns;
    Names m_names;
};

} // namespace

Result<Answer> standingsAnswer(const Event& event, const Asked& asked) {
    const auto compute = kindOf<ScoringKind>(event).standings;
    if (!compute)
        return tl::unexpected(otherRules(event));
    const Standings standings = compute(event);
    const auto& ranked = standings.ranked;
    const StandingsTold told(event, asked.wording.language());
    std::vector<Json::Object> rows = told.rows(standings);
    const auto nameOf = [&](const PlayerId& player) { return told.nameOf(player); };
    for (size_t i = 0; asked.explained && i < rows.size(); ++i) {
        const bool hasNext = i + 1 < ranked.size();
        rows[i].push_back({u"why"_s, Json(hasNext ? asked.wording.standing(event, ranked[i],
                                                                           ranked[i + 1], nameOf)
                                                  : QString())});
    }
    return told.answer(std::move(rows));
}

Result<Answer> whatIfAnswer(const Event& supposed, const Event& actual, const Asked& asked) {
    const auto compute = kindOf<ScoringKind>(supposed).standings;
    if (!compute)
        return tl::unexpected(otherRules(supposed));
    std::unordered_map<PlayerId, std::optional<Place>> ranks;
    for (const Standing& row : compute(actual).ranked)
        ranks.emplace(row.player, row.rank);
    const Standings would = compute(supposed);
    const StandingsTold told(supposed, asked.wording.language());
    auto rows = told.rows(would);
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto& row = i < would.ranked.size() ? would.ranked[i]
                                                  : would.disqualified[i - would.ranked.size()];
        rows[i].push_back({u"was"_s, rankJson(ranks[row.player])});
    }
    return told.answer(std::move(rows));
}

namespace {

Json::Object winnerOf(const Performance& winner) {
    return {{u"player"_s, Json(winner.player.text())},
            {u"heat"_s, Json(winner.heat.value())},
            {u"table"_s, Json(winner.table.value())},
            {u"pp"_s, Codec<PerformancePoints>::write(winner.points)},
            {u"turns"_s, Json(winner.turns.value())},
            {u"players"_s, Json(winner.starters)}};
}

Json::Object frontOf(const Award& award) {
    const auto normalized = award.normalized();
    return {{u"faction"_s, Json(idOf(award.side))},
            {u"normalized"_s, normalized ? thousandthsJson(*normalized) : Json()},
            {u"exact"_s, normalized ? Json(normalized->text()) : Json()}};
}

Json valueOf(const std::vector<Award>& awards, const Asked& asked, const Names& names) {
    Json::List list;
    for (const Award& award : awards) {
        Json::Object object = frontOf(award);
        Json::List winners;
        for (const Performance& winner : award.winners)
            winners.emplace_back(winnerOf(winner));
        object.push_back({u"winners"_s, Json(std::move(winners))});
        object.push_back({u"tied"_s, Json(award.tied)});
        object.push_back({u"decided"_s, Json(award.decided)});
        if (asked.explained)
            object.push_back({u"why"_s, Json(asked.wording.award(award, names))});
        list.emplace_back(std::move(object));
    }
    return Json(std::move(list));
}

/// A row per winner, with the name.
QString tableOf(const std::vector<Award>& awards, const Asked& asked, const Names& names) {
    Json::List rows;
    for (const Award& award : awards) {
        const Json::Object front = frontOf(award);
        const auto add = [&](const Performance* winner) {
            Json::Object row = front;
            if (winner) {
                row.push_back({u"name"_s, Json(names(winner->player))});
                const Json::Object more = winnerOf(*winner);
                row.insert(row.end(), more.begin(), more.end());
            }
            row.push_back({u"tied"_s, Json(award.tied)});
            row.push_back({u"decided"_s, Json(award.decided)});
            if (asked.explained)
                row.push_back({u"why"_s, Json(asked.wording.award(award, names))});
            rows.emplace_back(std::move(row));
        };
        for (const Performance& winner : award.winners)
            add(&winner);
        if (award.winners.empty())
            add(nullptr);
    }
    Columns columns;
    for (const auto* key : {"faction", "normalized", "exact", "player", "name", "heat", "table",
                            "pp", "turns", "players", "tied", "decided"})
        columns.push_back({QString::fromLatin1(key)});
    columns.push_back(reasonColumn());
    return textTable(gridOf(Json(std::move(rows)), columns));
}

} // namespace

Result<Answer> awardsAnswer(const Event& event, const Asked& asked) {
    const auto compute = kindOf<ScoringKind>(event).awards;
    if (!compute)
        return tl::unexpected(otherRules(event));
    const Names names(event);
    const std::vector<Award> awards = compute(event);
    Columns columns{{u"faction"_s}, {u"normalized"_s}, {u"exact"_s}};
    for (const auto* key : {"player", "heat", "table", "pp", "turns", "players"})
        columns.push_back({u"winners."_s + QLatin1StringView(key)});
    columns.push_back({u"tied"_s});
    columns.push_back({u"decided"_s});
    columns.push_back(reasonColumn());
    return Answer{valueOf(awards, asked, names), columns, tableOf(awards, asked, names)};
}

namespace {

Json::Object rowOf(const Placement& row) {
    return {{u"place"_s, Json(row.place.value())},
            {u"player"_s, Json(row.player.text())},
            {u"tied"_s, Json(row.tied)},
            {u"laurels"_s, thousandthsJson(row.laurels)},
            {u"plaque"_s, Json(row.plaque)}};
}

/// `last` is the column after those of the places.
Answer told(const Event& event, const std::vector<Placement>& placements,
            const std::vector<Json::Object>& rows, const GridColumn& last) {
    const Names names(event);
    Json::List bare;
    Json::List withNames;
    for (size_t i = 0; i < rows.size(); ++i) {
        Json::Object row = rows[i];
        bare.emplace_back(row);
        row.insert(row.begin() + 2, {u"name"_s, Json(names(placements[i].player))});
        withNames.emplace_back(std::move(row));
    }
    const Columns columns{{u"place"_s},   {u"player"_s}, {u"tied"_s},
                          {u"laurels"_s}, {u"plaque"_s}, last};
    Columns named = columns;
    named.insert(named.begin() + 2, {u"name"_s});
    return {Json(std::move(bare)), columns, textTable(gridOf(Json(std::move(withNames)), named))};
}

} // namespace

Result<Answer> placementsAnswer(const Event& event, const Asked& asked) {
    const auto compute = kindOf<ScoringKind>(event).placements;
    if (!compute)
        return tl::unexpected(otherRules(event));
    const std::vector<Placement> placements = compute(event);
    const Names names(event);
    std::vector<Json::Object> rows;
    for (size_t i = 0; i < placements.size(); ++i) {
        rows.push_back(rowOf(placements[i]));
        if (asked.explained)
            rows.back().push_back({u"why"_s, Json(placementText(asked.wording.language(), event,
                                                                placements, i, names))});
    }
    return told(event, placements, rows, reasonColumn());
}

Result<Answer> whatIfPlacesAnswer(const Event& supposed, const Event& actual, const Name&,
                                  const Asked&) {
    const auto compute = kindOf<ScoringKind>(supposed).placements;
    if (!compute)
        return tl::unexpected(otherRules(supposed));
    const std::vector<Placement> now = compute(actual);
    const std::vector<Placement> would = compute(supposed);
    std::vector<Json::Object> rows;
    for (const Placement& row : would) {
        const auto known = std::ranges::find(now, row.player, &Placement::player);
        rows.push_back(rowOf(row));
        rows.back().push_back({u"was"_s, known == now.end() ? Json() : Json(known->place.value())});
    }
    return told(supposed, would, rows, {u"was"_s});
}

namespace {

QString needOf(RoundOfReport round) {
    switch (round) {
    case RoundOfReport::None: return u"none"_s;
    case RoundOfReport::Allowed: return u"allowed"_s;
    case RoundOfReport::Needed: break;
    }
    return u"needed"_s;
}

Json rowOf(const Language& language, const Report& report) {
    Json::List kinds;
    for (const ReportKind kind : report.kinds)
        kinds.emplace_back(QString(idOf(kind)));
    return Json(Json::Object{{u"name"_s, Json(QString(report.name))},
                             {u"title"_s, Json(say(language, report.title))},
                             {u"kinds"_s, Json(std::move(kinds))},
                             {u"heat"_s, Json(needOf(report.round))},
                             {u"folder"_s, Json(false)}});
}

Json rowOf(const Language& language, const ReportFolder& folder) {
    return Json(Json::Object{{u"name"_s, Json(QString(folder.name))},
                             {u"title"_s, Json(say(language, folder.title))},
                             {u"kinds"_s, Json(Json::List())},
                             {u"heat"_s, Json(needOf(folder.round))},
                             {u"folder"_s, Json(true)}});
}

void addFormat(const Language& language, const ReportsKind& kind, Json::List& rows) {
    for (const Report& report : kind.reports())
        rows.push_back(rowOf(language, report));
    for (const ReportFolder& folder : kind.folders())
        rows.push_back(rowOf(language, folder));
}

} // namespace

Answer reportListAnswer(const Language& language, const Event* event) {
    Json::List rows;
    // Reports of different kinds share names: without an event, list those of the first kind.
    addFormat(language, event ? kindOf<ReportsKind>(*event) : kinds<ReportsKind>().front(), rows);
    return {Json(std::move(rows)),
            {{u"name"_s}, {u"title"_s}, {u"kinds"_s}, {u"heat"_s}, {u"folder"_s}}};
}

namespace {

Columns columnsOfScores() {
    return {{u"rank"_s}, {u"player"_s}, {u"name"_s}, {u"victoryPoints"_s}, {u"games"_s}};
}

Json gamesOf(const TotalScore& score) {
    Json::List games;
    for (const auto& points : score.games)
        games.push_back(points ? Json(*points) : Json());
    return Json(std::move(games));
}

/// In words for the table, which would not show a game skipped between two others.
Json gamesInWords(const TotalScore& score) {
    QStringList games;
    for (const auto& points : score.games)
        games << (points ? QString::number(*points) : u"–"_s);
    return Json(games.join(u' '));
}

Json rowOf(const Names& names, const TotalScore& score, Json games) {
    return Json(Json::Object{{u"rank"_s, Json(score.rank.value())},
                             {u"player"_s, Json(score.player.text())},
                             {u"name"_s, Json(names(score.player))},
                             {u"victoryPoints"_s, Json(score.total)},
                             {u"games"_s, std::move(games)}});
}

} // namespace

Result<Answer> scoreAnswer(const Event& event, const Asked&) {
    const auto compute = kindOf<ScoringKind>(event).totals;
    if (!compute)
        return tl::unexpected(otherRules(event));
    const Names names(event);
    Json::List rows;
    Json::List rowsInWords;
    for (const TotalScore& score : compute(event)) {
        rows.push_back(rowOf(names, score, gamesOf(score)));
        rowsInWords.push_back(rowOf(names, score, gamesInWords(score)));
    }
    return Answer{Json(std::move(rows)), columnsOfScores(),
                  textTable(gridOf(Json(std::move(rowsInWords)), columnsOfScores()))};
}

} // namespace mentat
