#pragma once

#include <QObject>

#include <memory>

class QDBusConnection;

namespace mentat {

/// The two message buses of the desktop, made by the program's main and passed to what asks
/// services there. Where there is no bus, whoever asks gets no answer and nothing fails.
class DesktopBus : public QObject {
    Q_OBJECT

public:
    /// The buses that the pageContext of the program name.
    DesktopBus();
    /// Those at these addresses; an empty one: none.
    DesktopBus(const QString& sessionAddress, const QString& systemAddress);
    ~DesktopBus() override;

    [[nodiscard]] QDBusConnection session() const;
    [[nodiscard]] QDBusConnection system() const;

private:
    struct Connections;
    std::unique_ptr<Connections> m_connections;
};

} // namespace mentat
