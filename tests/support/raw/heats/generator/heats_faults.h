#pragma once

#include <vector>

// The inside of randomFaultyHeatsEvent().
namespace mentat::test::raw::heats {

// A value put where one of these objects has the key or not; without text the key is taken away.
struct WrongValue {
    const char* path;
    const char* key;
    const char* text;
};

const std::vector<WrongValue>& secondWrongValues();

} // namespace mentat::test::raw::heats
