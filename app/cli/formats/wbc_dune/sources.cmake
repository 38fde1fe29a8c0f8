set(sources
  adjudicate_command.cpp
  seat_command.cpp
  statistics_answer.cpp
  statistics_command.cpp
  what_if_command.cpp)
