set(sources ruleset_standings_model.cpp stage_models.cpp)
