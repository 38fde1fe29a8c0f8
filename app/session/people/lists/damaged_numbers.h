#pragma once

#include "model/document/people_csv.h"

namespace mentat {

/// A phone or badge of a list of which a spreadsheet kept only the first digits.
struct DamagedNumber {
    qint64 line;
    PeopleColumn column; // Phone or Badge
    QString text;
    friend bool operator==(const DamagedNumber&, const DamagedNumber&) = default;
};

/// Whether the text is a number as spreadsheets shorten it: "8.15E+09".
[[nodiscard]] bool isShortenedNumber(const QString& text);

/// In the order of the list.
[[nodiscard]] std::vector<DamagedNumber> damagedNumbers(const PeopleList& list);

} // namespace mentat
