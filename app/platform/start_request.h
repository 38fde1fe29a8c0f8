#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace mentat {

/// What a second start wants of the program that already runs: a file opened, or only its window
/// shown.
struct StartRequest {
    std::optional<QString> file; // an absolute path
    friend bool operator==(const StartRequest&, const StartRequest&) = default;
};

/// More than the longest path of the system, escaped, can need.
constexpr qsizetype longestRequest = 16 * 1024;

/// The request as one line, `mentat 1 open /path` or `mentat 1 raise`, the path percent-encoded.
[[nodiscard]] QByteArray lineOf(const StartRequest& request);

/// Nothing where the line is not just what lineOf() writes for an absolute path: whoever can reach
/// the socket can send anything.
[[nodiscard]] std::optional<StartRequest> readRequest(const QByteArray& line);

} // namespace mentat
