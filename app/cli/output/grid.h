#pragma once

#include "model/document/bytes/json.h"

#include <vector>

namespace mentat {

/// A column of an answer that is printed as rows.
struct GridColumn {
    enum class Shown { Always, WherePresent };
    QString path; // keys with dots between them; through a list it leads to all its elements
    Shown shown = Shown::Always;
};
using Columns = std::vector<GridColumn>;

struct GridCell {
    QString text; // several values with blanks between them
    bool isNumber = false;
    bool isPresent = false; // the key is there
    bool isUnknown = false; // and its value is null
};

/// A JSON value as rows: an object is one, of a list each element is one.
struct Grid {
    std::vector<QString> header;
    std::vector<std::vector<GridCell>> rows;
};

/// Columns that are only shown where present are left out where no row has them.
[[nodiscard]] Grid gridOf(const Json& value, const Columns& columns);

} // namespace mentat
