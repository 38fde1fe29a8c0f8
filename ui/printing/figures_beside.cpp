#include "ui/printing/figures_beside.h"

#include <QCoreApplication>
#include <QPainter>
#include <QSemaphore>
#include <QThread>

#include <algorithm>
#include <mutex>

namespace mentat {

namespace {

constexpr int milliseconds = 20; // between two looks whether the work is given up

/// What the two threads share while one waits for the other.
struct DrawingOrder {
    std::mutex lock;
    bool isDropped = false; // by whoever ordered it: nothing that it refers to is there any more
    std::shared_ptr<Recording> recording;
    QSemaphore done;
};

std::shared_ptr<Recording> recorded(const FigureRenderer& charts, QSizeF size,
                                    const FigureDrawing& drawing) {
    auto recording = std::make_shared<Recording>(size);
    QPainter painter(recording.get());
    charts.paint(painter, QRectF(QPointF(), size), drawing);
    return recording;
}

} // namespace

FiguresBeside::FiguresBeside(const FigureRenderer& charts, std::function<bool()> givenUp)
    : m_charts(charts)
    , m_givenUp(std::move(givenUp)) {}

void FiguresBeside::paint(QPainter& painter, const QRectF& box,
                          const FigureDrawing& drawing) const {
    const Recording* recording = recordingOf(drawing, box.size());
    if (!recording)
        return;
    painter.save();
    painter.translate(box.topLeft());
    recording->paintOn(painter);
    painter.restore();
}

void FiguresBeside::drawAhead(const std::vector<PlacedPage>& pages) const {
    for (const PlacedPage& page : pages) {
        for (const PlacedItem& item : page.items) {
            if (const auto* figure = std::get_if<PlacedFigure>(&item))
                (void)recordingOf(*figure->drawing, figure->box.size());
        }
    }
}

const Recording* FiguresBeside::recordingOf(const FigureDrawing& drawing, QSizeF size) const {
    const auto found = std::ranges::find_if(
        m_kept, [&](const auto& kept) { return kept->size == size && kept->drawing == drawing; });
    if (found != m_kept.end())
        return (*found)->recording.get();
    auto kept = std::make_unique<Kept>(Kept{drawing, size});
    if (!draw(*kept))
        return nullptr;
    return m_kept.emplace_back(std::move(kept))->recording.get();
}

bool FiguresBeside::draw(Kept& kept) const {
    QCoreApplication* window = QCoreApplication::instance();
    if (QThread::currentThread() == window->thread()) {
        kept.recording = recorded(m_charts, kept.size, kept.drawing);
        return true;
    }
    const auto order = std::make_shared<DrawingOrder>();
    QMetaObject::invokeMethod(
        window,
        [order, &kept, this] {
            const std::scoped_lock held(order->lock);
            if (!order->isDropped)
                order->recording = recorded(m_charts, kept.size, kept.drawing);
            order->done.release();
        },
        Qt::QueuedConnection);
    while (!order->done.tryAcquire(1, milliseconds)) {
        if (!m_givenUp())
            continue;
        const std::scoped_lock held(order->lock);
        order->isDropped = true;
        return false;
    }
    kept.recording = order->recording;
    return true;
}

} // namespace mentat
