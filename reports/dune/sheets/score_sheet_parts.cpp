#include "reports/dune/sheets/score_sheet_parts.h"

#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/sheet_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/dune/games/factions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr TypeStyle fieldLabel{.size = 7.5};
constexpr double tickSide = 11;

/// "S solo" with its box; choices go left to right in letters that leave room for all.
struct Choice {
    QString letter;
    QString name;
    bool isTicked;
};

double choiceWidth(const PageCanvas& canvas, const Choice& choice, double size) {
    const double letter
        = choice.letter.isEmpty()
              ? 0
              : canvas.measure().width(choice.letter, {.size = size, .isBold = true}) + 3;
    return tickSide + 4 + letter + canvas.measure().width(choice.name, {.size = size});
}

void addChoices(PageCanvas& canvas, const QRectF& box, const std::vector<Choice>& choices) {
    double size = 9;
    double widths = 0;
    const auto measured = [&] {
        widths = 0;
        for (const Choice& choice : choices)
            widths += choiceWidth(canvas, choice, size);
        return widths;
    };
    while (size > 5 && measured() + 6 * static_cast<double>(choices.size() - 1) > box.width())
        size -= 0.25;
    const double gap
        = std::min(26.0, (box.width() - widths)
                             / static_cast<double>(std::max<size_t>(choices.size() - 1, 1)));
    double x = box.left();
    for (const Choice& choice : choices) {
        const double next = x + choiceWidth(canvas, choice, size) + gap;
        canvas.tickBox({x, box.center().y()}, tickSide, choice.isTicked);
        x += tickSide + 4;
        if (!choice.letter.isEmpty()) {
            const TypeStyle bold{.size = size, .isBold = true};
            const double letter = canvas.measure().width(choice.letter, bold);
            canvas.text({x, box.top(), letter + 0.5, box.height()}, choice.letter, bold);
            x += letter + 3;
        }
        canvas.text({x, box.top(), next - gap - x + 0.5, box.height()}, choice.name,
                    {.size = size});
        x = next;
    }
}

std::vector<Choice> victoryChoices(const SheetParts& parts) {
    const Game* game = parts.subject.game;
    std::vector<Choice> choices;
    for (const auto& [victory, id] : idsOf<Victory>)
        choices.push_back({QString(letterOf(victory)), victoryName(parts.words.language(), victory),
                           game && dune(*game).victory == victory});
    choices.push_back({QString(concessionLetter),
                       say(parts.words, Phrase("ScoreSheet", "conceded")),
                       game && dune(*game).ending == Ending::Concession});
    return choices;
}

/// On a blank sheet: heat, table, and sets to fill in.
void addBlankHead(const SheetParts& parts, const QRectF& box) {
    PageCanvas& canvas = parts.canvas;
    const TypeStyle style{.size = 15, .isBold = true};
    double x = box.left();
    const auto addWritten = [&](const QString& label, double room) {
        const double width = canvas.measure().width(label, style);
        canvas.text({x, box.top(), width + 1, box.height()}, label, style);
        x += width + 6;
        canvas.rule({x, box.bottom() - 4}, {x + room, box.bottom() - 4}, 0.75);
        x += room + 14;
    };
    if (!parts.subject.isFinal) {
        addWritten(say(parts.words, Phrase("ScoreSheet", "Heat")), 44);
        addWritten(parts.words.title(), 44);
    } else
        addWritten(parts.words.title(), 0);
    if (parts.words.hasExpansion())
        addChoices(canvas, {x, box.top() + 2, 145, box.height()},
                   {{{}, say(parts.words, Phrase("ScoreSheet", "Base game")), false},
                    {{}, say(parts.words, Phrase("ScoreSheet", "Expansion")), false}});
}

} // namespace

double addSheetHead(const SheetParts& parts, double y) {
    PageCanvas& canvas = parts.canvas;
    // If the table reports by phone: an extra line, or room for a code that cameras can read.
    const TableLink* link = parts.words.link();
    const auto code = link ? qrCodeOf(link->address) : std::nullopt;
    const double codeSide = code ? 64 : 0;
    const QRectF whole(parts.inner.left(), y, parts.inner.width(),
                       code   ? codeSide + 2
                       : link ? 56
                              : 40);
    const QRectF head = whole.adjusted(0, 0, -codeSide, 0);
    const double left = parts.subject.game ? 0.42 : 0.62;
    const QRectF title(head.left(), y, head.width() * left, 32);
    if (parts.subject.game)
        canvas.text(title, parts.words.title(), {.size = 28, .isBold = true}, Align::Start, 14);
    else
        addBlankHead(parts, title.adjusted(0, 4, 0, 0));
    const QRectF right(title.right() + 8, y, head.width() - title.width() - 8, 0);
    canvas.text({right.left(), y, right.width(), 15}, parts.words.event(),
                {.size = 11, .isBold = true}, Align::End);
    canvas.text({right.left(), y + 15, right.width(), 12}, parts.words.occasion(), {.size = 9},
                Align::End);
    canvas.text({right.left(), y + 27, right.width(), 11}, parts.words.sets(), {.size = 9},
                Align::End);
    if (link)
        canvas.text({head.left(), y + 38, head.width(), 16}, parts.words.byPhone(),
                    {.size = 11, .isBold = true}, Align::End);
    if (code)
        canvas.code({head.right(), y, codeSide, codeSide}, *code);
    canvas.rule({whole.left(), whole.bottom()}, {whole.right(), whole.bottom()}, 1.5);
    return whole.bottom();
}

