#pragma once

#include "model/document/object_codec.h"
#include "reports/paper.h"
#include "ui/look/desk_theme.h"

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QStringList>

namespace mentat {

enum class PaperChoice { ByLocale, A4, Letter };

/// What the second window shows, and where.
struct SecondScreenChoices {
    static constexpr int leastSeconds = 5;
    static constexpr int mostSeconds = 120;

    bool isChosen = false; // the person has said where
    QString screen;        // by its key; empty: in a window that can be dragged
    QStringList boards;    // by their ids, in their order; empty: all, as they come
    int seconds = 15;      // for each
    Tone tone = Tone::Light;

    friend bool operator==(const SecondScreenChoices&, const SecondScreenChoices&) = default;
};

/// What the person prefers, over all event files.
struct Choices {
    Theme theme = Theme::System;
    Density density = Density::Compact;
    int zoom = 100; // percent
    PaperChoice paper = PaperChoice::ByLocale;
    QString backupFolder; // empty: beside the event file alone
    bool sound = false;
    bool secondLook = true; // results are held against their sheets once more
    QString language;       // of a locale ("de"); empty: the system's
    QString scorekeeper;    // initials of who is at the desk
    bool fades = true;      // a draw and a champion appear slowly in the second window
    SecondScreenChoices secondScreen;

    friend bool operator==(const Choices&, const Choices&) = default;
};

/// What is printed on, where nothing else is said.
[[nodiscard]] Paper preferredPaper(const Choices& choices);

/// Where choices, windows and lists are remembered between runs.
class Preferences : public QObject {
    Q_OBJECT

public:
    /// file: of this user; made when something is remembered.
    explicit Preferences(const QString& file);

    [[nodiscard]] const Choices& choices() const { return m_choices; }
    void setChoices(const Choices& choices);

    /// Event files opened lately, the last first; those that are gone are left out.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    /// The name of a file; with its folder where another one opened lately has the same name.
    [[nodiscard]] QString nameApart(const QString& path) const;

    /// The state of a window or list, by its key.
    [[nodiscard]] QByteArray state(const QString& key) const;
    void setState(const QString& key, const QByteArray& state);

Q_SIGNALS:
    void choicesChanged();
    void recentFilesChanged();

private:
    QSettings m_settings;
    Choices m_choices;
};

// What the person chose, kept in the preferences as an object of a document: whatever has a
// describe() and a blank().

/// What was stored last; the usual where nothing was, or what stands there is none.
template <class Choice>
[[nodiscard]] Choice stored(const Preferences& preferences, const QString& key) {
    const auto object = Json::parse(preferences.state(key));
    if (!object)
        return {};
    ReadNotes notes;
    auto choice = Codec<Choice>::read(*object, Pointer(), notes);
    return choice && notes.count() == 0 ? *std::move(choice) : Choice();
}

template <class Choice>
void store(Preferences& preferences, const QString& key, const Choice& choice) {
    preferences.setState(key, Codec<Choice>::write(choice).toCompactBytes());
}

} // namespace mentat
