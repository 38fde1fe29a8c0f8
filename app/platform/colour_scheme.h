#pragma once

#include "app/platform/desktop_bus.h"

#include <optional>

class QDBusVariant;
class QVariant;

namespace mentat {

/// Whether the person wants dark windows, as the desktop's settings portal tells; followed as it
/// changes.
class ColourScheme : public QObject {
    Q_OBJECT

public:
    enum class Wish { Light, Dark };

    /// Asks, and does not wait for the answer. The bus must outlive it.
    explicit ColourScheme(DesktopBus& bus, QObject* parent = nullptr);

    /// Absent: there is no portal, it has not answered yet, or the person has no wish; then the
    /// palette decides.
    [[nodiscard]] std::optional<Wish> wish() const { return m_wish; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void take(const QVariant& value);
    std::optional<Wish> m_wish;
};

} // namespace mentat
