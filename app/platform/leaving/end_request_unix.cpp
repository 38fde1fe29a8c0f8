#include "app/platform/leaving/end_request.h"

#include <QSocketNotifier>

#include <array>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace mentat {

namespace {

constexpr std::array signalsToEnd{SIGTERM, SIGINT, SIGHUP};

// A signal handler may do almost nothing: it writes a byte, which the event loop reads.
std::array<int, 2> ends{-1, -1};

void handle(int) {
    const char byte = 0;
    (void)!write(ends[1], &byte, 1);
}

void handleBy(void (*handler)(int)) {
    for (const int number : signalsToEnd) {
        struct sigaction action {};
        action.sa_handler = handler;
        action.sa_flags = SA_RESTART;
        sigaction(number, &action, nullptr);
    }
}

} // namespace

EndRequest::EndRequest() {
    if (pipe(ends.data()) != 0)
        return; // the signal's default action remains
    for (const int end : ends) {
        fcntl(end, F_SETFD, FD_CLOEXEC);
        fcntl(end, F_SETFL, O_NONBLOCK);
    }
    auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (read(ends[0], &byte, 1) > 0)
            continue;
        Q_EMIT asked();
    });
    handleBy(handle);
}

EndRequest::~EndRequest() {
    handleBy(SIG_DFL);
    for (int& end : ends) {
        close(end);
        end = -1;
    }
}

} // namespace mentat

#include "moc_end_request.cpp"
