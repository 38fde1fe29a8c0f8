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

/// The content and place of the second window.
struct SecondScreenChoices {
    static constexpr int leastSeconds = 5;
    static constexpr int mostSeconds = 120;

    bool isChosen = false; // the user chose the place
    QString screen;        // by its key; empty: in a window that can be dragged
    QStringList boards;    // by their ids, in order; empty: all, in the usual order
    int seconds = 15;      // for each
    Tone tone = Tone::Light;

    friend bool operator==(const SecondScreenChoices&, const SecondScreenChoices&) = default;
};

/// The user's preferences, for all event files.
struct Choices {
    Theme theme = Theme::System;
    Density density = Density::Compact;
    int zoom = 100; // percent
    PaperChoice paper = PaperChoice::ByLocale;
    QString backupFolder; // empty: only next to the event file
    bool sound = false;
    bool doubleCheck = true; // results are double-checked with their sheets
    QString language;        // of a locale ("de"); empty: the system's
    QString scorekeeper;     // the scorekeeper's initials
    bool fades = true;       // a draw and a champion fade in on the second window
    SecondScreenChoices secondScreen;

    friend bool operator==(const Choices&, const Choices&) = default;
};

/// The default paper.
[[nodiscard]] Paper preferredPaper(const Choices& choices);

/// Stores choices and the state of windows and lists between runs.
class Preferences : public QObject {
    Q_OBJECT

public:
    /// file: of this user; created when something is stored.
    explicit Preferences(const QString& file);

    [[nodiscard]] const Choices& choices() const { return m_choices; }
    void setChoices(const Choices& choices);

    /// Recent event files, the most recent first, without those that are gone.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    /// The name of a file; with its folder if another recent file has the same name.
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

// A user's choices, stored in the preferences as an object of a document: any type with describe()
// and blank().

/// The choices stored last; the defaults if none were stored, or if they are invalid.
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
