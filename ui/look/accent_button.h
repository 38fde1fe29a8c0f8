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

/// The button of the one thing to do next: it and its icon in the colours of the accent, also after
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

} // namespace mentat
