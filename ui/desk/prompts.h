#pragma once

#include "reports/paper.h"

#include <QString>

#include <memory>

class QPrinter;
class QWidget;

namespace mentat {

/// Asks the user for a file, a folder or a printer. A seam: tests answer themselves.
class Prompts {
public:
    virtual ~Prompts() = default;

    // Empty: canceled. filter: in the format of QFileDialog.
    [[nodiscard]] virtual QString fileToOpen(QWidget* window, const QString& title,
                                             const QString& filter)
        = 0;
    /// proposal: a path, or a name in the last used folder.
    [[nodiscard]] virtual QString fileToSave(QWidget* window, const QString& title,
                                             const QString& filter, const QString& proposal)
        = 0;
    [[nodiscard]] virtual QString folder(QWidget* window, const QString& title) = 0;
    /// title: of the print. nullptr: canceled.
    [[nodiscard]] virtual std::unique_ptr<QPrinter> printer(QWidget* window, const QString& title,
                                                            Paper paper)
        = 0;
    /// Opens a file in the desktop's program for its type; false: there is none.
    virtual bool showFile(const QString& path) = 0;
};

/// This folder, or if it does not exist (a removed drive, another machine), the nearest existing
/// folder above it.
[[nodiscard]] QString folderThatExists(const QString& folder);
/// The folder of the user's documents: an existing folder, even if no documents folder was created.
[[nodiscard]] QString documentsFolder();

/// The platform's own dialogs.
class NativePrompts final : public Prompts {
public:
    NativePrompts(); // begins in the documents folder

    QString fileToOpen(QWidget* window, const QString& title, const QString& filter) override;
    QString fileToSave(QWidget* window, const QString& title, const QString& filter,
                       const QString& proposal) override;
    QString folder(QWidget* window, const QString& title) override;
    std::unique_ptr<QPrinter> printer(QWidget* window, const QString& title, Paper paper) override;
    bool showFile(const QString& path) override;

private:
    void remember(const QString& path);

    QString m_lastFolder;
};

} // namespace mentat
