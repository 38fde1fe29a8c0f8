#include "reports/dune/sheets/score_sheet_parts.h"

#include "reports/dune/dune_reports.h"
#include "reports/dune/sheets/sheet_words.h"
#include "reports/heats/report_parts.h"
#include "reports/text_measure.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/sheet_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/heats/final/final_line_up.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The same as text, for formats without pages.
std::vector<ReportBlock> sheetInWords(const SheetSubject& subject);

constexpr size_t minRows = 6; // a latecomer takes the next seat (R1.6)
constexpr size_t maxRows = 8;
constexpr double minRowHeight = 18; // for handwriting

/// Stacks the parts of the page from top to foot.
class SheetPage {
public:
    SheetPage(const SheetSubject& subject, const SheetWords& words, const TextMeasure& measure,
              size_t firstSeat)
        : m_subject(subject)
        , m_words(words)
        , m_canvas(measure, sizeOf(subject.request.paper, Orientation::Upright))
        , m_inner(QRectF(QPointF(0, 0), sizeOf(subject.request.paper, Orientation::Upright))
                      .marginsRemoved(pageMargins()))
        , m_firstSeat(firstSeat) {}

    [[nodiscard]] PlacedPage page() {
        const SheetParts parts{m_subject, m_words, m_canvas, m_inner};
        double y = addSheetHead(parts, m_inner.top()) + 8;
        y = addHowItEnded(parts, y) + 7;
        const double foot = m_inner.bottom() - sheetFootHeight(parts);
        spread(parts, foot - y);
        y = addSeats(parts, y, {m_firstSeat, rows(), m_seatRow}) + 6;
        y = addBelowSeats(parts, y) + 9;
        addControlGrid(parts, y, m_gridRow);
        addSheetFoot(parts, foot);
        return m_canvas.taken();
    }

private:
    [[nodiscard]] size_t rows() const {
        if (!m_subject.game)
            return minRows;
        return std::clamp(m_subject.game->seats.size() - m_firstSeat, minRows, maxRows);
    }

    /// Distributes the spare height to the rows for writing.
    void spread(const SheetParts& parts, double room) {
        const auto seats = static_cast<double>(rows());
        const auto strongholds = static_cast<double>(m_words.strongholds().size());
        const double fixed
            = seatsHeight(0, 0) + 6 + belowSeatsHeight() + 9 + controlGridHeight(parts, 0) + 8;
        const double row = (room - fixed) / (seats + strongholds);
        // Names and six values need more than a row's letters.
        const double more = std::clamp((row - minRowHeight) * 0.8, 0.0, 5.0);
        m_seatRow = row + more * strongholds / seats;
        m_gridRow = row - more;
    }

    const SheetSubject& m_subject;
    const SheetWords& m_words;
    PageCanvas m_canvas;
    QRectF m_inner;
    size_t m_firstSeat;
    double m_seatRow = minRowHeight;
    double m_gridRow = minRowHeight;
};

/// The sheets of one table: at the top, the results in the order in which they are typed; then the
/// grid that is kept during play; at the foot, the rules to know. Known facts are filled in. A game
/// with more seats than rows gets several sheets.
std::vector<PlacedSheet> scoreSheets(const SheetSubject& subject, const TextMeasure& measure) {
    const SheetWords words(subject);
    const size_t seats = subject.game ? subject.game->seats.size() : 0;
    std::vector<PlacedSheet> sheets;
    for (size_t first = 0; first == 0 || first < seats; first += maxRows)
        sheets.push_back({SheetPage(subject, words, measure, first).page(),
                          first == 0 ? sheetInWords(subject) : std::vector<ReportBlock>()});
    return sheets;
}

QString dashIfUnknown(const QString& text) {
    return text.isEmpty() ? u"–"_s : text;
}

void addSheetFacts(FactList& facts, const SheetSubject& subject, const SheetWords& words) {
    const Game& game = *subject.game;
    const auto add = [&](const QString& label, const QString& value) {
        facts.facts.push_back({label, dashIfUnknown(value)});
    };
    for (const DuneField& field : numbersOfSheet())
        add(fieldNameOnPaper(words.language(), field.kind), words.number(field));
    add(fieldNameOnPaper(words.language(), FieldKind::EndTime), words.ended());
    QString won
        = dune(game).victory ? victoryName(words.language(), *dune(game).victory) : QString();
    if (dune(game).ending == Ending::Concession)
        won += u", "_s + say(words, Phrase("ScoreSheet", "conceded"));
    add(fieldNameOnPaper(words.language(), FieldKind::HowWon), won);
    add(fieldNameOnPaper(words.language(), FieldKind::Alliances), words.alliances().join(u" · "_s));
    add(fieldNameOnPaper(words.language(), FieldKind::Winners), words.winners());
    add(fieldNameOnPaper(words.language(), FieldKind::Predicted), words.predicted());
    add(say(words, Phrase("ScoreSheet", "Dropped out")), words.dropouts().join(u" · "_s));
}

