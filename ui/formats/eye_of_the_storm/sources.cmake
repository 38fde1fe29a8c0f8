set(sources
  games/game_rows.cpp
  games/games_page.cpp
  games/storm_fields.cpp
  houses/houses_page.cpp
  standings/storm_standings_page.cpp
  storm_pages.cpp)
