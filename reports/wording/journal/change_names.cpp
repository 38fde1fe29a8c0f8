#include "reports/wording/journal/change_words.h"
#include "reports/wording/journal/changed_facts.h"

namespace mentat {

// Apart from the sentences, which need scoring: refusals name kinds, and the fuzzers read refusals.
QString changeName(const Language& language, ChangeKind kind) {
    return say(language, change_words::of(kind).name);
}

} // namespace mentat
