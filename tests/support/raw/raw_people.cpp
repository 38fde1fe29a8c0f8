#include "raw_people.h"

#include "raw_play.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

QString plainName(const QString& name) {
    QString plain;
    for (const QChar c : name.normalized(QString::NormalizationForm_D).toCaseFolded()) {
        if (c.isLetterOrNumber())
            plain += c;
        else if (!c.isMark() && c != u'\'')
            plain += u' ';
    }
    return plain.simplified();
}

bool mayBeHome(const QString& one, const QString& other) {
    return one.isEmpty() || other.isEmpty() || plainName(one) == plainName(other);
}

// Two players of one document are two people; if two known people match, a new one is created.
// Silent: people with the same home match before people without one.
std::map<QString, size_t> FilePeople::registerAll(const Json& document) {
    const auto year = static_cast<int>(wholeAt(*document.find(u"event"_s), u"year"_s).value_or(0));
    const std::vector<Json>& players = itemsAt(document, u"players"_s);
    const size_t known = m_people.size();
    std::map<QString, size_t> found;
    std::set<size_t> taken;
    for (const bool byHome : {true, false}) {
        for (const Json& player : players) {
            const QString id = textAt(player, u"id"_s);
            const QString from = textAt(player, u"from"_s);
            std::vector<size_t> meant;
            for (size_t i = 0; i < known; ++i) {
                const FilePerson& person = m_people.at(i);
                const bool homes = !from.isEmpty() && !person.from.isEmpty();
                if (plainName(person.name) == plainName(textAt(player, u"name"_s))
                    && mayBeHome(person.from, from) && (homes || !byHome) && !taken.contains(i))
                    meant.push_back(i);
            }
            if (meant.size() == 1 && !found.contains(id)) {
                found[id] = meant.front();
                taken.insert(meant.front());
            }
        }
    }
    for (const Json& player : players) {
        const QString id = textAt(player, u"id"_s);
        if (!found.contains(id)) {
            found[id] = m_people.size();
            m_people.emplace_back();
        }
        FilePerson& person = m_people.at(found[id]);
        if (person.newest > year)
            continue;
        person.newest = year;
        person.name = textAt(player, u"name"_s);
        if (player.find(u"from"_s))
            person.from = textAt(player, u"from"_s);
    }
    m_registered = m_people.size();
    return found;
}

QString FilePeople::key(const QString& name) const {
    return m_slip == Slip::NamesAsWritten ? name : plainName(name);
}

std::vector<size_t> FilePeople::registeredAs(const QString& name, const QString& from) const {
    std::vector<size_t> meant;
    for (size_t i = 0; i < m_registered; ++i) {
        const FilePerson& person = m_people.at(i);
        if (key(person.name) == key(name)
            && (mayBeHome(person.from, from) || m_slip == Slip::HomesDoNotMatter))
            meant.push_back(i);
    }
    return meant;
}

void FilePeople::hear(const QString& name, const QString& from) {
    if (!from.isEmpty() && registeredAs(name, from).empty())
        m_homes[key(name)].insert(plainName(from));
}

// A name without a home belongs to the only home that summaries give for it, unless it may belong
// to a player of an event.
size_t FilePeople::personNamed(const QString& name, const QString& from) {
    const std::vector<size_t> meant = registeredAs(name, from);
    if (meant.size() == 1)
        return meant.front();
    QString home = plainName(from);
    const std::set<QString>& homes = m_homes[key(name)];
    if (from.isEmpty() && meant.empty() && homes.size() == 1 && m_slip != Slip::HomelessNamesApart)
        home = *homes.begin();
    if (m_slip == Slip::HomesDoNotMatter)
        home.clear();
    const auto [known, isNew] = m_named.try_emplace({key(name), home}, m_people.size());
    if (isNew)
        m_people.emplace_back();
    FilePerson& person = m_people.at(known->second);
    person.name = name;
    if (!from.isEmpty())
        person.from = from;
    return known->second;
}

} // namespace mentat::test::raw
