#include "model/document/object_codec.h"

#include "model/finding_kind.h"

namespace mentat {

ObjectReader::ObjectReader(const Json::Object& object, Pointer where, ReadNotes& notes)
    : m_object(object)
    , m_where(std::move(where))
    , m_notes(notes) {}

const Json* ObjectReader::take(const char* key) {
    const QLatin1StringView name(key);
    for (const Json::Member& member : m_object) {
        if (member.key == name) {
            m_known.insert(member.key);
            return &member.value;
        }
    }
    return nullptr;
}

void ObjectReader::format(const char* key, QLatin1StringView understood) {
    QString word;
    const qint64 before = m_notes.count();
    required(key, word);
    if (m_notes.count() == before && word != understood)
        addUnknownWord(word, {QString(understood)}, m_where.key(key), m_notes);
}

void ObjectReader::version(const char* key, qint64 understood) {
    const Json* json = take(key);
    if (!json) {
        m_notes.add(FindingKind::MissingKey, m_where, {QString::fromLatin1(key)});
        return;
    }
    const auto number = readWhole(*json, m_where.key(key), m_notes);
    if (number && *number != understood)
        m_notes.add(FindingKind::UnknownVersion, m_where.key(key), {*number, understood});
}

void ObjectReader::finish() {
    std::set<QStringView> seen;
    for (const Json::Member& member : m_object) {
        const Pointer where = m_where.key(member.key);
        if (!seen.insert(member.key).second)
            m_notes.add(FindingKind::KeyTwice, where, {member.key});
        else if (!m_known.contains(member.key))
            m_notes.add(FindingKind::UnknownKey, where, {member.key});
    }
}

} // namespace mentat
