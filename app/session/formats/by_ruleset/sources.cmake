set(sources built_in_rulesets.cpp ruleset_session.cpp stage_acts.cpp)
