#include "ui/screen/screens.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStringList>

#include <algorithm>

namespace mentat {

namespace {

QString joined(QStringList parts) {
    for (QString& part : parts)
        part = part.trimmed();
    parts.removeAll(QString());
    return parts.join(u' ');
}

ScreenPlace placeOf(QScreen* screen) {
    // Not by the connector alone: a projector is plugged in wherever there is room.
    const QString known = joined({screen->manufacturer(), screen->model(), screen->serialNumber()});
    const QString name = joined({screen->manufacturer(), screen->model()});
    return {.key = known.isEmpty() ? screen->name() : known,
            .name = name.isEmpty() ? screen->name() : name,
            .geometry = screen->geometry(),
            .screen = screen};
}

} // namespace

DesktopScreens::DesktopScreens() {
    connect(qApp, &QGuiApplication::screenAdded, this, &Screens::changed);
    connect(qApp, &QGuiApplication::screenRemoved, this, &Screens::changed);
}

std::vector<ScreenPlace> DesktopScreens::all() const {
    std::vector<ScreenPlace> places;
    for (QScreen* screen : QGuiApplication::screens()) {
        ScreenPlace place = placeOf(screen);
        // Two of a kind, without serial numbers: then the connector tells them apart.
        const auto isSame = [&](const ScreenPlace& other) { return other.key == place.key; };
        if (std::any_of(places.begin(), places.end(), isSame)) {
            place.key += u' ' + screen->name();
            place.name += u' ' + screen->name();
        }
        places.push_back(std::move(place));
    }
    return places;
}

} // namespace mentat
