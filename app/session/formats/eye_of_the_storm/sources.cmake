set(sources
  sheet/storm_texts.cpp
  storm_session.cpp)
