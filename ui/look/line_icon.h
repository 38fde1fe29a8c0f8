#pragma once

#include "ui/look/desk_theme.h"

#include <QIcon>
#include <QLabel>
#include <QStyle>

#include <optional>

namespace mentat {

/// The project's own line icons (resources/icons).
enum class LineIcon {
    Today,
    Players,
    Heats,
    Results,
    Standings,
    Final,
    Awards,
    Statistics,
    Rules,
    Reports,
    History,
    Journal,
    Event,
    Add,
    Search,
    Check,
    Close,
    Lock,
    Clock,
    Undo,
    Warning,
    Note,
    Open,
    Draw,
    Start,
    Call,
    Back,
    Forward,
    Up,
    Folder,
    FolderAdd,
    File,
    Drive,
    List,
    Details,
};

/// The background of an icon.
enum class IconInk { OnButton, OnAccent };

/// Takes the color of the surrounding text, in either theme.
[[nodiscard]] QIcon lineIcon(LineIcon icon, IconInk ink = IconInk::OnButton);
[[nodiscard]] QPixmap linePixmap(LineIcon icon, int size, const QColor& color, double scale);

/// What the toolkit's own dialogs show in place of one of its pictures; nothing if Mentat never
/// shows that one.
[[nodiscard]] std::optional<LineIcon> ownIcon(QStyle::StandardPixmap picture);

/// A line icon next to a sentence, in a color of the theme and as large as the letters (zoom.h);
/// follows the theme and the zoom.
class IconLabel : public QLabel {
    Q_OBJECT

public:
    /// size: in pixels before scaling, next to the usual letters.
    explicit IconLabel(int size, QWidget* parent = nullptr);

    void setLineIcon(LineIcon icon, QColor Colors::*color = &Colors::text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showIcon();

    int m_size;
    std::optional<LineIcon> m_icon; // absent: none yet
    QColor Colors::*m_color = &Colors::text;
};

} // namespace mentat
