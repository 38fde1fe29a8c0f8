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
// Nobody starts more programs at once by hand; whoever does is no person.
constexpr LineService::Limits guestLimits{
    .longestLine = longestRequest, .mostGuests = 8, .patience = 2s};
constexpr int betweenTries = 20; // milliseconds

/// What tells this screen from others of the same person, as part of a file's name: a window there
/// cannot come to the front here.
QString screenName() {
    QString name;
    for (const char* variable : {"WAYLAND_DISPLAY", "DISPLAY"}) {
        if (name.isEmpty())
            name = qEnvironmentVariable(variable);
    }
    name.removeIf([](QChar letter) { return !letter.isLetterOrNumber(); });
    return name;
}

/// Of this person on this machine alone. Where the system has none for what runs (Qt names the home
/// there), the program's own, which is never copied to other machines.
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
    // Two starts at one moment must not both find nobody and take each other's socket away: only
    // who has the lock may listen. To hand over needs none, and so waits for nobody else's start.
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
    // Answered first: what is done about it may put a question to the person.
    QMetaObject::invokeMethod(
        this, [this, request] { Q_EMIT asked(*request); }, Qt::QueuedConnection);
    return understood.toByteArray();
}

} // namespace mentat

#include "moc_single_instance.cpp"
