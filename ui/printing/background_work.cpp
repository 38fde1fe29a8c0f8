#include "ui/printing/background_work.h"

namespace mentat {

BackgroundWork::BackgroundWork(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

BackgroundWork::~BackgroundWork() {
    if (m_current)
        *m_current = true;
    m_pool.waitForDone();
}

void BackgroundWork::start(Job job) {
    if (m_current)
        *m_current = true;
    const bool wasBusy = isBusy();
    const Flag piece = std::make_shared<std::atomic<bool>>(false);
    m_current = piece;
    m_pool.start([this, piece, job = std::move(job)] {
        const Finish act = *piece ? Finish() : job([&piece] { return piece->load(); });
        QMetaObject::invokeMethod(
            this, [this, piece, act] { finish(piece, act); }, Qt::QueuedConnection);
    });
    if (!wasBusy)
        Q_EMIT busyChanged();
}

void BackgroundWork::giveUp() {
    if (!m_current)
        return;
    *m_current = true;
    m_current.reset();
    Q_EMIT busyChanged();
}

void BackgroundWork::finish(const Flag& piece, const Finish& act) {
    if (piece != m_current)
        return; // given up, or followed by another
    m_current.reset();
    if (act)
        act();
    if (!m_current)
        Q_EMIT busyChanged();
}

} // namespace mentat
