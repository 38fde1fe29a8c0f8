#pragma once

#include "ui/look/line_icon.h"

#include <QPushButton>
#include <QToolButton>

#include <optional>

namespace mentat {

class OwnPalette;

/// The scope of a next-step button. Within a window, only the buttons of the last scope present
/// have the accent; the others are plain until that step is done.
enum class NextOf {
    Page,
    Question, // one that the page opened next to its content
    Alarm,    // before anything else: typed data could be lost
};

/// The button of the one thing to do next: it and its icon use the accent colors and follow the
/// theme.
class AccentButton : public QPushButton {
    Q_OBJECT

public:
    explicit AccentButton(const QString& text = {}, QWidget* parent = nullptr);

    void setLineIcon(LineIcon icon);
    /// Default: NextOf::Page.
    void setNextOf(NextOf what);

    /// Whether nothing in its window takes precedence.
    [[nodiscard]] bool hasAccent() const { return m_hasAccent; }

protected:
    bool event(QEvent* event) override;

private:
    void settle();
    void setAccent(bool hasAccent);

    NextOf m_nextOf = NextOf::Page;
    bool m_hasAccent = true;
    std::optional<LineIcon> m_icon;
    OwnPalette* m_palette;
};

/// A button for an irreversible act: plain like its neighbors, with its label in the color for bad.
[[nodiscard]] QPushButton* graveButton(const QString& text);

/// The small ✕ at the end of a line, which removes or closes it. spoken: what it does, also as its
/// tool tip.
[[nodiscard]] QToolButton* crossButton(const QString& spoken);

/// One of several ways to continue: an icon, a title and an explanation below it, in one row that
/// is pressed as a whole. Enter presses it too.
class ChoiceButton : public QPushButton {
    Q_OBJECT

public:
    /// explanation: wraps as needed; also the description for screen readers.
    ChoiceButton(LineIcon icon, const QString& text, const QString& explanation,
                 QWidget* parent = nullptr);

    /// In the accent color: the one thing to do next.
    void setAccent(bool isAccent);
    [[nodiscard]] bool isAccent() const { return m_isAccent; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Of the texts, one below the other, within a button of this width.
    [[nodiscard]] QRect textRoom(int width) const;
    [[nodiscard]] int heightOf(const QString& text, const QFont& font, int width) const;

    LineIcon m_icon;
    QString m_explanation;
    bool m_isAccent = false;
    OwnPalette* m_palette;
};

} // namespace mentat
