set(sources houses_model.cpp storm_games_model.cpp)
