#include "model/document/bytes/json_edits.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QStringList stepsOf(const Pointer& where) {
    QStringList steps = where.text().split(u'/');
    steps.removeFirst(); // before the first stroke stands nothing
    for (QString& step : steps)
        step.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
    return steps;
}

template <class AnyJson>
AnyJson* stepInto(AnyJson& json, const QString& step) {
    if (auto* list = json.list()) {
        bool isNumber = false;
        const qulonglong position = step.toULongLong(&isNumber);
        return isNumber && position < list->size() ? &(*list)[position] : nullptr;
    }
    if (auto* object = json.object()) {
        const auto found = std::ranges::find(*object, step, &Json::Member::key);
        return found == object->end() ? nullptr : &found->value;
    }
    return nullptr;
}

template <class AnyJson>
AnyJson* follow(AnyJson& root, const QStringList& steps) {
    AnyJson* json = &root;
    for (const QString& step : steps) {
        if (json)
            json = stepInto(*json, step);
    }
    return json;
}

Json::List* listAt(Json& root, const Pointer& where) {
    Json* json = follow(root, stepsOf(where));
    return json ? json->list() : nullptr;
}

} // namespace

const Json* valueAt(const Json& root, const Pointer& where) {
    return follow(root, stepsOf(where));
}

void putAt(Json& root, const Pointer& where, Json value) {
    QStringList steps = stepsOf(where);
    if (steps.isEmpty()) {
        root = std::move(value);
        return;
    }
    const QString last = steps.takeLast();
    Json* holder = follow(root, steps);
    if (!holder)
        return;
    if (Json::Object* object = holder->object()) {
        if (value.isNull()) {
            std::erase_if(*object, [&](const Json::Member& member) { return member.key == last; });
            return;
        }
        if (!stepInto(*holder, last))
            object->push_back({last, Json()});
    }
    if (Json* there = stepInto(*holder, last))
        *there = std::move(value);
}

void insertAt(Json& root, const Pointer& list, size_t position, Json value) {
    if (!valueAt(root, list))
        putAt(root, list, Json(Json::List()));
    if (Json::List* elements = listAt(root, list)) {
        const auto at = static_cast<std::ptrdiff_t>(std::min(position, elements->size()));
        elements->insert(elements->begin() + at, std::move(value));
    }
}

void removeAt(Json& root, const Pointer& list, size_t position) {
    Json::List* elements = listAt(root, list);
    if (elements && position < elements->size())
        elements->erase(elements->begin() + static_cast<std::ptrdiff_t>(position));
}

void moveAt(Json& root, const Pointer& list, size_t from, size_t to) {
    Json::List* elements = listAt(root, list);
    if (!elements || from >= elements->size() || to >= elements->size())
        return;
    const auto at = [&](size_t position) {
        return elements->begin() + static_cast<std::ptrdiff_t>(position);
    };
    from < to ? std::rotate(at(from), at(from) + 1, at(to) + 1)
              : std::rotate(at(to), at(from), at(from) + 1);
}

} // namespace mentat
