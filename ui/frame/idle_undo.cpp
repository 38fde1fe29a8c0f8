#include "ui/frame/idle_undo.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace mentat {

namespace {

struct Undoable {
    bool undo = true;
    bool redo = true;
};

/// Of what cannot be asked, it is taken to be.
Undoable undoableIn(const QObject* field) {
    if (const auto* line = qobject_cast<const QLineEdit*>(field))
        return {line->isUndoAvailable(), line->isRedoAvailable()};
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(field))
        return {text->document()->isUndoAvailable(), text->document()->isRedoAvailable()};
    return {};
}

} // namespace

bool IdleUndo::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool undo = key.matches(QKeySequence::Undo);
    const bool redo = key.matches(QKeySequence::Redo);
    if (!undo && !redo)
        return false;
    const Undoable there = undoableIn(watched);
    if ((undo && there.undo) || (redo && there.redo))
        return false;
    event->ignore();
    return true;
}

} // namespace mentat
