#pragma once

#include "ui/desk/page.h"

class QPushButton;

namespace mentat {

class LogoPicture;
class ReasonLine;

/// The event's logo among its details: what it looks like, another from a file, none. Why a file is
/// not taken stands below.
class EventLogo : public QWidget {
    Q_OBJECT

public:
    explicit EventLogo(const PageContext& pageContext);

    /// Of the event that is worked on now.
    void showLogo();
    /// Forgets what was said of a file: another event is shown.
    void clear();
    [[nodiscard]] QWidget* button() const;

private:
    void choose();
    void remove();
    /// The file's logo, or why it is none.
    [[nodiscard]] static Result<Logo> logoIn(const QString& path);

    OpenBook& m_book;
    Prompts& m_prompts;
    LogoPicture* m_picture;
    QPushButton* m_choose;
    QPushButton* m_remove;
    ReasonLine* m_reason;
};

} // namespace mentat
