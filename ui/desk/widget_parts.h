#pragma once

#include <QLabel>

namespace mentat {

/// A label that shows its text as it is, in as many lines as it needs.
[[nodiscard]] inline QLabel* plainLabel(const QString& objectName) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace mentat
