#include "app/platform/desktop_bus.h"

namespace mentat {

struct DesktopBus::Connections {};

DesktopBus::DesktopBus() = default;
DesktopBus::~DesktopBus() = default;

} // namespace mentat