double addHowItEnded(const SheetParts& parts, double y) {
    PageCanvas& canvas = parts.canvas;
    const SheetWords& words = parts.words;
    const double left = parts.inner.left();
    const double width = parts.inner.width();
    const double high = 42;
    double x = left;
    for (const DuneField& field : numbersOfSheet()) {
        canvas.field({x, y, 76, high}, fieldNameOnPaper(words.language(), field.kind),
                     words.number(field));
        x += 80;
    }
    canvas.field({x, y, 86, high}, fieldNameOnPaper(words.language(), FieldKind::EndTime),
                 words.ended());
    x += 90;
    const QRectF won(x, y, left + width - x, high);
    canvas.field(won, fieldNameOnPaper(words.language(), FieldKind::HowWon));
    const std::vector<Choice> choices = victoryChoices(parts);
    const auto half = choices.begin() + 4;
    const QRectF line(won.left() + 46, won.top() + 4, won.width() - 52, 16);
    addChoices(canvas, line, {choices.begin(), half});
    addChoices(canvas, line.translated(0, 18), {half, choices.end()});

    y += high + 4;
    const double low = 34;
    const double alliances = (width - 4 * 3) * 0.38;
    const double rest = (width - 4 * 3 - alliances);
    canvas.field({left, y, alliances, low},
                 say(words, Phrase("ScoreSheet", "Alliances at the end, by letters")),
                 words.alliances().join(u"   ·   "_s));
    canvas.field({left + alliances + 6, y, rest * 0.5, low},
                 fieldNameOnPaper(words.language(), FieldKind::Winners), words.winners());
    canvas.field({left + alliances + 12 + rest * 0.5, y, rest * 0.5, low},
                 fieldNameOnPaper(words.language(), FieldKind::Predicted), words.predicted());
    return y + low;
}

double belowSeatsHeight() {
    return 30 + 4 + 42 + 4 + 27;
}

double addBelowSeats(const SheetParts& parts, double y) {
    PageCanvas& canvas = parts.canvas;
    const SheetWords& words = parts.words;
    const double left = parts.inner.left();
    const double width = parts.inner.width();
    canvas.field(
        {left, y, width, 30},
        say(words, Phrase("ScoreSheet", "Dropped out: seat, turn, excused by the Game Master")),
        words.dropouts().join(u"   ·   "_s));
    y += 34;
    const QRectF note(left, y, width, 42);
    const QString text
        = parts.subject.game ? parts.subject.game->note.value_or(QString()) : QString();
    canvas.box(note);
    canvas.text({note.left() + 4, note.top() + 2, note.width() - 8, lineHeight(fieldLabel.size)},
                say(words, Phrase("ScoreSheet", "Note")), fieldLabel, Align::Start, 5, 0.8);
    if (text.isEmpty())
        canvas.rule({note.left() + 6, note.top() + 26}, {note.right() - 6, note.top() + 26}, 0.4,
                    0.5);
    else
        canvas.text({note.left() + 6, note.top() + 12, note.width() - 12, note.height() - 14}, text,
                    {.size = 9}, Align::Start, 9);
    y += 46;
    const double each = (width - 12) / 3;
    canvas.field({left, y, each, 27}, say(words, Phrase("ScoreSheet", "Signed by a winner")));
    canvas.field({left + each + 6, y, each, 27},
                 say(words, Phrase("ScoreSheet", "Signed by another player")));
    canvas.field({left + 2 * each + 12, y, each, 27},
                 say(words, Phrase("ScoreSheet", "Game Master or assistant")));
    return y + 27;
}

