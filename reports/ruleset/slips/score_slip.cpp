#include "reports/ruleset/ruleset_reports.h"

#include "reports/paper/letters.h"
#include "reports/paper/page_canvas.h"
#include "reports/ruleset/ruleset_report_parts.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t slipColumns = 2;
constexpr double slipGap = 3;

/// One slip at its position on the page.
class Slip {
public:
    Slip(const ReportRequest& request, const NameOf& nameOf, PageCanvas& canvas)
        : m_request(request)
        , m_ruleset(rulesetPlayOf(request).ruleset)
        , m_language(request.wording.language())
        , m_titles(resultTitlesOf(request))
        , m_nameOf(nameOf)
        , m_canvas(canvas) {}

    void add(const QRectF& quarter, const SlipSubject& slip) {
        m_inner = quarter.adjusted(10, 9, -10, -8);
        const double top = addHead(slip) + 4;
        const double foot = m_inner.bottom() - footHeight();
        addSeats(slip, top, foot - slipGap);
        addFoot(slip, foot);
    }

private:
    double addHead(const SlipSubject& slip) {
        const TypeStyle large{.size = 17, .isBold = true};
        const double half = m_inner.width() / 2;
        const double y = m_inner.top();
        if (slip.table.isEmpty()) {
            addWritten({m_inner.left(), y, half - 6, 22},
                       say(m_request, Phrase("ScoreSlip", "Round")));
            addWritten({m_inner.left() + half, y, half, 22},
                       say(m_request, Phrase("ScoreSlip", "Table")));
        } else {
            m_canvas.text({m_inner.left(), y, half - 4, 22}, slip.table, large, Align::Start, 9);
            m_canvas.text({m_inner.left() + half, y, half, 22}, slip.round,
                          {.size = 13, .isBold = true}, Align::End, 7);
        }
        const EventDetails& details = m_request.event.details;
        const QString event = details.name.text() + u' ' + m_language.number(details.year.value());
        m_canvas.text({m_inner.left(), y + 23, half - 4, 11}, event, {.size = 8}, Align::Start, 6,
                      0.8);
        m_canvas.text({m_inner.left() + half, y + 23, half, 11}, slip.occasion, {.size = 8},
                      Align::End, 6, 0.8);
        m_canvas.rule({m_inner.left(), y + 36}, {m_inner.right(), y + 36}, 1);
        return slip.link ? addLink(*slip.link, y + 36) : y + 36;
    }

    /// The table's code, with a QR picture if phones are served.
    double addLink(const TableLink& link, double y) {
        const auto code = qrCodeOf(link.address);
        const double high = code ? 52 : 14;
        const double side = code ? high : 0;
        m_canvas.text({m_inner.left(), y + 1, m_inner.width() - side, high - 1},
                      byPhoneText(m_request, link), {.size = 9, .isBold = true}, Align::Start, 6);
        if (code)
            m_canvas.code({m_inner.right() - side, y + 1, side, side}, *code);
        return y + high;
    }

    /// A label, followed by a line to write on.
    void addWritten(const QRectF& box, const QString& label) {
        const TypeStyle style{.size = 11, .isBold = true};
        const double width = std::min(m_canvas.measure().width(label, style) + 1, box.width() - 30);
        m_canvas.text({box.left(), box.top(), width, box.height()}, label, style);
        m_canvas.rule({box.left() + width + 5, box.bottom() - 4}, {box.right(), box.bottom() - 4},
                      0.75);
    }

    struct Column {
        QString title;
        double width;
        QString (Slip::*text)(const SlipSubject& slip, size_t seat) const;
        bool isName = false;
    };

