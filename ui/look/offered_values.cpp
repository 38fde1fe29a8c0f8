#include "ui/look/offered_values.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>

namespace mentat {

void offerValues(QComboBox& list, const std::vector<OfferedValue>& values) {
    const QSignalBlocker quiet(list);
    const QVariant chosen = list.currentData();
    while (list.count() > 1)
        list.removeItem(1);
    for (const OfferedValue& one : values)
        list.addItem(one.name, one.value);
    list.setCurrentIndex(std::max(0, list.findData(chosen)));
}

} // namespace mentat
