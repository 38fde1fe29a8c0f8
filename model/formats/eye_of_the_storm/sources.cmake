set(sources storm_errors.cpp storm_play.cpp)
