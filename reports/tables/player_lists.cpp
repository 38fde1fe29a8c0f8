#include "reports/tables/player_lists.h"

#include "model/event.h"
#include "model/kinds/rules_kind.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/heats/round_names.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/scoring_kind.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// "Semifinal, table 2"; the table only if there are several.
QString nameOfStageGame(const ReportRequest& request, const Name& stage, TableNumber table) {
    const HeatsPlay* play = heatsPlay(request.event);
    const auto* games = play ? gamesOf(*play, stage) : nullptr;
    const Language& language = request.wording.language();
    return games && games->size() > 1 ? tableTitle(language, request.event, {stage, table})
                                      : roundName(language, operandOf(stage));
}

QString nameOfGame(const ReportRequest& request, const GameRecord& game) {
    const Language& language = request.wording.language();
    if (game.isFinal)
        return say(request, Phrase("Report", "Final"));
    const QString number = language.number(game.number);
    if (game.heat)
        return say(request, Phrase("Report", "Heat %1, table %2"),
                   {language.number(game.heat->value()), number});
    if (const auto stage = game.stage ? Name::fromText(*game.stage) : std::nullopt)
        return nameOfStageGame(request, *stage, TableNumber(static_cast<int>(game.number)));
    return say(request, Phrase("Report", "Game %1"), {number});
}

QString outcomeOf(const ReportRequest& request, const GameRecord& game) {
    if (game.place)
        return say(request, Phrase("Report", "place %1"),
                   {request.wording.language().number(game.place->value())});
    if (!game.outcome)
        return {};
    switch (*game.outcome) {
    case GameOutcome::Open: return say(request, Phrase("Report", "not finished"));
    case GameOutcome::Won: return say(request, Phrase("Report", "won"));
    case GameOutcome::Lost: return say(request, Phrase("Report", "lost"));
    case GameOutcome::DroppedOut: return say(request, Phrase("Report", "dropped out"));
    case GameOutcome::Void: return say(request, Phrase("Report", "void"));
    }
    return {};
}

QString namesOfPlayers(const Event& event, const std::vector<PlayerId>& players) {
    QStringList names;
    for (const PlayerId& player : players)
        names.append(playerName(event, player));
    return names.join(u", "_s);
}

/// A list whose columns are added one after another.
template <class Row>
void addColumn(Listing<Row>& list, ReportColumn column,
               std::function<ListedCell(const Row&)> cell) {
    list.columns.push_back(
        {.column = std::move(column), .readers = Audience::Desk, .cell = std::move(cell)});
}

} // namespace

Listing<GameRecord> gamesOfPlayer(const ReportRequest& request,
                                  const std::vector<GameRecord>& games) {
    using Row = GameRecord;
    Listing<Row> list{
        .name = say(request, Phrase("Report", "Games")),
        .columns = {},
        .rows = games,
        .key = [](const Row& row) {
            return row.isFinal ? u"final"_s
                               : u"%1/%2"_s.arg(row.heat ? row.heat->value() : 0).arg(row.number);
        }};
    const bool hasTotals = kindOf<ScoringKind>(request.event).totals != nullptr;
    // Kinds without awards for sides have none.
    const bool hasSides = kindOf<RulesKind>(request.event).facts().awardDecisions;
    addColumn<Row>(
        list, wideColumn(u"name"_s, say(request, Phrase("Report", "Game"))),
        [&request](const Row& row) -> ListedCell { return TextCell{nameOfGame(request, row)}; });
    if (hasSides && !hasTotals)
        addColumn<Row>(list, textColumn(u"faction"_s, say(request, Phrase("Report", "Faction"))),
                       [](const Row& row) -> ListedCell { return SideCell{row.side}; });
    addColumn<Row>(
        list, spare(textColumn(u"outcome"_s, say(request, Phrase("Report", "Result")))),
        [&request](const Row& row) -> ListedCell { return TextCell{outcomeOf(request, row)}; });
    const bool hasNotes
        = std::ranges::any_of(games, [](const Row& row) { return row.note.has_value(); });
    if (hasNotes)
        addColumn<Row>(list, spare(wideColumn(u"note"_s, say(request, Phrase("Report", "Note")))),
                       [](const Row& row) -> ListedCell {
                           return TextCell{row.note.value_or(QString()).simplified()};
                       });
    if (hasTotals)
        addColumn<Row>(list, numberColumn(u"points"_s, say(request, Phrase("Report", "Points"))),
                       [](const Row& row) -> ListedCell {
                           return row.score ? ListedCell(NumberCell{*row.score}) : TextCell{};
                       });
    else if (hasSides)
        addColumn<Row>(list, numberColumn(u"qp"_s, say(request, Phrase("Report", "QP"))),
                       [](const Row& row) -> ListedCell {
                           return row.points ? ListedCell(PointsCell{row.points->halves()})
                                             : TextCell{};
                       });
    if (hasSides && !hasTotals)
        addColumn<Row>(list, numberColumn(u"pp"_s, say(request, Phrase("Report", "PP"))),
                       [](const Row& row) -> ListedCell {
                           return row.pp ? ListedCell(PointsCell{row.pp->halves()}) : TextCell{};
                       });
    return list;
}

