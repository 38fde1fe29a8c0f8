#pragma once

#include "ui/frame/file_acts.h"

namespace mentat {

/// The ways to another event: a new one in a file of its own, or one made from last year's.
class EventActs : public QObject {
    Q_OBJECT

public:
    EventActs(const Program& program, FileActs& files, QWidget& window);

    /// What stands in the window; nullptr: nothing.
    void setBook(OpenBook* book) { m_book = book; }
    void makeNew();
    /// From the event that is looked at; where no file is open, last year's is asked for first.
    void makeFromLastYear();

Q_SIGNALS:
    void failed(const QString& sentence);
    /// It was made and is the one that is looked at.
    void made();

private:
    const Program& m_program;
    FileActs& m_files;
    QWidget& m_window;
    OpenBook* m_book = nullptr;
};

} // namespace mentat
