#include "tests/desktop/x_drag.h"

#include "tests/desktop/x_input.h"
#include "tests/support/patience.h"

#include <QApplication>
#include <QCursor>
#include <QDropEvent>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <chrono>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds again = 20ms;

/// What is done again and again until it has had its effect.
struct Step {
    std::function<void()> act;
    std::function<bool()> isDone;
};

/// Sees what the program has heard of the mouse.
class Witness : public QObject {
public:
    Witness() { QCoreApplication::instance()->installEventFilter(this); }

    bool isPressed = false;
    std::optional<QPoint> draggedTo; // on the screen

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (!watched->isWindowType())
            return false;
        if (event->type() == QEvent::MouseButtonPress)
            isPressed = true;
        if (event->type() == QEvent::DragMove) {
            const QPoint place = static_cast<const QDropEvent*>(event)->position().toPoint();
            draggedTo = static_cast<const QWindow*>(watched)->mapToGlobal(place);
        }
        return false;
    }
};

/// To one side and back, for the server tells only of a mouse that moves.
void moveAbout(const QPoint& place) {
    const QPoint next = QCursor::pos() == place ? place + QPoint(1, 0) : place;
    xdotool({u"mousemove"_s, QString::number(next.x()), QString::number(next.y())});
}

/// By a timer: a drag has an event loop of its own, and only timers go on in it.
void take(const std::vector<Step>& steps) {
    size_t taken = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        if (taken == steps.size())
            return;
        if (steps[taken].isDone())
            ++taken;
        else
            steps[taken].act();
    });
    timer.start(again);
    if (!QTest::qWaitFor([&] { return taken == steps.size(); }, patience))
        qFatal("step %zu of the drag had no effect", taken);
}

} // namespace

void dragOnScreen(const QPoint& from, const QPoint& to, const std::function<bool()>& isSeen) {
    Witness witness;
    bool isReleased = false;
    const QPoint onTheWay = from + QPoint(2 * QApplication::startDragDistance(), 0);
    take({
        {[&] { moveAbout(from); }, [&] { return QCursor::pos() == from; }},
        {[] {
             xdotool({u"mousedown"_s, u"1"_s});
         },
         [&] { return witness.isPressed; }},
        {[&] { moveAbout(onTheWay); }, [&] { return witness.draggedTo.has_value(); }},
        {[&] { moveAbout(to); }, [&] { return witness.draggedTo == to && (!isSeen || isSeen()); }},
        {[&] {
             xdotool({u"mouseup"_s, u"1"_s});
             isReleased = true;
         },
         [&] { return isReleased; }},
    });
}

} // namespace mentat::test