    [[nodiscard]] std::vector<Column> columns() const {
        std::vector<Column> all{
            {say(m_request, Phrase("ScoreSlip", "Seat")), 25, &Slip::seatText},
            {say(m_request, Phrase("ScoreSlip", "Player")), 0, &Slip::nameText, true}};
        const bool hasScores = m_ruleset.score != Scores::None;
        if (!m_ruleset.labels.empty())
            all.push_back({m_titles.label, hasScores ? 48.0 : 58.0, &Slip::labelText});
        if (hasScores)
            all.push_back({m_titles.score, 42, &Slip::scoreOfSeat});
        all.push_back({m_titles.place, 32, &Slip::placeText});
        double rest = m_inner.width();
        for (const Column& column : all)
            rest -= column.width;
        for (Column& column : all) {
            if (column.isName)
                column.width = rest;
        }
        return all;
    }

    [[nodiscard]] QString seatText(const SlipSubject& slip, size_t seat) const {
        return slip.seatsAreDrawn ? m_language.number(slip.seats[seat].number.value()) : QString();
    }
    [[nodiscard]] QString nameText(const SlipSubject& slip, size_t seat) const {
        return m_nameOf(slip.seats[seat].player);
    }
    [[nodiscard]] QString labelText(const SlipSubject& slip, size_t seat) const {
        return byRuleset(slip.seats[seat]).label.value_or(QString());
    }
    [[nodiscard]] QString scoreOfSeat(const SlipSubject& slip, size_t seat) const {
        const auto score = byRuleset(slip.seats[seat]).score;
        return score ? scoreText(m_language, *score) : QString();
    }
    [[nodiscard]] QString placeText(const SlipSubject& slip, size_t seat) const {
        return slip.places.empty() ? QString() : m_language.number(slip.places[seat]);
    }

    /// One size for all names, in which they all fit if that is not too small.
    [[nodiscard]] TypeStyle styleOfNames(const SlipSubject& slip,
                                         const std::vector<Column>& all) const {
        constexpr double smallestOfAll = 9;
        TypeStyle style = narrow(12, true);
        const auto names = std::ranges::find_if(all, &Column::isName);
        for (size_t seat = 0; seat < slip.seats.size(); ++seat)
            style.size = std::min(style.size,
                                  m_canvas.measure().sizeThatFits(nameText(slip, seat), style,
                                                                  names->width - 7, smallestOfAll));
        return style;
    }

    /// As tall as the slip allows.
    void addSeats(const SlipSubject& slip, double top, double bottom) {
        constexpr double lineOfTitles = 10;
        const size_t rows = std::max(slip.seats.size(), static_cast<size_t>(slip.rows));
        const double height
            = std::min((bottom - top - lineOfTitles) / static_cast<double>(rows), 50.0);
        const double end = top + lineOfTitles + height * static_cast<double>(rows);
        double x = m_inner.left();
        const std::vector<Column> all = columns();
        const TypeStyle nameStyle = styleOfNames(slip, all);
        for (const Column& column : all) {
            m_canvas.text({x + 3, top, column.width - 4, lineOfTitles}, column.title, {.size = 7},
                          Align::Start, 4.5, 0.8);
            for (size_t seat = 0; seat < slip.seats.size(); ++seat) {
                const double y = top + lineOfTitles + height * static_cast<double>(seat);
                const QRectF cell(x + 3, y + 1, column.width - 6, height - 2);
                const QString text = (this->*column.text)(slip, seat);
                if (column.isName)
                    m_canvas.text(cell, text, nameStyle, Align::Start, 8);
                else
                    m_canvas.text(cell, text, {.size = 11}, Align::Center, 6);
            }
            m_canvas.rule({x, top + lineOfTitles}, {x, end}, 0.6, 0.6);
            x += column.width;
        }
        m_canvas.rule({m_inner.right(), top + lineOfTitles}, {m_inner.right(), end}, 0.6, 0.6);
        for (size_t row = 0; row <= rows; ++row) {
            const double y = top + lineOfTitles + height * static_cast<double>(row);
            m_canvas.rule({m_inner.left(), y}, {m_inner.right(), y}, 0.6, 0.6);
        }
    }

    [[nodiscard]] double footHeight() const {
        return 27 + slipGap + 27 + slipGap + hintHeight() + 20;
    }
    [[nodiscard]] double hintHeight() const { return m_ruleset.labels.empty() ? 0 : 17; }

