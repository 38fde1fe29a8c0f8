#pragma once

#include <QIcon>

namespace mentat {

/// The project's own line icons (resources/icons). They take the colour of the text around them,
/// in either theme.
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
    Remove,
    Search,
    Check,
    Close,
    Lock,
    Clock,
    Undo,
    Redo,
    Warning,
    Note,
    Open,
    Draw,
    Start,
    Call,
    Move,
    Swap,
    More,
};

[[nodiscard]] QIcon lineIcon(LineIcon icon);
[[nodiscard]] QPixmap linePixmap(LineIcon icon, int size, const QColor& colour, double scale);

} // namespace mentat
