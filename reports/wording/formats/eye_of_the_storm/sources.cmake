set(sources storm_wording.cpp)
