set(sources ruleset_schema.cpp ruleset_tables.cpp)
