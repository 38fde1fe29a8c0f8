#include "ui/desk/prompts.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QPageLayout>
#include <QPrintDialog>
#include <QPrinter>
#include <QUrl>

namespace mentat {

void NativePrompts::remember(const QString& path) {
    if (!path.isEmpty())
        m_lastFolder = QFileInfo(path).absolutePath();
}

bool NativePrompts::showFile(const QString& path) {
    return QDesktopServices::openUrl(QUrl::fromLocalFile(path));
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

std::unique_ptr<QPrinter> NativePrompts::printer(QWidget* window, const QString& title,
                                                 Paper paper) {
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(title);
    printer->setPageSize(QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    QPrintDialog dialog(printer.get(), window);
    dialog.setWindowTitle(QCoreApplication::translate("Prompts", "Print: %1").arg(title));
    // All pages of what is shown: a report is chosen on the page.
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    return printer;
}

} // namespace mentat
