#pragma once

#include "app/platform/desktop_bus.h"

#include <QPointer>

namespace mentat {

/// Keeps the screen on during its lifetime, if the desktop supports it. On Linux through the screen
/// saver, the power manager, or the login manager, in this order; on Windows through the thread.
/// Never waits for an answer.
class SleepInhibitor {
public:
    /// program and reason: shown by the desktop as the explanation. The bus must outlive the
    /// inhibitor.
    SleepInhibitor(DesktopBus& bus, const QString& program, const QString& reason);
    ~SleepInhibitor();
    SleepInhibitor(const SleepInhibitor&) = delete;
    SleepInhibitor& operator=(const SleepInhibitor&) = delete;

private:
    class Claim;
    QPointer<Claim> m_claim; // owned by the bus: an answer can arrive after this is gone
};

} // namespace mentat
