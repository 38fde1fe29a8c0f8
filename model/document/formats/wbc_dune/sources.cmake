set(sources
  dune_codec.cpp
  game_document.cpp
  games_cells.cpp
  games_columns.cpp
  games_findings.cpp
  games_row.cpp
  games_year.cpp)
