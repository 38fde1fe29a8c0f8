set(sources
  house_registry.cpp
  sheet/game_text.cpp
  sheet/house_text.cpp
  sheet/typed_games.cpp
  storm_acts.cpp
  storm_merge.cpp)
