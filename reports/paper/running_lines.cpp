#include "reports/paper/running_lines.h"

#include "reports/paper/block_strips.h"
#include "reports/paper/wall/wall_sheet.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr Darkness runningDarkness = 0.7;
constexpr double runningGutter = 20;
constexpr double distance = 10; // from the running lines to the body
constexpr qsizetype longest = 200;

std::vector<PlacedItem> runningLines(const QStringList& lines, const TypeStyle& style,
                                     const QRectF& box, Align align) {
    std::vector<PlacedItem> items = placedLines(lines, style, box, align, runningDarkness);
    for (PlacedItem& item : items)
        std::get<PlacedText>(item).role = TextRole::Decoration;
    return items;
}

} // namespace

RunningLines::RunningLines(const ReportDocument& document, const TextMeasure& text,
                           const Language& language)
    : m_text(text)
    , m_language(language)
    , m_inner(QRectF(QPointF(0, 0), sizeOf(document.paper, document.orientation))
                  .marginsRemoved(pageMargins()))
    , m_printed(printableStart(document.printed, longest))
    , m_style({.size = 8}) {
    if (document.readAt == ReadAt::Wall) {
        m_style = narrow(WallLetters::note);
        m_wallHead.emplace(document, text, m_inner);
        QStringList foot{printableStart(document.event, longest), m_printed};
        foot.removeAll(QString());
        m_printed = foot.join(u" · "_s);
        return;
    }
    const double half = (m_inner.width() - runningGutter) / 2;
    m_event = text.lines(printableStart(document.event, longest), m_style, half);
    m_title = text.lines(printableStart(document.title, longest), m_style, half);
}

double RunningLines::heightOf(qsizetype lines) const {
    return static_cast<double>(lines) * lineHeight(m_style.size);
}

QRectF RunningLines::body() const {
    if (m_wallHead)
        return m_inner.adjusted(0, m_wallHead->height() + 1.4 * distance, 0,
                                -(heightOf(1) + distance));
    const double above = heightOf(std::max(m_event.size(), m_title.size()));
    return m_inner.adjusted(0, above + 3 + distance, 0, -(heightOf(1) + distance));
}

void RunningLines::addAbove(PlacedPage& page) const {
    const double half = (m_inner.width() - runningGutter) / 2;
    const QRectF left(m_inner.left(), m_inner.top(), half, 0);
    const QRectF right(m_inner.right() - half, m_inner.top(), half, 0);
    std::ranges::move(runningLines(m_event, m_style, left, Align::Start),
                      std::back_inserter(page.items));
    std::ranges::move(runningLines(m_title, m_style, right, Align::End),
                      std::back_inserter(page.items));
    const double y = m_inner.top() + heightOf(std::max(m_event.size(), m_title.size())) + 3;
    page.items.emplace_back(PlacedLine{
        .from = {m_inner.left(), y}, .to = {m_inner.right(), y}, .width = 0.5, .darkness = 0.5});
}

void RunningLines::addTo(PlacedPage& page, size_t number, size_t count) const {
    if (m_wallHead)
        m_wallHead->addTo(page, number == 1);
    else
        addAbove(page);
    const double top = m_inner.bottom() - heightOf(1);
    const char* english = QT_TRANSLATE_NOOP("Paper", "Page %1 of %2");
    const QString ofPages = filled(m_language.translate("Paper", english),
                                   {m_language.number(static_cast<qint64>(number)),
                                    m_language.number(static_cast<qint64>(count))});
    const double numbers = m_text.width(ofPages, m_style) + 1;
    const QRectF right(m_inner.right() - numbers, top, numbers, 0);
    const QRectF left(m_inner.left(), top, m_inner.width() - numbers - runningGutter, heightOf(1));
    // A single sheet on a wall is seen to be one.
    if (!m_wallHead || count > 1)
        std::ranges::move(runningLines({ofPages}, m_style, right, Align::End),
                          std::back_inserter(page.items));
    if (m_printed.isEmpty())
        return;
    PlacedText printed{.box = left,
                       .text = m_printed,
                       .style = m_style,
                       .darkness = runningDarkness,
                       .role = TextRole::Decoration};
    printed.style.size = m_text.sizeThatFits(m_printed, m_style, left.width(), 2);
    page.items.emplace_back(std::move(printed));
}

} // namespace mentat
