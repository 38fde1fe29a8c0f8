set(sources ruleset_codec.cpp ruleset_file.cpp typed_ruleset.cpp)
