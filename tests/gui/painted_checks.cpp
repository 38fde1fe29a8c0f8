#include "tests/gui/painted_checks.h"

#include "tests/gui/contrast.h"
#include "ui/guide/guide_view.h"
#include "ui/look/desk_theme.h"
#include "ui/look/text_label.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QByteArrayView>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QWidget>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr double minContrast = 4.5;
constexpr double leastOfLarge = 3;
constexpr double largePixels = 24;
constexpr double largeBoldPixels = 18.6;

/// By their classes: whose letters are as large as there is room, or as a sheet of paper has them.
constexpr std::array ofTheirOwnSize{"mentat::BracketView", "mentat::CallOutView",
                                    "mentat::SecondWindow", "mentat::PagePreview"};

bool hasItsOwnSizes(const QWidget* widget) {
    for (; widget; widget = widget->parentWidget()) {
        const QByteArrayView kind = widget->metaObject()->className();
        if (std::ranges::find(ofTheirOwnSize, kind) != ofTheirOwnSize.end())
            return true;
    }
    return false;
}

/// Where the words that a report is of practice only stand faintly behind the others.
bool isOnPaper(const QWidget* widget) {
    for (; widget; widget = widget->parentWidget()) {
        if (QByteArrayView(widget->metaObject()->className()) == "mentat::PagePreview")
            return true;
    }
    return false;
}

/// A line within a box belongs to the box.
const QWidget* holderOf(const QWidget* widget) {
    const QWidget* parent = widget ? widget->parentWidget() : nullptr;
    const bool isPart
        = qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent);
    return isPart ? parent : widget;
}

QString placeOf(const PaintedWindow::Text& text) {
    const QWidget* holder = holderOf(text.widget);
    QString place = u"“%1” at %2, %3"_s.arg(text.text.left(40))
                        .arg(qRound(text.box.left()))
                        .arg(qRound(text.baseline));
    if (holder)
        place += u" in %1 %2"_s.arg(QString::fromLatin1(holder->metaObject()->className()),
                                    holder->objectName());
    return place;
}

double pixelsOf(TextLevel level) {
    constexpr double pixelsAPoint = 96.0 / 72;
    const QFont font = fontOf(level, QApplication::font());
    return font.pointSizeF() > 0 ? font.pointSizeF() * pixelsAPoint : font.pixelSize();
}

double neededContrast(const PaintedText& text) {
    return text.pixels >= (text.isBold ? largeBoldPixels : largePixels) ? leastOfLarge
                                                                        : minContrast;
}

/// The middle of what of it is seen; of what is not, what comes next to it.
QPointF within(const QRectF& room, const QRectF& box) {
    if (box.intersects(room))
        return box.intersected(room).center();
    return {std::clamp(box.center().x(), room.left(), room.right() - 1),
            std::clamp(box.center().y(), room.top(), room.bottom() - 1)};
}

QColor laidOver(const QColor& ink, const QColor& ground) {
    const float share = ink.alphaF();
    const auto mix
        = [share](float above, float below) { return above * share + below * (1 - share); };
    return QColor::fromRgbF(mix(ink.redF(), ground.redF()), mix(ink.greenF(), ground.greenF()),
                            mix(ink.blueF(), ground.blueF()));
}

constexpr int blockCell = 4;
constexpr int minWidth = 40; // of what is a field of color, and no line or letter
constexpr int leastHeight = 16;

/// Which squares of the picture are nearly all of this color.
class ColorMask {
public:
    ColorMask(const QImage& picture, QRgb color)
        : m_columns(picture.width() / blockCell)
        , m_rows(picture.height() / blockCell)
        , m_isSet(static_cast<size_t>(m_columns) * static_cast<size_t>(m_rows)) {
        std::vector<int> counts(static_cast<size_t>(m_columns));
        for (int row = 0; row < m_rows; ++row) {
            std::ranges::fill(counts, 0);
            for (int y = row * blockCell; y < (row + 1) * blockCell; ++y) {
                const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
                for (int x = 0; x < m_columns * blockCell; ++x)
                    counts[static_cast<size_t>(x / blockCell)] += line[x] == color ? 1 : 0;
            }
            for (int column = 0; column < m_columns; ++column)
                m_isSet[placeOf(column, row)]
                    = counts[static_cast<size_t>(column)] > blockCell * blockCell / 2;
        }
    }

