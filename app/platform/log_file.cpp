#include "app/platform/log_file.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString olderPath(const QString& place, int age) {
    return age == 0 ? place : u"%1.%2"_s.arg(place).arg(age);
}

/// Creates a folder readable by the owner only; an existing one stays as it is.
void makeOwn(const QString& folder) {
    if (QFileInfo(folder).isDir())
        return;
    QDir().mkpath(QFileInfo(folder).absolutePath());
    QDir().mkdir(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

} // namespace

LogFile::LogFile(const QString& place, qint64 full) : m_file(place), m_full(full) {
    const QString folder = QFileInfo(place).absolutePath();
    makeOwn(QFileInfo(folder).absolutePath());
    makeOwn(folder);
    open();
}

void LogFile::open() {
    (void)m_file.open(QIODevice::Append, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

void LogFile::add(const QString& utc, const QString& text) {
    const QMutexLocker locker(&m_mutex);
    if (!m_file.isOpen())
        return;
    QString line = text;
    line.replace(u'\n', u' ').replace(u'\r', u' ');
    m_file.write(u"%1 %2\n"_s.arg(utc, line).toUtf8());
    m_file.flush();
    if (m_file.size() >= m_full)
        rotate();
}

void LogFile::rotate() {
    const QString place = m_file.fileName();
    m_file.close();
    QFile::remove(olderPath(place, olderOnes));
    for (int age = olderOnes - 1; age >= 0; --age)
        QFile::rename(olderPath(place, age), olderPath(place, age + 1));
    open();
}

QString LogFile::endOf(const QString& place, qint64 bytes) {
    QByteArray all;
    for (int age = 1; age >= 0; --age) {
        QFile file(olderPath(place, age));
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    if (all.size() > bytes)
        all = all.mid(all.indexOf('\n', all.size() - bytes) + 1);
    return QString::fromUtf8(all);
}

} // namespace mentat
