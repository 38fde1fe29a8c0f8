#include "tests/gui/counting_hand.h"

#include "tests/gui/window_fixture.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace mentat::test {

void CountingHand::afterKey() {
    ++m_keys;
    QCoreApplication::processEvents();
    // What a sheet left goes, as it does where a loop of events runs.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void CountingHand::press(const QString& names) {
    for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
        WindowFixture::press(name);
        afterKey();
    }
}

void CountingHand::type(const QString& text) {
    for (const QChar letter : text) {
        WindowFixture::type(letter);
        afterKey();
    }
}

void CountingHand::typeAndEnter(const QString& text) {
    type(text);
    press(u"Return"_s);
}

bool CountingHand::pressUntil(const QString& key, const QString& focus) {
    constexpr int patientPresses = 30; // a page has fewer stops
    for (int pressed = 0; focusedName() != focus; ++pressed) {
        if (pressed == patientPresses)
            return false;
        press(key);
    }
    return true;
}

QString focusedName() {
    const QWidget* focus = QApplication::focusWidget();
    return focus ? focus->objectName() : QString();
}

} // namespace mentat::test
