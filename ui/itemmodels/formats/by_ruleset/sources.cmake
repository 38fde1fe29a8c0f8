set(sources plan_model.cpp ruleset_standings_model.cpp stage_models.cpp)
