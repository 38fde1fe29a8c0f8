#include "tests/kill/said_state.h"

#include "tests/support/scratch_book.h"

#include <QCryptographicHash>

#include <algorithm>

namespace mentat::test {

namespace {

QByteArray shortOf(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
}

} // namespace

QByteArray SaidState::text() const {
    return QByteArray::number(rows) + ' ' + documents + ' ' + drafts;
}

SaidState SaidState::fromText(const QByteArray& line) {
    const auto parts = line.split(' ');
    if (parts.size() != 3)
        return {};
    return {parts[0].toInt(), parts[1], parts[2]};
}

SaidState stateOf(Session& session) {
    QByteArrayList drafts;
    for (const Draft& draft : session.drafts())
        drafts.append(draft.place.toUtf8() + '=' + draft.content.toUtf8());
    std::ranges::sort(drafts); // a file that is opened anew has them in another order
    const auto marks = session.journalMarks();
    return {marks ? static_cast<int>(marks->size()) : -1, shortOf(exported(session.book())),
            shortOf(drafts.join(";"))};
}

} // namespace mentat::test
