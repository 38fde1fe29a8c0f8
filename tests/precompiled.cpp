// Here the headers of precompiled.h are read, once for all tests.
