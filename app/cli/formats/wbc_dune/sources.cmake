set(sources
  adjudicate_command.cpp
  seat_command.cpp
  seat_final.cpp
  statistics_answer.cpp)
