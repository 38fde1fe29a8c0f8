#include "tests/desktop/desk_document.h"

#include <QByteArrayList>

namespace mentat::test {

namespace {

const QByteArrayList& names() {
    static const QByteArrayList all{"Ada Byron",    "Blaise Pascal",  "Carl Gauss",
                                    "Dorothy Hill", "Emmy Noether",   "Florence Allen",
                                    "Grace Hopper", "Henri Cartan",   "Ida Rhodes",
                                    "Jean Bartik",  "Karen Parshall", "Leonhard Euler"};
    return all;
}

} // namespace

QByteArray deskDocument(int players, int in) {
    Q_ASSERT(in <= players && players <= names().size());
    QByteArrayList listed;
    QByteArrayList entrants;
    for (int i = 0; i < players; ++i) {
        const QByteArray id = "p" + QByteArray::number(i + 1);
        listed.append(R"({"id": ")" + id + R"(", "name": ")" + names()[i] + R"("})");
        if (i < in)
            entrants.append('"' + id + '"');
    }
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune",
                  "sets": ["base", "ixians-tleilaxu"]},
        "players": [)"
           + listed.join(", ") + R"(],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300, "entrants": [)"
           + entrants.join(", ") + R"(], "games": []},
                  {"number": 2, "start": "2026-07-30T13:00", "minutes": 300,
                   "entrants": [)"
           + entrants.join(", ") + R"(], "games": []}]})";
}

} // namespace mentat::test
