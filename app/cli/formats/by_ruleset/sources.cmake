set(sources
  plan_answers.cpp
  plan_command.cpp
  ruleset_answers.cpp
  ruleset_statistics.cpp
  rulesets_command.cpp
  seat_stage.cpp)
