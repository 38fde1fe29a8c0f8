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

/// Where the guide opens, so that the desk stays to be seen: at the right of the window, else at
/// its left, where the screen has room for two thirds of the wanted width at least. Else over the
/// window, on the side where nothing is typed, at most two thirds of the screen wide. As high as
/// the screen. All in pixels; screen: what the desktop leaves free; typing: where the focus is.
[[nodiscard]] QRect placeBeside(const QRect& window, const QRect& screen, const QRect& typing,
                                int wanted);

class GuideView;
class Preferences;
class Prompts;

/// The guide beside the desk, in a window of its own: contents at the left, above them what is
/// looked for, the page at the right. The field has the focus; the page scrolls from there. Goes by
/// F1 or Esc and leaves the desk as it was.
class GuideWindow : public QWidget {
    Q_OBJECT

public:
    GuideWindow(const GuideBook& book, Preferences& preferences, Prompts& prompts, QWidget& desk);

    /// Opens at this page; nullptr: what was read last, or the first.
    void open(const GuidePage* page);
    [[nodiscard]] const GuidePage* page() const;

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Something that was read, for the way back.
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
    /// What stands around the page goes with the one that is shown.
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
    QRect m_placed; // where it was put when it opened
};

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
