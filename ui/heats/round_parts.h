#pragma once

#include "model/event.h"
#include "model/people/player.h"
#include "model/rounds/heats_play.h"
#include "ui/desk/find_entries.h"
#include "ui/look/line_icon.h"

#include <QKeySequence>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QKeyEvent;

namespace mentat {

/// Something on the page of a round that shows one of the event's rounds.
class RoundPart : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Another round, or none.
    virtual void showRound(const std::optional<RoundId>& round) = 0;
    /// The event is another than when it was last shown; only while the page is seen.
    virtual void refresh() {}
    /// What can be done here, for the menu of the page.
    [[nodiscard]] virtual const std::vector<QAction*>& acts() const { return m_acts; }
    /// Buttons for the bar of the page; nullptr: none.
    [[nodiscard]] virtual QWidget* barActs() const { return nullptr; }

Q_SIGNALS:
    /// Another thing can be done, or is to be done next.
    void stateChanged();
    /// Somewhere else is to be shown.
    void leadsTo(const QString& page, const QString& address);
    /// Nothing is typed here any more.
    void left();

protected:
    std::vector<QAction*> m_acts;
};

/// Where the people of a round come from, left of its tables: a check-in or a call list.
class RoundEntry : public RoundPart {
    Q_OBJECT

public:
    using RoundPart::RoundPart;

    /// To where typing goes on.
    virtual void arrive() = 0;
    /// Whether the day's work on the round begins here, and not at its tables.
    [[nodiscard]] virtual bool comesFirst() const = 0;
    /// A letter that was typed beside the tables; whether it goes on here.
    virtual bool typeOn(QKeyEvent& key);
    /// Puts the mark on somebody.
    virtual void mark(const PlayerId& player);
    /// "line-up closed"; empty: there is nothing to say.
    [[nodiscard]] virtual QString stateText() const { return {}; }

Q_SIGNALS:
    /// Somebody came in although the round has tables.
    void latecomer(const mentat::PlayerId& player);
};

/// What the tables of a round would be, until they are drawn.
class TablesToCome : public RoundPart {
    Q_OBJECT

public:
    using RoundPart::RoundPart;

    /// As they are shown. What stands in the way is said.
    virtual void draw() = 0;
    /// Whether draw() would do something now.
    [[nodiscard]] virtual bool canDraw() const = 0;
    /// What draw() is called.
    [[nodiscard]] virtual QString drawText() const = 0;
};

/// The next thing to do: a button's text, its key where it has one.
struct RoundStep {
    QString text;
    LineIcon icon;
    QKeySequence key;
};

/// What the rules of an event have for an advanced round beside its people and tables: votes and
/// picks, ties to roll, places.
class RulesPanel : public RoundPart {
    Q_OBJECT

public:
    using RoundPart::RoundPart;

    /// How far the round is, and why it is as it is, for above the page; empty: nothing is said.
    [[nodiscard]] virtual QString stateText() const = 0;
    [[nodiscard]] virtual QString whyText() const = 0;
    /// Absent: it has none of its own.
    [[nodiscard]] virtual std::optional<RoundStep> nextStep() const { return std::nullopt; }
    virtual void takeNextStep() {}
    /// What it shows of all rounds at once, in place of people and tables while that is wanted, and
    /// what that is called; nullptr: nothing.
    [[nodiscard]] virtual QWidget* overview() const { return nullptr; }
    [[nodiscard]] virtual QString overviewText() const { return {}; }
    /// To where something is typed or read here; false: nothing is now.
    virtual bool arrive() = 0;
    /// A letter that was typed beside people and tables; whether it is what stateText() asks for.
    virtual bool typeOn(QKeyEvent& key);

Q_SIGNALS:
    /// The overview is done with.
    void overviewLeft();
    /// The tables are to be started, or the one that plays has ended.
    void startWanted();
    void endWanted();
};

/// The rounds of an event with their games, as a few letters find them: "h2 t3", "semifinal".
[[nodiscard]] std::vector<FindEntry> roundEntries(const Event& event);

} // namespace mentat
