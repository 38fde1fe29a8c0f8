#pragma once

#include <QObject>

#include <memory>

class QDBusConnection;

namespace mentat {

/// The desktop's two message buses, made by the program's main and passed to users of their
/// services. Without a bus there is no answer, and nothing fails.
class DesktopBus : public QObject {
    Q_OBJECT

public:
    /// The buses named in the program's environment.
    DesktopBus();
    /// The buses at these addresses; empty: none.
    DesktopBus(const QString& sessionAddress, const QString& systemAddress);
    ~DesktopBus() override;

    [[nodiscard]] QDBusConnection session() const;
    [[nodiscard]] QDBusConnection system() const;

private:
    struct Connections;
    std::unique_ptr<Connections> m_connections;
};

} // namespace mentat
