set(sources
  ruleset_answers.cpp
  ruleset_statistics.cpp
  rulesets_command.cpp
  seat_stage.cpp)
