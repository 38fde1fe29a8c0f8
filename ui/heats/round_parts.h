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

/// A part of the page of a round that shows one of the event's rounds.
class RoundPart : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Another round, or none.
    virtual void showRound(const std::optional<RoundId>& round) = 0;
    /// The event has changed since the last update; only while the page is visible.
    virtual void refresh() {}
    /// The acts here, for the menu of the page.
    [[nodiscard]] virtual const std::vector<QAction*>& acts() const { return m_acts; }
    /// Buttons for the bar of the page; nullptr: none.
    [[nodiscard]] virtual QWidget* barActs() const { return nullptr; }

Q_SIGNALS:
    /// The possible acts or the next step changed.
    void stateChanged();
    /// Requests another page.
    void leadsTo(const QString& page, const QString& address);
    /// Typing here is over.
    void left();

protected:
    std::vector<QAction*> m_acts;
};

/// The source of a round's players, left of its tables: a check-in or a call list.
class RoundEntry : public RoundPart {
    Q_OBJECT

public:
    using RoundPart::RoundPart;

    /// To the place where typing continues.
    virtual void arrive() = 0;
    /// Whether the day's work on the round begins here, and not at its tables.
    [[nodiscard]] virtual bool comesFirst() const = 0;
    /// A letter typed next to the tables; returns whether it goes here.
    virtual bool typeOn(QKeyEvent& key);
    /// Moves the mark to a player.
    virtual void mark(const PlayerId& player);
    /// "line-up closed"; empty: there is nothing to report.
    [[nodiscard]] virtual QString stateText() const { return {}; }

Q_SIGNALS:
    /// A player came in although the round has tables.
    void latecomer(const mentat::PlayerId& player);
};

/// A preview of the tables of a round, until they are drawn.
class TablesToCome : public RoundPart {
    Q_OBJECT

public:
    using RoundPart::RoundPart;

    /// Draws them as previewed. Reports a failure.
    virtual void draw() = 0;
    /// Whether draw() would do something now.
    [[nodiscard]] virtual bool canDraw() const = 0;
    /// The label of draw().
    [[nodiscard]] virtual QString drawText() const = 0;
};

/// The next step: a button's label, with its key if it has one.
struct RoundStep {
    QString text;
    LineIcon icon;
    QKeySequence key;
};

/// A kind's part of an advanced round in addition to people and tables: votes and picks, ties to
/// roll, places.
class RulesPanel : public RoundPart {
    Q_OBJECT

public:
    using RoundPart::RoundPart;

    /// The round's progress with its reason, for the line above the page; empty: nothing.
    [[nodiscard]] virtual QString stateText() const = 0;
    [[nodiscard]] virtual QString whyText() const = 0;
    /// Absent: it has none of its own.
    [[nodiscard]] virtual std::optional<RoundStep> nextStep() const { return std::nullopt; }
    virtual void takeNextStep() {}
    /// Its overview of all rounds, shown on request in place of people and tables, and the
    /// overview's label; nullptr: none.
    [[nodiscard]] virtual QWidget* overview() const { return nullptr; }
    [[nodiscard]] virtual QString overviewText() const { return {}; }
    /// Takes the round's tables as the last part of what it scrolls; false: they stay below it.
    virtual bool takeTables(QWidget&) { return false; }
    /// To the place for typing or reading here; false: there is none now.
    virtual bool arrive() = 0;
    /// A letter typed next to people and tables; returns whether it answers stateText().
    virtual bool typeOn(QKeyEvent& key);

Q_SIGNALS:
    /// The user wants to start the tables, or the one in play has ended.
    void startWanted();
    void endWanted();
};

/// Search entries for the rounds of an event with their games: "h2 t3", "semifinal".
[[nodiscard]] std::vector<FindEntry> roundEntries(const Event& event);

} // namespace mentat
