set(sources plan_model.cpp)
