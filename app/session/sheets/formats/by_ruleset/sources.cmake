set(sources
  ruleset_sheets.cpp)