Listing<KeepApart> keptApart(const ReportRequest& request) {
    using Row = KeepApart;
    Listing<Row> list{.name = say(request, Phrase("Report", "Kept apart")),
                      .columns = {},
                      .rows = request.event.keepApart,
                      .key = [](const Row&) { return QString(); }};
    addColumn<Row>(list, wideColumn(u"name"_s, list.name),
                   [&event = request.event](const Row& row) -> ListedCell {
                       return TextCell{namesOfPlayers(event, row.players)};
                   });
    addColumn<Row>(
        list, textColumn(u"how"_s, say(request, Phrase("Report", "How"))),
        [always = say(request, Phrase("Report", "always (GM's decision)")),
         wish = say(request, Phrase("Report", "if possible"))](const Row& row) -> ListedCell {
            return TextCell{row.hard ? always : wish};
        });
    return list;
}

namespace {

/// "4 × 6, 1 × 5"
QString sizesText(const std::vector<int>& sizes) {
    std::map<int, int, std::greater<>> numbers;
    for (const int size : sizes)
        ++numbers[size];
    QStringList parts;
    for (const auto& [size, number] : numbers)
        parts.append(u"%1 × %2"_s.arg(number).arg(size));
    return parts.join(u", "_s);
}

QString whoPlays(const ReportRequest& request, const DrawOption& option) {
    if (option.missing > 0)
        return sayCounted(request, CountedPhrase("Report", "with %n more player(s)"),
                          option.missing);
    if (!option.broughtIn.empty())
        return say(request, Phrase("Report", "with %1 (only if needed)"),
                   {namesOfPlayers(request.event, option.broughtIn)});
    if (option.byes > 0)
        return sayCounted(request,
                          CountedPhrase("Report", "%n with a bye: fewest byes so far, then lowest "
                                                  "in the standings (H1)"),
                          option.byes);
    if (!option.leftOut.empty())
        return say(request, Phrase("Report", "without %1"),
                   {namesOfPlayers(request.event, option.leftOut)});
    const size_t fewestFull = tableLimitsOf(request.event).fewestFull;
    const bool isSmall = std::ranges::any_of(
        option.sizes, [&](int size) { return static_cast<size_t>(size) < fewestFull; });
    // R1.2: this includes the default for nineteen.
    return isSmall ? say(request, Phrase("Report", "everyone; under 5 only if the GM allows it"))
                   : say(request, Phrase("Report", "everyone"));
}

} // namespace

Listing<DrawOption> drawOptionsList(const ReportRequest& request,
                                    const std::vector<DrawOption>& options, bool hasBound) {
    using Row = DrawOption;
    Listing<Row> list{.name = say(request, Phrase("Report", "Tables")),
                      .columns = {},
                      .rows = options,
                      .key = [](const Row& row) {
                          return u"%1/%2/%3"_s.arg(sizesText(row.sizes))
                              .arg(static_cast<int>(row.kind))
                              .arg(row.missing);
                      }};
    addColumn<Row>(list, numberColumn(u"tables"_s, list.name), [](const Row& row) -> ListedCell {
        return NumberCell{static_cast<qint64>(row.sizes.size())};
    });
    addColumn<Row>(list, textColumn(u"sizes"_s, say(request, Phrase("Report", "Players at each"))),
                   [](const Row& row) -> ListedCell { return TextCell{sizesText(row.sizes)}; });
    addColumn<Row>(
        list, wideColumn(u"who"_s, say(request, Phrase("Report", "Who plays"))),
        [&request](const Row& row) -> ListedCell { return TextCell{whoPlays(request, row)}; });
    if (std::ranges::any_of(options, [](const Row& row) { return row.minutes.has_value(); }))
        addColumn<Row>(
            list,
            spare(numberColumn(u"length"_s, say(request, Phrase("Report", "Expected length")))),
            [&request](const Row& row) -> ListedCell {
                return TextCell{row.minutes ? std::optional(
                                    durationText(request.wording.language(), *row.minutes))
                                            : std::nullopt};
            });
    if (hasVariant(request.event))
        addColumn<Row>(list,
                       spare(numberColumn(u"expansion"_s,
                                          say(request, Phrase("Report", "Most expansion tables")))),
                       [](const Row& row) -> ListedCell {
                           return NumberCell{static_cast<qint64>(row.mostVariantTables)};
                       });
    if (hasBound)
        addColumn<Row>(list,
                       numberColumn(u"bound"_s, say(request, Phrase("Report", "Fewest repeats"))),
                       [](const Row& row) -> ListedCell { return NumberCell{row.bound}; });
    return list;
}

} // namespace mentat
