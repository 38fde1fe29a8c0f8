#pragma once

#include "ui/backup/event_file_keeper.h"
#include "ui/desk/open_book.h"
#include "ui/frame/notice_bar.h"
#include "ui/look/fitting/areas.h"

class QPushButton;
class QTimer;

namespace mentat {

/// At the end of the header of an event that is closed, where its clock was: it can be read, and
/// where it is reopened.
class ClosedBanner : public Banner {
    Q_OBJECT

public:
    explicit ClosedBanner(OpenBook& book, QWidget* parent = nullptr);

Q_SIGNALS:
    void reopeningWanted();

private:
    void showState();

    OpenBook& m_book;
    QPushButton* m_reopen;
};

/// Over the header of every page while the event file is not where it was opened: what happened,
/// where everything is kept, and the two ways on. It cannot be closed.
class LostPlaceBanner : public HeaderNotice {
    Q_OBJECT

public:
    LostPlaceBanner(OpenBook& book, EventFileKeeper& keeper, QWidget* parent = nullptr);

private:
    void showState();

    EventFileKeeper& m_keeper;
};

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
