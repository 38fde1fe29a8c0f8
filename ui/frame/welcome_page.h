#pragma once

#include "ui/desk/preferences.h"
#include "ui/frame/samples.h"
#include "ui/look/line_icon.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QVBoxLayout;

namespace mentat {

class ChoiceButton;
class NoticeBar;

/// The window's content while no event file is open: the most recent file, which Enter opens, then
/// the ways to begin. One of these has the accent: the file, or a new event if there is none.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    WelcomePage(const Preferences& preferences, const Samples& samples, QWidget* parent = nullptr);

    [[nodiscard]] NoticeBar& notices() { return *m_notices; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

Q_SIGNALS:
    void newEventWanted();
    void lastYearWanted();
    void fromScheduleWanted();
    void openWanted();
    void sampleWanted(mentat::SampleKind kind);
    void practiceWanted();
    void fileChosen(const QString& path);

private:
    void addHead(QVBoxLayout& column);
    void addChoices(QVBoxLayout& column);
    void addTrials(QVBoxLayout& column, const Samples& samples);
    template <class Act>
    ChoiceButton* addChoice(QVBoxLayout& column, LineIcon icon, const QString& text,
                            const QString& description, Act act);
    void showRecent();
    void placeNotice();

    const Preferences& m_preferences;
    NoticeBar* m_notices;
    QWidget* m_shown; // what scrolls
    QWidget* m_inner; // its contents
    QWidget* m_head;  // its title
    QVBoxLayout* m_lastRoom;
    ChoiceButton* m_last = nullptr; // none: no recent file
    ChoiceButton* m_new = nullptr;
    QLabel* m_recentTitle;
    QListWidget* m_recent;
};

} // namespace mentat
