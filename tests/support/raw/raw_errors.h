#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace mentat::test::raw {

// One error: the rule's number ("R10.3") and the JSON pointer where it is reported.
struct RawError {
    QString rule;
    QString pointer;

    bool operator==(const RawError&) const = default;
    bool operator<(const RawError& other) const {
        return pointer == other.pointer ? rule < other.rule : pointer < other.pointer;
    }
};

// Everything in a `mentat-event` document that R10.1 to R10.10 refuse, found by brute force in the
// raw JSON, without any code of the program. The answer is sorted by pointer (as text, not in
// document order) and has no duplicates: two missing keys of one object are one entry, because rule
// and pointer are equal. A document that is not JSON gives the single entry {"JSON", ""}.
std::vector<RawError> rawErrors(const QByteArray& document);

} // namespace mentat::test::raw
