#pragma once

#include "ui/guide/guide_book.h"

#include <QPointer>

#include <optional>

class QWidget;

namespace mentat {

class GuideWindow;
class Preferences;
class Prompts;

/// The guide as the desk has it: read when it is first asked for, opened where it helps.
class GuideAtHand {
public:
    /// folder: of the guide; empty: none came with the program.
    GuideAtHand(QString folder, Preferences& preferences, Prompts& prompts, QWidget& desk);
    ~GuideAtHand();
    GuideAtHand(const GuideAtHand&) = delete;
    GuideAtHand& operator=(const GuideAtHand&) = delete;

    /// Empty where there is none.
    [[nodiscard]] const GuideBook& book();
    /// Opens at what helps at this page of the window (its id): what was read last, if it does,
    /// else what the guide says. Closes it where it is open. The guide must not be empty.
    void toggle(const QString& windowPage);
    void open(const GuidePage& page);
    void close();

private:
    [[nodiscard]] const GuidePage& pageFor(const QString& windowPage);

    QString m_folder;
    Preferences& m_preferences;
    Prompts& m_prompts;
    QWidget& m_desk;
    std::optional<GuideBook> m_book;
    QPointer<GuideWindow> m_window;
};

} // namespace mentat
