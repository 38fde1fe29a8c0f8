#include "reports/heats/race_report.h"

#include "reports/charts/race_plan.h"
#include "reports/heats/report_parts.h"
#include "reports/paper/block_strips.h"
#include "reports/paper/page_canvas.h"
#include "reports/report_cells.h"
#include "reports/tables/listing.h"
#include "reports/text_measure.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/standing_words.h"
#include "scoring/scoring_kind.h"
#include "scoring/statistics/race.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The most striking thing in the race, as a title.
class RaceSentence {
public:
    RaceSentence(const Event& event, const Language& language)
        : m_event(event)
        , m_language(language)
        , m_players(event) {}

    QString operator()(std::monostate) const { return {}; }
    QString operator()(const RaceClimb& climb) const {
        const QStringList values{m_players.nameOf(climb.player),
                                 m_language.number(climb.from.value()),
                                 m_language.number(climb.to.value())};
        if (climb.isLastIn && hasOnlyFinal(m_event))
            return say(m_language,
                       Phrase("Race", "%1 climbed from rank %2 to the last seat in the final"),
                       values);
        if (climb.isLastIn)
            return say(m_language,
                       Phrase("Race", "%1 climbed from rank %2 to %3, the last above the cut"),
                       values);
        return say(m_language, Phrase("Race", "%1 climbed from rank %2 to rank %3"), values);
    }
    QString operator()(const RaceLedThroughout& led) const {
        return say(m_language, Phrase("Race", "%1 has led after every heat"),
                   {m_players.nameOf(led.player)});
    }
    QString operator()(const RaceLeader& leader) const {
        return say(m_language, Phrase("Race", "%1 leads the standings"),
                   {m_players.nameOf(leader.player)});
    }
    QString operator()(const RaceLeadShared& shared) const {
        return sayCounted(m_language, CountedPhrase("Race", "%n player(s) share the lead"),
                          shared.players);
    }

private:
    const Event& m_event;
    const Language& m_language;
    PlayerIndex m_players;
};

/// The first public value of each row: "2.0"; empty if the first is not public.
std::unordered_map<PlayerId, QString> firstValues(const Event& event, const Language& language) {
    std::unordered_map<PlayerId, QString> values;
    const auto& words = kindOf<StandingWords>(event);
    const auto columns = words.columns(language, event);
    const bool isForAll = std::ranges::any_of(columns, [](const StandingColumn& column) {
        return column.key == size_t(0) && column.isForAll;
    });
    if (!isForAll)
        return values;
    for (const Standing& row : kindOf<ScoringKind>(event).standings(event).ranked) {
        if (!row.values.empty())
            values.emplace(row.player, words.value(language, 0, row.values.front(), 0));
    }
    return values;
}

QString columnTitle(const Event& event, const Language& language, const Race& race, size_t heat) {
    const QString name = heatName(*findHeat(*heatsPlay(event), race.heats[heat]), language);
    if (heat + 1 < race.heats.size() || race.isLastOver)
        return name;
    return say(language, Phrase("Race", "%1 so far"), {name});
}

std::optional<PlayerId> highlightedPlayer(const RaceHighlight& highlight) {
    if (const auto* climb = std::get_if<RaceClimb>(&highlight))
        return climb->player;
    if (const auto* led = std::get_if<RaceLedThroughout>(&highlight))
        return led->player;
    if (const auto* leader = std::get_if<RaceLeader>(&highlight))
        return leader->player;
    return std::nullopt;
}

std::vector<RaceLine> raceLinesOf(const Event& event, const Language& language, const Race& race,
                                  const RaceHighlight& highlight) {
    const PlayerIndex players(event);
    const auto values = firstValues(event, language);
    const auto told = highlightedPlayer(highlight);
    std::vector<RaceLine> lines;
    const size_t shown = std::min(racersShown(race.front()), race.runners.size());
    for (size_t i = 0; i < shown; ++i) {
        const RaceRunner& runner = race.runners[i];
        RaceLine line{.rank = language.number(runner.ranks.back()->value()),
                      .name = players.nameOf(runner.player)};
        if (const auto value = values.find(runner.player); value != values.end())
            line.value = value->second;
        if (told == runner.player)
            line.tone = RaceTone::Told;
        else if (i < race.cut.above)
            line.tone = RaceTone::In;
        for (const auto& rank : runner.ranks)
            line.ranks.push_back(rank ? std::optional(rank->value()) : std::nullopt);
        lines.push_back(std::move(line));
    }
    return lines;
}

