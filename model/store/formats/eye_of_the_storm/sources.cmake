set(sources storm_schema.cpp storm_tables.cpp)
