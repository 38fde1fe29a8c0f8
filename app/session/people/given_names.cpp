#include "app/session/people/given_names.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString groupsThatComeWithMentat() {
    QFile file(u":/names/given-names.txt"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Read once: they stay as they are.
const GivenNames& thoseOfMentat() {
    static const GivenNames names(groupsThatComeWithMentat());
    return names;
}

} // namespace

GivenNames::GivenNames() : GivenNames(thoseOfMentat()) {}

GivenNames::GivenNames(const QString& groups) {
    int group = 0;
    for (const QStringView line : QStringView(groups).split(u'\n')) {
        if (line.startsWith(u'#'))
            continue;
        for (const QStringView name : line.split(u' ', Qt::SkipEmptyParts))
            m_groups[name.trimmed().toString()].push_back(group);
        ++group;
    }
}

std::vector<int> GivenNames::groupsOf(const QString& name) const {
    return m_groups.value(name);
}

} // namespace mentat
