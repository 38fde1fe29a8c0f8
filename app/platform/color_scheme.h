#pragma once

#include "app/platform/desktop_bus.h"

#include <QObject>

#include <optional>

namespace mentat {

/// Whether the person wants dark windows, as the desktop tells: on Linux its settings portal, on
/// Windows the registry. Followed as it changes.
class ColorScheme : public QObject {
    Q_OBJECT

public:
    enum class Wish { Light, Dark };

    /// Asks, and does not wait for the answer. The bus must outlive it.
    explicit ColorScheme(DesktopBus& bus, QObject* parent = nullptr);

    /// Absent: the desktop does not tell, it has not answered yet, or the person has no wish; then
    /// the palette decides.
    [[nodiscard]] std::optional<Wish> wish() const { return m_wish; }

Q_SIGNALS:
    void changed();

private:
    void take(std::optional<Wish> wish);
    std::optional<Wish> m_wish;
};

} // namespace mentat
