#pragma once

#include <QByteArray>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace mentat {

/// Lets other programs of this user on this machine send one line and receive one line in answer: a
/// private socket in the file system. On Unix it uses system calls, because Qt Network would load
/// eight libraries at every start just for this; on Windows Qt's named pipe.
class LineService {
public:
    /// The answer to a line; nullopt: disconnect without an answer. Includes the line break.
    using Answering = std::function<std::optional<QByteArray>(const QByteArray& line)>;

    struct Limits {
        qsizetype longestLine; // bytes, including the line break
        int mostGuests;        // at once; others are disconnected
        std::chrono::milliseconds patience;
    };

    /// nullptr if the path cannot be a socket. Replaces an existing socket; the caller knows that
    /// nobody listens to it.
    [[nodiscard]] static std::unique_ptr<LineService>
    listen(const QString& path, const Limits& limits, Answering answering);

    LineService(const LineService&) = delete;
    LineService& operator=(const LineService&) = delete;
    /// Removes the socket.
    virtual ~LineService() = default;

protected:
    LineService() = default;
};

/// The result of a request.
struct LineAnswer {
    bool anybodyThere = true; // whether someone listens at the path; false only if certain
    QByteArray line;          // with its line break; empty without an answer
};

/// Waits at most this long for each step. Only asks programs of the same user; on Windows the
/// pipe's access rights ensure that. The other program may raise its window. longestAnswer: in
/// bytes; a longer answer counts as none.
[[nodiscard]] LineAnswer askLine(const QString& path, const QByteArray& line,
                                 std::chrono::milliseconds wait, qsizetype longestAnswer);

} // namespace mentat
