set(sources
  storm_house.cpp
  storm_scoring.cpp
  storm_rounds.cpp
  storm_scores.cpp
  storm_warnings.cpp)
