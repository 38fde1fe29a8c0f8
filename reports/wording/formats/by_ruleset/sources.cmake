set(sources
  order_sentences.cpp
  result_wording.cpp
  ruleset_outcome_wording.cpp
  ruleset_sentences.cpp
  ruleset_wording.cpp
  sentence_maker.cpp
  stage_sentences.cpp)
