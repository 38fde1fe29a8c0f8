#pragma once

#include "model/values/logo.h"
#include "ui/desk/page.h"
#include "ui/typing/field_form.h"

#include <QPixmap>
#include <QScrollArea>
#include <QWidget>

#include <optional>

class QPushButton;

namespace mentat {

/// A logo as it will be on paper: on white whatever the window's colors are, so high and as wide as
/// that makes it. Hidden where there is none.
class LogoPicture : public QWidget {
    Q_OBJECT

public:
    explicit LogoPicture(QWidget* parent = nullptr);

    void setLogo(const std::optional<Logo>& logo);
    [[nodiscard]] QSize sizeHint() const override;

    /// Whether it can be drawn: that the file is whole does not say that its pixels can be read.
    [[nodiscard]] static bool canDraw(const Logo& logo);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QPixmap drawn() const;

    std::optional<Logo> m_logo;
    QSize m_ownSize; // as the file says
    QPixmap m_drawn; // for the scale of the screen: a large file is not read at each look
};

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

class SetBoxes;
class TextLabel;

/// What the event is: name, year, who runs it, where, with which sets, under whose logo. A field is
/// saved when it is left.
class EventDetailsForm : public QScrollArea {
    Q_OBJECT

public:
    explicit EventDetailsForm(const PageContext& pageContext);

    void startTyping();

private:
    void build();
    void addFields();
    void showDetails();
    void takeSets();

    OpenBook& m_book;
    FieldForm<EventDetails> m_form;
    EventLogo* m_logo;
    TextLabel* m_setsTitle;
    SetBoxes* m_sets;
};

} // namespace mentat
