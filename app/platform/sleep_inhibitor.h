#pragma once

#include "app/platform/desktop_bus.h"

#include <QPointer>

namespace mentat {

/// Keeps the screen from going dark for as long as it lives, where the desktop lets itself be
/// asked. On Linux the screen saver, else the power manager, else the login manager; on Windows the
/// thread that asks. Never waits for an answer.
class SleepInhibitor {
public:
    /// program and reason are what the desktop shows to whoever looks why it stays awake. The bus
    /// must outlive the inhibitor.
    SleepInhibitor(DesktopBus& bus, const QString& program, const QString& reason);
    ~SleepInhibitor();
    SleepInhibitor(const SleepInhibitor&) = delete;
    SleepInhibitor& operator=(const SleepInhibitor&) = delete;

private:
    class Claim;
    QPointer<Claim> m_claim; // owned by the bus: an answer can come when this is already gone
};

} // namespace mentat