    /// Takes the first block out and gives its place in pixels; empty where none is left.
    QRect takeBlock() {
        for (; m_next < m_isSet.size(); ++m_next) {
            if (m_isSet[m_next])
                return takeFrom(m_next);
        }
        return {};
    }

private:
    [[nodiscard]] size_t placeOf(int column, int row) const {
        return static_cast<size_t>(row) * static_cast<size_t>(m_columns)
               + static_cast<size_t>(column);
    }

    QRect takeFrom(size_t first) {
        QRect cells;
        std::vector<size_t> open{first};
        m_isSet[first] = false;
        while (!open.empty()) {
            const auto column = static_cast<int>(open.back() % static_cast<size_t>(m_columns));
            const auto row = static_cast<int>(open.back() / static_cast<size_t>(m_columns));
            open.pop_back();
            cells |= QRect(column, row, 1, 1);
            for (int y = std::max(0, row - 1); y <= std::min(m_rows - 1, row + 1); ++y) {
                for (int x = std::max(0, column - 1); x <= std::min(m_columns - 1, column + 1);
                     ++x) {
                    if (m_isSet[placeOf(x, y)]) {
                        m_isSet[placeOf(x, y)] = false;
                        open.push_back(placeOf(x, y));
                    }
                }
            }
        }
        return {cells.topLeft() * blockCell, cells.size() * blockCell};
    }

    int m_columns;
    int m_rows;
    std::vector<bool> m_isSet;
    size_t m_next = 0;
};

/// A chart, or a page of the guide with pictures of lists: what stands out in it is not pressed.
bool isPicture(const QWidget& widget) {
    if (qobject_cast<const GuideView*>(widget.parentWidget()))
        return true;
    const auto speaksAsOne = [](const QWidget* one) {
        QAccessibleInterface* spoken
            = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(one)); // Qt asks for it
        return spoken && spoken->role() == QAccessible::Chart;
    };
    return speaksAsOne(&widget) || (widget.parentWidget() && speaksAsOne(widget.parentWidget()));
}

/// The widgets that have a field of this color; what is inside of them or beside it is the same
/// one.
std::vector<const QWidget*> fieldsOf(const PaintedWindow& painted, const QColor& color) {
    const QImage& picture = painted.picture();
    const double scale = picture.devicePixelRatio();
    ColorMask mask(picture, color.rgb());
    std::vector<const QWidget*> fields;
    for (QRect block = mask.takeBlock(); !block.isEmpty(); block = mask.takeBlock()) {
        if (block.width() < minWidth * scale || block.height() < leastHeight * scale)
            continue;
        const QPoint center = (QPointF(block.center()) / scale).toPoint();
        const QWidget* widget = holderOf(painted.window().childAt(center));
        if (widget && isPicture(*widget))
            continue;
        if (widget && std::ranges::find(fields, widget) == fields.end())
            fields.push_back(widget);
    }
    return fields;
}

QString nameOf(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const QWidget* parent = widget.parentWidget();
    const bool isViewport = qobject_cast<const QAbstractScrollArea*>(parent) != nullptr;
    return button ? button->text() : (isViewport ? *parent : widget).accessibleName();
}

int listsIn(const QWidget& window) {
    const auto views = window.findChildren<QAbstractItemView*>();
    return static_cast<int>(std::ranges::count_if(views, [](const QAbstractItemView* view) {
        return view->isVisible() && !qobject_cast<const QHeaderView*>(view);
    }));
}

/// ofWhat: completes “2 … the accent”.
void checkOneOnly(const std::vector<const QWidget*>& fields, const QString& ofWhat,
                  QStringList& faults) {
    if (fields.size() < 2)
        return;
    QStringList names;
    for (const QWidget* field : fields)
        names.append(nameOf(*field));
    faults.append(u"%1 %2: %3"_s.arg(fields.size()).arg(ofWhat, names.join(u", "_s)));
}

} // namespace

double usualPixels() {
    return pixelsOf(TextLevel::Strong);
}

PaintedWindow::PaintedWindow(QWidget& window) : m_window(window) {
    for (PaintedText& piece : paintedPieces(window)) {
        Text text;
        static_cast<PaintedText&>(text) = std::move(piece);
        const QPoint inside = within(text.room, text.box).toPoint();
        text.widget = window.childAt(inside);
        if (!text.widget && window.rect().contains(inside))
            text.widget = &window;
        m_texts.push_back(std::move(text));
    }
}

const QImage& PaintedWindow::picture() const {
    if (m_picture.isNull())
        m_picture = m_window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    return m_picture;
}

