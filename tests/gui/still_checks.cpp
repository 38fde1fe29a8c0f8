#include "tests/gui/still_checks.h"

#include "tests/gui/looks.h"
#include "ui/frame/banners.h"
#include "ui/frame/page_header.h"
#include "ui/frame/status_line.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// What is seen of it, in the window.
QRect seenOf(const QWidget& widget) {
    return widget.visibleRegion().boundingRect().translated(
        widget.mapTo(widget.window(), QPoint()));
}

std::vector<Notice> kindsOfNotices() {
    const auto nothing = [] {};
    return {
        {Gravity::Note, u"Copied."_s},
        {Gravity::Refused, u"This result is recorded."_s},
        {Gravity::Note, u"Undo it? That was done on another page."_s, u"Undo"_s, nothing},
        {Gravity::Refused, refusalOf(1).repeated(4)},
        {Gravity::Refused, refusalOf(12)},
        {Gravity::Note, u"Table 3 reported its result."_s, {}, {}, true},
        {Gravity::Refused, u"A change from the second desk was not saved."_s, {}, {}, true},
    };
}

} // namespace

Places placesIn(const QWidget& window, const QList<const QWidget*>& besides) {
    Places places;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isBeside = std::ranges::any_of(besides, [&](const QWidget* one) {
            return widget == one || one->isAncestorOf(widget);
        });
        // The toolkit fades it in and out within its field, which is looked at.
        const bool isOfField = widget->inherits("QLineEditIconButton");
        if (widget->isVisible() && widget->window() == &window && !isBeside && !isOfField)
            places[widget] = QRect(widget->mapTo(&window, QPoint()), widget->size());
    }
    return places;
}

QStringList movedBetween(const Places& before, const Places& after) {
    QStringList moved;
    for (const auto& [widget, place] : before) {
        const auto now = after.find(widget);
        if (now != after.end() && now->second == place)
            continue;
        moved << u"%1 %2 %3"_s.arg(QString::fromLatin1(widget->metaObject()->className()),
                                   widget->objectName(), widget->accessibleName());
    }
    return moved;
}

void settle() {
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
}

Places restingPlaces(const QWidget& window, const QList<const QWidget*>& besides) {
    Places places = placesIn(window, besides);
    for (int look = 0; look < 100; ++look) {
        QTest::qWait(10);
        settle();
        Places next = placesIn(window, besides);
        if (next == places)
            return places;
        places = std::move(next);
    }
    return places;
}

bool isAimedAt(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget)
           || qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QTabBar*>(&widget)
           || qobject_cast<const QAbstractSpinBox*>(&widget)
           || qobject_cast<const QAbstractItemView*>(&widget);
}

QString refusalOf(int lines) {
    QStringList all;
    for (int line = 1; line <= lines; ++line)
        all << u"Line %1 of a refusal that names what is wrong and which rule it is by (R10.3)"_s
                   .arg(line);
    return all.join(u'\n');
}

QStringList noticeFaults(WindowFixture& fixture) {
    QWidget& window = fixture.window();
    if (!fixture.window().workspace() || &lookedAt(fixture) != &window)
        return {};
    NoticeBar& bar = fixture.workspace().notices();
    bar.dismiss();
    settle();
    const auto* header = window.findChild<PageHeader*>();
    // The status line says by itself when a backup was made.
    const QList<const QWidget*> besides{&bar, fixture.window().statusBar()};
    const Places before = restingPlaces(window, besides);
    Places seen;
    for (const auto& [widget, place] : before)
        seen[widget] = isAimedAt(*widget) ? seenOf(*widget) : QRect();
    for (const Notice& notice : kindsOfNotices()) {
        fixture.book().say(notice);
        settle();
        QStringList faults = movedBetween(before, placesIn(window, besides));
        if (!bar.isVisible())
            faults << u"is not seen"_s;
        const QRect over(bar.mapTo(&window, QPoint()), bar.size());
        for (const auto& [widget, place] : seen) {
            if (place.intersects(over))
                faults << u"covers %1"_s.arg(
                    QString::fromLatin1(widget->metaObject()->className()));
        }
        const QRect room(header->mapTo(&window, QPoint()), header->size());
        if (!room.contains(over))
            faults << u"is outside of the header"_s;
        bar.dismiss();
        settle();
        faults += movedBetween(before, placesIn(window, besides));
        if (!faults.isEmpty())
            return QStringList{u"the notice “%1”"_s.arg(notice.text)} + faults;
    }
    return {};
}

} // namespace mentat::test
