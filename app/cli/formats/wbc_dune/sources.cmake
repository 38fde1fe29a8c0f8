set(sources
  adjudicate_command.cpp
  seat_command.cpp
  statistics_answer.cpp)
