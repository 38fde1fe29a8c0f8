set(sources coin_toss_scores.cpp)
