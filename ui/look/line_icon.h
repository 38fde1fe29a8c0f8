#pragma once

#include <QIcon>

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

/// What an icon stands on.
enum class IconInk { OnButton, OnAccent };

/// Takes the colour of the text around it, in either theme.
[[nodiscard]] QIcon lineIcon(LineIcon icon, IconInk ink = IconInk::OnButton);
[[nodiscard]] QPixmap linePixmap(LineIcon icon, int size, const QColor& colour, double scale);

} // namespace mentat
