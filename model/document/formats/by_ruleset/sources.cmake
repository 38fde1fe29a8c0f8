set(sources ruleset_document.cpp ruleset_file.cpp ruleset_key_codec.cpp typed_ruleset.cpp)
