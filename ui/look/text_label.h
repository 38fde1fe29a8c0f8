#pragma once

#include <QLabel>
#include <QWidget>

namespace mentat {

/// The type scale of the window: five sizes, in pixels at 100 % on a desktop with 12-pixel letters;
/// with larger ones all of them grow. Numbers align in columns, because the usual fonts have
/// figures of one width.
enum class TextLevel {
    Loud,       // 28, semibold: the one number that a page is about, readable from across the table
    Fact,       // 22, semibold: the clock, the champion, the status of a heat
    PageTitle,  // 18, semibold: also the next step
    GroupTitle, // 14, semibold
    Strong,     // 12, semibold
    Weak,       // 12, of less weight than its surroundings
};

/// A label of one level of the type scale; follows the platform's font and the theme.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    explicit TextLabel(TextLevel level, const QString& text = {}, QWidget* parent = nullptr);

    /// Applies the application's current font and colors.
    void applyLevel();

protected:
    void changeEvent(QEvent* event) override;

private:
    TextLevel m_level;
    bool m_applying = false;
};

/// Shows plain text, wrapped as needed.
inline void showPlainly(QLabel& label) {
    label.setTextFormat(Qt::PlainText);
    label.setWordWrap(true);
}

/// The label, wrapping its text as needed.
template <class Label>
[[nodiscard]] Label* wrapped(Label* label) {
    label->setWordWrap(true);
    return label;
}

/// The font of a level next to this one.
[[nodiscard]] QFont fontOf(TextLevel level, QFont font);

class IconLabel;

/// The reason why input was refused, or is worth checking, below its field: an icon and a sentence.
/// Hidden while there is no reason.
class ReasonLine : public QWidget {
    Q_OBJECT

public:
    enum class Weight { Wrong, Warning };

    explicit ReasonLine(QWidget* parent = nullptr);

    /// Empty: no reason. A new one is announced to screen readers.
    void setText(const QString& text, Weight weight = Weight::Wrong);
    [[nodiscard]] QString text() const;
    /// For a line that appears and disappears during typing: reserves its room, so that parts below
    /// it do not move.
    void keepRoom();

private:
    IconLabel* m_icon;
    QLabel* m_text;
    Weight m_weight = Weight::Wrong;
};

/// The title above a column of fields. Gives way to them: without enough room its text is
/// shortened, and a tool tip shows all of it.
class ColumnTitle : public TextLabel {
    Q_OBJECT

public:
    ColumnTitle(const QString& text, Qt::Alignment alignment, QWidget* parent = nullptr);

    /// A letter or two.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QString shownText() const;
};

} // namespace mentat
