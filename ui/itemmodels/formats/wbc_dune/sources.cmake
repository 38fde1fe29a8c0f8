set(sources
  award_ranking_model.cpp
  awards_model.cpp
  finalists_model.cpp
  karama_model.cpp
  losses_model.cpp
  placements_model.cpp
  supposed_seats_model.cpp)
