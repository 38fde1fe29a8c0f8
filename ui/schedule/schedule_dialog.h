#pragma once

#include "app/session/ruleset/listed_stages.h"
#include "app/session/scheduled_event.h"
#include "ui/desk/prompts.h"
#include "ui/look/desk_theme.h"

#include <QDialog>
#include <QWidget>

#include <map>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

/// The advanced rounds in which a schedule differs from the rules of an event, one box each:
/// checked, the round becomes as in the schedule, otherwise it stays as in the rules.
class StageBoxes : public QWidget {
    Q_OBJECT

public:
    explicit StageBoxes(QWidget* parent = nullptr);

    /// Hidden without questions.
    void showQuestions(const StageQuestions& questions);
    [[nodiscard]] RoundKinds taken() const;

Q_SIGNALS:
    /// The user checked or unchecked a box.
    void answered();

protected:
    /// A letter checks its box at once: an Enter right after it accepts the visible state.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::map<RoundKind, QCheckBox*> m_boxes;
};

class ListTable;
class Preferences;
class ScheduleSource;
class TextRowsModel;
class Wording;

/// The dialog's surroundings; outlive it.
struct ScheduleDesk {
    Prompts& prompts;
    Preferences& preferences;
    const DeskTheme& theme;
    const Wording& wording;
};

/// A convention's schedule: the user picks an event by code, name or Game Master and sees a preview
/// of its import. Accepted: update() has to be made.
class ScheduleDialog : public QDialog {
    Q_OBJECT

public:
    /// event: gets the schedule's times; nullptr: creates a new one.
    ScheduleDialog(const ScheduleDesk& desk, const Event* event, QWidget* parent = nullptr);

    /// A schedule chosen elsewhere.
    void open(const QString& path);
    [[nodiscard]] const ScheduleUpdate& update() const { return *m_update; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void connectParts();
    void showSchedule();
    void listEvents();
    void markFirst();
    void markOwn();
    void showChosen();
    void proposeRules();
    /// "SE – Single elimination"; a name without more to it as it is.
    [[nodiscard]] QString titleOf(const QString& rules) const;
    void look();
    void showLook();
    void showAct();
    [[nodiscard]] const ScheduledEvent* chosen() const;
    [[nodiscard]] QStringList problemsOfChosen() const;
    [[nodiscard]] QString factsText(const ScheduledEvent& scheduled) const;
    [[nodiscard]] QString noteText(const ScheduledEvent& scheduled) const;
    [[nodiscard]] QString leftOutText(const ScheduleUpdate& update) const;
    [[nodiscard]] bool isOtherYear(const ScheduledEvent& scheduled) const;

    ScheduleDesk m_desk;
    const Event* m_event;
    QString m_shownCode;      // its rules were proposed
    bool m_isListing = false; // the selection is shown once the list is complete
    std::optional<FormatCodes> m_codes;
    std::map<QString, QString> m_titles; // of rules, by their name
    StageAnswers m_answers;              // about the rounds of the chosen one; absent: as proposed
    std::optional<ScheduleUpdate> m_update; // of the chosen one, if possible
    ScheduleSource* m_source;
    QWidget* m_body;
    QLineEdit* m_search;
    ListTable* m_list;
    TextRowsModel* m_events;
    QLabel* m_title;
    QLabel* m_facts;
    QWidget* m_rulesRow;
    QComboBox* m_rules;
    StageBoxes* m_stages;
    ListTable* m_rounds;
    TextRowsModel* m_lines; // of the rounds, or of the changes
    QLabel* m_note;
    QPushButton* m_act = nullptr;
};

} // namespace mentat
