#include "app/cli/problems.h"
#include "app/cli/program.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <cstdio>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace {

/// Where the environment does not name the user.
QString systemUser() {
#ifdef Q_OS_UNIX
    if (const passwd* entry = getpwuid(geteuid()))
        return QFile::decodeName(entry->pw_name);
    return QString::number(geteuid());
#else
    return u"?"_s;
#endif
}

QString userName() {
    for (const char* variable : {"USER", "LOGNAME", "USERNAME"}) {
        if (const QString name = qEnvironmentVariable(variable); !name.isEmpty())
            return name;
    }
    return systemUser();
}

/// Unbuffered: what could not be written is known when it is written.
void openStream(QFile& stream, std::FILE* file, QIODevice::OpenMode mode) {
    (void)stream.open(fileno(file), mode | QIODevice::Unbuffered);
}

int run(const QStringList& typed) {
    QFile in;
    QFile out;
    QFile err;
    openStream(in, stdin, QIODevice::ReadOnly);
    openStream(out, stdout, QIODevice::WriteOnly);
    openStream(err, stderr, QIODevice::WriteOnly);

    const mentat::SystemClock systemClock;
    std::optional<mentat::FixedClock> fixedClock;
    if (const QString fixed = qEnvironmentVariable("MENTAT_FIXED_TIME"); !fixed.isEmpty()) {
        const auto time = mentat::fixedTime(fixed);
        if (!time) {
            const QString sentence
                = u"MENTAT_FIXED_TIME must be a time such as 2026-08-02T12:00:00Z, not \"%1\"."_s;
            return static_cast<int>(mentat::reportWrongUsage(err, sentence.arg(fixed)));
        }
        fixedClock.emplace(*time);
    }
    const mentat::Clock& clock
        = fixedClock ? static_cast<const mentat::Clock&>(*fixedClock) : systemClock;
    const mentat::Desk desk{clock, u"cli"_s, QSysInfo::machineHostName(), userName()};
    mentat::CommandContext context{in, out, err, desk, mentat::Wording()};
    return static_cast<int>(mentat::runProgram(typed, context));
}

/// Qt tells on standard error that it changes a locale which is not UTF-8. That is no problem of
/// the person's, who gets a line for each of those.
void dropMessage(QtMsgType, const QMessageLogContext&, const QString&) {}

} // namespace

int main(int argc, char* argv[]) {
    qInstallMessageHandler(dropMessage);
    const QCoreApplication application(argc, argv);
    qInstallMessageHandler(nullptr);
    return run(QCoreApplication::arguments().mid(1));
}
