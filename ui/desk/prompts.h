#pragma once

#include "reports/paper.h"

#include <QString>

#include <memory>

class QPrinter;
class QWidget;

namespace mentat {

/// Where the person is asked for a file, a folder or a printer. A seam: tests answer by themselves.
class Prompts {
public:
    virtual ~Prompts() = default;

    // Empty: given up. filter: as QFileDialog wants it.
    [[nodiscard]] virtual QString fileToOpen(QWidget* window, const QString& title,
                                             const QString& filter)
        = 0;
    /// proposal: a path, or a name in the folder last used.
    [[nodiscard]] virtual QString fileToSave(QWidget* window, const QString& title,
                                             const QString& filter, const QString& proposal)
        = 0;
    [[nodiscard]] virtual QString folder(QWidget* window, const QString& title) = 0;
    /// title: of what is to be printed. nullptr: given up.
    [[nodiscard]] virtual std::unique_ptr<QPrinter> printer(QWidget* window, const QString& title,
                                                            Paper paper)
        = 0;
    /// Shows a file in the desktop's program for its kind; false: there is none.
    virtual bool showFile(const QString& path) = 0;
};

/// This folder, or where it is not there (a drive that is gone, a machine that has none of its
/// kind) the nearest one above it that is.
[[nodiscard]] QString folderThatExists(const QString& folder);
/// Where the person's documents stand: a folder that exists, also where nobody made one for them.
[[nodiscard]] QString documentsFolder();

/// The platform's own dialogs.
class NativePrompts final : public Prompts {
public:
    NativePrompts(); // begins where documents stand

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
