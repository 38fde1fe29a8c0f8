set(sources storm_codec.cpp)
