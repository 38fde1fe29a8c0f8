#pragma once

#include "app/platform/line_service.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>

namespace mentat {

/// What a second start asks of the running program: to open a file, or only to show its window.
struct StartRequest {
    std::optional<QString> file; // an absolute path
    friend bool operator==(const StartRequest&, const StartRequest&) = default;
};

/// More than the system's longest path needs after escaping.
constexpr qsizetype longestRequest = 16 * 1024;

/// The request as one line, `mentat 1 open /path` or `mentat 1 raise`, with the path
/// percent-encoded.
[[nodiscard]] QByteArray lineOf(const StartRequest& request);

/// nullopt unless the line is exactly what lineOf() writes for an absolute path: anyone who can
/// reach the socket can send anything.
[[nodiscard]] std::optional<StartRequest> readRequest(const QByteArray& line);

/// One program per user: the first start listens on a socket, a later one hands over its request
/// and ends.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    enum class Start {
        First,      // listens from now on; asked() reports later starts
        HandedOver, // another program took the request; this one is done
        Alone,      // no socket is possible, or the other program does not answer
    };

    /// The socket of this user and screen, in the folder for sockets; empty if the system has none.
    [[nodiscard]] static QString socketPath();

    /// answerWait: the longest wait for the other program.
    explicit SingleInstance(QString socketPath,
                            std::chrono::milliseconds answerWait = std::chrono::seconds(2),
                            QObject* parent = nullptr);

    /// Call once. Takes over the socket of a program that died.
    [[nodiscard]] Start start(const StartRequest& request);

Q_SIGNALS:
    /// Only well-formed requests of the same user; does not check whether the file exists.
    void asked(const mentat::StartRequest& request);

private:
    enum class Answer { Understood, Nobody, None };
    [[nodiscard]] Answer handOver(const StartRequest& request) const;
    [[nodiscard]] bool listen();
    [[nodiscard]] std::optional<QByteArray> answerTo(const QByteArray& line);

    QString m_socketPath;
    std::chrono::milliseconds m_answerWait;
    std::unique_ptr<LineService> m_service;
};

} // namespace mentat