ReportTable sheetTable(const SheetSubject& subject, const SheetWords& words) {
    ReportTable table{
        .name = words.title(),
        .columns
        = {{u"seat"_s, say(words, Phrase("ScoreSheet", "Seat")), Align::End},
           {u"name"_s, say(words, Phrase("ScoreSheet", "Player"))},
           {u"faction"_s, fieldNameOnPaper(words.language(), FieldKind::SidePlayed)},
           {u"performancePoints"_s, fieldNameOnPaper(words.language(), FieldKind::Points),
            Align::End},
           {u"strongholds"_s, fieldNameOnPaper(words.language(), FieldKind::Strongholds),
            Align::End},
           {u"tokens"_s, fieldNameOnPaper(words.language(), FieldKind::Tokens), Align::End},
           {u"spice"_s, fieldNameOnPaper(words.language(), FieldKind::Spice), Align::End},
           {u"cards"_s, fieldNameOnPaper(words.language(), FieldKind::Cards), Align::End},
           {u"roll"_s, fieldNameOnPaper(words.language(), FieldKind::Die), Align::End},
           {u"shieldWall"_s, say(words, Phrase("ScoreSheet", "Shield Wall"))}}};
    if (words.hasTechTokens())
        table.columns.push_back({u"techTokens"_s, say(words, Phrase("ScoreSheet", "Tech tokens"))});
    for (const Seat& seat : subject.game->seats) {
        table.rows.push_back(
            {.cells
             = {{words.language().number(seat.number.value())},
                {words.name(seat)},
                {dune(seat).faction ? sideName(words.language(), *dune(seat).faction) : u"–"_s},
                {dashIfUnknown(words.points(seat))},
                {dashIfUnknown(words.value(dune(seat).strongholds))},
                {dashIfUnknown(words.value(dune(seat).tokens))},
                {dashIfUnknown(words.value(dune(seat).spice))},
                {dashIfUnknown(words.value(dune(seat).cards))},
                {words.rolls(seat)},
                boxCell(dune(seat).shieldWall)}});
        if (words.hasTechTokens())
            table.rows.back().cells.push_back(boxCell(dune(seat).techTokens));
    }
    return table;
}

std::vector<ReportBlock> sheetInWords(const SheetSubject& subject) {
    const SheetWords words(subject);
    std::vector<ReportBlock> blocks{Heading{2, words.title()}};
    if (const QString occasion = words.occasion(); !occasion.isEmpty())
        blocks.emplace_back(Paragraph{occasion});
    if (words.link())
        blocks.emplace_back(Paragraph{words.byPhone()});
    if (!subject.game) {
        blocks.emplace_back(
            Paragraph{say(words, Phrase("ScoreSheet", "A blank sheet to fill in at the table."))});
    } else {
        FactList facts;
        addSheetFacts(facts, subject, words);
        blocks.emplace_back(facts);
        blocks.emplace_back(sheetTable(subject, words));
        if (subject.game->note)
            blocks.emplace_back(Paragraph{*subject.game->note, true});
    }
    blocks.emplace_back(BulletList{words.reminders()});
    return blocks;
}

QString sheetsTitle(const ReportRequest& request) {
    return say(request, Phrase("ScoreSheet", "Score sheets"));
}

void addSheets(ReportDocument& document, const SheetSubject& subject, const TextMeasure& measure) {
    for (PlacedSheet& sheet : scoreSheets(subject, measure))
        document.add(std::move(sheet));
}

/// The players who would be in the final now, without seats or factions.
Game gameOfLineUp(const Event& event) {
    Game game;
    int number = 0;
    for (const PlayerId& player : finalLineUp(event, duneAdvancement(event)))
        game.seats.push_back(seatOf(SeatNumber(++number), player));
    return game;
}

} // namespace

Result<ReportDocument> scoreSheetsReport(const ReportRequest& request) {
    ReportDocument document = documentFor(request, sheetsTitle(request));
    const TextMeasure measure;
    if (request.round || request.blanks <= 0) {
        const auto round = roundWithTables(request);
        if (!round)
            return tl::unexpected(round.error());
        for (const Game& game : round->games()) {
            if (!game.isVoid)
                addSheets(document,
                          {.request = request,
                           .game = &game,
                           .heat = round->heat(),
                           .isFinal = round->stage() != nullptr},
                          measure);
        }
    }
    if (request.blanks > 0) {
        const auto blank = scoreSheets({.request = request}, measure);
        for (int i = 0; i < request.blanks; ++i)
            document.blocks.insert(document.blocks.end(), blank.begin(), blank.end());
    }
    return document;
}

Result<ReportDocument> finalSheetReport(const ReportRequest& request) {
    const Game* known = onlyFinalGame(request.event);
    const bool isSeated = known && !known->seats.empty();
    const Game game = isSeated ? *known : gameOfLineUp(request.event);
    ReportDocument document
        = documentFor(request, say(request, Phrase("ScoreSheet", "Final score sheet")));
    addSheets(document,
              {.request = request,
               .game = game.seats.empty() ? nullptr : &game,
               .isFinal = true,
               .isProvisional = !isSeated},
              TextMeasure());
    return document;
}

} // namespace mentat
