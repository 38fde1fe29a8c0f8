set(sources
  game_reports.cpp
  house_profile.cpp
  storm_report_parts.cpp
  storm_reports.cpp)
