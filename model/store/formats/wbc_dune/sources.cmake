set(sources dune_mappings.cpp dune_schema.cpp dune_tables.cpp)
