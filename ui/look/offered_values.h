#pragma once

#include <QString>
#include <QVariant>

#include <vector>

class QComboBox;

namespace mentat {

struct OfferedValue {
    QVariant value;
    QString name;
};

/// The list with these after its first line, which lets everything through. What was chosen stays
/// chosen where it is still there, else the first line is. Says nothing of it: whoever offers
/// something else looks again.
void offerValues(QComboBox& list, const std::vector<OfferedValue>& values);

} // namespace mentat
