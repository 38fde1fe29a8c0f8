#pragma once

#include <QString>

#include <vector>

namespace mentat {

/// Takes out of a list what a step of a pointer into the document names by its index. Whether there
/// was such a thing.
template <class T>
[[nodiscard]] bool dropAt(std::vector<T>& list, const QString& step) {
    bool isNumber = false;
    const auto index = static_cast<size_t>(step.toUInt(&isNumber));
    if (!isNumber || index >= list.size())
        return false;
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(index));
    return true;
}

} // namespace mentat
