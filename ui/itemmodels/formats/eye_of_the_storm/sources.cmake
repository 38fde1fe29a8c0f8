set(sources storm_models.cpp)
