#include "model/values/pointer.h"

using namespace Qt::StringLiterals;

namespace mentat {

Pointer Pointer::key(QStringView name) const {
    QString escaped = name.toString();
    escaped.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
    Pointer inner;
    inner.m_text = m_text + u'/' + escaped;
    return inner;
}

Pointer Pointer::key(const char* name) const {
    Pointer inner;
    inner.m_text = m_text + u'/' + QLatin1StringView(name);
    return inner;
}

Pointer Pointer::index(size_t position) const {
    Pointer inner;
    inner.m_text = m_text + u'/' + QString::number(position);
    return inner;
}

bool Pointer::isWithin(const Pointer& other) const {
    return m_text.startsWith(other.m_text)
           && (m_text.size() == other.m_text.size() || m_text[other.m_text.size()] == u'/');
}

Pointer Pointer::moved(const Pointer& from, const Pointer& to) const {
    Q_ASSERT(isWithin(from));
    Pointer result = to;
    result.m_text += m_text.sliced(from.m_text.size());
    return result;
}

} // namespace mentat
