#include "heats_faults.h"

// H10: values that the second edition rejects.
namespace mentat::test::raw::heats {

const std::vector<WrongValue>& secondWrongValues() {
    static const std::vector<WrongValue> rows
        = {{"event/ruleset", "sizes", "[4,13]"},
           {"event/ruleset", "pairing", "\"swiss\""},
           {"event/ruleset", "byes", "1"},
           {"event/ruleset", "ties", "\"dice\""},
           {"event/ruleset", "eliminated", "[]"},
           {"event/ruleset", "eliminated", R"([{"by":"stage-total"}])"},
           {"event/ruleset/order/*", "first", "0"},
           {"event/ruleset/order/*", "count", "0"},
           {"event/ruleset/order/*", "asSize", "0"},
           {"event/ruleset/order/*", "against", "\"all\""},
           {"event/ruleset/order/*", "where", "\"tied\""},
           {"event/ruleset/order/*", "places", "[]"},
           {"event/ruleset/order/*", "places", "[13]"},
           {"event/ruleset/order/*", "points", "[]"},
           {"event/ruleset/order/*", "points", R"({"13":[1]})"},
           {"event/ruleset/order/*", "ratio", "[0.0005]"},
           {"event/ruleset/order/*", "from", "13"},
           {"event/ruleset/order/*", "by", "\"margin\""},
           {"event/ruleset/order/*", "by", "\"finishes\""},
           {"event/ruleset/stages/*", "skipBy", "\"winners\""},
           {"event/ruleset/stages/*", "fillTo", "[4,4]"},
           {"event/ruleset/stages/*", "fillTo", "[8,6,7]"},
           {"event/ruleset/stages/*", "fillWith", "{}"},
           {"event/ruleset/stages/*", "fillWith", R"({"wins":1,"place":2})"},
           {"event/ruleset/stages/*", "fillWith", R"({"wins":0})"},
           {"event/ruleset/stages/*", "fillWith", R"({"place":0})"},
           {"event/ruleset/stages/*", "byesTo", "-1"},
           {"event/ruleset/stages/*", "tables", "0"},
           {"event/ruleset/stages/*", "tables", "[]"},
           {"event/ruleset/stages/*", "tables", "[[4,1],[4,2]]"},
           {"event/ruleset/stages/*", "tables", "[[4,-1]]"},
           {"event/ruleset/stages/*", "small", "\"middle\""},
           {"event/ruleset/stages/*", "seeding", R"({"pattern":[]})"},
           {"event/ruleset/stages/*", "seeding", R"({"pattern":[[1,2],[3]]})"},
           {"event/ruleset/stages/*", "seeding", R"({"pattern":[[1,2],[4,5]]})"},
           {"event/ruleset/stages/*", "seeding", R"({"pattern":[[1,2],[2,3]]})"},
           {"event/ruleset/stages/*", "seeding", R"({"pattern":[[0,1]]})"},
           {"event/ruleset/stages/*", "seeding", "{}"},
           {"event/ruleset/stages/0", "entrants", R"({"wins":1,"most":0})"},
           {"event/ruleset/stages/0", "entrants", R"({"most":4})"},
           {"heats/*/games/*", "accepted", R"([{"rule":"H10.28"}])"},
           {"heats/*", "minutes", "-1"},
           {"stages/*", "seed", "-1"},
           {"stages/*", "held", "\"yes\""},
           {"stages/*", "held", "1"}};
    return rows;
}

} // namespace mentat::test::raw::heats
