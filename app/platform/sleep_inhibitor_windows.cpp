#include "app/platform/sleep_inhibitor.h"

#include <windows.h>

namespace mentat {

namespace {

/// Windows keeps one state per thread, so the last request would decide for all.
thread_local int claims = 0;

void tellSystem() {
    constexpr EXECUTION_STATE awake = ES_CONTINUOUS | ES_SYSTEM_REQUIRED | ES_DISPLAY_REQUIRED;
    SetThreadExecutionState(claims > 0 ? awake : ES_CONTINUOUS);
}

} // namespace

class SleepInhibitor::Claim final : public QObject {
public:
    explicit Claim(DesktopBus& bus) : QObject(&bus) {
        ++claims;
        tellSystem();
    }
    ~Claim() override {
        --claims;
        tellSystem();
    }
    Claim(const Claim&) = delete;
    Claim& operator=(const Claim&) = delete;
};

SleepInhibitor::SleepInhibitor(DesktopBus& bus, const QString& /*program*/,
                               const QString& /*reason*/)
    : m_claim(new Claim(bus)) {}

SleepInhibitor::~SleepInhibitor() {
    delete m_claim;
}

} // namespace mentat
