#include "app/platform/start_request.h"

#include <QDir>

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

} // namespace mentat
