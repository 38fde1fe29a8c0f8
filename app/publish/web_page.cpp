#include "app/publish/web_page.h"

using namespace Qt::StringLiterals;

namespace mentat {

QString indexName() {
    return u"index.html"_s;
}

Html markOfPages() {
    return Html("<meta name=\"generator\" content=\"Mentat pages\"/>");
}

QByteArray withoutTime(const QByteArray& page) {
    // Each page has one; in a name it would stand escaped.
    const qsizetype begin = page.indexOf("<time ");
    const qsizetype end = page.indexOf("</time>", begin);
    return begin < 0 || end < 0 ? page : QByteArray(page).remove(begin, end - begin);
}

} // namespace mentat
