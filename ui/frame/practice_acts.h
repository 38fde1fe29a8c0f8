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

/// A user's request about practice.
enum class PracticeWish {
    WithCopy,     // of the open file
    WithInvented, // a made-up tournament
    GoOn,         // with the practice left earlier
    Step,         // Mentat plays the next one
    PlayRound,    // all steps, until the round is played
    End,
};

/// Whether Mentat can play a step in the current event, a practice event.
[[nodiscard]] bool hasPracticeStep(const OpenBook& book);

/// The ways into practice and out of it, and Mentat's own play in it. The practice file is in the
/// program's own folder; the file that counts is closed meanwhile.
class PracticeActs : public QObject {
    Q_OBJECT

public:
    PracticeActs(const Program& program, Preferences& preferences, FileActs& files);

    /// Whether an earlier practice can be continued.
    [[nodiscard]] bool canGoOn() const;
    /// The current event of the file that was left for practice; absent: none.
    [[nodiscard]] std::optional<EventId> leftEvent() const;

    /// book: the open one; nullptr: none, allowed only for the ways into practice.
    void act(PracticeWish wish, OpenBook* book, qint64 seed);

Q_SIGNALS:
    void failed(const QString& sentence);
    void ended();

private:
    [[nodiscard]] QString folder() const;
    /// Opens a copy of the open file in its place.
    void practiceWith(OpenBook& original);
    /// Opens a made-up tournament in its place.
    void practiceInvented(OpenBook* original);
    void goOn(OpenBook* original);
    /// Reopens the file that was left for practice, if it still exists; otherwise reports that no
    /// file is open. The practice stays where it is.
    void end();
    /// Mentat plays a step, and the book reports it.
    static void doStep(OpenBook& book, qint64 seed);
    static void playRound(OpenBook& book, qint64 seed);
    void open(const Result<QString>& practice, OpenBook* original);
    [[nodiscard]] static QString sentence(const OpenBook& book, const PracticeDeed& deed);

    const Program& m_program;
    Preferences& m_preferences;
    FileActs& m_files;
};

/// The menu of practice: the ways in and out, and Mentat's own play.
class PracticeMenu : public QMenu {
    Q_OBJECT

public:
    PracticeMenu(const QString& title, QWidget* parent);

    /// nullptr: no book is open.
    void setBook(OpenBook* book);
    /// Whether an earlier practice can be continued.
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

/// Above every page of a practice file: a notice that nothing here counts, in a color used for
/// nothing else, and the steps that Mentat can play. Hidden in a file that counts.
class PracticeBand : public QFrame {
    Q_OBJECT

public:
    explicit PracticeBand(OpenBook& book, QWidget* parent = nullptr);

    /// Empty if hidden.
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

/// Prefixes "Practice" to the title of every window and dialog that opens during practice, and
/// removes it from those that stay.
class PracticeTitles : public QObject {
    Q_OBJECT

public:
    PracticeTitles(std::function<bool()> isPractising, QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<bool()> m_isPractising;
};

} // namespace mentat
