#include "tests/kill/victim.h"

#include "tests/kill/loaded_start.h"
#include "tests/support/patience.h"
#include "tests/support/scratch_book.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace mentat::test {

Victim::Victim(const QString& program) {
    m_process.setProgram(program);
}

void Victim::run(const QStringList& arguments, const KillMoment& moment) {
    const QTemporaryDir folder;
    const QString counted = folder.filePath(u"count"_s);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_LOGGING_RULES"_s, u"mentat.store.transaction.debug=true"_s);
    environment.insert(u"QT_MESSAGE_PATTERN"_s, u"%{message}"_s);
    environment.insert(u"MENTAT_FATAL_MOMENT"_s, QString::number(moment.change.value_or(0)));
    environment.insert(u"MENTAT_MOMENTS_COUNTED"_s, counted);
    m_process.setProcessEnvironment(environment);
    m_process.setArguments(arguments);
    QElapsedTimer timer;
    timer.start();
    startWithLibrary(m_process, QStringLiteral(MENTAT_FATAL_MOMENT));
    if (!m_process.waitForStarted(patience))
        qFatal("cannot start %s", qPrintable(m_process.program()));
    while (m_process.state() == QProcess::Running
           && (!moment.milliseconds || timer.elapsed() < *moment.milliseconds))
        read(moment.milliseconds ? 1 : 100);
    m_process.kill();
    m_process.waitForFinished(patience);
    read(0);
    m_changes = bytesOf(counted).trimmed().toInt();
}

bool Victim::diedInTransaction() const {
    return !finished() && m_log.lastIndexOf("begin") > m_log.lastIndexOf("committed");
}

QList<QByteArray> Victim::lines() const {
    QByteArray output = m_output;
    QList<QByteArray> lines = output.replace("\r\n", "\n").split('\n');
    lines.removeLast(); // empty, or cut off
    return lines;
}

int Victim::lastNumber() const {
    const auto said = lines();
    return said.isEmpty() ? 0 : said.last().toInt();
}

void Victim::read(int milliseconds) {
    if (milliseconds > 0)
        m_process.waitForReadyRead(milliseconds);
    m_output += m_process.readAllStandardOutput();
    m_log += m_process.readAllStandardError();
}

} // namespace mentat::test
