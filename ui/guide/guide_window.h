#pragma once

#include "ui/guide/guide_book.h"

#include <QPointer>
#include <QRect>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace mentat {

/// The place of the guide that leaves the desk visible: at the right of the window, otherwise at
/// its left, if the screen has room for at least two thirds of the wanted width. Otherwise over the
/// window, on the side away from typing, at most two thirds of the screen wide. As high as the
/// screen. All in pixels; screen: the part that the desktop leaves free; typing: the focused part.
[[nodiscard]] QRect placeBeside(const QRect& window, const QRect& screen, const QRect& typing,
                                int wanted);

class GuideView;
class Preferences;
class Prompts;

/// The guide next to the desk, in its own window: contents at the left with the search field above,
/// the page at the right. The field has the focus; the page scrolls from there. Closes with F1 or
/// Esc and leaves the desk as it was.
class GuideWindow : public QWidget {
    Q_OBJECT

public:
    GuideWindow(const GuideBook& book, Preferences& preferences, Prompts& prompts, QWidget& desk);

    /// Opens at this page; nullptr: the last one read, or the first.
    void open(const GuidePage* page);
    [[nodiscard]] const GuidePage* page() const;

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A visited place, for going back.
    struct Visit {
        const GuidePage* page;
        size_t section;
        int scrolled;
    };

    void build();
    void addKeys();
    void place();
    void shareWidth();
    void search();
    void addLine(const GuidePage& page, size_t section, const QString& text);
    void markShown();
    void follow(int row);
    void goTo(const GuidePage& page, size_t section, const QStringList& words);
    void revisit(size_t visit);
    /// Updates the parts around the page to match the displayed one.
    void showPlace();
    void print();
    bool takeKey(int key);

    const GuideBook& m_book;
    Preferences& m_preferences;
    Prompts& m_prompts;
    QWidget& m_desk;
    QWidget* m_contents;
    QLineEdit* m_field;
    QListWidget* m_list;
    QLabel* m_nothing;
    QLabel* m_told;
    QPushButton* m_back;
    QPushButton* m_forward;
    QPushButton* m_print;
    GuideView* m_view;
    std::vector<Visit> m_visited;
    size_t m_visit = 0;
    QRect m_placed; // its rectangle when it opened
};

/// The guide at the desk: loaded on first use, opened where it helps.
class GuideAtHand {
public:
    /// folder: of the guide; empty: none came with the program.
    GuideAtHand(QString folder, Preferences& preferences, Prompts& prompts, QWidget& desk);
    ~GuideAtHand();
    GuideAtHand(const GuideAtHand&) = delete;
    GuideAtHand& operator=(const GuideAtHand&) = delete;

    /// Empty if there is none.
    [[nodiscard]] const GuideBook& book();
    /// Opens at the help for this page of the window (its id): the last page read, if it covers it,
    /// otherwise the guide's choice. Closes it if it is open. The guide must not be empty.
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
