#include "ui/desk/typed_text.h"

#include <QKeyEvent>

namespace mentat {

QString typedText(const QKeyEvent& key) {
    constexpr auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const QString text = key.text();
    const bool isTyped = text.size() == 1 && text.front().isPrint();
    return isTyped && !(key.modifiers() & commands) ? text : QString();
}

bool isPlainEnter(const QKeyEvent& key) {
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    return isEnter && (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

} // namespace mentat
