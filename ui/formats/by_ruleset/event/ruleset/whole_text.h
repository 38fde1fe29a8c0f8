#pragma once

#include <QPlainTextEdit>

namespace mentat {

/// What is typed, with the blanks that no line breaks at: toPlainText() makes plain ones of them.
[[nodiscard]] inline QString wholeText(const QPlainTextEdit& edit) {
    return edit.document()->toRawText().replace(QChar(QChar::ParagraphSeparator), u'\n');
}

} // namespace mentat
