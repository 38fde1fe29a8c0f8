#include "tests/gui/painted_checks.h"

#include "tests/gui/contrast.h"
#include "ui/look/accent_button.h"
#include "ui/look/colours.h"
#include "ui/look/text_label.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QByteArrayView>
#include <QComboBox>
#include <QWidget>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr double leastContrast = 4.5;
constexpr double leastOfLarge = 3;
constexpr double largePixels = 24;
constexpr double largeBoldPixels = 18.6;

/// By their classes: whose letters are as large as there is room, or as a sheet of paper has them.
constexpr std::array ofTheirOwnSize{"mentat::CallOutView", "mentat::SecondWindow",
                                    "mentat::PagePreview"};

bool hasItsOwnSizes(const QWidget* widget) {
    for (; widget; widget = widget->parentWidget()) {
        const QByteArrayView kind = widget->metaObject()->className();
        if (std::ranges::find(ofTheirOwnSize, kind) != ofTheirOwnSize.end())
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
                                                                        : leastContrast;
}

QColor laidOver(const QColor& ink, const QColor& ground) {
    const float share = ink.alphaF();
    const auto mix
        = [share](float above, float below) { return above * share + below * (1 - share); };
    return QColor::fromRgbF(mix(ink.redF(), ground.redF()), mix(ink.greenF(), ground.greenF()),
                            mix(ink.blueF(), ground.blueF()));
}

/// What is seen of a marked cell; empty where none is.
QRect markedCell(const QAbstractItemView& view) {
    if (!view.selectionModel())
        return {};
    for (const QModelIndex& index : view.selectionModel()->selectedIndexes()) {
        const QRect cell = view.visualRect(index).intersected(view.viewport()->rect());
        if (!cell.isEmpty())
            return cell;
    }
    return {};
}

} // namespace

double usualPixels() {
    return pixelsOf(TextLevel::Strong);
}

PaintedWindow::PaintedWindow(QWidget& window) : m_window(window) {
    for (PaintedText& piece : paintedPieces(window)) {
        Text text;
        static_cast<PaintedText&>(text) = std::move(piece);
        text.widget = window.childAt(text.box.center().toPoint());
        if (!text.widget && window.rect().contains(text.box.center().toPoint()))
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
    std::vector<std::pair<QRgb, int>> uses;
    // Every third line: letters leave more of what is behind them than they cover.
    for (int y = pixels.top(); y <= pixels.bottom(); y += 3) {
        const auto* line = reinterpret_cast<const QRgb*>(whole.constScanLine(y));
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            const auto known = std::ranges::find(uses, line[x], &std::pair<QRgb, int>::first);
            if (known == uses.end())
                uses.emplace_back(line[x], 1);
            else
                ++known->second;
        }
    }
    const auto most = std::ranges::max_element(uses, {}, &std::pair<QRgb, int>::second);
    return most == uses.end() ? QColor() : QColor(most->first);
}

QStringList sizesOffTheScale(const PaintedWindow& painted) {
    std::vector<double> sizes;
    for (const TextLevel level : {TextLevel::Loud, TextLevel::Fact, TextLevel::PageTitle,
                                  TextLevel::GroupTitle, TextLevel::Strong})
        sizes.push_back(pixelsOf(level));
    QStringList faults;
    for (const PaintedWindow::Text& text : painted.texts()) {
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
        const QColor ground = painted.ground(text.box.toAlignedRect());
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
    const QWidget& window = painted.window();
    QStringList accents;
    QStringList marked;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window
            || widget->visibleRegion().isEmpty())
            continue;
        const auto* button = qobject_cast<const AccentButton*>(widget);
        if (button && button->isEnabled())
            accents.append(button->text());
        const auto* view = qobject_cast<const QAbstractItemView*>(widget);
        if (!view)
            continue;
        const QRect cell = markedCell(*view);
        const QPoint at = view->viewport()->mapTo(&window, cell.topLeft());
        if (!cell.isEmpty()
            && painted.ground({at, cell.size()}) == coloursOf(view->palette()).selection)
            marked.append(view->accessibleName());
    }
    QStringList faults;
    if (accents.size() > 1)
        faults.append(
            u"%1 buttons in the accent: %2"_s.arg(accents.size()).arg(accents.join(u", "_s)));
    if (marked.size() > 1)
        faults.append(u"%1 lists with the mark of the keys: %2"_s.arg(marked.size())
                          .arg(marked.join(u", "_s)));
    return faults;
}

QStringList paintedFaults(QWidget& window) {
    const PaintedWindow painted(window);
    return sizesOffTheScale(painted) + unevenRows(painted) + faintTexts(painted) + rivals(painted);
}

} // namespace mentat::test