QString noteOf(const Language& language, const Race& race) {
    return race.cut.above > 0
               ? say(language, Phrase("Race", "Rank after each heat; thick lines end above the "
                                              "cut. A line that starts late joined late."))
               : say(language, Phrase("Race", "Rank after each heat. A line that starts late "
                                              "joined late."));
}

QString cutWordOf(const Language& language, const RanksAtCut& cut) {
    if (cut.tied > 0 && cut.above > 0)
        return sayCounted(language, CountedPhrase("Race", "Below: tied for %n place(s)"),
                          static_cast<int>(cut.places));
    return say(language, Phrase("Race", "Cut"));
}

RaceDrawing drawingOf(const Event& event, const Language& language, const Race& race) {
    RaceDrawing drawing;
    if (!race.isWorthSeeing())
        return drawing;
    const RaceHighlight highlight = highlightOf(race);
    drawing.title = std::visit(RaceSentence(event, language), highlight);
    drawing.note = noteOf(language, race);
    for (size_t heat = 0; heat < race.heats.size(); ++heat)
        drawing.columns.append(columnTitle(event, language, race, heat));
    drawing.lines = raceLinesOf(event, language, race, highlight);
    const size_t cut = bandedAt(race.cut);
    if (cut > 0 && cut < race.runners.size()) {
        drawing.cut = cut;
        drawing.cutWord = cutWordOf(language, race.cut);
    }
    drawing.belowWord = say(language, Phrase("Race", "further down"));
    return drawing;
}

/// Everyone's rank after each heat.
Listing<const RaceRunner*> raceList(const ReportRequest& request, const Race& race) {
    using Row = const RaceRunner*;
    Listing<Row> list{.name = raceTitle(request.event, request.wording.language()),
                      .columns = {},
                      .rows = {},
                      .key = [](const Row& row) { return row->player.text(); }};
    for (const RaceRunner& runner : race.runners)
        list.rows.push_back(&runner);
    const auto rankColumn = [&](const QString& key, const QString& title, size_t heat) {
        list.columns.push_back(
            {.column = numberColumn(key, title),
             .cell = [heat](const Row& row) -> ListedCell { return PlaceCell{row->ranks[heat]}; }});
    };
    rankColumn(u"rank"_s, say(request, Phrase("Report", "Rank")), race.heats.size() - 1);
    list.columns.push_back(
        {.column = wideColumn(u"name"_s, say(request, Phrase("Report", "Player"))),
         .cell = [](const Row& row) -> ListedCell { return PersonCell{row->player}; }});
    for (size_t heat = 0; heat < race.heats.size(); ++heat)
        rankColumn(u"heat%1"_s.arg(race.heats[heat].value()),
                   columnTitle(request.event, request.wording.language(), race, heat), heat);
    return list;
}

constexpr double headOfRace = 56;
constexpr double paperLetters = 10;
constexpr double webLetters = 13;
constexpr double webWidth = 720;
constexpr double webRow = 1.9; // text heights
constexpr double onPhoneLetters = 12;
constexpr double onPhoneWidth = 358;
constexpr double onPhoneRow = 1.75;
constexpr size_t heatsOnPhone = 4;

/// A sheet to hang up: the picture below its title.
PlacedPage raceSheet(const ReportRequest& request, const RaceDrawing& drawing,
                     const TextMeasure& measure) {
    const QSizeF size = sizeOf(request.paper, Orientation::Sideways);
    const QRectF inner = QRectF(QPointF(0, 0), size).marginsRemoved(pageMargins());
    PageCanvas canvas(measure, size);
    canvas.text({inner.left(), inner.top(), inner.width() * 0.7, 24}, drawing.title,
                {.size = 18, .isBold = true});
    canvas.text({inner.left() + inner.width() * 0.72, inner.top(), inner.width() * 0.28, 24},
                documentFor(request, {}).event, {.size = 12}, Align::End);
    canvas.text({inner.left(), inner.top() + 27, inner.width(), 13}, drawing.note, {.size = 10});
    PlacedPage page = canvas.taken();
    const PlacedPage picture
        = placedRace(drawing, measure, {inner.width(), inner.height() - headOfRace}, paperLetters);
    for (const PlacedItem& item : picture.items)
        page.items.push_back(moved(item, {inner.left(), inner.top() + headOfRace}));
    return page;
}

PlacedPage raceOnWeb(const RaceDrawing& drawing, const TextMeasure& measure) {
    const double height = webLetters * webRow * static_cast<double>(drawing.lines.size() + 5);
    return placedRace(drawing, measure, {webWidth, height}, webLetters, drawing.lines.size());
}

