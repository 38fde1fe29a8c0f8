set(sources
  seat_models.cpp
  rule_models.cpp)
