#pragma once

#include "ui/guide/guide_book.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace mentat {

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

} // namespace mentat
