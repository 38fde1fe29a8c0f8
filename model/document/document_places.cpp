#include "model/document/document_places.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Of fewer keys none is remembered: looking at each is as quick.
constexpr size_t fewKeys = 32;

QString unescaped(QStringView part) {
    QString key = part.toString();
    if (key.contains(u'~'))
        key.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
    return key;
}

const Json& at(const Json& container, size_t position) {
    if (const Json::List* list = container.list())
        return (*list)[position];
    return (*container.object())[position].value;
}

} // namespace

std::vector<DocumentPlaces::Step> DocumentPlaces::wayTo(const Pointer& pointer) {
    std::vector<Step> way;
    const QStringView text(pointer.text());
    const Json* here = &m_document;
    for (qsizetype begin = 1; begin <= text.size();) {
        const qsizetype slash = text.indexOf(u'/', begin);
        const qsizetype end = slash < 0 ? text.size() : slash;
        const auto position = positionIn(*here, text.sliced(begin, end - begin));
        if (!position)
            break;
        way.push_back({here, begin, *position});
        here = &at(*here, *position);
        begin = end + 1;
    }
    return way;
}

DocumentPlace DocumentPlaces::of(const Pointer& pointer) {
    DocumentPlace place;
    for (const Step& step : wayTo(pointer))
        place.push_back(step.position);
    return place;
}

std::optional<size_t> DocumentPlaces::positionIn(const Json& container, QStringView part) {
    if (const Json::List* list = container.list()) {
        const size_t index = part.toULongLong();
        return index < list->size() ? std::optional(index) : std::nullopt;
    }
    const Json::Object* object = container.object();
    return object ? positionOf(*object, unescaped(part)) : std::nullopt;
}

// The later of two equal keys is the one that a finding is about.
std::optional<size_t> DocumentPlaces::positionOf(const Json::Object& object, const QString& key) {
    if (object.size() <= fewKeys) {
        for (size_t i = object.size(); i > 0; --i) {
            if (object[i - 1].key == key)
                return i - 1;
        }
        return std::nullopt;
    }
    const auto [known, isNew] = m_positions.try_emplace(&object);
    Positions& positions = known->second;
    for (size_t i = 0; isNew && i < object.size(); ++i)
        positions.insert_or_assign(object[i].key, i);
    const auto found = positions.find(key);
    return found == positions.end() ? std::nullopt : std::optional(found->second);
}

} // namespace mentat
