#pragma once

#include <QString>

namespace mentat {

/// A sentence as the text of a menu entry or button: an & in a name is no mnemonic.
[[nodiscard]] inline QString menuText(QString sentence) {
    return sentence.replace(u'&', QStringLiteral("&&"));
}

/// What a menu entry says, without its mnemonic and the dots of one that asks something first.
[[nodiscard]] inline QString plainMenuText(const QString& text) {
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && i + 1 < text.size())
            ++i; // of "&&" the second is meant
        plain += text[i];
    }
    if (plain.endsWith(u'…'))
        plain.chop(1);
    return plain;
}

} // namespace mentat
