#include "ui/look/final_act.h"

#include <QAbstractButton>
#include <QVariant>

namespace mentat {

namespace {

constexpr auto finalAct = "isFinalAct";

} // namespace

void keepFromEnter(QAbstractButton& button) {
    button.setProperty(finalAct, true);
}

bool isKeptFromEnter(const QAbstractButton& button) {
    return button.property(finalAct).toBool();
}

} // namespace mentat
