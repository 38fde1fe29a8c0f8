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

/// A logo as on paper: on white whatever the window's colors are, at the height and width that this
/// gives it. Hidden if there is none.
class LogoPicture : public QWidget {
    Q_OBJECT

public:
    explicit LogoPicture(QWidget* parent = nullptr);

    void setLogo(const std::optional<Logo>& logo);
    [[nodiscard]] QSize sizeHint() const override;

    /// Whether it can be drawn: a complete file can still have unreadable pixels.
    [[nodiscard]] static bool canDraw(const Logo& logo);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QPixmap drawn() const;

    std::optional<Logo> m_logo;
    QSize m_ownSize; // from the file
    QPixmap m_drawn; // for the scale of the screen: avoids decoding a large file at each paint
};

class ReasonLine;

/// The event's logo among its details: shows it, replaces it from a file, removes it. The reason
/// for a refused file appears below.
class EventLogo : public QWidget {
    Q_OBJECT

public:
    explicit EventLogo(const PageContext& pageContext);

    /// Of the current event.
    void showLogo();
    /// Clears messages about a file: another event is shown.
    void clear();
    [[nodiscard]] QWidget* button() const;

private:
    void choose();
    void remove();
    /// The file's logo, or why it is not one.
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

/// The event's details: name, year, Game Masters, location, sets, logo. A field is saved when it
/// loses focus.
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
