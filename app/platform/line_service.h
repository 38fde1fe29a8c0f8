#pragma once

#include <QByteArray>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace mentat {

/// Where programs of this person on this machine ask one line and are answered with one: a socket
/// in the file system, for nobody else. On Unix made of the system's own calls, because Qt Network
/// and eight libraries behind it would be loaded at each start for this alone; on Windows Qt's, a
/// named pipe.
class LineService {
public:
    /// What a line is answered; nothing: whoever said it is sent away unheard. With the line's end.
    using Answering = std::function<std::optional<QByteArray>(const QByteArray& line)>;

    struct Limits {
        qsizetype longestLine; // bytes, its end included
        int mostGuests;        // at once; who comes more is sent away
        std::chrono::milliseconds patience;
    };

    /// nullptr where the path cannot be a socket. A socket that stands there is taken away; who
    /// calls knows that nobody listens to it.
    [[nodiscard]] static std::unique_ptr<LineService>
    listen(const QString& path, const Limits& limits, Answering answering);

    LineService(const LineService&) = delete;
    LineService& operator=(const LineService&) = delete;
    /// Takes the socket away.
    virtual ~LineService() = default;

protected:
    LineService() = default;
};

/// What came of asking.
struct LineAnswer {
    bool anybodyThere = true; // whether somebody listens at the path; false only where it is sure
    QByteArray line;          // with its end; empty where none came
};

/// Waits at most this long for each step. Only a program of the same person is asked; on Windows
/// the access rights of the pipe decide. Who is asked may bring its window to the front.
/// longestAnswer: in bytes; what is longer counts as none.
[[nodiscard]] LineAnswer askLine(const QString& path, const QByteArray& line,
                                 std::chrono::milliseconds wait, qsizetype longestAnswer);

} // namespace mentat
