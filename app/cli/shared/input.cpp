#include "app/cli/shared/input.h"

#include "model/document/bytes/input.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Result<QByteArray> readStandardInput(QIODevice& device) {
    if (!device.isReadable()) // closed by whoever called the program
        return QByteArray();
    return readWhole(device, u"standard input"_s);
}

} // namespace

Result<QByteArray> readInput(const QString& path, QIODevice& standardInput) {
    return path == u"-"_s ? readStandardInput(standardInput) : readWholeFile(path);
}

} // namespace mentat
