#pragma once

#include <QObject>
#include <QRect>
#include <QString>

#include <vector>

class QScreen;

namespace mentat {

/// A screen that is connected.
struct ScreenPlace {
    QString key;  // finds it again in the next run: maker, model and serial number
    QString name; // for people: "EPSON PJ"
    QRect geometry;
    QScreen* screen = nullptr; // nullptr: there is none behind it, in a test
};

/// The screens of the desk, so that tests can plug and unplug theirs.
class Screens : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    [[nodiscard]] virtual std::vector<ScreenPlace> all() const = 0;

Q_SIGNALS:
    /// One came or went.
    void changed();
};

/// Those that the desktop has.
class DesktopScreens final : public Screens {
    Q_OBJECT

public:
    DesktopScreens();
    [[nodiscard]] std::vector<ScreenPlace> all() const override;
};

} // namespace mentat
