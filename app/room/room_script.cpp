#include "app/room/room_script.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat {

QByteArray roomScript(const QString& file) {
    QFile script(u":/room/"_s + file);
    [[maybe_unused]] const bool isThere = script.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere);
    return script.readAll();
}

} // namespace mentat
