set(sources
  dune_errors.cpp
  dune_play.cpp
  dune_slots.cpp
  game.cpp
  game_errors.cpp
  winner_errors.cpp)
