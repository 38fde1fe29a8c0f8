#pragma once

#include "app/session/formats/practice_play.h"
#include "ui/frame/file_acts.h"
#include "ui/frame/practice/practice_wish.h"

namespace mentat {

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

} // namespace mentat
