set(sources
  built_in_rulesets.cpp
  result_place.cpp
  result_reading.cpp
  result_text.cpp
  ruleset_practice.cpp
  ruleset_session.cpp
  stage_acts.cpp)
