#pragma once

#include <QProcess>

namespace mentat::test {

/// Starts the program with a library in it that was loaded before the program's own first line;
/// with the environment and the arguments that the process has. The library's functions stand
/// before the system's on Unix; on Windows it replaces them itself as it is loaded.
void startWithLibrary(QProcess& process, const QString& library);

} // namespace mentat::test
