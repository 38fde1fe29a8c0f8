#pragma once

#include "app/platform/desktop_bus.h"

#include <QObject>

#include <optional>

namespace mentat {

/// Whether the user wants dark windows: on Linux from the desktop's settings portal, on Windows
/// from the registry. Updated on changes.
class ColorScheme : public QObject {
    Q_OBJECT

public:
    enum class Wish { Light, Dark };

    /// Asks without waiting for the answer. The bus must outlive it.
    explicit ColorScheme(DesktopBus& bus, QObject* parent = nullptr);

    /// Absent: unknown, not answered yet, or no preference; then the palette decides.
    [[nodiscard]] std::optional<Wish> wish() const { return m_wish; }

Q_SIGNALS:
    void changed();

private:
    void take(std::optional<Wish> wish);
    std::optional<Wish> m_wish;
};

} // namespace mentat
