#include "reports/formats/wbc_dune/sheets/score_sheet_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
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
    return footTitleHeight + static_cast<double>(idsOf<QpRow>.size()) * lineHeight(footText.size);
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
                parts.words.say(QT_TRANSLATE_NOOP("ScoreSheet", "QP by number of players")),
                footTitle, Align::Start, 5);
    canvas.text({first, column.top(), number, footTitleHeight - 2}, u"5–6"_s, footTitle,
                Align::End);
    canvas.text({second, column.top(), number, footTitleHeight - 2}, u"3–4"_s, footTitle,
                Align::End);
    double y = column.top() + footTitleHeight;
    for (const QpLine& line :
         qpLines(parts.subject.request.event.settings.qpTable, parts.words.language())) {
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
        addFootLines(parts, columns.first, words.say(QT_TRANSLATE_NOOP("ScoreSheet", "Places")),
                     words.placesOfFinal());
    else
        addQp(parts, columns.first);
    addFootLines(parts, columns.second,
                 words.say(QT_TRANSLATE_NOOP("ScoreSheet", "Adjudicated by, in this order")),
                 words.adjudication());
    addFootLines(parts, columns.third, words.say(QT_TRANSLATE_NOOP("ScoreSheet", "Good to know")),
                 words.reminders());
    y += footColumnsHeight(parts) + 5;
    const QRectF bar(inner.left(), y, inner.width(), barHeight);
    canvas.box(bar, 1.5);
    canvas.text(
        bar.adjusted(6, 0, -6, 0),
        words.say(QT_TRANSLATE_NOOP(
            "ScoreSheet", "Bring this sheet to the Game Master before you leave the table.")),
        {.size = 10.5, .isBold = true}, Align::Centre);
    canvas.text({inner.left(), inner.bottom() - printedHeight, inner.width(), printedHeight},
                parts.subject.request.printed, {.size = 6.5}, Align::End, 4, 0.7);
}

} // namespace mentat
