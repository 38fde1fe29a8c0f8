#pragma once

#include "app/session/practice_play.h"
#include "ui/desk/open_book.h"
#include "ui/frame/file_acts.h"

#include <QFrame>
#include <QMenu>
#include <QObject>

#include <functional>

class QLabel;
class QPushButton;

namespace mentat {

/// What somebody who practises, or is about to, asks of the window.
enum class PracticeWish {
    WithCopy,     // of the file that is open
    WithInvented, // a made-up tournament
    GoOn,         // with the one that was left
    Step,         // the program does the next one
    PlayRound,    // all of them, until the round is played
    End,
};

/// Whether the program can do something in the event that is looked at, which is practice.
[[nodiscard]] bool hasPracticeStep(const OpenBook& book);

/// The ways into practice and out of it, and what the program plays there. The practice file stands
/// in the program's own folder; the file that counts is closed meanwhile.
class PracticeActs : public QObject {
    Q_OBJECT

public:
    PracticeActs(const Program& program, Preferences& preferences, FileActs& files);

    /// Whether there is a practice that was left.
    [[nodiscard]] bool canGoOn() const;
    /// The event that was worked on in the file that was left for practice; absent: none.
    [[nodiscard]] std::optional<EventId> leftEvent() const;

    /// book: what is open; nullptr: nothing, which only the ways into practice allow.
    void act(PracticeWish wish, OpenBook* book, qint64 seed);

Q_SIGNALS:
    void failed(const QString& sentence);
    void ended();

private:
    [[nodiscard]] QString folder() const;
    /// A copy of the open file is opened in its place.
    void practiseWith(OpenBook& original);
    /// A made-up tournament is.
    void practiseInvented(OpenBook* original);
    void goOn(OpenBook* original);
    /// Opens the file that was left for it, where it still is; else says that nothing is open any
    /// more. The practice stays where it is.
    void end();
    /// What the program does by itself; it is said in the book.
    static void doStep(OpenBook& book, qint64 seed);
    static void playRound(OpenBook& book, qint64 seed);
    void open(const Result<QString>& practice, OpenBook* original);
    [[nodiscard]] static QString sentence(const OpenBook& book, const PracticeDeed& deed);

    const Program& m_program;
    Preferences& m_preferences;
    FileActs& m_files;
};

/// The ways into practice, out of it, and what the program plays there.
class PracticeMenu : public QMenu {
    Q_OBJECT

public:
    PracticeMenu(const QString& title, QWidget* parent);

    /// nullptr: nothing is open.
    void setBook(OpenBook* book);
    /// Whether there is a practice that was left.
    void setCanGoOn(bool canGoOn);

Q_SIGNALS:
    void wanted(mentat::PracticeWish wish);

private:
    QAction* add(const QString& text, PracticeWish wish);
    void showState();

    OpenBook* m_book = nullptr;
    bool m_canGoOn = false;
    QAction* m_withCopy;
    QAction* m_withInvented;
    QAction* m_goOn;
    QAction* m_step;
    QAction* m_heat;
    QAction* m_end;
};

/// Above every page of a file to practise with: that nothing here counts, in a color that nothing
/// else has, and what the program does by itself. Not there in a file that counts.
class PracticeBand : public QFrame {
    Q_OBJECT

public:
    explicit PracticeBand(OpenBook& book, QWidget* parent = nullptr);

    /// Empty where it is not there.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void wanted(mentat::PracticeWish wish);

private:
    QPushButton* addButton(const QString& text, const QString& description, PracticeWish wish);
    void showState();
    void keepColors();

    OpenBook& m_book;
    QLabel* m_text;
    QPushButton* m_step;
    QPushButton* m_heat;
    QPushButton* m_end;
};

/// Puts "Practice" before the title of every window and dialog that opens while somebody practises,
/// and takes it away again from those that stay.
class PracticeTitles : public QObject {
    Q_OBJECT

public:
    PracticeTitles(std::function<bool()> isPractising, QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<bool()> m_isPractising;
};

} // namespace mentat
