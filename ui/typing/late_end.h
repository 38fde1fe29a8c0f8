#pragma once

#include <QString>

class QWidget;

namespace mentat {

/// A field was complete and moved on by itself, to what has the focus now. Who ends every entry by
/// Enter or Tab still presses it, sooner or later, and means that field: as the next key here it is
/// eaten. Any other key, and any other way to or from here, ends the waiting.
void expectLateEnd();
/// So are these letters before it, each once: one of them was enough.
void expectLateEnd(const QString& letters);
/// By Enter alone: what had the focus before was no field that Tab leaves.
void expectSecondEnter();
/// The same as the first of this widget.
void expectLateEnd(QWidget& reached);

} // namespace mentat
