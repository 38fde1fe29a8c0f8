set(sources plan_model.cpp stage_models.cpp)
