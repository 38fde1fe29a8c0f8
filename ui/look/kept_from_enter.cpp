#include "ui/look/kept_from_enter.h"

#include <QAbstractButton>
#include <QVariant>

namespace mentat {

namespace {

constexpr auto keptFromEnter = "isKeptFromEnter";

} // namespace

void keepFromEnter(QAbstractButton& button) {
    button.setProperty(keptFromEnter, true);
}

bool isKeptFromEnter(const QAbstractButton& button) {
    return button.property(keptFromEnter).toBool();
}

} // namespace mentat
