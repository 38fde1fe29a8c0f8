#include "ui/desk/prompts.h"

#include <QDir>
#include <QFileDialog>

namespace mentat {

void NativePrompts::remember(const QString& path) {
    if (!path.isEmpty())
        m_lastFolder = QFileInfo(path).absolutePath();
}

QString NativePrompts::fileToOpen(QWidget* window, const QString& title, const QString& filter) {
    const QString path = QFileDialog::getOpenFileName(window, title, m_lastFolder, filter);
    remember(path);
    return path;
}

QString NativePrompts::fileToSave(QWidget* window, const QString& title, const QString& filter,
                                  const QString& proposal) {
    const QString path = QFileDialog::getSaveFileName(
        window, title, QDir(m_lastFolder).absoluteFilePath(proposal), filter);
    remember(path);
    return path;
}

QString NativePrompts::folder(QWidget* window, const QString& title) {
    return QFileDialog::getExistingDirectory(window, title, m_lastFolder);
}

} // namespace mentat
