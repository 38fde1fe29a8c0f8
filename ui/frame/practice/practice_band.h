#pragma once

#include "ui/desk/open_book.h"
#include "ui/frame/practice/practice_wish.h"

#include <QFrame>
#include <QObject>

#include <functional>

class QLabel;
class QPushButton;

namespace mentat {

/// Above every page of a file to practise with: that nothing here counts, in a colour that nothing
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
    void keepColours();

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
