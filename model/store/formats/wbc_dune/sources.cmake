set(sources dune_schema.cpp dune_tables.cpp)
