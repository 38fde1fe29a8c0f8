set(sources
  ruleset_commands.cpp
  ruleset_answers.cpp
  ruleset_statistics.cpp)