    void addFoot(const SlipSubject& slip, double y) {
        const double left = m_inner.left();
        const double width = m_inner.width();
        const double time = width * 0.22;
        m_canvas.field({left, y, time, 27}, say(m_request, Phrase("ScoreSlip", "Start")),
                       slip.start);
        m_canvas.field({left + time + slipGap, y, time, 27},
                       say(m_request, Phrase("ScoreSlip", "End")), slip.end);
        m_canvas.field({left + 2 * (time + slipGap), y, width - 2 * (time + slipGap), 27},
                       say(m_request, Phrase("ScoreSlip", "Dropped out: seat, time")),
                       dropouts(slip));
        y += 27 + slipGap;
        const double half = (width - slipGap) / 2;
        m_canvas.field({left, y, half, 27},
                       say(m_request, Phrase("ScoreSlip", "Signed by a winner")));
        m_canvas.field({left + half + slipGap, y, half, 27},
                       say(m_request, Phrase("ScoreSlip", "Signed by another player")));
        y += 27 + slipGap;
        if (!m_ruleset.labels.empty())
            m_canvas.text({left, y, width, hintHeight()}, labelHint(m_request), {.size = 7},
                          Align::Start, 6, 0.8);
        y += hintHeight();
        m_canvas.text(
            {left, y, width, 10},
            say(m_request,
                Phrase("ScoreSlip", "Bring this slip to the Game Master before you leave.")),
            {.size = 7.5, .isBold = true}, Align::Center, 5);
        m_canvas.text({left, y + 11, width, 8}, m_request.printed, {.size = 6}, Align::End, 4, 0.7);
    }

    [[nodiscard]] QString dropouts(const SlipSubject& slip) const {
        QStringList texts;
        for (const Seat& seat : slip.seats) {
            if (!seat.dropout)
                continue;
            QString text = m_language.number(seat.number.value());
            if (seat.left)
                text += u", "_s + m_language.clockTime(seat.left->time());
            texts.append(text);
        }
        return texts.join(u" · "_s);
    }

    static QString labelHint(const ReportRequest& request) {
        const auto& labels = rulesetPlayOf(request).ruleset.labels;
        return say(request, Phrase("ScoreSlip", "%1: %2"),
                   {resultTitlesOf(request).label,
                    QStringList(labels.begin(), labels.end()).join(u", "_s)});
    }

    const ReportRequest& m_request;
    const Ruleset& m_ruleset;
    const Language& m_language;
    ResultTitles m_titles;
    const NameOf& m_nameOf;
    PageCanvas& m_canvas;
    QRectF m_inner;
};

/// rows: two slips side by side in each.
PlacedPage slipPage(const ReportRequest& request, std::span<const SlipSubject> slips, size_t rows,
                    const NameOf& nameOf, const TextMeasure& measure) {
    const QSizeF size = sizeOf(request.paper, Orientation::Upright);
    const QRectF page = QRectF(QPointF(0, 0), size).marginsRemoved(pageMargins());
    const QSizeF part(page.width() / slipColumns, page.height() / static_cast<double>(rows));
    PageCanvas canvas(measure, size);
    Slip slip(request, nameOf, canvas);
    for (size_t i = 0; i < slips.size(); ++i) {
        const QPointF at(page.left() + static_cast<double>(i % slipColumns) * part.width(),
                         page.top() + static_cast<double>(i / slipColumns) * part.height());
        slip.add({at, part}, slips[i]);
    }
    const size_t filled = (slips.size() + slipColumns - 1) / slipColumns;
    const double below = page.top() + static_cast<double>(filled) * part.height();
    canvas.cut({page.center().x(), page.top()}, {page.center().x(), below});
    for (size_t row = 1; row < rows && row <= filled; ++row) {
        const double y = page.top() + static_cast<double>(row) * part.height();
        canvas.cut({page.left(), y}, {page.right(), y});
    }
    return canvas.taken();
}

