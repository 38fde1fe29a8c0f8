set(sources plan_wording.cpp result_wording.cpp ruleset_sentences.cpp ruleset_wording.cpp)
