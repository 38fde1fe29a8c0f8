set(sources ruleset_answers.cpp rulesets_command.cpp seat_stage.cpp)
