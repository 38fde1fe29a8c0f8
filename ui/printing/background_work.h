#pragma once

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace mentat {

/// Does long work beside the window, one piece at a time. A piece works on copies and hands back
/// what is then done with the outcome on the window's own thread.
class BackgroundWork : public QObject {
    Q_OBJECT

public:
    /// Whether the work is given up: asked between its steps, and before anything is written.
    using GivenUp = std::function<bool()>;
    using Finish = std::function<void()>;
    using Job = std::function<Finish(const GivenUp&)>;

    explicit BackgroundWork(QObject* parent = nullptr);
    /// Gives up what is under way and waits for it.
    ~BackgroundWork() override;

    /// What is under way is given up.
    void start(Job job);
    /// Its outcome is dropped.
    void giveUp();
    [[nodiscard]] bool isBusy() const { return m_current != nullptr; }

Q_SIGNALS:
    void busyChanged();

private:
    using Flag = std::shared_ptr<std::atomic<bool>>;

    void finish(const Flag& piece, const Finish& act);

    QThreadPool m_pool;
    Flag m_current; // set: given up
};

} // namespace mentat
