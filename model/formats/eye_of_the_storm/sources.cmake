set(sources storm_errors.cpp storm_slots.cpp)
