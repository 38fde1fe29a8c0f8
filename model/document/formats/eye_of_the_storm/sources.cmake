set(sources storm_document.cpp)
