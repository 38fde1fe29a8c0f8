#include "tests/support/copied_book.h"

#include <QDir>
#include <QFile>

#include <map>
#include <tuple>

namespace mentat::test {

void createOrCopy(ScratchBook& scratch, const std::vector<QByteArray>& documents) {
    // Everything that a new file depends on: its content, its time, and its author.
    using Order = std::tuple<std::vector<QByteArray>, QDateTime, QString, QString, QString>;
    static std::map<Order, QByteArray> made;
    const Desk& desk = scratch.desk();
    const Order order{documents, scratch.clock().nowUtc(), desk.scorekeeper, desk.host, desk.user};
    const auto known = made.find(order);
    if (known != made.end() && !QFile::exists(scratch.path())) {
        writeBytes(scratch.path(), known->second);
        return;
    }
    scratch.create(documents);
    // With other files beside it, the event file alone is not the whole content.
    const auto files = QDir::Files | QDir::Hidden;
    if (QDir(scratch.folder()).entryList(files).size() == 1)
        made.insert_or_assign(order, bytesOf(scratch.path()));
}

} // namespace mentat::test
