#pragma once

class QLineEdit;

namespace mentat {

/// A field at least as wide as the hint in it.
void makeRoomForHint(QLineEdit& field);

} // namespace mentat
