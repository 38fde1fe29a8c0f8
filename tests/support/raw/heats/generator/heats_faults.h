#pragma once

#include <vector>

// Internals of randomFaultyHeatsEvent().
namespace mentat::test::raw::heats {

// A value to put into one of these objects, whether or not it has the key; an empty text removes
// the key.
struct WrongValue {
    const char* path;
    const char* key;
    const char* text;
};

const std::vector<WrongValue>& secondWrongValues();

} // namespace mentat::test::raw::heats
