#pragma once

#include "app/platform/line_service.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <chrono>
#include <memory>
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

/// One program a person: the first start listens on a socket, a later one hands over what it was
/// asked for and ends.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    enum class Start {
        First,      // listens from now on; asked() tells what later starts want
        HandedOver, // another one has understood the request; this one has nothing left to do
        Alone,      // there is no place for a socket, or the other one does not answer
    };

    /// The socket of this person and screen, below the folder for such things; empty where
    /// the system has none.
    [[nodiscard]] static QString socketPath();

    /// answerWait: how long the other program may take to answer.
    explicit SingleInstance(QString socketPath,
                            std::chrono::milliseconds answerWait = std::chrono::seconds(2),
                            QObject* parent = nullptr);

    /// Once. The socket of a program that died is taken over.
    [[nodiscard]] Start start(const StartRequest& request);

Q_SIGNALS:
    /// Only well-formed requests of the same user; whether the file is there is not looked at.
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