/// Whether these are on the page as they are, in letters that are not much smaller.
bool areLegible(const PlacedPage& page, const QStringList& texts) {
    constexpr double leastShare = 0.75;
    QStringList legible;
    for (const PlacedItem& item : page.items) {
        const auto* text = std::get_if<PlacedText>(&item);
        if (text && text->style.size >= onPhoneLetters * leastShare)
            legible.append(text->text);
    }
    return std::ranges::all_of(
        texts, [&](const QString& text) { return legible.contains(printable(text)); });
}

/// The last heats without the values, which the standings have, so that names remain whole. Absent
/// if they don't.
std::optional<PlacedPage> raceOnPhone(RaceDrawing drawing, const Language& language,
                                      const TextMeasure& measure) {
    const auto columns = static_cast<size_t>(drawing.columns.size());
    const size_t left = columns - std::min(columns, heatsOnPhone);
    drawing.columns = drawing.columns.mid(static_cast<qsizetype>(left));
    QStringList names;
    for (RaceLine& line : drawing.lines) {
        names.append(line.name);
        line.value.clear();
        line.ranks.erase(line.ranks.begin(),
                         line.ranks.begin() + static_cast<std::ptrdiff_t>(left));
    }
    const double height
        = onPhoneLetters * onPhoneRow * static_cast<double>(drawing.lines.size() + 5);
    const auto placed = [&] {
        return placedRace(drawing, measure, {onPhoneWidth, height}, onPhoneLetters,
                          drawing.lines.size());
    };
    PlacedPage page = placed();
    if (!areLegible(page, drawing.columns)) { // the table below has the titles
        for (qsizetype i = 0; i < drawing.columns.size(); ++i)
            drawing.columns[i] = language.number(static_cast<qint64>(left) + i + 1);
        page = placed();
    }
    return areLegible(page, names) ? std::optional(std::move(page)) : std::nullopt;
}

} // namespace

QString raceTitle(const Event& event, const Language& language) {
    return hasOnlyFinal(event) ? say(language, Phrase("Race", "The race to the final"))
                               : say(language, Phrase("Race", "The race"));
}

RaceDrawing raceDrawing(const Event& event, const Language& language) {
    return drawingOf(event, language, raceOf(event));
}

QString noRaceText(const Language& language) {
    return say(language, Phrase("Race", "The race starts with the second heat: ranks after each "
                                        "heat, and who came from where."));
}

Result<ReportDocument> raceReport(const ReportRequest& request) {
    const QString title = raceTitle(request.event, request.wording.language());
    const Race race = raceOf(request.event);
    const RaceDrawing drawing = drawingOf(request.event, request.wording.language(), race);
    if (drawing.lines.empty()) {
        ReportDocument document = titledDocument(request, title);
        document.add(Paragraph{noRaceText(request.wording.language())});
        return document;
    }
    ReportDocument document = documentFor(request, title);
    const TextMeasure measure;
    PlacedSheet sheet{.page = raceSheet(request, drawing, measure), .inWords = {}};
    sheet.inWords = {Heading{2, drawing.title}, Paragraph{.text = drawing.note, .isNote = true},
                     tableAt(request, raceList(request, race), Audience::Paper)};
    sheet.picture = {raceOnWeb(drawing, measure), drawing.title,
                     raceOnPhone(drawing, request.wording.language(), measure)};
    document.add(std::move(sheet));
    return document;
}

PublicPage racePage(const PublicRequest& request) {
    PublicPage page{.file = u"race"_s,
                    .title = raceTitle(request.event, request.wording.language()),
                    .document = *raceReport(request)};
    page.isEmpty = std::ranges::none_of(page.document.blocks, [](const ReportBlock& block) {
        return std::holds_alternative<PlacedSheet>(block);
    });
    if (!page.isEmpty) { // on paper, the sheet includes the title
        auto& blocks = page.document.blocks;
        auto& words = std::get<PlacedSheet>(blocks.front()).inWords;
        // What is seen in the picture, and how to read it, above it.
        std::vector<ReportBlock> above{Heading{1, page.title}};
        const auto table = std::ranges::find_if(words, [](const ReportBlock& block) {
            return std::holds_alternative<ReportTable>(block);
        });
        above.insert(above.end(), words.begin(), table);
        words.erase(words.begin(), table);
        blocks.insert(blocks.begin(), above.begin(), above.end());
    }
    return page;
}

} // namespace mentat
