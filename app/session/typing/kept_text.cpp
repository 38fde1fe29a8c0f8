#include "app/session/typing/kept_text.h"

#include <algorithm>

namespace mentat {

Json inOrderOfKeys(Json json) {
    if (Json::List* list = json.list()) {
        for (Json& one : *list)
            one = inOrderOfKeys(std::move(one));
    }
    if (Json::Object* object = json.object()) {
        for (Json::Member& member : *object)
            member.value = inOrderOfKeys(std::move(member.value));
        std::ranges::stable_sort(*object, {}, &Json::Member::key);
    }
    return json;
}

} // namespace mentat
