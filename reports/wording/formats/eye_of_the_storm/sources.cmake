set(sources storm_wording.cpp typed_wording.cpp)
