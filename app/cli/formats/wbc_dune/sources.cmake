set(sources
  dune_commands.cpp
  dune_answers.cpp)
