set(sources
  result_wording.cpp
  ruleset_figure_texts.cpp
  ruleset_sentences.cpp
  ruleset_wording.cpp)
