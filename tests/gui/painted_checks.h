#pragma once

#include "tests/gui/painted_texts.h"

#include <QImage>

namespace mentat::test {

/// A window as it is painted, and of each text the innermost widget that it stands in; with those
/// that are scrolled away (isSeen).
class PaintedWindow {
public:
    explicit PaintedWindow(QWidget& window);

    struct Text : PaintedText {
        const QWidget* widget = nullptr;
    };

    [[nodiscard]] QWidget& window() const { return m_window; }
    [[nodiscard]] const std::vector<Text>& texts() const { return m_texts; }
    /// Its pixels; painted when they are first asked for.
    [[nodiscard]] const QImage& picture() const;
    /// What most of this part is painted in, in pixels of the window before scaling.
    [[nodiscard]] QColor ground(const QRect& part) const;

private:
    QWidget& m_window;
    std::vector<Text> m_texts;
    mutable QImage m_picture;
};

// Each says what is wrong, and where; of what stands on a board, on paper or in a chart nothing,
// whose letters are as large as there is room.

/// Letters of a size that the scale (ui/look/text_label.h) does not have.
[[nodiscard]] QStringList sizesOffTheScale(const PaintedWindow& painted);
/// Of what stands in one row, a row of a layout or of a list, as far as each has one line: what
/// does not stand on the line of the others, and what is larger and neither begins the row, as a
/// title does, nor is a fact.
[[nodiscard]] QStringList unevenRows(const PaintedWindow& painted);
/// Texts that cannot be read on what is behind them: less than 4.5, of large letters 3 (WCAG 2.1,
/// 1.4.3).
[[nodiscard]] QStringList faintTexts(const PaintedWindow& painted);
/// Where two things say that they are the one to look at, as the pixels say it: two places in the
/// accent, or in the mark of the row that has the keys; and that mark where the keys are not.
[[nodiscard]] QStringList rivals(const PaintedWindow& painted);

/// Sizes that differ less are the same, in pixels: a size is one of points.
inline constexpr double sizeError = 0.3;

/// Of the letters that the scale begins with, as they are now.
[[nodiscard]] double usualPixels();

/// All of them.
[[nodiscard]] QStringList paintedFaults(QWidget& window);

} // namespace mentat::test
