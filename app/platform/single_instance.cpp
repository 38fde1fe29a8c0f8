#include "app/platform/single_instance.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr QByteArrayView raiseLine("mentat 1 raise\n");
constexpr QByteArrayView openWord("mentat 1 open ");

} // namespace

QByteArray lineOf(const StartRequest& request) {
    if (!request.file)
        return raiseLine.toByteArray();
    return openWord.toByteArray() + request.file->toUtf8().toPercentEncoding("/") + '\n';
}

std::optional<StartRequest> readRequest(const QByteArray& line) {
    if (line == raiseLine)
        return StartRequest{};
    if (line.size() > longestRequest || !line.startsWith(openWord) || !line.endsWith('\n'))
        return std::nullopt;
    const QByteArray path
        = QByteArray::fromPercentEncoding(line.sliced(openWord.size()).chopped(1));
    StartRequest request{QString::fromUtf8(path)};
    const bool isPath = QDir::isAbsolutePath(*request.file) && !path.contains('\0');
    if (!isPath || lineOf(request) != line)
        return std::nullopt;
    return request;
}

namespace {

using namespace std::chrono_literals;

constexpr QByteArrayView understood("understood\n");
// No human starts more programs at once.
constexpr LineService::Limits guestLimits{
    .longestLine = longestRequest, .mostGuests = 8, .patience = 2s};
constexpr int betweenTries = 20; // milliseconds

/// Identifies this screen in a file name: a window on the user's other screens could not be raised
/// here.
QString screenName() {
    QString name;
    for (const char* variable : {"WAYLAND_DISPLAY", "DISPLAY"}) {
        if (name.isEmpty())
            name = qEnvironmentVariable(variable);
    }
    name.removeIf([](QChar letter) { return !letter.isLetterOrNumber(); });
    return name;
}

/// Private to this user and machine. If the system has no runtime folder (Qt then returns the home
/// folder), Mentat's own folder, which is never copied to other machines.
QString folderOfSockets() {
#ifdef Q_OS_UNIX
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
#else
    const QString own = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    return QDir().mkpath(own) ? own : QString();
#endif
}

} // namespace

QString SingleInstance::socketPath() {
    const QString folder = folderOfSockets();
    return folder.isEmpty() ? QString() : folder + u"/mentat-desk"_s + screenName();
}

SingleInstance::SingleInstance(QString socketPath, std::chrono::milliseconds answerWait,
                               QObject* parent)
    : QObject(parent)
    , m_socketPath(std::move(socketPath))
    , m_answerWait(answerWait) {}

SingleInstance::Start SingleInstance::start(const StartRequest& request) {
    if (m_socketPath.isEmpty() || !QFileInfo(QFileInfo(m_socketPath).absolutePath()).isDir())
        return Start::Alone;
    // Two simultaneous starts must not both find no instance and remove each other's socket: only
    // the holder of the lock may listen. Handing over needs no lock, so it never waits for another
    // start.
    QLockFile starting(m_socketPath + u"-lock"_s);
    const QDeadlineTimer deadline(m_answerWait);
    do {
        const bool mayListen = starting.tryLock(betweenTries);
        const Answer answer = handOver(request);
        if (answer == Answer::Understood)
            return Start::HandedOver;
        if (answer == Answer::None)
            return Start::Alone;
        if (mayListen)
            return listen() ? Start::First : Start::Alone;
    } while (!deadline.hasExpired());
    return Start::Alone;
}

SingleInstance::Answer SingleInstance::handOver(const StartRequest& request) const {
    const LineAnswer answer
        = askLine(m_socketPath, lineOf(request), m_answerWait, understood.size());
    if (answer.line == understood)
        return Answer::Understood;
    return answer.anybodyThere ? Answer::None : Answer::Nobody;
}

bool SingleInstance::listen() {
    m_service = LineService::listen(m_socketPath, guestLimits,
                                    [this](const QByteArray& line) { return answerTo(line); });
    return m_service != nullptr;
}

std::optional<QByteArray> SingleInstance::answerTo(const QByteArray& line) {
    const auto request = readRequest(line);
    if (!request)
        return std::nullopt;
    // Queued until the reply is sent: the request may ask the user a question.
    QMetaObject::invokeMethod(
        this, [this, request] { Q_EMIT asked(*request); }, Qt::QueuedConnection);
    return understood.toByteArray();
}

} // namespace mentat

#include "moc_single_instance.cpp"
