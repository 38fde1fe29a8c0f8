set(sources ruleset_wording.cpp)
