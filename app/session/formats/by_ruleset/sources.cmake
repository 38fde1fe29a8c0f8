set(sources
  built_in_rulesets.cpp
  listed_stages.cpp
  plan_reading.cpp
  result_text.cpp
  ruleset_session.cpp)
