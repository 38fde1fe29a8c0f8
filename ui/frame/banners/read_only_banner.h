#pragma once

#include "ui/desk/open_book.h"
#include "ui/look/fitting/banner.h"

class QPushButton;
class QTimer;

namespace mentat {

/// The line of a page whose file another program writes: who, and since when. It cannot be closed,
/// because nothing can be changed until the other one is gone; then it offers to write. While it
/// stands the book follows what the other one writes.
class ReadOnlyBanner : public Banner {
    Q_OBJECT

public:
    explicit ReadOnlyBanner(OpenBook& book, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The person wants to take over the file, which nobody writes any more.
    void writingWanted();

private:
    void follow();
    void showWriter(const std::optional<FileWriter>& writer);
    void setText(const QString& text);
    [[nodiscard]] QString freeSentence() const;
    [[nodiscard]] QString sentence(const FileWriter& writer) const;

    OpenBook& m_book;
    QPushButton* m_write;
    QTimer* m_timer;
};

} // namespace mentat