QColor PaintedWindow::ground(const QRect& part) const {
    const QImage& whole = picture();
    const double scale = whole.devicePixelRatio();
    const QRect pixels
        = QRectF(part.x() * scale, part.y() * scale, part.width() * scale, part.height() * scale)
              .toAlignedRect()
              .intersected(whole.rect());
    // Every third line: letters leave more of what is behind them than they cover.
    std::vector<QRgb> used;
    for (int y = pixels.top(); y <= pixels.bottom(); y += 3) {
        const auto* line = reinterpret_cast<const QRgb*>(whole.constScanLine(y));
        used.insert(used.end(), line + pixels.left(), line + pixels.right() + 1);
    }
    std::ranges::sort(used);
    QColor most;
    std::ptrdiff_t times = 0;
    for (auto color = used.begin(); color != used.end();) {
        const auto next = std::upper_bound(color, used.end(), *color);
        if (next - color > times) {
            times = next - color;
            most = QColor(*color);
        }
        color = next;
    }
    return most;
}

QStringList sizesOffTheScale(const PaintedWindow& painted) {
    std::vector<double> sizes;
    for (const TextLevel level : {TextLevel::Loud, TextLevel::Fact, TextLevel::PageTitle,
                                  TextLevel::GroupTitle, TextLevel::Strong})
        sizes.push_back(pixelsOf(level));
    QStringList faults;
    for (const PaintedWindow::Text& text : painted.texts()) {
        if (!isSeen(text))
            continue;
        const auto fits = [&](double size) { return std::abs(size - text.pixels) <= sizeError; };
        if (std::ranges::none_of(sizes, fits) && !hasItsOwnSizes(text.widget)
            && !hasItsOwnSizes(&painted.window()))
            faults.append(
                u"%1: %2 px are no size of the scale"_s.arg(placeOf(text)).arg(text.pixels));
    }
    return faults;
}

QStringList faintTexts(const PaintedWindow& painted) {
    using Text = PaintedWindow::Text;
    std::vector<const Text*> readable;
    std::vector<std::pair<const Text*, QString>> faint;
    for (const Text& text : painted.texts()) {
        const QRectF seen = text.box.intersected(text.room);
        // Of the last pixels of what scrolls away, the edge of a button may be most.
        if (seen.height() < text.box.height() / 2 || isOnPaper(text.widget))
            continue;
        const QColor ground = painted.ground(seen.toAlignedRect());
        if (text.ink.alpha() == 0 || !ground.isValid())
            continue;
        const QColor ink = laidOver(text.ink, ground);
        const double has = contrast(ink, ground);
        if (has >= neededContrast(text))
            readable.push_back(&text);
        else
            faint.emplace_back(&text, u"%1: %2 on %3 has a contrast of %4"_s
                                          .arg(placeOf(text), ink.name(), ground.name())
                                          .arg(has));
    }
    QStringList faults;
    for (const auto& [text, fault] : faint) {
        // What is marked in a field is painted once as if it were not.
        const bool isPaintedTwice = std::ranges::any_of(readable, [&](const Text* other) {
            return other->widget == text->widget && other->box.intersects(text->box);
        });
        if (!isPaintedTwice)
            faults.append(fault);
    }
    return faults;
}

QStringList rivals(const PaintedWindow& painted) {
    const Colors& colors = colorsOf(QApplication::palette());
    QStringList faults;
    checkOneOnly(fieldsOf(painted, colors.accent), u"places in the accent"_s, faults);
    const std::vector<const QWidget*> marked = fieldsOf(painted, colors.selection);
    checkOneOnly(marked, u"places with the mark of the keys"_s, faults);
    const QWidget* keys = painted.window().focusWidget();
    // A field whose Up and Down go over the one list beside it: what Enter takes is marked.
    const QWidget* beside = qobject_cast<const QLineEdit*>(keys) ? keys->parentWidget() : nullptr;
    const bool leadsOne = beside && marked.size() == 1 && beside->isAncestorOf(marked.front())
                          && listsIn(*beside) == 1;
    for (const QWidget* field : marked) {
        if (keys && keys != field && !keys->isAncestorOf(field) && !leadsOne)
            faults.append(u"“%1” has the mark of the keys, which are on “%2”"_s.arg(nameOf(*field),
                                                                                    nameOf(*keys)));
    }
    return faults;
}

QStringList paintedFaults(QWidget& window) {
    const PaintedWindow painted(window);
    return sizesOffTheScale(painted) + unevenRows(painted) + faintTexts(painted) + rivals(painted);
}

} // namespace mentat::test
