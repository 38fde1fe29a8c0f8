set(sources
  results.cpp
  ruleset.cpp
  ruleset_errors.cpp
  ruleset_format.cpp
  ruleset_play.cpp)
