set(sources
  dune_sheets.cpp)
