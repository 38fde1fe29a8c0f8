#include "ui/desk/typed_text.h"

#include <QKeyEvent>

namespace mentat {

QString typedText(const QKeyEvent& key) {
    constexpr auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const QString text = key.text();
    const bool isTyped = text.size() == 1 && text.front().isPrint();
    return isTyped && !(key.modifiers() & commands) ? text : QString();
}

} // namespace mentat
