#include "ui/desk/prompts.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>
#include <QUrl>

namespace mentat {

QString folderThatExists(const QString& folder) {
    QString found = folder.isEmpty() ? QDir::homePath() : QDir(folder).absolutePath();
    while (!QFileInfo(found).isDir() && !QDir(found).isRoot())
        found = QFileInfo(found).absolutePath();
    return QFileInfo(found).isDir() ? found : QDir::homePath(); // the folder of an unplugged drive
}

QString documentsFolder() {
    return folderThatExists(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
}

NativePrompts::NativePrompts() : m_lastFolder(documentsFolder()) {}

void NativePrompts::remember(const QString& path) {
    if (!path.isEmpty())
        m_lastFolder = QFileInfo(path).absolutePath();
}

bool NativePrompts::showFile(const QString& path) {
    return QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

QString NativePrompts::fileToOpen(QWidget* window, const QString& title, const QString& filter) {
    QString path
        = QFileDialog::getOpenFileName(window, title, folderThatExists(m_lastFolder), filter);
    remember(path);
    return path;
}

QString NativePrompts::fileToSave(QWidget* window, const QString& title, const QString& filter,
                                  const QString& proposal) {
    QFileDialog dialog(window, title, folderThatExists(m_lastFolder), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    // A file saved without a suffix would be missing from the filtered list of its kind.
    dialog.setDefaultSuffix(QFileInfo(proposal).suffix());
    dialog.selectFile(proposal);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    QString path = dialog.selectedFiles().front();
    remember(path);
    return path;
}

QString NativePrompts::folder(QWidget* window, const QString& title) {
    return QFileDialog::getExistingDirectory(window, title, folderThatExists(m_lastFolder));
}

std::unique_ptr<QPrinter> NativePrompts::printer(QWidget* window, const QString& title,
                                                 Paper paper) {
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(title);
    printer->setPageSize(QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    QPrintDialog dialog(printer.get(), window);
    dialog.setWindowTitle(QCoreApplication::translate("Prompts", "Print: %1").arg(title));
    // Always prints all pages: the report is chosen on the page, not here.
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    return printer;
}

} // namespace mentat
