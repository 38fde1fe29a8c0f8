set(sources
  sheet/storm_texts.cpp
  storm_acts.cpp
  storm_session.cpp)
