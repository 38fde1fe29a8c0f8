#pragma once

#include "ui/look/line_icon.h"

#include <QPushButton>

#include <optional>

namespace mentat {

class OwnPalette;

/// What a button of the next step is the next step of. Of a window's, those of the last are in the
/// accent, and the others wait as plain buttons until that is done.
enum class NextOf {
    Page,
    Question, // one that the page has opened beside what it shows
    Alarm,    // before anything else: what is typed could be lost
};

/// The button of the one thing to do next: it and its icon in the colors of the accent, also after
/// another theme was chosen.
class AccentButton : public QPushButton {
    Q_OBJECT

public:
    explicit AccentButton(const QString& text = {}, QWidget* parent = nullptr);

    void setLineIcon(LineIcon icon);
    /// NextOf::Page, where nothing else is said.
    void setNextOf(NextOf what);

    /// Whether nothing in its window comes before it.
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

/// A button of what cannot be undone: as plain as those beside it, its words in the color of what
/// is bad.
[[nodiscard]] QPushButton* graveButton(const QString& text);

/// One of several ways to go on: an icon, what it is called and, below it, what that is, in one row
/// that is pressed as a whole. Enter presses it too.
class ChoiceButton : public QPushButton {
    Q_OBJECT

public:
    /// explanation: in as many lines as it needs; also what a screen reader adds.
    ChoiceButton(LineIcon icon, const QString& text, const QString& explanation,
                 QWidget* parent = nullptr);

    /// In the accent: the one thing to do next.
    void setAccent(bool isAccent);
    [[nodiscard]] bool isAccent() const { return m_isAccent; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Of the texts, below each other, within a button of this width.
    [[nodiscard]] QRect textRoom(int width) const;
    [[nodiscard]] int heightOf(const QString& text, const QFont& font, int width) const;

    LineIcon m_icon;
    QString m_explanation;
    bool m_isAccent = false;
    OwnPalette* m_palette;
};

} // namespace mentat
