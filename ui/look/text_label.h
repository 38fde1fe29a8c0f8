#pragma once

#include <QLabel>
#include <QWidget>

namespace mentat {

/// The scale of the window's letters: five sizes. Their pixels are those at 100 % on a desktop
/// whose own letters have 12; with larger ones all of them grow. Numbers stand below each other, as
/// the usual faces have figures of one width.
enum class TextLevel {
    Loud,       // 28, semibold: the one number that a page is about, seen from across the table
    Fact,       // 22, semibold: the clock, the champion, how a heat stands
    PageTitle,  // 18, semibold: also the next step
    GroupTitle, // 14, semibold
    Strong,     // 12, semibold
    Weak,       // 12, of less weight than what stands around it
};

/// A label of one level of the type scale; follows the platform's font and the theme.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    explicit TextLabel(TextLevel level, const QString& text = {}, QWidget* parent = nullptr);

    /// Takes the font and the colors that the application has now.
    void applyLevel();

protected:
    void changeEvent(QEvent* event) override;

private:
    TextLevel m_level;
    bool m_applying = false;
};

/// Its text as it is, in as many lines as it needs.
inline void showPlainly(QLabel& label) {
    label.setTextFormat(Qt::PlainText);
    label.setWordWrap(true);
}

/// The label, in as many lines as its text needs.
template <class Label>
[[nodiscard]] Label* wrapped(Label* label) {
    label->setWordWrap(true);
    return label;
}

/// The font of a level beside this one.
[[nodiscard]] QFont fontOf(TextLevel level, QFont font);

class IconLabel;

/// Why something was not taken, or is worth a look, below where it was typed: an icon and a
/// sentence. Hidden while there is nothing to say.
class ReasonLine : public QWidget {
    Q_OBJECT

public:
    enum class Weight { Wrong, Warning };

    explicit ReasonLine(QWidget* parent = nullptr);

    /// Empty: nothing to say. Said aloud where it is new.
    void setText(const QString& text, Weight weight = Weight::Wrong);
    [[nodiscard]] QString text() const;
    /// Of a line that comes and goes while one types: it has its room before, and what is below it
    /// does not move.
    void keepRoom();

private:
    IconLabel* m_icon;
    QLabel* m_text;
    Weight m_weight = Weight::Wrong;
};

/// What stands over a column of fields. It gives way to them: where it has no room for its text,
/// that is shortened, and said whole where the mouse rests.
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
