#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace mentat::test::raw {

// One refusal: the rule's number ("R10.3") and the JSON pointer at which it is reported.
struct RawError {
    QString rule;
    QString pointer;

    bool operator==(const RawError&) const = default;
    bool operator<(const RawError& other) const {
        return pointer == other.pointer ? rule < other.rule : pointer < other.pointer;
    }
};

// Everything in a `mentat-event` document that R10.1 to R10.10 refuse, found by brute force over
// the raw JSON and sharing no code with the program. The answer is sorted by pointer (as text, not
// in document order) and holds nothing twice: two keys missing in one object are one entry, because
// rule and pointer are the same. A document that is no JSON at all gives the one entry {"JSON",
// ""}.
std::vector<RawError> rawErrors(const QByteArray& document);

} // namespace mentat::test::raw
