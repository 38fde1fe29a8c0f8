set(sources
  dune_session.cpp
  sheet/sheet_fields.cpp
  sheet/sheet_reading.cpp
  sheet/sheet_state.cpp
  sheet/sheet_text.cpp)
