#pragma once

#include <QString>

namespace mentat {

/// A sentence as the text of a menu entry or button: an & in a name is no mnemonic.
[[nodiscard]] inline QString menuText(QString sentence) {
    return sentence.replace(u'&', QStringLiteral("&&"));
}

} // namespace mentat
