set(sources
  adjudicate_command.cpp
  dune_standing_members.cpp
  seat_command.cpp
  seat_final.cpp
  statistics_answer.cpp)
