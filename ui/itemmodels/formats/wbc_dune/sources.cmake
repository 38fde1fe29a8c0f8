set(sources
  finalists_model.cpp
  karama_model.cpp
  losses_model.cpp
  supposed_seats_model.cpp)