/// With two players each, six slips fit on a sheet.
size_t slipRowsFor(const std::vector<SlipSubject>& slips) {
    const bool areOfTwo = std::ranges::all_of(
        slips, [](const SlipSubject& slip) { return slip.rows <= 2 && slip.seats.size() <= 2; });
    return areOfTwo ? 3 : 2;
}

} // namespace

std::vector<PlacedSheet> slipSheets(const ReportRequest& request,
                                    const std::vector<SlipSubject>& slips,
                                    const TextMeasure& measure) {
    const NameOf nameOf = namesIn(request.event);
    const size_t rows = slipRowsFor(slips);
    const size_t each = rows * slipColumns;
    std::vector<PlacedSheet> sheets;
    for (size_t first = 0; first < slips.size(); first += each) {
        const size_t count = std::min(each, slips.size() - first);
        const auto onSheet = std::span(slips).subspan(first, count);
        PlacedSheet sheet{slipPage(request, onSheet, rows, nameOf, measure), {}};
        for (const SlipSubject& slip : onSheet)
            std::ranges::move(slipInWords(request, slip), std::back_inserter(sheet.inWords));
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

namespace {

ReportCell lineIfUnknown(const QString& text) {
    return textCell(text.isEmpty() ? u"____"_s : text);
}

ReportTable slipTable(const ReportRequest& request, const SlipSubject& slip) {
    const Ruleset& ruleset = rulesetPlayOf(request).ruleset;
    const Language& language = request.wording.language();
    const ResultTitles titles = resultTitlesOf(request);
    ReportTable table{slip.table,
                      {numberColumn(u"seat"_s, say(request, Phrase("ScoreSlip", "Seat"))),
                       textColumn(u"name"_s, say(request, Phrase("ScoreSlip", "Player")))}};
    if (!ruleset.labels.empty())
        table.columns.push_back(textColumn(u"label"_s, titles.label));
    if (ruleset.score != Scores::None)
        table.columns.push_back(numberColumn(u"score"_s, titles.score));
    table.columns.push_back(numberColumn(u"place"_s, titles.place));
    const NameOf nameOf = namesIn(request.event);
    for (size_t i = 0; i < slip.seats.size(); ++i) {
        const Seat& seat = slip.seats[i];
        ReportRow row{
            {lineIfUnknown(slip.seatsAreDrawn ? language.number(seat.number.value()) : QString()),
             textCell(nameOf(seat.player))}};
        const RulesetSeat& result = byRuleset(seat);
        if (!ruleset.labels.empty())
            row.cells.push_back(lineIfUnknown(result.label.value_or(QString())));
        if (ruleset.score != Scores::None)
            row.cells.push_back(
                lineIfUnknown(result.score ? scoreText(language, *result.score) : QString()));
        row.cells.push_back(
            lineIfUnknown(slip.places.empty() ? QString() : language.number(slip.places[i])));
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

QString byPhoneText(const ReportRequest& request, const TableLink& link) {
    return say(request, Phrase("ScoreSlip", "Report by phone: %1"), {link.code});
}

std::vector<ReportBlock> slipInWords(const ReportRequest& request, const SlipSubject& slip) {
    if (slip.table.isEmpty())
        return {
            Paragraph{say(request, Phrase("ScoreSlip", "A blank slip to fill in at the table."))}};
    std::vector<ReportBlock> blocks{
        Heading{2, say(request, Phrase("ScoreSlip", "%1: %2"), {slip.round, slip.table})}};
    if (!slip.occasion.isEmpty())
        blocks.emplace_back(Paragraph{slip.occasion});
    if (slip.link)
        blocks.emplace_back(Paragraph{byPhoneText(request, *slip.link)});
    blocks.emplace_back(slipTable(request, slip));
    const auto fact = [&](Phrase english, const QString& value) {
        return Fact{say(request, english), value.isEmpty() ? u"____"_s : value};
    };
    blocks.emplace_back(FactList{{fact(Phrase("ScoreSlip", "Start"), slip.start),
                                  fact(Phrase("ScoreSlip", "End"), slip.end)}});
    return blocks;
}

} // namespace mentat
