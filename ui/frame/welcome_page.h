#pragma once

#include "ui/desk/preferences.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QVBoxLayout;

namespace mentat {

/// Events to look at that come with the program.
enum class SampleKind { Tournament, Heats };

/// Which were built with it: only these are offered.
struct SamplesBuilt {
    bool tournament = false;
    bool heats = false;
};

class ChoiceButton;
class NoticeBar;

/// What stands in the window while no event file is open: the file that was worked on last, which
/// Enter opens, then the ways to begin. One of these is in the accent: the file, or a new event
/// where there is none.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    WelcomePage(const Preferences& preferences, SamplesBuilt samples, QWidget* parent = nullptr);

    [[nodiscard]] NoticeBar& notices() { return *m_notices; }

protected:
    void resizeEvent(QResizeEvent* event) override;
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
    void addChoices(QVBoxLayout& column, SamplesBuilt samples);
    void showRecent();
    void placeNotice();

    const Preferences& m_preferences;
    NoticeBar* m_notices;
    QVBoxLayout* m_lastRoom;
    ChoiceButton* m_last = nullptr; // none where no file was opened lately
    ChoiceButton* m_new = nullptr;
    QLabel* m_recentTitle;
    QListWidget* m_recent;
};

} // namespace mentat