namespace {

constexpr TypeStyle footText{.size = 7.5};
constexpr TypeStyle footTitle{.size = 8, .isBold = true};
constexpr double footGutter = 14;
constexpr double barHeight = 18;
constexpr double printedHeight = 9;
constexpr double footTitleHeight = 12;

struct FootColumns {
    QRectF first;
    QRectF second;
    QRectF third;
};

FootColumns footColumns(const QRectF& inner, double y) {
    const double width = inner.width() - 2 * footGutter;
    const double first = width * 0.33;
    const double second = width * 0.26;
    return {{inner.left(), y, first, 0},
            {inner.left() + first + footGutter, y, second, 0},
            {inner.left() + first + second + 2 * footGutter, y, width - first - second, 0}};
}

double footLinesHeight(const SheetParts& parts, const QStringList& lines, double width) {
    double height = footTitleHeight;
    for (const QString& line : lines)
        height += static_cast<double>(parts.canvas.measure().lines(line, footText, width).size())
                  * lineHeight(footText.size);
    return height;
}

double qpHeight() {
    return footTitleHeight + static_cast<double>(idsOf<WinRow>.size()) * lineHeight(footText.size);
}

double footColumnsHeight(const SheetParts& parts) {
    const FootColumns columns = footColumns(parts.inner, 0);
    const double first = parts.subject.isFinal ? footLinesHeight(parts, parts.words.placesOfFinal(),
                                                                 columns.first.width())
                                               : qpHeight();
    return std::max({first,
                     footLinesHeight(parts, parts.words.adjudication(), columns.second.width()),
                     footLinesHeight(parts, parts.words.reminders(), columns.third.width())});
}

void addFootLines(const SheetParts& parts, QRectF column, const QString& title,
                  const QStringList& lines) {
    PageCanvas& canvas = parts.canvas;
    canvas.text({column.left(), column.top(), column.width(), footTitleHeight - 2}, title,
                footTitle);
    double y = column.top() + footTitleHeight;
    for (const QString& line : lines)
        y += canvas.lines({column.left(), y, column.width(), 0}, line, footText);
}

void addQp(const SheetParts& parts, const QRectF& column) {
    PageCanvas& canvas = parts.canvas;
    constexpr double number = 30;
    const double height = lineHeight(footText.size);
    const double second = column.right() - number;
    const double first = second - number;
    canvas.text({column.left(), column.top(), first - column.left() - 2, footTitleHeight - 2},
                say(parts.words, Phrase("ScoreSheet", "QP by number of players")), footTitle,
                Align::Start, 5);
    canvas.text({first, column.top(), number, footTitleHeight - 2}, u"5–6"_s, footTitle,
                Align::End);
    canvas.text({second, column.top(), number, footTitleHeight - 2}, u"3–4"_s, footTitle,
                Align::End);
    double y = column.top() + footTitleHeight;
    for (const QpLine& line :
         qpLines(parts.subject.request.event.settings.winPoints, parts.words.language())) {
        canvas.text({column.left(), y, first - column.left() - 2, height}, line.victory, footText,
                    Align::Start, 5);
        canvas.text({first, y, number, height}, line.fiveOrSix, footText, Align::End);
        canvas.text({second, y, number, height}, line.threeOrFour, footText, Align::End);
        y += height;
    }
}

} // namespace

double sheetFootHeight(const SheetParts& parts) {
    return 6 + footColumnsHeight(parts) + 5 + barHeight + 3 + printedHeight;
}

void addSheetFoot(const SheetParts& parts, double y) {
    PageCanvas& canvas = parts.canvas;
    const SheetWords& words = parts.words;
    const QRectF& inner = parts.inner;
    canvas.rule({inner.left(), y}, {inner.right(), y}, 1);
    y += 6;
    const FootColumns columns = footColumns(inner, y);
    if (parts.subject.isFinal)
        addFootLines(parts, columns.first, say(words, Phrase("ScoreSheet", "Places")),
                     words.placesOfFinal());
    else
        addQp(parts, columns.first);
    addFootLines(parts, columns.second,
                 say(words, Phrase("ScoreSheet", "Adjudicated by, in this order")),
                 words.adjudication());
    addFootLines(parts, columns.third, say(words, Phrase("ScoreSheet", "Good to know")),
                 words.reminders());
    y += footColumnsHeight(parts) + 5;
    const QRectF bar(inner.left(), y, inner.width(), barHeight);
    canvas.box(bar, 1.5);
    canvas.text(
        bar.adjusted(6, 0, -6, 0),
        say(words, Phrase("ScoreSheet",
                          "Bring this sheet to the Game Master before you leave the table.")),
        {.size = 10.5, .isBold = true}, Align::Center);
    canvas.text({inner.left(), inner.bottom() - printedHeight, inner.width(), printedHeight},
                parts.subject.request.printed, {.size = 6.5}, Align::End, 4, 0.7);
}

} // namespace mentat
