#pragma once

#include <QString>

class QWidget;

namespace mentat {

/// A field was complete and moved on automatically to the widget that has the focus now. Users who
/// end every entry with Enter or Tab still press it, sooner or later, and mean the previous field:
/// it is swallowed if it is the next key here. Any other key, and any other way to or from here,
/// ends the waiting.
void expectLateEnd();
/// Also swallows these letters before it, each once: one of them was enough.
void expectLateEnd(const QString& letters);
/// For Enter alone: the previous focus was not a field that Tab leaves.
void expectSecondEnter();
/// The same as the first, for this widget.
void expectLateEnd(QWidget& reached);

} // namespace mentat
