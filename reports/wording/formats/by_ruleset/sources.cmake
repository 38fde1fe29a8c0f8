set(sources
  result_wording.cpp
  ruleset_sentences.cpp
  ruleset_wording.cpp
  stage_wording.cpp)
