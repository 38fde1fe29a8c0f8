set(sources
  dune_errors.cpp
  dune_play.cpp
  game.cpp
  game_errors.cpp)
